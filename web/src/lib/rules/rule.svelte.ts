/** The rule that is open in a box over the page; log, prompts and reasons open it there. */

class Open {
  game = $state('');
  rule = $state('');
}

export const open = new Open();

export function read(game: string, rule: string): void {
  open.game = game;
  open.rule = rule;
}
