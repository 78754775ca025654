/** What every game's table does with answers: send them, ask why not, and put a refusal into words. */
import type { Eye } from '../../../lib/net/eye.svelte';
import { choose, settings } from '../../../lib/browser/settings.svelte';
import { t } from '../../../lib/i18n/i18n.svelte';
import type { Answer, Fact } from '../../../lib/net/protocol';
import { No } from '../../../lib/net/socket';

/** Why something can't be done, with the rules that say so. */
export interface Note {
  text: string;
  rules: string[];
  /** What the player may do nevertheless. */
  go?: { label: string; press: () => void };
}

/** The name under which a browser remembers that its player knows what can't be undone. */
const KNOWN = 'undo.final';

export const verb = (one: Answer): string => String(one.words['verb'] ?? '');

export abstract class Controller<View> {
  note = $state.raw<Note | null>(null);
  /** The last event when an answer was sent, until the server has replied. */
  private sentAt = $state<number | null>(null);

  private early: Note | null = null;

  constructor(readonly eye: Eye<View>) {}

  /** A reason of the server as a sentence to the player. */
  protected abstract reason(fact: Fact): string;

  /** A new event has been drawn: plans start over. */
  abstract fresh(): Promise<void>;

  /** Takes back what is planned, otherwise the last answer if that is free. */
  abstract undo(): Promise<void>;

  /** An answer is on its way: the event that it makes shows that it was accepted. */
  get sending(): boolean {
    return this.sentAt !== null && this.sentAt === this.eye.n;
  }

  /** Nothing can be sent: something is on its way, or the connection is lost (the page says so). */
  get blocked(): boolean {
    return this.sending || this.eye.status !== 'open';
  }

  /** The rules that forbid moves, in notation, after these answers. */
  protected async reasons(before: number[], moves: string[]): Promise<Fact[]> {
    try {
      const told = await this.eye.why(before, moves);
      return told.why.flatMap((one) => one.rules);
    } catch {
      return []; // the game has moved on in the meantime
    }
  }

  protected sentences(facts: Fact[]): string[] {
    return [...new Set(facts.map((one) => this.reason(one)))];
  }

  /** The note that it is not my turn, which stays until it is. */
  protected notYet(): void {
    this.note = this.early = { text: t('play.why.turn'), rules: [] };
  }

  protected forgetEarly(): void {
    if (this.eye.myTurn && this.note === this.early) this.note = null;
  }

  explain(facts: Fact[]): void {
    if (facts.length)
      this.note = {
        text: this.sentences(facts).join(' '),
        rules: [...new Set(facts.map((one) => one.rule))],
      };
  }

  protected async send(answers: number[]): Promise<void> {
    if (this.sending || (await this.mustAsk(answers))) return;
    const now = (this.sentAt = this.eye.n);
    this.note = null;
    await this.safely(() => this.eye.move(answers));
    if (this.sentAt === now) this.sentAt = null;
  }

  /** What can't be undone asks once, the first time: then the note has a button that goes on. */
  private async mustAsk(answers: number[]): Promise<boolean> {
    if (this.eye.alone || settings.hints.includes(KNOWN) || !(await this.isFinal(answers))) return false;
    const press = (): void => {
      choose({ hints: [...settings.hints, KNOWN] });
      void this.send(answers);
    };
    this.note = { text: t('ask.final'), rules: [], go: { label: t('ask.final.go'), press } };
    return true;
  }

  private async isFinal(answers: number[]): Promise<boolean> {
    const event = this.eye.n;
    const found = await this.eye.preview(answers).catch(() => null); // the move itself will be refused
    return event === this.eye.n && (found?.final ?? false);
  }

  /** Takes back the last answer if nobody has to be asked. */
  protected async takeBack(): Promise<void> {
    if (this.eye.undoable === 'free') await this.safely(() => this.eye.say('undo'));
  }

  /** A refusal is put into words, and the plan starts over from the true position. */
  protected async safely(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (error instanceof No && error.refused.rules?.length) this.explain(error.refused.rules);
      else if (error instanceof No)
        this.note = { text: t('play.refused', { sentence: error.message.replace(/\.$/, '') }), rules: [] };
      else this.note = { text: t('offline'), rules: [] };
    }
  }
}
