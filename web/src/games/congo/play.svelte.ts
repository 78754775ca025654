/** What the player at this screen is about to do: which card is chosen, which cards are laid, which tiles. */
import type { Eye } from '../../lib/net/eye.svelte';
import { t } from '../../lib/i18n/i18n.svelte';
import type { Answer, Fact } from '../../lib/net/protocol';
import { Controller, verb } from '../common/ask/controller.svelte';
import type { Box } from './box.svelte';
import { Chain } from './ask/chain.svelte';
import { Preset } from './ask/meanwhile/preset.svelte';
import { reason } from './story/facts';
import type { Question, SeatView, TableView } from './view';

export type Mode = Question | 'wait';
export type ThingKind = 'auxiliary' | 'character' | 'special' | 'tile' | 'stop';

/** The verb of the answer that chooses one thing, by question. */
const CHOOSING: Partial<Record<Mode, string>> = {
  bid: 'bid',
  discard: 'discard',
  special: 'play',
  look: 'look',
};
/** The move, in notation, that pressing a thing would make. */
const MOVES: Record<ThingKind, string> = {
  auxiliary: 'lay',
  character: 'bid',
  special: 'play',
  tile: 'tile',
  stop: 'look',
};
const LAYING: Mode[] = ['lay', 'lay_more'];
const DUELLING: Mode[] = ['tiles', 'tiles_more', 'raise', 'raise_more'];

export class Play extends Controller<TableView> {
  /** Auxiliaries that are to be laid. */
  readonly lay: Chain;
  /** Hippo tiles that are to be laid. */
  readonly tiles: Chain;
  /** That no special card is to be played at this stop. */
  readonly preset = new Preset();
  /** The character, special card or stop that is chosen but not yet sent. */
  chosen = $state<string | null>(null);
  /** The sum of the tiles in the envelope. */
  committed = $state(0);

  constructor(
    eye: Eye<TableView>,
    readonly box: Box,
  ) {
    super(eye);
    this.lay = new Chain(eye, 'lay');
    this.tiles = new Chain(eye, 'tile');
  }

  async fresh(): Promise<void> {
    this.forgetEarly();
    this.chosen = null;
    this.lay.reset();
    this.tiles.reset();
    if (this.sealed && this.duelling) await this.safely(() => this.readEnvelope());
    const only = this.only;
    if (this.mode === 'lay' && only) await this.safely(() => this.lay.add(only));
    this.passAhead();
  }

  /** Whether it can be said now that no special card is to be played: before the question comes. */
  get presettable(): boolean {
    return ['soon', 'later'].includes(this.own?.special_moment ?? '') && (this.own?.specials ?? 0) > 0;
  }

  /** The question that was answered ahead has come. */
  private passAhead(): void {
    this.preset.cancel();
    if (this.mode !== 'special' || !this.preset.on(this.eye.view)) return;
    const pass = this.find('pass');
    this.preset.answer(() => {
      if (this.mode === 'special' && this.chosen === null) void this.answer(pass);
    }, this.eye.alone);
  }

  /** The table after the envelope, as the server sees it. */
  private async readEnvelope(): Promise<void> {
    const { seat, shown } = this.eye;
    const { view } = await this.eye.preview(shown?.envelope ?? []);
    this.committed = view.seats[(seat ?? 0) - 1]?.strength ?? 0;
  }

  /** The only auxiliary that fits, if there is just one card of it: nothing has to be chosen. */
  private get only(): string | null {
    const [first, second] = this.lay.next;
    const name = first?.parts[1] ?? '';
    const held = this.own?.helpers?.find((one) => one.id === name)?.count ?? 0;
    return first && !second && held === 1 ? name : null;
  }

  get own(): SeatView | null {
    const { seat, view } = this.eye;
    return seat === null ? null : (view?.seats[seat - 1] ?? null);
  }

  /** What this seat is asked, even if its envelope is closed but may still be changed. */
  get mode(): Mode {
    const { eye } = this;
    if (eye.busy || !(eye.myTurn || this.sealed)) return 'wait';
    return eye.view?.question ?? 'wait';
  }

  get laying(): boolean {
    return LAYING.includes(this.mode);
  }

