/** Numbers as they are printed: with a real minus, and halves as ½. */

/** −3, 6½: points, values and totals. */
export function halves(n: number): string {
  const whole = Math.trunc(Math.abs(n));
  const half = Math.abs(n) % 1 ? '½' : '';
  return `${n < 0 ? '−' : ''}${whole || !half ? whole : ''}${half}`;
}

/** +1, −2, 0: what is added or taken away. */
export function signed(n: number): string {
  return n > 0 ? `+${halves(n)}` : halves(n);
}
