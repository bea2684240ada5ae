import type { Minute } from '../../clock-time.ts';
import type { Day } from '../../dates.ts';
import type { Base, Sight } from '../../gazetteer/gazetteer.ts';
import type { Travel } from '../../gazetteer/travel.ts';
import { ALIGHTING_MINUTES, BOARDING_MINUTES, LUNCH_MINUTES, MEAL_GAP_MINUTES, MEAL_WINDOWS } from '../limits.ts';
import { windowsOn } from '../sight-hours.ts';
import { travelPlanned } from '../stay-days.ts';
import type { Stop } from '../types.ts';

export type StopOf<Kind extends Stop['kind']> = Extract<Stop, { readonly kind: Kind }>;

/** A row of the rest of a day: kept, left out, or put in for another. */
export interface RestRow {
  readonly stop: Stop;
  readonly is: 'kept' | 'out' | 'new';
}

/** What the rest of a day depends on. */
export interface RestOfDay {
  readonly date: Day;
  /** The town of the day's sights; absent on a day that is spent on the way. */
  readonly base?: Base;
  readonly sights: ReadonlyMap<string, Sight>;
  /** The rows that have begun. */
  readonly past: readonly Stop[];
  /** When the travellers can set out. */
  readonly freeAt: Minute;
}

/** Why a row cannot be kept: its place has closed by then, or a ride leaves before it is reached. */
export type Obstacle = 'hours' | 'ride';

export interface Rescheduled {
  readonly rows: readonly Stop[];
  /** The first row that cannot be reached in time; absent when all can. */
  readonly obstacle?: {
    readonly stop: Stop;
    readonly because: Obstacle;
    /** Minutes by which it would be reached before it begins; below 0 when it has begun by then. */
    readonly early: number;
  };
}

/** Shorter rests are no rest. */
const SHORTEST_REST = 15;

/** Returns true for a ride that leaves when its travellers come. */
export const isMovable = ({ ride }: StopOf<'ride'>): boolean => ride.mode === 'cab';

/** Returns the minutes before a row at which one sets out for it: the way, and the time to board. */
export const leadOf = (stop: Stop): number =>
  (stop.travel?.minutes ?? 0) + (stop.kind === 'ride' ? BOARDING_MINUTES[stop.ride.mode] : 0);

/** Where the travellers are: at a sight, at the stay (`null`), or where a ride has left them. */
type Place = Sight | null | 'elsewhere';

const staysHere = (stop: Stop): boolean => stop.kind === 'free' || (stop.kind === 'meal' && stop.meal !== 'dinner');

function wayBetween(base: Base, from: Sight | null, to: Sight | null): Travel | undefined {
  const travel = travelPlanned(base, from, to);
  return travel.minutes > 0 ? travel : undefined;
}

/** Times the rows of the rest of a day one after another, none before the time for which it was planned. */
class Rescheduling {
  readonly rows: Stop[] = [];
  obstacle: Rescheduled['obstacle'];
  private readonly day: RestOfDay;
  private clock: Minute;
  private at: Place = 'elsewhere';
  private before: Stop | undefined;
  private lastMeal: Minute = Number.NEGATIVE_INFINITY;
  /** When the row before was to end. */
  private plannedEnd: Minute;
  /** Whether the travellers come from where the plan has them come from. */
  private isAsPlanned = true;

  constructor(day: RestOfDay) {
    this.day = day;
    this.clock = day.freeAt;
    for (const stop of day.past) this.arrive(stop);
    this.before = day.past.at(-1);
    this.plannedEnd = this.before?.end ?? day.freeAt;
  }

  private arrive(stop: Stop): void {
    if (stop.kind === 'meal') this.lastMeal = stop.start;
    if (stop.kind === 'visit') this.at = this.day.sights.get(stop.sightId) ?? 'elsewhere';
    else if (stop.kind === 'ride') this.at = 'elsewhere';
    else if (!staysHere(stop)) this.at = null;
  }

  private travelTo({ stop, is }: RestRow): Travel | undefined {
    const { base } = this.day;
    if ((this.isAsPlanned && is === 'kept') || !base || this.at === 'elsewhere') return stop.travel;
    if (staysHere(stop)) return undefined;
    return wayBetween(base, this.at, stop.kind === 'visit' ? (this.day.sights.get(stop.sightId) ?? null) : null);
  }

  /** Returns when a row can begin at the earliest. */
  private earliest(travel: Travel | undefined): Minute {
    const alighting = this.before?.kind === 'ride' ? ALIGHTING_MINUTES[this.before.ride.mode] : 0;
    return this.clock + alighting + (travel?.minutes ?? 0);
  }

  /** True when the row before ends no later than planned, where the plan has it. */
  private get isOnTime(): boolean {
    return this.isAsPlanned && this.clock <= this.plannedEnd;
  }

