/** What the three layouts of the table are given: whole river, strip, phone. */
import type { Snippet } from 'svelte';
import type { Eye } from '../../../lib/net/eye.svelte';
import type { Scene } from '../../../lib/table/scene';
import type { Names } from '../../common/story/teller';
import { fitting } from '../ask/hints';
import type { Box } from '../box.svelte';
import type { RiverProps } from '../map/props';
import type { Stage } from '../story/motion.svelte';
import type { Play } from '../play.svelte';
import { newsBySeat } from '../fight/bids/bid';
import { teller } from '../story/facts';
import { lastResult } from '../story/result';
import type { TableView } from '../view';

/** What covers the table: nothing, or one of the sheets. */
export type Sheet = 'station' | 'river' | 'hand' | 'players' | 'log' | 'reference';

export interface TableProps {
  box: Box;
  /** The table as far as the last event has been told. */
  scene: Scene<TableView>;
  names: Names;
  eye: Eye<TableView> | undefined;
  play: Play | null;
  stage: Stage;
  dock: Snippet | undefined;
  text: boolean;
  sheet: Sheet;
  onsheet: (sheet: Sheet) => void;
  map: RiverProps;
}

/** What a question is given; on a phone (`compact`) the cards to choose from are right below. */
export interface AskProps {
  play: Play;
  view: TableView;
  names: Names;
  compact: boolean;
}

/** The hints of the first-game guide for this moment. */
export function hintsOf({ box, scene, play }: TableProps): string[] {
  return play ? fitting(box, scene.view, scene.seat, { busy: play.eye.busy, bots: play.eye.alone }) : [];
}

/** The fight is given the same things everywhere. */
export function fightOf({ box, scene, names, eye, play, stage, dock }: TableProps) {
  return {
    box,
    view: scene.view,
    me: scene.seat,
    names,
    stage,
    play,
    dock,
    asked: scene.asked,
    sealed: stage.view ? [] : (eye?.shown?.sealed ?? []),
    last: lastResult(scene.log),
    moves: newsBySeat(scene, teller(box, names, scene.log)),
  };
}
