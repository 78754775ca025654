/** Cards or tiles chosen one by one and sent as one move; the server's sums are known before confirming. */
import type { Eye } from '../../../lib/net/eye.svelte';
import type { Answer, Preview } from '../../../lib/net/protocol';
import { verb } from '../../common/ask/controller.svelte';
import type { TableView } from '../view';

export class Chain {
  /** In the order in which they are sent. */
  picked = $state.raw<Answer[]>([]);
  private preview = $state.raw<Preview<TableView> | null>(null);
  private turn = 0;
  /** What has been offered so far, by name: an answer has the same number everywhere. */
  private known = new Map<string, Answer>();

  /** `link` is the verb of what is chosen: lay or tile. */
  constructor(
    private readonly eye: Eye<TableView>,
    private readonly link: 'lay' | 'tile',
  ) {}

  reset(): void {
    this.turn += 1;
    this.picked = [];
    this.preview = null;
    this.known.clear();
  }

  get names(): string[] {
    return this.picked.map(nameIn);
  }

  count(name: string): number {
    return this.names.filter((one) => one === name).length;
  }

  /** What may follow. */
  get next(): Answer[] {
    const legal = this.preview ? (this.preview.links[this.picked.length]?.legal ?? []) : this.eye.legal;
    return legal.filter((one) => verb(one) === this.link);
  }

  /** The table as it would be. */
  get after(): TableView | null {
    return this.preview?.view ?? null;
  }

  /** What the last of them leads to: the total of a bid, or the sum of tiles. */
  get sum(): number | null {
    const words = this.picked.at(-1)?.words;
    const found = words?.['total'] ?? words?.['sum'];
    return found === undefined ? null : Number(found);
  }

  /** All answers including the end of the chain; null if nothing can be sent yet. */
  get message(): number[] | null {
    return this.preview?.whole ? this.preview.move : null;
  }

  /** The answers so far. */
  get answers(): number[] {
    return this.picked.map((one) => one.answer);
  }

  /** Adds one; false if the rules don't allow it. */
  add(name: string): Promise<boolean> {
    return this.build([...this.names, name]);
  }

  /** Removes all of this name. */
  async drop(name: string): Promise<void> {
    await this.build(this.names.filter((one) => one !== name));
  }

  /** Removes one of this name. */
  async less(name: string): Promise<void> {
    const at = this.names.lastIndexOf(name);
    await this.build(this.names.filter((_, which) => which !== at));
  }

  /** Removes the last one. */
  async back(): Promise<void> {
    await this.build(this.names.slice(0, -1));
  }

  /** Asks the server once: all of them are preferred, and the server puts them in order. */
  private async build(names: string[]): Promise<boolean> {
    const turn = ++this.turn;
    for (const one of [...this.eye.legal, ...this.next])
      if (verb(one) === this.link) this.known.set(nameIn(one), one);
    const prefer = names.flatMap((name) => this.known.get(name)?.answer ?? []);
    if (prefer.length < names.length) return false;
    const told = prefer.length ? await this.eye.preview([], { prefer }) : null;
    if (turn !== this.turn) return true; // another change came later and counts
    const links = told?.links.slice(0, prefer.length) ?? [];
    const picked = links.flatMap((one) => one.legal.find(({ answer }) => answer === one.answer) ?? []);
    if (picked.filter((one) => verb(one) === this.link).length < names.length) return false;
    this.picked = picked;
    this.preview = told;
    return true;
  }
}

/** What a link of a chain names: an auxiliary, or the number of a tile. */
function nameIn(one: Answer): string {
  return one.parts[1] ?? '';
}
