/** SHA-256 (FIPS 180-4). The browser's own one is missing on pages that come without TLS, as on a server at home. */

/** The primes from 2 on. */
function primes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((one) => n % one)) found.push(n);
  return found;
}

const fraction = (x: number): number => ((x - Math.floor(x)) * 2 ** 32) | 0;
const PRIMES = primes(64);
const FIRST = PRIMES.slice(0, 8).map((one) => fraction(Math.sqrt(one)));
const ROUNDS = PRIMES.map((one) => fraction(Math.cbrt(one)));
const nth = (list: ArrayLike<number>, at: number): number => list[at] ?? 0;
const turn = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

/** The message with its end mark and its length, in blocks of 64 bytes. */
function padded(bytes: Uint8Array): DataView {
  const whole = new Uint8Array((((bytes.length + 8) >> 6) + 1) << 6);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  const view = new DataView(whole.buffer);
  view.setUint32(whole.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(whole.length - 4, bytes.length << 3);
  return view;
}

/** The 64 words of a block. */
function words(view: DataView, at: number): Int32Array {
  const w = new Int32Array(64);
  for (let i = 0; i < 16; i++) w[i] = view.getInt32(at + 4 * i);
  for (let i = 16; i < 64; i++) {
    const [a, b] = [nth(w, i - 15), nth(w, i - 2)];
    const early = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
    const late = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
    w[i] = (nth(w, i - 16) + early + nth(w, i - 7) + late) | 0;
  }
  return w;
}

function compress(state: number[], w: Int32Array): number[] {
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const choice = (e & f) ^ (~e & g);
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + nth(ROUNDS, i) + nth(w, i)) | 0;
    const most = (a & b) ^ (a & c) ^ (b & c);
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + most) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  return [a, b, c, d, e, f, g, h].map((one, at) => (one + nth(state, at)) | 0);
}

/** In hexadecimal. */
export function sha256(bytes: Uint8Array): string {
  const view = padded(bytes);
  let state = FIRST;
  for (let at = 0; at < view.byteLength; at += 64) state = compress(state, words(view, at));
  return state.map((one) => (one >>> 0).toString(16).padStart(8, '0')).join('');
}

/** The bytes that hexadecimal digits stand for. */
export function bytesOf(digits: string): Uint8Array {
  return Uint8Array.from(digits.match(/../g) ?? [], (two) => parseInt(two, 16));
}
