/** Cards or tiles chosen one by one and sent as one move; the server's sums are known before confirming. */
import type { Eye } from '../../../lib/net/eye.svelte';
import type { Answer, Preview } from '../../../lib/net/protocol';
import { verb } from '../../common/ask/controller.svelte';
import type { TableView } from '../view';

const ENDS = ['done', 'enough'];

export class Chain {
  /** In the order in which they are sent. */
  picked = $state.raw<Answer[]>([]);
  private preview = $state.raw<Preview<TableView> | null>(null);
  private turn = 0;
  private known = new Map<string, Preview<TableView>>();

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
    return (this.preview?.legal ?? this.eye.legal).filter((one) => verb(one) === this.link);
  }

  /** The table as it would be. */
  get after(): TableView | null {
    return this.preview?.view ?? null;
  }

  /** What the last of them makes: the total of a bid, or the sum of tiles. */
  get sum(): number | null {
    const words = this.picked.at(-1)?.words;
    const found = words?.['total'] ?? words?.['sum'];
    return found === undefined ? null : Number(found);
  }

  /** All answers with the end of the chain; null if nothing can be sent yet. */
  get message(): number[] | null {
    const end = this.preview?.legal.find((one) => ENDS.includes(verb(one)));
    if (!this.preview || !(end || this.preview.whole)) return null;
    return [...this.picked, ...(end ? [end] : [])].map((one) => one.answer);
  }

  /** The answers so far. */
  get answers(): number[] {
    return this.picked.map((one) => one.answer);
  }

  /** One more; false if the rules don't have it. */
  add(name: string): Promise<boolean> {
    return this.build([...this.names, name]);
  }

  /** Without all of this name. */
  async drop(name: string): Promise<void> {
    await this.build(this.names.filter((one) => one !== name));
  }

  /** Without one of this name. */
  async less(name: string): Promise<void> {
    const at = this.names.lastIndexOf(name);
    await this.build(this.names.filter((_, which) => which !== at));
  }

  /** Without the last one. */
  async back(): Promise<void> {
    await this.build(this.names.slice(0, -1));
  }

  private async build(names: string[]): Promise<boolean> {
    const turn = ++this.turn;
    const picked: Answer[] = [];
    let preview: Preview<TableView> | null = null;
    for (const name of this.sorted(names)) {
      const one: Answer | undefined = (preview?.legal ?? this.eye.legal).find(
        (each) => verb(each) === this.link && nameIn(each) === name,
      );
      if (!one) return false;
      picked.push(one);
      preview = await this.ask(picked.map((each) => each.answer));
      if (turn !== this.turn) return true; // another change came later and counts
    }
    this.picked = picked;
    this.preview = preview;
    return true;
  }

  /** CO-TIE-01: tiles of one choice are named from the highest down. */
  private sorted(names: string[]): string[] {
    return this.link === 'tile' ? names.toSorted((a, b) => Number(b) - Number(a)) : names;
  }

  private async ask(answers: number[]): Promise<Preview<TableView>> {
    const key = answers.join();
    const found = this.known.get(key) ?? (await this.eye.preview(answers));
    this.known.set(key, found);
    return found;
  }
}

/** What a link of a chain names: an auxiliary, or the number of a tile. */
function nameIn(one: Answer): string {
  return one.parts[1] ?? '';
}
