/** What the server says of Congo 1884. Written by `make types` from the Python definitions: edit those. */

export type Question =
  | 'bid'
  | 'special'
  | 'lay'
  | 'lay_more'
  | 'tiles'
  | 'tiles_more'
  | 'raise'
  | 'raise_more'
  | 'gorilla'
  | 'fight'
  | 'warrior'
  | 'hunt'
  | 'look'
  | 'discard'
  | 'victim'
  | 'deck'
  | 'swap';

export type FightStep = 'bids' | 'special' | 'values' | 'auxiliaries' | 'chief';

/**
 * A stop as it is now: flag, chief, and its tile if this eye knows it; `turned`: all know it.
 *
 * `looked` are the seats that have looked at the tile; a stop that is not `used` is left out.
 */
export interface StopState {
  id: string;
  used: boolean;
  station: string | null;
  turned: boolean;
  looked: number[];
  flag: string | null;
  chief: number | null;
}

/** A face-down deck and its open discards, by kind. */
export interface PileView {
  deck: number;
  discard: Record<string, number>;
}

/** The special card of the round; `drawn` is the character drawn for Colonist, if known. */
export interface CardView {
  id: string;
  owner: number;
  drawn: string | null;
}

/** Who fights with hippo tiles and, once the tiles are face up, who is ahead. */
export interface TieView {
  seats: number[];
  ahead: number[];
  open: boolean;
}

/** A line of the score sheet; the line of a station names its stop. */
export interface LineView {
  rule: string;
  stop: string | null;
  points: number;
}

export type Part = 'profession' | 'nation' | 'sympathy' | 'special' | 'auxiliary';

/**
 * One number of a total: what it is for, and how much it adds or takes away.
 *
 * `cards` is the number of auxiliaries; it is 1 for everything else.
 */
export interface PartView {
  what: Part;
  id: string;
  cards: number;
  value: number;
  rule: string;
}

/**
 * A kind of character in hand: its base value here, `least` to `most` depending on the die.
 *
 * `lowers` and `raises` are what the die may do to the sum of the parts. `help` is what the
 * player's auxiliaries add, counting those that are sure to fit. `unspoiled` are the stops from
 * here on whose flag takes nothing away from it.
 */
export interface CharacterView {
  id: string;
  count: number;
  parts: PartView[];
  least: number | null;
  most: number | null;
  lowers: number;
  raises: number;
  help: number;
  unspoiled: string[];
}

/**
 * A kind of auxiliary in hand, and whether it `fits` the bid; if not, `why` is the rule.
 *
 * Both are None if there is no bid, or if language dice will decide.
 */
export interface AuxiliaryView {
  id: string;
  count: number;
  fits: boolean | null;
  why: string | null;
}

export type Against = 'station' | 'flag' | 'stop';

/**
 * A special card in hand, and whether it may be played here; if not, `why` is the rule.
 *
 * `against` is what rules it out at this place. From here on it may be played at the stops in
 * `sure`; at those in `open` that depends on their tiles.
 */
export interface SpecialView {
  id: string;
  playable: boolean;
  why: string | null;
  against: Against | null;
  sure: string[];
  open: string[];
}

export type Moment = 'soon' | 'later' | 'now' | 'passed' | 'played' | 'over';

/**
 * A bid on the board; one that this eye can't see has no character and no numbers.
 *
 * `leads`, `behind` and `may_wait` are about the auxiliary step, when all bids are face up. While
 * a value is `pending`, its die still has to be rolled (CO-VAL-05).
 */
export interface BidView {
  face_up: boolean;
  character: string | null;
  parts: PartView[];
  base: number | null;
  total: number | null;
  pending: boolean;
  sympathy: string | null;
  language: string | null;
  auxiliaries: Record<string, number>;
  leads: boolean;
  behind: number | null;
  may_wait: boolean;
  waited: boolean;
  dropped: boolean;
}

/**
 * One player; what this eye may not be shown is None.
 *
 * `score` is on the track; `points` also counts the special cards in hand. `known` are the
 * characters, in hand or bid, that everybody has seen. `committed` are the hippo tiles laid in a
 * tie. `special_moment` is when this player may play a special card; `played`: somebody has.
 */
