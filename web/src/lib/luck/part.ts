/** This browser's part in the luck of one table: when it commits to its nonce, and when it reveals it. */
import { post } from '../net/http';
import type { FileRequest, LuckInfo, RematchRequest, TableInfo, TableRequest } from '../net/protocol';
import { keepReceipt, receiptOf, type Receipt } from './receipts';
import { commitmentOf, newNonce, pledgeOf, tableHash } from './shared';

/** What a message says about its table. */
interface Told {
  id: string;
  game: string;
  board: string;
  options: Record<string, string>;
  luck: LuckInfo | null;
}

/** Whether a pledge is about the game that the table shows: also its number of seats and the chosen options. */
function isAbout(luck: LuckInfo, about: Told, seats: number): boolean {
  const options = luck.options.split(' | ');
  const chosen = Object.entries(about.options).every(([name, value]) => options.includes(`${name}=${value}`));
  const game = luck.game === about.game && luck.board === about.board && luck.seats === seats;
  return game && chosen && luck.table === tableHash(about.id);
}

export class LuckPart {
  private receipt: Receipt;
  private readonly commitment: string;
  private revealed = false;

  constructor(table: string, nonce = newNonce()) {
    this.receipt = receiptOf(table) ?? { kindu: 'receipt 1', table, nonce, luck: null };
    this.commitment = commitmentOf(this.receipt.nonce);
  }

  /** What a hello says: the commitment before the start; the nonce only after the pledge was shown. */
  hello(n: number): { commitment?: string; nonce?: string } {
    if (n >= 0 || this.receipt.luck?.seal) return {};
    const { nonce, luck } = this.receipt;
    return { commitment: this.commitment, ...(luck ? { nonce } : {}) };
  }

  /** Keeps what is shown; returns the nonce if it is to be revealed now. */
  hear(about: Told, seated: boolean, seats: number): string | null {
    const { luck } = about;
    if (!luck) return null;
    if (!luck.pledge) {
      if (seated && !receiptOf(about.id)) keepReceipt(this.receipt); // for all tabs of this browser
      return null;
    }
    if (luck.seal) this.sealed(luck);
    else if (this.pledged(about, luck, seats) && !this.revealed) {
      this.revealed = true;
      return this.receipt.nonce;
    }
    return null;
  }

  /** Keep the pledge, if it is what it says and has my commitment; never a second one. */
  private pledged(about: Told, luck: LuckInfo, seats: number): boolean {
    if (this.receipt.luck) return this.receipt.luck.pledge === luck.pledge;
    const mine = luck.clients.some((one) => one.commitment === this.commitment);
    if (!mine || !isAbout(luck, about, seats) || luck.pledge !== pledgeOf(luck)) return false;
    this.receipt = { ...this.receipt, table: about.id, luck };
    keepReceipt(this.receipt);
    return true;
  }

  /** The seal is shown before the first card; a later one can't replace it. */
  private sealed(luck: LuckInfo): void {
    const known = this.receipt.luck;
    if (!known || known.seal || known.pledge !== luck.pledge) return;
    this.receipt = { ...this.receipt, luck: { ...known, seal: luck.seal } };
    keepReceipt(this.receipt);
  }

  /** Make a table; if its game starts at once, the answer shows the pledge, and the table's hello reveals the nonce. */
  static async make(path: string, order: TableRequest | FileRequest | RematchRequest): Promise<TableInfo> {
    const nonce = newNonce();
    const made = await post<TableInfo>(path, { ...order, commitment: commitmentOf(nonce) });
    if (made.luck?.pledge && !made.luck.seal) {
      new LuckPart(made.id, nonce).pledged(made, made.luck, made.seats.length);
    }
    return made;
  }
}
