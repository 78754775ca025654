/** What the player at this screen is about to do: which action, which journey, which cards to discard. */
import type { Eye } from '../../lib/net/eye.svelte';
import { either, t } from '../../lib/i18n/i18n.svelte';
import type { Answer, Fact } from '../../lib/net/protocol';
import { Controller, verb } from '../common/ask/controller.svelte';
import type { Box } from './box.svelte';
import { reason } from './story/facts';
import { Journey } from './journey/journey.svelte';
import { Outlook } from './journey/outlook.svelte';
import { lacking } from './journey/words';
import type { TableView, TripView } from './view';

export type Mode = 'wait' | 'choose' | 'move' | 'buy' | 'hand' | 'adventure';

export class Play extends Controller<TableView> {
  readonly journey: Journey;
  readonly outlook: Outlook;
  /** To be discarded for the limits: cards by their place in the hand, adventures by id. */
  aside = $state.raw<string[]>([]);
  /** Whether to end a turn without buying is being asked. */
  leaving = $state(false);
  private chosen = $state<'move' | 'buy' | null>(null);
  private shop = $state.raw<Answer[]>([]);

  constructor(
    eye: Eye<TableView>,
    readonly box: Box,
  ) {
    super(eye);
    this.journey = new Journey(eye);
    this.outlook = new Outlook(eye);
  }

  /** A new event has been drawn: plans start over. */
  async fresh(): Promise<void> {
    this.forgetEarly();
    this.chosen = null;
    this.shop = [];
    this.aside = [];
    this.leaving = false;
    await this.journey.reset().catch(() => undefined); // the game has moved on, and its next event plans again
    await this.outlook.refresh();
  }

  get mode(): Mode {
    const question = this.eye.view?.question;
    if (!this.eye.myTurn || !question) return 'wait';
    if (question === 'action') return this.chosen ?? 'choose';
    if (question === 'leaf') return 'buy';
    return question === 'travel' ? 'move' : question;
  }

  /** The possible answers in the book, at once or after choosing to buy. */
  get leafing(): Answer[] {
    if (this.mode !== 'buy') return [];
    return this.chosen === 'buy' ? this.shop : this.eye.legal;
  }

  /** Whether the choice of the action can still be taken back without the server. */
  get choosing(): boolean {
    return this.chosen !== null;
  }

  /** The cheapest ways from the end of the plan, or from where the explorer stands. */
  get trips(): Map<string, TripView> {
    return this.mode === 'move' || this.mode === 'choose' ? this.journey.trips : this.outlook.trips;
  }

  /** Whether something was bought since this action was chosen. */
  get bought(): boolean {
    const { log } = this.eye;
    const from = log.findLastIndex((one) => one.rule === 'AF-TURN-02');
    return log.slice(from + 1).some((one) => one.rule === 'AF-BUY-03');
  }

  private find(word: string): Answer | undefined {
    return this.eye.legal.find((one) => verb(one) === word && one.parts.length === 1);
  }

  draw(): Promise<void> {
    const one = this.find('draw');
    return one ? this.send([one.answer]) : Promise.resolve();
  }

  startMove(): void {
    this.note = null;
    this.chosen = 'move';
  }

  async startBuy(): Promise<void> {
    this.note = null;
    const one = this.find('buy');
    if (!one) return;
    await this.safely(async () => {
      this.shop = (await this.eye.preview([one.answer])).links[0]?.legal ?? [];
      this.chosen = 'buy';
    });
  }

  back(): void {
    this.chosen = null;
    this.leaving = false;
    this.note = null;
    void this.safely(() => this.journey.reset());
  }

  /** Turn a page, buy a card or stop: in a buy action nothing is planned ahead. */
  leaf(one: Answer): Promise<void> {
    const buy = this.chosen === 'buy' ? this.find('buy') : undefined;
    return this.send(buy ? [buy.answer, one.answer] : [one.answer]);
  }