export interface SeatView {
  score: number;
  points: number;
  sheet: LineView[];
  characters: number;
  hand: CharacterView[] | null;
  known: Record<string, number>;
  auxiliaries: number;
  helpers: AuxiliaryView[] | null;
  specials: number;
  special_hand: SpecialView[] | null;
  special_moment: Moment;
  tiles: number;
  hippos: Record<string, number> | null;
  bid: BidView | null;
  choice: string | null;
  roll: number | null;
  committed: Record<string, number> | null;
  strength: number | null;
  stopped: boolean;
}

/**
 * Everything on the table; `asked` answers next, and `waiting` are all who have to answer.
 *
 * Where seats are asked in turn, `next` is the one asked after that seat, as things stand.
 * `step` is the step of the fight to which the question belongs (CO-ROUND-03); the step for
 * values asks nobody.
 *
 * `unseen` are the station tiles that this eye has not seen, including those left over.
 */
export interface TableView {
  round: number;
  rounds: number;
  first: number;
  order: number[];
  asked: number | null;
  next: number | null;
  waiting: number[];
  question: Question | null;
  step: FightStep;
  stop: string;
  station: string | null;
  flag: string | null;
  language: string | null;
  value: number;
  places: StopState[];
  unseen: Record<string, number>;
  characters: PileView;
  auxiliaries: PileView;
  specials: PileView;
  hippos: PileView;
  gone: string[];
  removed: number;
  removed_specials: string[];
  face_up: boolean;
  card: CardView | null;
  helpers_allowed: boolean;
  highest: number | null;
  tie: TieView | null;
  chief: number | null;
  seats: SeatView[];
}

export type CanvasPoint = [number, number];

/** The map: the size of the canvas, the river from its mouth up, and its tributaries. */
export interface RiverView {
  width: number;
  height: number;
  river: CanvasPoint[];
  tributaries: Record<string, CanvasPoint[]>;
}

/** A stop; x and y are its place on the canvas, and it is `known` if the rule book names it. */
export interface StopView {
  id: string;
  name: string;
  today: string;
  known: boolean;
  value: number;
  hippo: boolean;
  ring: boolean;
  x: number;
  y: number;
  lat: number;
  lon: number;
}

/** A type of station tile; one that is `flagless` always loses its flag. */
export interface StationCardView {
  id: string;
  name: string;
  tiles: number;
  flagless: boolean;
}

/**
 * A nation: `flags` counts its tiles, `modifiers` is what each flag takes from its people.
 *
 * A nation whose people roll for their language has no language here.
 */
export interface NationView {
  id: string;
  name: string;
  people: string;
  flags: number;
  modifiers: Record<string, number>;
  language: string | null;
}

/**
 * A profession: its value by type of station, and the lowest roll with which it wins a fight.
 *
 * A profession that is killed without a fight has no such roll.
 */
export interface ProfessionView {
  id: string;
  name: string;
  values: Record<string, number>;
  gorilla: number | null;
  warrior: number | null;
}

/**
 * A kind of character: equal cards are one kind, and `persons` are the names on them.
 *
 * `helped_by` are the auxiliaries of its professions, each with the profession that it is for.
 * `gorilla` and `warrior` are the lowest rolls with which it wins a fight, if it may fight.
 */
export interface CharacterCardView {
  id: string;
  nation: string;
  professions: string[];
  belligerent: boolean;
  persons: string[];
  helped_by: Record<string, string>;
  gorilla: number | null;
  warrior: number | null;
}

/** A kind of auxiliary: whom it fits, how many there are, what each adds. */
export interface AuxiliaryCardView {
  id: string;
  name: string;
  fits: string[];
  cards: number;
  adds: number;
}

/** A special card: types of station and stops where it may be played. */
export interface SpecialCardView {
  id: string;
  name: string;
  stations: string[];
  flag: boolean;
  stops: string[];
  points: number;
}

/** What depends on the number of seats. */
export interface StartView {
  seats: number;
  start: string;
  skipped: string[];
  neutrals_removed: number;
  specials_removed: string[];
  hand_specials: number;
}