  get duelling(): boolean {
    return DUELLING.includes(this.mode);
  }

  /** This seat has chosen, and others still have to. */
  get sealed(): boolean {
    const { seat, shown } = this.eye;
    return seat !== null && (shown?.sealed ?? []).includes(seat);
  }

  /** What lies in this seat's envelope. */
  get envelope(): Answer[] {
    const sent = this.sealed ? (this.eye.shown?.envelope ?? []) : [];
    return sent.flatMap((answer) => this.eye.legal.find((one) => one.answer === answer) ?? []);
  }

  find(word: string, name?: string): Answer | undefined {
    return this.eye.legal.find((one) => verb(one) === word && (name === undefined || one.parts[1] === name));
  }

  /** All answers with one of these verbs. */
  all(...words: string[]): Answer[] {
    return this.eye.legal.filter((one) => words.includes(verb(one)));
  }

  /** The answer that is chosen. */
  get choice(): Answer | undefined {
    const word = CHOOSING[this.mode];
    return word && this.chosen ? this.find(word, this.chosen) : undefined;
  }

  answer(one: Answer | undefined): Promise<void> {
    return one ? this.send([one.answer]) : Promise.resolve();
  }

  /** The one filled button of the screen. What was sent in an envelope starts over: it may still be changed. */
  async confirm(): Promise<void> {
    const { chosen } = this;
    const { picked, sum } = this.tiles;
    if (this.laying || this.duelling) {
      const message = (this.laying ? this.lay : this.tiles).message;
      if (message) await this.send(message);
      this.committed = sum ?? 0;
    } else await this.answer(this.choice);
    // The next question may be there already, with its own choice.
    if (this.tiles.picked === picked) this.tiles.reset();
    if (this.chosen === chosen) this.chosen = null;
  }

  /** A card, a tile or a stop was pressed: choose it, give it back, or say why it can't be chosen. */
  async press(kind: ThingKind, id: string): Promise<void> {
    if (this.sending) return; // what was confirmed is on its way
    this.note = null;
    if (kind === 'auxiliary' && this.laying) return this.safely(() => this.put(this.lay, kind, id));
    if (kind === 'tile' && this.duelling) return this.safely(() => this.put(this.tiles, kind, id));
    if (kind === 'character' && this.mode === 'discard') return this.choose('discard', id);
    if (CHOOSING[this.mode] === MOVES[kind]) return this.choose(MOVES[kind], id);
    return this.why(`${MOVES[kind]} ${id}`);
  }

  private choose(word: string, id: string): Promise<void> {
    if (!this.find(word, id)) return this.why(`${word} ${id}`);
    this.chosen = this.chosen === id ? null : id;
    return Promise.resolve();
  }

  /** Adds one of this name; if no other is possible, takes all of them back. */
  private async put(chain: Chain, kind: ThingKind, id: string): Promise<void> {
    if (await chain.add(id)) return;
    if (chain.count(id)) return chain.drop(id);
    await this.why(`${MOVES[kind]} ${id}`);
  }

  /** Removes one tile. */
  putBack(tile: string): Promise<void> {
    return this.safely(() => this.tiles.less(tile));
  }

  /** Say which rules forbid a move. */
  async why(move: string): Promise<void> {
    if (this.mode === 'wait') return this.notYet();
    const before = this.laying ? this.lay.answers : [];
    const facts = await this.reasons(before, [move]);
    if (facts.length) this.explain(facts);
    else this.note = { text: t('why.none'), rules: [] };
  }

  protected reason(fact: Fact): string {
    return reason(fact, this.box);
  }

  /** Whether something is chosen that can be taken back without the server. */
  get planned(): boolean {
    return this.chosen !== null || this.lay.picked.length > 0 || this.tiles.picked.length > 0;
  }

  async undo(): Promise<void> {
    this.note = null;
    if (this.laying && this.lay.picked.length) return this.safely(() => this.lay.back());
    if (this.duelling && this.tiles.picked.length) return this.safely(() => this.tiles.back());
    if (this.chosen !== null) {
      this.chosen = null;
      return;
    }
    await this.takeBack();
  }
}
