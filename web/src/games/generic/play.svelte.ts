/** Answers are given one by one; what belongs together is sent together. */
import type { Answer, Fact } from '../../lib/net/protocol';
import { Controller } from '../common/ask/controller.svelte';
import { answerText, reason } from './story';
import type { TableView } from './view';

export class Play extends Controller<TableView> {
  /** The first answers of a decision that needs more. */
  chosen = $state.raw<Answer[]>([]);
  /** What may follow them. */
  private next = $state.raw<Answer[]>([]);

  /** What can be answered now. */
  get options(): Answer[] {
    return this.chosen.length ? this.next : this.eye.legal;
  }

  /** What I have chosen in secret, while others still choose; empty if nothing is sealed. */
  get envelope(): string {
    const { shown, seat } = this.eye;
    if (seat === null || !shown?.sealed?.includes(seat)) return '';
    const texts = (shown.envelope ?? []).map((answer) => {
      const one = shown.legal?.find((each) => each.answer === answer);
      return one ? answerText(one) : '';
    });
    return texts.filter(Boolean).join(' · ');
  }

  /** Give this answer; if it is only the first part of a decision, the next part is asked. */
  async choose(one: Answer): Promise<void> {
    if (this.blocked) return;
    this.note = null;
    const chosen = [...this.chosen, one];
    const answers = chosen.map((each) => each.answer);
    const event = this.eye.n;
    await this.safely(async () => {
      const preview = await this.eye.preview(answers);
      if (event !== this.eye.n) return; // the game has moved on in the meantime
      const [next] = preview.links;
      if (!next || next.optional) return this.send(answers);
      this.chosen = chosen;
      this.next = next.legal;
    });
  }

  override async fresh(): Promise<void> {
    this.chosen = [];
    this.next = [];
    this.forgetEarly();
  }

  /** Takes back the last part of the decision, otherwise the last answer. */
  override async undo(): Promise<void> {
    this.note = null;
    if (!this.chosen.length) return this.takeBack();
    const before = this.chosen.slice(0, -1);
    await this.safely(async () => {
      this.next = before.length ? await this.after(before) : [];
      this.chosen = before;
    });
  }

  private async after(before: Answer[]): Promise<Answer[]> {
    const { links } = await this.eye.preview(before.map((one) => one.answer));
    return links[0]?.legal ?? [];
  }

  protected override reason(fact: Fact): string {
    return reason(fact);
  }
}
