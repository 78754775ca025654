/** What the player at this screen is about to do: put together a claim, choose tickets, take a card. */
import type { Eye } from '../../lib/net/eye.svelte';
import type { Answer, Fact } from '../../lib/net/protocol';
import { Controller, verb } from '../common/ask/controller.svelte';
import type { Box } from './box.svelte';
import { Claim } from './claim/claim.svelte';
import { Plan } from './plan/plan.svelte';
import { reason } from './story/facts';
import type { OfferView, TableView } from './view';

export type Mode = 'wait' | 'turn' | 'second' | 'keep';
export type Pile = 'train' | 'terrain' | 'tickets';

export class Play extends Controller<TableView> {
  readonly claim: Claim;
  readonly plan: Plan;
  /** Why the track that is looked at can't be claimed. */
  against = $state.raw<Fact[]>([]);
  /** The tickets that are ticked. */
  ticked = $state.raw<string[]>([]);
  /** Those in the envelope, as far as this screen knows. */
  private kept = $state.raw<string[]>([]);
  private offered = '';
  private looked = 0;

  constructor(
    eye: Eye<TableView>,
    readonly box: Box,
  ) {
    super(eye);
    this.claim = new Claim(eye);
    this.plan = new Plan(eye);
  }

  /** A new event has been drawn: a claim starts over; ticks stay while the same tickets are offered. */
  async fresh(): Promise<void> {
    const offer = this.offer?.tickets.map((one) => one.id).join() ?? '';
    if (this.offered !== offer) {
      this.offered = offer;
      this.ticked = [];
      await this.safely(() => this.readEnvelope());
    }
    const track = this.claim.track;
    const still = track !== null && this.mode !== 'keep' && !this.ownerOf(track);
    this.claim.close();
    this.against = [];
    await Promise.all([this.safely(() => this.plan.fresh()), still && track ? this.look(track) : null]);
  }

  get mode(): Mode {
    if (this.offer) return 'keep';
    const question = this.eye.myTurn ? this.eye.view?.question : null;
    return question === 'turn' || question === 'second' ? question : 'wait';
  }

  /** The tickets to choose from, even while others still choose, because the choice may change until then. */
  get offer(): OfferView | null {
    return this.eye.view?.offer ?? null;
  }

  /** Whether my first tickets are in the envelope. */
  get sealed(): boolean {
    return this.eye.seat !== null && (this.eye.shown?.sealed ?? []).includes(this.eye.seat);
  }

  /** All choose at the same time: those who have chosen and those who have not. */
  get group(): { seat: number; chosen: boolean }[] {
    const { asked = [], sealed } = this.eye.shown ?? {};
    if (!sealed || this.eye.view?.question !== 'keep') return [];
    return [...new Set([...asked, ...sealed])]
      .sort((a, b) => a - b)
      .map((seat) => ({ seat, chosen: sealed.includes(seat) }));
  }

  /** The tracks that can be paid for now; null if none is asked for. */
  get payable(): Set<string> | null {
    if (this.mode !== 'turn' || this.eye.busy) return null;
    const claims = this.eye.legal.filter((one) => verb(one) === 'claim');
    return new Set(claims.map((one) => String(one.words['track'] ?? '')));
  }

  claimOf(track: string): Answer | undefined {
    return this.eye.legal.find((one) => verb(one) === 'claim' && one.words['track'] === track);
  }

  ownerOf(track: string): number {
    return (this.eye.view?.seats.findIndex((one) => one.tracks.includes(track)) ?? -1) + 1;
  }

  /** A track was pressed: begin a claim, or say why not. Pressing it again leaves it. */
  async press(track: string): Promise<void> {
    if (this.mode === 'keep') return;
    if (this.claim.track === track) return this.leave();
    await this.look(track);
  }

  /** A place was pressed, or a ticket: the cheapest way there; pressing it again puts it away. */
  async goTo(goal: string): Promise<void> {
    this.leave();
    await this.safely(() => this.plan.look(goal, this.box.tickets.has(goal)));
  }