/** What players look up; dice list their faces. */
export interface NumbersView {
  hand_characters: number;
  hand_auxiliaries: number;
  start_hippos: number;
  hippo_reward: number;
  tie_points: number;
  village_value: number;
  special_points: number;
  sympathy: Record<string, string>;
  belgian: Record<string, string>;
  cured: number[];
}

/** The board and the box. */
export interface BoardView {
  title: string;
  map: RiverView;
  stops: StopView[];
  stations: StationCardView[];
  nations: NationView[];
  professions: ProfessionView[];
  characters: CharacterCardView[];
  auxiliaries: AuxiliaryCardView[];
  specials: SpecialCardView[];
  hippos: Record<string, number>;
  starts: StartView[];
  numbers: NumbersView;
}

/** An answer that is only a verb. */
export interface BareWords {
  verb: 'pass' | 'nobody' | 'flee' | 'stay' | 'keep' | 'wait' | 'drop' | 'done' | 'stop';
}

/**
 * A character: its base value here as a sum, from `least` to `most` depending on the die.
 *
 * `neutral` is 1 for a non-belligerent; `help` is what the seat's auxiliaries add, counting those
 * that are sure to fit.
 */
export interface CharacterWords {
  verb: 'bid' | 'discard' | 'swap';
  character: string;
  profession?: string;
  profession_value?: number;
  nation?: string;
  nation_value?: number;
  special?: string;
  special_value?: number;
  least?: number;
  most?: number;
  neutral?: number;
  help?: number;
}

/** A special card, and the points or the value that it mentions. */
export interface PlayWords {
  verb: 'play';
  special: string;
  points?: number;
}

/** A stop whose tile is looked at; this seat may know it already. */
export interface LookWords {
  verb: 'look';
  stop: string;
  station?: string;
}

/**
 * A player, the bid that would have to fight, and the auxiliaries the player might lose.
 *
 * `die` is the lowest roll with which the bid wins, 0 if it can't fight.
 */
export interface TargetWords {
  verb: 'target';
  seat: number;
  special?: string;
  auxiliaries?: number;
  character?: string;
  die?: number;
}

/** Fight with this bid; `die` is the lowest roll with which it wins. */
export interface FightWords {
  verb: 'fight';
  character?: string;
  die?: number;
}

/** Hunt for this many points. */
export interface HuntWords {
  verb: 'hunt';
  points?: number;
}

/** Draw from a deck. */
export interface DrawWords {
  verb: 'draw';
  pile: 'characters' | 'auxiliaries';
  deck: number;
}

/** An auxiliary, what it adds, the total with it, and the highest total before. */
export interface LayWords {
  verb: 'lay';
  auxiliary: string;
  adds: number;
  total?: number;
  highest?: number;
}

/** A hippo tile, or no more of them, and the sum that this makes in the tie. */
export interface TileWords {
  verb: 'tile' | 'enough';
  tile?: number;
  sum?: number;
}

export type AnswerWords =
  | BareWords
  | CharacterWords
  | PlayWords
  | LookWords
  | TargetWords
  | FightWords
  | HuntWords
  | DrawWords
  | LayWords
  | TileWords;

