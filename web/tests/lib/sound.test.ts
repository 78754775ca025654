import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** Counts what is built; every node can be connected. */
class Node {
  static made: string[] = [];
  static loud: number[] = [];
  readonly gain = this.param();
  readonly frequency = this.param();

  constructor() {
    Node.made.push(new.target.name);
  }

  private param(): object {
    const set = (value: number): void => void Node.loud.push(value);
    return {
      setValueAtTime: () => undefined,
      linearRampToValueAtTime: set,
      exponentialRampToValueAtTime: () => undefined,
    };
  }

  connect<N>(other: N): N {
    return other;
  }

  start(): void {}
  stop(): void {}
}
class GainNode extends Node {}
class OscillatorNode extends Node {}
class BiquadFilterNode extends Node {}
class AudioBufferSourceNode extends Node {}
class AudioBuffer {
  sampleRate = 100;
  getChannelData = (): Float32Array => new Float32Array(50);
}
let time = 0;
class AudioContext {
  state = 'running';
  sampleRate = 100;
  destination = {};
  resume = (): Promise<void> => Promise.resolve();
  get currentTime(): number {
    return time;
  }
}

const fresh = async () => {
  vi.resetModules();
  const { choose } = await import('../../src/lib/browser/settings.svelte');
  const { SOUNDS } = await import('../../src/lib/browser/synth');
  return { choose, SOUNDS, ...(await import('../../src/lib/browser/sound')) };
};

beforeEach(() => {
  Node.made = [];
  Node.loud = [];
  time = 0;
  localStorage.clear();
  const all = {
    AudioContext,
    AudioBuffer,
    GainNode,
    OscillatorNode,
    BiquadFilterNode,
    AudioBufferSourceNode,
  };
  for (const [name, one] of Object.entries(all)) vi.stubGlobal(name, one);
});
afterEach(() => vi.unstubAllGlobals());

describe('a sound', () => {
  it('is silent before the first click, and when it is off', async () => {
    const { choose, sound, wake } = await fresh();
    sound('turn');
    wake();
    choose({ sound: false });
    sound('turn');
    choose({ sound: true, volume: 0 });
    sound('turn');
    expect(Node.made).toEqual([]);
  });

  it('is as loud as the player likes, and never loud', async () => {
    const { choose, sound, wake } = await fresh();
    wake();
    choose({ volume: 1 });
    sound('coin');
    const most = Math.max(...Node.loud);
    expect(most).toBeLessThan(0.2);
    Node.loud = [];
    choose({ volume: 0.5 });
    time = 1;
    sound('coin');
    expect(Math.max(...Node.loud)).toBeCloseTo(most / 2);
  });

  it('that comes twice at once is one sound', async () => {
    const { sound, wake } = await fresh();
    wake();
    sound('card');
    const once = Node.made.length;
    sound('card');
    expect(Node.made).toHaveLength(once);
    time = 1;
    sound('card');
    expect(Node.made).toHaveLength(2 * once);
  });

  it('is there for every occasion, short and soft', async () => {
    const { sound, SOUNDS, wake } = await fresh();
    wake();
    for (const name of ['turn', 'card', 'coin', 'train', 'paddle', 'success', 'dice'] as const) {
      time += 1;
      sound(name);
      const notes = SOUNDS[name];
      expect(Math.max(...notes.map((one) => one.at + one.long))).toBeLessThanOrEqual(1);
      expect(Math.max(...notes.map((one) => one.loud))).toBeLessThanOrEqual(0.5);
    }
    expect(new Set(Node.made)).toContain('AudioBufferSourceNode');
  });
});

describe('a phone', () => {
  it('vibrates only if it can, may, and was touched before', async () => {
    const { choose } = await fresh();
    const { buzz } = await import('../../src/lib/browser/haptics');
    const vibrate = vi.fn();
    const phone = (more: object) =>
      vi.stubGlobal('navigator', {
        maxTouchPoints: 5,
        vibrate,
        userActivation: { hasBeenActive: true },
        ...more,
      });
    phone({ userActivation: { hasBeenActive: false } });
    buzz('turn');
    phone({ maxTouchPoints: 0 });
    buzz('turn');
    phone({});
    choose({ haptics: false });
    buzz('turn');
    expect(vibrate).not.toHaveBeenCalled();
    choose({ haptics: true });
    buzz('success');
    expect(vibrate).toHaveBeenCalledOnce();
  });
});
