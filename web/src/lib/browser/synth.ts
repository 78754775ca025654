/** Our sounds as tones and breaths of noise: no file is loaded. Soft attacks, short tails, nothing above 2 kHz. */

/** A tone that may glide, or noise through a filter. */
export interface Note {
  /** Seconds from the beginning. */
  at: number;
  /** Seconds until it has faded. */
  long: number;
  /** From 0 to 1, beside the volume. */
  loud: number;
  pitch: number;
  /** Where the pitch glides to. */
  to?: number;
  wave?: OscillatorType | 'noise';
}

const bell = (pitch: number, at: number, loud = 0.5): Note[] => [
  { at, long: 0.5, loud, pitch },
  { at, long: 0.3, loud: loud * 0.25, pitch: pitch * 2.01 },
];
const breath = (at: number, long: number, loud: number, pitch: number, to = pitch): Note => ({
  at,
  long,
  loud,
  pitch,
  to,
  wave: 'noise',
});

export const SOUNDS = {
  /** It is my turn: two rising bells. */
  turn: [...bell(659.3, 0), ...bell(880, 0.14)],
  /** A card slides. */
  card: [breath(0, 0.12, 0.35, 900, 1700)],
  /** Coins: two small clear strokes. */
  coin: [
    { at: 0, long: 0.16, loud: 0.22, pitch: 1568, wave: 'triangle' },
    { at: 0.07, long: 0.22, loud: 0.2, pitch: 1976, wave: 'triangle' },
  ],
  /** A train: three soft strokes of steam. */
  train: [
    breath(0, 0.14, 0.4, 420, 260),
    breath(0.17, 0.14, 0.34, 420, 260),
    breath(0.34, 0.2, 0.3, 420, 220),
  ],
  /** A paddle wheel: slow splashes. */
  paddle: [0, 0.22, 0.44, 0.66].map((at) => breath(at, 0.26, 0.3, 520, 240)),
  /** Something is completed: a chord that opens. */
  success: [523.3, 659.3, 784, 1046.5].flatMap((pitch, step) => bell(pitch, step * 0.09, 0.4)),
  /** Dice: a few dry knocks, closer together. */
  dice: [0, 0.09, 0.16, 0.21, 0.25].map((at): Note => ({
    at,
    long: 0.05,
    loud: 0.3,
    pitch: 700,
    to: 320,
    wave: 'triangle',
  })),
  /** A line of the score sheet. */
  line: [...bell(587.3, 0, 0.25)],
  /** The winner. */
  winner: [392, 523.3, 659.3, 784, 1046.5].flatMap((pitch, step) => bell(pitch, step * 0.13, 0.45)),
  /** That is not possible. */
  refused: [{ at: 0, long: 0.2, loud: 0.3, pitch: 196, to: 165, wave: 'triangle' }],
} satisfies Record<string, Note[]>;

export type SoundName = keyof typeof SOUNDS;

let hiss: AudioBuffer | null = null;

/** Half a second of noise, made once. */
function noise(context: BaseAudioContext): AudioBuffer {
  if (hiss?.sampleRate === context.sampleRate) return hiss;
  hiss = new AudioBuffer({ length: context.sampleRate / 2, sampleRate: context.sampleRate });
  const samples = hiss.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return hiss;
}

function glide(value: AudioParam, { pitch, to = pitch, long }: Note, start: number): void {
  value.setValueAtTime(pitch, start);
  if (to !== pitch) value.exponentialRampToValueAtTime(to, start + long);
}

/** What sounds, and where its path to the loudness ends. */
function voice(context: BaseAudioContext, note: Note, start: number): [AudioScheduledSourceNode, AudioNode] {
  if (note.wave === 'noise') {
    const source = new AudioBufferSourceNode(context, { buffer: noise(context), loop: true });
    const band = new BiquadFilterNode(context, { type: 'bandpass', Q: 0.9 });
    glide(band.frequency, note, start);
    return [source, source.connect(band)];
  }
  const tone = new OscillatorNode(context, { type: note.wave ?? 'sine' });
  glide(tone.frequency, note, start);
  return [tone, tone];
}

/** Plays one note at its time. */
export function play(context: BaseAudioContext, note: Note, volume: number): void {
  const start = context.currentTime + note.at;
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.linearRampToValueAtTime(
    Math.max(0.0002, note.loud * volume),
    start + Math.min(0.02, note.long / 4),
  );
  gain.gain.exponentialRampToValueAtTime(0.0001, start + note.long);
  const [source, end] = voice(context, note, start);
  end.connect(gain).connect(context.destination);
  source.start(start);
  source.stop(start + note.long + 0.05);
}
