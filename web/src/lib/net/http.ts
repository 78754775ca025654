/** Requests to the server; a refusal is an error with the server's own sentence. */
import type { ErrorBody } from './protocol';

export class HttpRefusal extends Error {
  constructor(
    readonly why: string,
    sentence: string,
    readonly status: number,
  ) {
    super(sentence);
  }
}

async function refusal(answer: Response): Promise<HttpRefusal> {
  const body = (await answer.json().catch(() => ({}))) as Partial<ErrorBody>;
  const { why, sentence } = body.error ?? { why: 'broken', sentence: `HTTP ${answer.status}` };
  return new HttpRefusal(why, sentence, answer.status);
}

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, credentials: 'same-origin' };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { 'Content-Type': 'application/json' };
  }
  const answer = await fetch(path, init).catch(() => {
    throw new HttpRefusal('offline', '', 0); // the screen has its own sentence for this
  });
  if (!answer.ok) throw await refusal(answer);
  if (answer.status === 204) return undefined as T;
  const type = answer.headers.get('Content-Type') ?? '';
  return (type.includes('json') ? await answer.json() : await answer.text()) as T;
}

export const get = <T>(path: string): Promise<T> => ask<T>('GET', path);
export const post = <T>(path: string, body?: unknown): Promise<T> => ask<T>('POST', path, body);
