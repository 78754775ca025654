/** The river on the screen: its layout at the current size, what part is shown, and where the steamer is. */
import { Camera } from '../../common/map/camera.svelte';
import type { Point } from '../../common/map/geometry';
import { Box } from '../box.svelte';
import { placeOf } from './facts';
import { Hands } from './hands.svelte';
import { dock, type Dock, type Harbour } from './layout/docks';
import type { Look } from './layout/frame';
import { layout, type Laid } from './layout/layout';
import { grown, moved } from './layout/spots';
import type { BoardProps } from './props';
import { named } from './seen';
import { Ship } from './ship.svelte';

/** A finger moves over a sheet of this width; its height follows the screen. */
const SHEET = 900;
/** The size of table that the drawing is made for; on larger ones everything is larger. */
const TABLE = { w: 1440, h: 640 };
const LENS = { nearby: 330, closest: 1.5, pieces: [0.8, 1, 1.5] as [number, number, number] };

interface Boat extends Point {
  size: number;
}

export class River {
  readonly ship = new Ship();

  private readonly props = $derived.by(() => this.given());
  readonly compact = $derived(this.props.compact ?? false);
  // derived separately: a new view with the same board must not lay out the river again
  private readonly board = $derived(this.props.board);
  readonly box = $derived(new Box(this.board));
  readonly said = $derived({
    box: this.box,
    view: this.props.view,
    names: this.props.names,
    seat: this.props.seat,
  });
  readonly size = $derived.by((): Look => {
    const [compact, width, height] = [
      this.compact,
      this.camera.width || TABLE.w,
      this.camera.height || TABLE.h,
    ];
    if (compact) {
      const h = SHEET * Math.min(Math.max(height / width, 0.8), 1.5);
      const whole = Math.min(width / SHEET, height / h);
      return { w: SHEET, h, compact, zoom: 1, sign: Math.max(1, LENS.pieces[0] / whole) };
    }
    const zoom = Math.min(Math.max(Math.min(width / TABLE.w, height / TABLE.h), 1), LENS.pieces[2]);
    return { w: width / zoom, h: height / zoom, compact, zoom, sign: 1 };
  });
  readonly map = $derived(layout(this.board, (id) => this.box.stop(id), this.size));
  readonly camera: Camera;
  readonly hands: Hands;

  private readonly sailing = $derived(this.props.sailing ?? null);
  readonly here = $derived(this.map.byId.get(this.sailing?.to ?? this.props.view.stop));
  private readonly left = $derived.by(() => this.map.byId.get(this.sailing?.from ?? '') ?? this.here);
  private readonly start = $derived.by(
    () => this.map.stops.find((one) => placeOf(this.props.view, one.stop.id)?.used)?.s ?? 0,
  );
  private readonly harbour = $derived.by((): Harbour => {
    const { course, stops, taken, size } = this.map;
    const sign = this.camera.piece / this.camera.scale;
    const names = stops.map(({ spot, at }) => moved(grown(spot.area, sign), at));
    return { course, size, sign, discs: stops.map((one) => one.at), taken: [...names, ...taken] };
  });
  private readonly docks = $derived.by((): [Dock, Dock] | null => {
    const [from, to] = [this.left, this.here];
    return from && to ? [dock(this.harbour, from), dock(this.harbour, to)] : null;
  });
  readonly boat = $derived.by((): Boat | null => {
    if (!this.docks) return null;
    return { ...this.ship.at(this.map.course, ...this.docks), size: this.ship.size(...this.docks) };
  });
  /** The part of the river that the steamer has travelled, from its first stop. */
  readonly wake = $derived.by((): [number, number] => [
    this.start,
    this.docks ? this.ship.along(...this.docks) : 0,
  ]);

  /** On a phone only the names that there is room for; null if all are shown. */
  readonly shown = $derived.by(() => {
    const { view, lit, focus } = this.props;
    if (!this.compact) return null;
    return named(this.map, [view.stop, ...lit, focus ?? ''], this.camera.scale, this.camera.piece);
  });
  /** The stop whose facts are open. */
  readonly open = $derived.by((): Laid | undefined =>
    this.map.byId.get(this.hands.pointed ?? this.hands.pinned ?? ''),
  );

  constructor(private readonly given: () => BoardProps) {
    this.camera = new Camera(() => ({ x: 0, y: 0, w: this.size.w, h: this.size.h }), LENS);
    this.hands = new Hands(this.camera, {
      map: () => this.map,
      moves: () => this.compact,
      lit: () => this.props.lit,
      choose: (id) => this.props.onstop(id),
    });
  }

  /** Brings a stop that is pointed at elsewhere into view. */
  reach(id: string): void {
    const found = this.map.byId.get(id);
    if (found) this.camera.reach(found.at);
  }

  /** The steamer with the stops before and after it. */
  near(moving = true): void {
    const at = this.map.stops.findIndex((one) => one.stop.id === this.props.view.stop);
    const some = this.map.stops.slice(Math.max(0, at - 1), at + 2);
    const points = some.map((one) => one.at);
    if (points.length) this.camera.show(points, moving);
  }
}
