/** What was loaded before, or is being loaded; the oldest is forgotten, and so is a failure. */
export class Cache<T> {
  private readonly kept = new Map<string, Promise<T>>();

  constructor(private readonly most: number) {}

  has(key: string): boolean {
    return this.kept.has(key);
  }

  put(key: string, coming: Promise<T>): void {
    this.kept.set(key, coming);
    coming.catch(() => this.kept.delete(key));
    const [oldest] = this.kept.keys();
    if (this.kept.size > this.most && oldest !== undefined) this.kept.delete(oldest);
  }

  get(key: string, load: () => Promise<T>): Promise<T> {
    const known = this.kept.get(key);
    if (known) return known;
    const coming = load();
    this.put(key, coming);
    return coming;
  }
}
