/** The box with one rule: in the reader's language, otherwise clearly marked as English. */
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GAMES } from '../../src/games';
import { need, speak, type Language } from '../../src/lib/i18n/i18n.svelte';
import { plain, rules, parse } from '../../src/lib/rules/markdown';
import { passages } from '../../src/lib/rules/passages';
import RuleText from '../../src/pages/rules/dialog/RuleText.svelte';
import { paper, text } from '../rules';

const game = [...GAMES.keys()][0] ?? '';
const cited = [...passages(text(game, 'en')).keys()].filter((id) => /^[A-Z]+-[A-Z]+-\d+$/.test(id));
/** A rule told in a paragraph that cites another one, too. */
const RULE =
  cited.find((id) => {
    const block = passages(text(game, 'en')).get(id)?.[0]?.blocks[0];
    return block?.kind === 'paragraph' && (plain(block.inside).match(/[A-Z]+-[A-Z]+-\d+/g) ?? []).length > 1;
  }) ?? '';
const ONLY_ENGLISH = [...rules(parse(paper(game))).keys()].find((id) => !cited.includes(id)) ?? '';

async function shown(rule: string, language: Language): Promise<string> {
  await speak(language);
  const { container } = render(RuleText, { game, rule });
  await screen.findAllByRole('link');
  return container.textContent;
}

beforeEach(async () => {
  await need('rules');
  const answer = (path: string): Response =>
    path.endsWith('/rules')
      ? new Response(paper(game), { headers: { 'Content-Type': 'text/markdown' } })
      : new Response('{}', { status: 404 });
  vi.stubGlobal('fetch', (path: string) => Promise.resolve(answer(path)));
});
afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  await speak('en');
});

describe('one rule', () => {
  it.each(['ru', 'it', 'fr', 'de', 'es'] as const)('is told in %s as in the rule book', async (language) => {
    const [passage] = passages(text(game, language)).get(RULE) ?? [];
    const found = await shown(RULE, language);
    expect(found).toContain(passage?.chapter);
    const [block] = passage?.blocks ?? [];
    const [first = ''] = block?.kind === 'paragraph' ? plain(block.inside).split('[') : [];
    expect(found).toContain(first.slice(0, 20));
    expect(document.querySelector('[lang="en"]')).toBeNull();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(
      `/rules/${game}#${passage?.anchor}`,
    );
  });

  it('is the numbered rule for readers of English', async () => {
    await shown(RULE, 'en');
    expect(document.querySelector('[lang="en"]')?.textContent).toContain(RULE);
  });

  it('is marked as English where there is no translation', async () => {
    const found = await shown(ONLY_ENGLISH, 'de');
    expect(found).toContain('Nicht übersetzt');
    expect(document.querySelector('[lang="en"]')).not.toBeNull();
  });

  it('opens the rules that it names in its place, and goes back', async () => {
    await shown(RULE, 'de');
    const [chip] = screen
      .getAllByRole('link', { name: /^Regel / })
      .filter((one) => !one.getAttribute('aria-label')?.includes(RULE));
    if (!chip) throw new Error(`expected ${RULE} beside another rule`);
    await fireEvent.click(chip);
    await fireEvent.click(await screen.findByRole('button', { name: `Zurück zu ${RULE}` }));
    await vi.waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  });
});