  private async look(track: string): Promise<void> {
    const looked = ++this.looked;
    this.note = null;
    this.against = [];
    await this.safely(() => this.claim.open(track));
    if (this.mode === 'wait' || this.eye.busy || this.ownerOf(track) || this.claimOf(track)) return;
    const facts = await this.reasons([], [`claim ${track}`]);
    if (looked === this.looked) this.against = facts;
  }

  leave(): void {
    this.looked++;
    this.claim.close();
    this.against = [];
    this.note = null;
  }

  /** Whether a claim is ready to be sent; a track that has just been claimed no longer counts. */
  get ready(): boolean {
    return this.claim.ready && !this.eye.busy;
  }

  async confirm(): Promise<void> {
    if (this.ready && !this.blocked) await this.send(this.claim.message());
  }

  takeOf(card: string): Answer | undefined {
    return this.eye.legal.find((one) => verb(one) === 'take' && one.parts[1] === card);
  }

  drawOf(pile: Pile): Answer | undefined {
    return this.eye.legal.find((one) => verb(one) === 'draw' && one.parts[1] === pile);
  }

  get pass(): Answer | undefined {
    return this.eye.legal.find((one) => verb(one) === 'pass');
  }

  /** Takes a card from a row at once; a claim that was begun is dropped. */
  take(card: string): Promise<void> {
    return this.act(this.takeOf(card), `take ${card}`);
  }

  draw(pile: Pile): Promise<void> {
    return this.act(this.drawOf(pile), `draw ${pile}`);
  }

  doPass(): Promise<void> {
    return this.act(this.pass, 'pass');
  }

  private async act(one: Answer | undefined, move: string): Promise<void> {
    if (this.blocked || this.eye.busy) return;
    if (one) {
      this.leave();
      return this.send([one.answer]);
    }
    if (this.eye.myTurn) this.explain(await this.reasons([], [move]));
  }

  /** Whether what is ticked is what was sent: then there is nothing to send. */
  get settled(): boolean {
    const { kept, ticked } = this;
    return this.sealed && kept.length === ticked.length && ticked.every((one) => kept.includes(one));
  }

  /** Whether enough tickets are ticked. */
  get enough(): boolean {
    return this.offer !== null && this.ticked.length >= this.offer.least;
  }

  toggle(ticket: string): void {
    this.note = null;
    this.ticked = this.ticked.includes(ticket)
      ? this.ticked.filter((one) => one !== ticket)
      : [...this.ticked, ticket];
  }

  /** Ticked tickets are preferred, the others avoided; the server puts them in order. */
  async keep(): Promise<void> {
    const answers = Object.entries(this.offer?.answers ?? {});
    if (this.blocked || !answers.length) return;
    const chosen = this.ticked;
    const [prefer, avoid] = [true, false].map((on) =>
      answers.filter(([id]) => chosen.includes(id) === on).map(([, answer]) => answer),
    );
    await this.safely(async () => {
      const told = await this.eye.preview([], { prefer, avoid });
      await this.send(told.move);
      if (!this.note) this.kept = chosen;
    });
  }

  /** After a reload the envelope says what was chosen, and the table after it what had to follow. */
  private async readEnvelope(): Promise<void> {
    const envelope = this.eye.shown?.envelope ?? [];
    if (!envelope.length) return;
    const { view } = await this.eye.preview(envelope);
    this.ticked = view.offer?.kept ?? [];
    this.kept = this.ticked;
  }

  protected reason(fact: Fact): string {
    return reason(fact, this.box);
  }

  /** Why the track that I look at can't be claimed, in sentences. */
  get objections(): { rule: string; text: string }[] {
    return this.against.map((fact) => ({ rule: fact.rule, text: this.reason(fact) }));
  }

  async undo(): Promise<void> {
    this.note = null;
    if (this.claim.track !== null) return this.leave();
    if (this.plan.goal !== null && !this.plan.kept) return this.plan.drop();
    await this.takeBack();
  }
}