  private push(stop: Stop, start: Minute, travel: Travel | undefined, minutes = stop.end - stop.start): void {
    const { travel: _, ...rest } = stop;
    const row: Stop = { ...rest, start, end: start + minutes, ...(travel && { travel }) };
    this.rows.push(row);
    this.arrive(row);
    this.before = row;
    this.clock = row.end;
    this.plannedEnd = stop.end;
    this.isAsPlanned = true;
  }

  private meet(stop: Stop, because: Obstacle, earliest: Minute): void {
    this.obstacle ??= { stop, because, early: stop.start - earliest };
  }

  /** Returns when a row begins: as planned, or as soon as it is reached. */
  private startOf(stop: Stop, travel: Travel | undefined): Minute {
    return this.isOnTime ? stop.start : Math.max(stop.start, this.earliest(travel));
  }

  private visit(stop: StopOf<'visit'>, travel: Travel | undefined): void {
    const minutes = stop.end - stop.start;
    const arrival = this.startOf(stop, travel);
    const sight = this.day.sights.get(stop.sightId);
    const windows = sight ? windowsOn(sight, this.day.date) : [];
    const planned = { from: stop.start, to: stop.end };
    const open = [planned, ...windows].find(({ from, to }) => Math.max(arrival, from) + minutes <= to);
    if (!open) this.meet(stop, 'hours', arrival);
    this.push(stop, Math.max(arrival, open?.from ?? 0), travel);
  }

  /** Lunch is cut short to end in its hours; a meal for which there is no time in them is eaten late. */
  private meal(stop: StopOf<'meal'>, travel: Travel | undefined): void {
    const hungryFrom = this.lastMeal + MEAL_GAP_MINUTES;
    const start = this.isOnTime ? stop.start : Math.max(stop.start, this.earliest(travel), hungryFrom);
    const usual = stop.end - stop.start;
    const left = MEAL_WINDOWS[stop.meal].to - start;
    this.push(stop, start, travel, stop.meal === 'lunch' && left >= LUNCH_MINUTES.min ? Math.min(usual, left) : usual);
  }

  private ride(stop: StopOf<'ride'>, travel: Travel | undefined): void {
    const earliest = this.earliest(travel);
    if (isMovable(stop)) {
      const start = this.startOf(stop, travel);
      this.push({ ...stop, ride: { ...stop.ride, departs: start } }, start, travel);
    } else {
      const isReached = this.isOnTime || earliest + BOARDING_MINUTES[stop.ride.mode] <= stop.start;
      if (!isReached) this.meet(stop, 'ride', earliest);
      this.push(stop, stop.start, travel);
    }
  }

  private atEase(stop: Stop, travel: Travel | undefined): void {
    const start = this.startOf(stop, travel);
    const isDesk = stop.kind === 'check-in' || stop.kind === 'check-out';
    if (isDesk || start === stop.start) this.push(stop, start, travel);
    else if (stop.end - start >= SHORTEST_REST) this.push(stop, start, travel, stop.end - start);
    else this.isAsPlanned &&= staysHere(stop);
  }

  add(row: RestRow): void {
    const { stop, is } = row;
    if (is === 'out') {
      this.isAsPlanned &&= staysHere(stop);
      return;
    }
    if (is === 'new') this.isAsPlanned = false;
    const travel = this.travelTo(row);
    if (stop.kind === 'visit') this.visit(stop, travel);
    else if (stop.kind === 'meal') this.meal(stop, travel);
    else if (stop.kind === 'ride') this.ride(stop, travel);
    else this.atEase(stop, travel);
    if (is === 'new') this.isAsPlanned = false;
  }
}

/**
 * Returns the rest of a day timed from the minute at which its travellers can set out. Rows keep their times as far as they can be
 * reached: visits move within the hours of their places, hired cars wait, trains and flights do not.
 */
export function reschedule(day: RestOfDay, rest: readonly RestRow[]): Rescheduled {
  const rescheduling = new Rescheduling(day);
  for (const row of rest) rescheduling.add(row);
  const { rows, obstacle } = rescheduling;
  return { rows, ...(obstacle && { obstacle }) };
}

/** Returns the rows with lunch before the visit that would leave no time for it; undefined where lunch follows no visit. */
export function withLunchFirst(rest: readonly RestRow[], past: readonly Stop[]): readonly RestRow[] | undefined {
  const at = rest.findIndex(({ stop, is }) => is === 'kept' && stop.kind === 'meal' && stop.meal === 'lunch');
  const [before, lunch] = [rest[at - 1], rest[at]];
  if (!lunch || before?.stop.kind !== 'visit' || before.is === 'out') return undefined;
  const breakfast = past.findLast(({ kind }) => kind === 'meal')?.start ?? 0;
  const start = Math.max(MEAL_WINDOWS.lunch.from, breakfast + MEAL_GAP_MINUTES);
  const { travel: _, ...meal } = lunch.stop;
  const early: RestRow = { stop: { ...meal, start, end: start + lunch.stop.end - lunch.stop.start }, is: 'new' };
  return [...rest.slice(0, at - 1), early, { ...before, is: 'new' }, ...rest.slice(at + 1)];
}
