import { afterEach, describe, expect, it, vi } from 'vitest';
import { get, post, HttpRefusal } from '../../src/lib/net/http';
import { example } from '../fake';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('requests', () => {
  const answers = (body: string, status: number, type = 'application/json') => {
    const fetch = vi.fn(() =>
      Promise.resolve(new Response(body || null, { status, headers: { 'Content-Type': type } })),
    );
    vi.stubGlobal('fetch', fetch);
    return fetch;
  };

  it('bring JSON, text or nothing', async () => {
    answers('{"n": 1}', 200);
    expect(await get('/api/me')).toEqual({ n: 1 });
    answers('kindu 1', 200, 'text/plain');
    expect(await get('/api/tables/abc/file')).toBe('kindu 1');
    answers('', 204);
    expect(await post('/api/logout')).toBeUndefined();
  });

  it('send a body as JSON', async () => {
    const fetch = answers('{}', 200);
    await post('/api/tables', { game: 'lotto' });
    expect(fetch).toHaveBeenCalledWith('/api/tables', {
      method: 'POST',
      credentials: 'same-origin',
      body: '{"game":"lotto"}',
      headers: { 'Content-Type': 'application/json' },
    });
  });

  it('fail with the sentence of the server', async () => {
    const { status, answer } = example<{
      status: number;
      answer: { error: { why: string; sentence: string } };
    }>('http-error');
    answers(JSON.stringify(answer), status);
    const error = await get('/x').catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(HttpRefusal);
    expect(error).toMatchObject({ why: answer.error.why, message: answer.error.sentence, status });
  });

  it('fail with words of their own where the server is broken or away', async () => {
    answers('<html>', 502, 'text/html');
    await expect(get('/x')).rejects.toMatchObject({ why: 'broken', status: 502 });
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(get('/x')).rejects.toMatchObject({ why: 'offline', status: 0 });
  });
});