  /** End a buy action; without a purchase only when that is what the player means. */
  finish(stop: Answer): Promise<void> {
    if (this.bought || this.leaving) return this.leaf(stop);
    this.leaving = true;
    return Promise.resolve();
  }

  confirm(): Promise<void> {
    return this.send(this.journey.message());
  }

  /** A place was pressed: one step further, the way to it, or the reason why not. */
  async press(place: string): Promise<void> {
    this.note = null;
    if (this.mode !== 'choose' && this.mode !== 'move') return this.aim(place);
    const trip = this.journey.trips.get(place);
    if (!this.journey.lit.has(place)) return this.far(place, trip);
    if (this.mode === 'choose') this.startMove();
    await this.safely(() => this.journey.go(place));
  }

  /** A place farther away: the cheapest way there is taken into the plan if the cards suffice. */
  private async far(place: string, trip: TripView | undefined): Promise<void> {
    if (!trip || trip.legs.length < 2) return this.whyNot(place);
    if (!trip.missing) return this.travel(trip);
    if (this.mode === 'choose') return this.aim(place);
    this.note = { text: lacking(this.box, trip), rules: ['AF-MOVE-02', 'AF-MOVE-03'] };
  }

  async travel(trip: TripView): Promise<void> {
    if (this.mode === 'choose') this.startMove();
    await this.safely(() => this.journey.follow(trip.legs));
  }

  /** Outside of a journey a place is an aim: its way stays on the map as a proposal. */
  private aim(place: string): void {
    if (this.eye.seat === null) return this.idle();
    this.outlook.choose(place);
  }

  idle(): void {
    this.note = null;
    if (this.mode === 'wait') this.notYet();
  }

  /** The rules that forbid a step to a place: the server is asked about every card that could pay for it. */
  private async whyNot(place: string): Promise<void> {
    const symbols = this.box.places.get(place)?.symbols ?? [];
    const moves = [...symbols, 'joker'].map((card) => `step ${place} ${card}`);
    const facts = await this.reasons(this.planned, moves);
    const far = facts.find((one) => one.rule === 'AF-MOVE-02');
    if (far) return this.explain([far]);
    const cards = [...new Set(facts.map((one) => String(one.words['card'] ?? '')))].filter((one) =>
      symbols.includes(one),
    );
    const names = cards.map((one) => this.box.symbol(one));
    if (!names.length) return this.explain(facts);
    const others = facts.filter((one) => one.rule === 'AF-COLOR-01').slice(0, 1);
    const text = [
      t('play.needs', { place: this.box.place(place), cards: either(names) }),
      ...this.sentences(others),
    ];
    this.note = { text: text.join(' '), rules: ['AF-MOVE-02', 'AF-MOVE-03'] };
  }

  protected reason(fact: Fact): string {
    return reason(fact, this.box);
  }

  /** What has been decided but not sent. */
  private get planned(): number[] {
    return this.mode === 'buy' ? this.prefix('buy') : this.journey.answers;
  }

  private prefix(word: string): number[] {
    const one = this.chosen === word ? this.find(word) : undefined;
    return one ? [one.answer] : [];
  }

  /** Say why something is not possible now. */
  async why(move: string): Promise<void> {
    if (this.mode === 'wait') return this.idle();
    this.explain(await this.reasons(this.planned, [move]));
  }

  toggle(one: string): void {
    this.aside = this.aside.includes(one)
      ? this.aside.filter((other) => other !== one)
      : [...this.aside, one];
  }

  /** Discard what was chosen; `names` are the notations of the cards. */
  discard(names: string[]): Promise<void> {
    const answers = names.map((name) => this.eye.legal.find((one) => one.parts[1] === name)?.answer);
    return this.send(answers.filter((one) => one !== undefined));
  }

  async undo(): Promise<void> {
    this.note = null;
    if (this.mode === 'move' && this.journey.steps.length) return this.safely(() => this.journey.back());
    if (this.leaving) return void (this.leaving = false);
    if (this.chosen) return this.back();
    if (this.outlook.goal !== null) return void (this.outlook.goal = null);
    await this.takeBack();
  }
}