/** What a fact of each rule says in the log; a word is absent where the eye may not know it, or where it is nothing. */
export interface FactWords {
  'CO-SETUP-02': { seat?: number; neutral?: string; points?: number };
  'CO-SETUP-03': { seat?: number; character?: string; points?: number };
  'CO-SETUP-04': { seat?: number; auxiliary?: string; points?: number };
  'CO-SETUP-06': { seat?: number; special?: string; points?: number };
  'CO-SETUP-08': { seat?: number; tile?: number; points?: number };
  'CO-SETUP-11': { seat?: number; stop?: string; flag?: string; points?: number };
  'CO-STATION-01': { seat?: number; stop?: string; station?: string; points?: number };
  'CO-STATION-02': { seat?: number; stop?: string; flag?: string; points?: number };
  'CO-STATION-03': { seat?: number; stop?: string; flag?: string; points?: number };
  'CO-DRAW-01': { seat?: number; deck?: string; points?: number; auxiliary?: string; character?: string };
  'CO-DRAW-02': { seat?: number; cards?: number; deck?: string; points?: number };
  'CO-DRAW-03': { seat?: number; special?: string; points?: number };
  'CO-BID-01': { seat?: number; character?: string; points?: number };
  'CO-VAL-01': { seat?: number; character?: string; points?: number };
  'CO-VAL-05': { seat?: number; die?: number; nation?: string; points?: number };
  'CO-SPC-03': { seat?: number; special?: string; points?: number };
  'CO-INT-04': { seat?: number; die?: number; language?: string; points?: number };
  'CO-INT-05': { seat?: number; die?: number; language?: string; points?: number };
  'CO-AUX-01': {
    seat?: number;
    auxiliary?: string;
    total?: number;
    value?: number;
    leads?: string;
    points?: number;
  };
  'CO-CHIEF-01': {
    seat?: number;
    total?: number;
    profession?: string;
    value?: number;
    modifier?: number;
    share?: number;
    base?: number;
  };
  'CO-SCORE-01': { seat?: number; stop?: string; points?: number };
  'CO-SCORE-02': { seat?: number; tile?: number; points?: number };
  'CO-TIE-01': { seat?: number; sum?: number; tiles?: number; seats?: string; points?: number };
  'CO-MOVE-01': { seat?: number; stop?: string; points?: number };
  'CO-END-01': { seat?: number; cards?: number; points?: number };
  'CO-SP-GORILLA-02': { seat?: number; character?: string; points?: number };
  'CO-SP-GORILLA-03': { seat?: number; die?: number; won?: number; points?: number };
  'CO-SP-GORILLA-06': { seat?: number; character?: string; points?: number };
  'CO-SP-WARRIOR-03': { seat?: number; die?: number; won?: number; points?: number };
  'CO-SP-OKAPI-02': { seat?: number; character?: string; points?: number };
  'CO-SP-MALARIA-01': { seat?: number; die?: number; points?: number };
  'CO-SP-MALARIA-02': { seat?: number; character?: string; points?: number };
  'CO-SP-MALARIA-03': { seat?: number; die?: number; won?: number; points?: number };
  'CO-SP-EXPLORED-01': { seat?: number; stop?: string; points?: number };
  'CO-INFO-03': { seat?: number; stop?: string; station?: string; points?: number };
  'CO-SP-BOILER-02': { seat?: number; character?: string; points?: number };
  'CO-SP-OVERBOARD-01': { seat?: number; auxiliary?: string; points?: number };
  'CO-SP-NATIONALS-02': { seat?: number; character?: string; points?: number };
  'CO-SP-COLONIST-01': {
    seat?: number;
    deck?: string;
    points?: number;
    auxiliary?: string;
    character?: string;
  };
}

/** What forbids an answer, by rule; the numbers are what is missing. */
export interface WhyWords {
  'CO-ROUND-03': { seat?: number; step?: number };
  'CO-BID-01': { seat?: number; character?: string };
  'CO-AUX-01': { seat?: number; auxiliary?: string };
  'CO-AUX-03': { seat?: number; auxiliary?: string };
  'CO-AUX-05': { seat?: number; auxiliary?: string };
  'CO-AUX-06': { seat?: number; auxiliary?: string };
  'CO-INT-01': { seat?: number; auxiliary?: string };
  'CO-INT-02': { seat?: number; auxiliary?: string };
  'CO-TIE-01': { seat?: number; tile?: number; held?: number };
}

/** What a reason of a hint says, where it says something else than in the log. */
export interface HintWords {
  'CO-VAL-01': { seat?: number; profession?: string; station?: string; value?: number; points?: number };
  'CO-VAL-03': { seat?: number; nation?: string; flag?: string; value?: number; points?: number };
  'CO-VAL-07': { seat?: number; character?: string; least?: number; most?: number; points?: number };
  'CO-AUX-03': { seat?: number; cards?: number; value?: number; points?: number };
  'CO-AUX-10': { seat?: number; total?: number; best?: number; points?: number };
  'CO-TIE-03': { seat?: number; sum?: number; rival?: number; points?: number };
  'CO-CHIEF-01': { seat?: number; stop?: string; points?: number };
}
