import type { Minute } from '../clock-time.ts';
import type { Base, Sight } from '../gazetteer/gazetteer.ts';
import type { Travel } from '../gazetteer/travel.ts';
import type { NamedPoint, Ride } from '../rides.ts';
import { MEAL_WINDOWS } from './limits.ts';
import type { ServedMeal } from './meal-turn.ts';
import { CHECK_OUT_MINUTES, type SpecialNight } from './night-stays.ts';
import type { StopSaying } from './sayings.ts';
import { BREAKFAST_MINUTES, travelPlanned } from './stay-days.ts';
import type { Stop } from './types.ts';

export const DINNER_MINUTES = 60;

const pointOf = ({ name, lat, lon }: NamedPoint): NamedPoint => ({ name, lat, lon });

/** Where one wakes up and where one goes to bed: a houseboat or camp, or else the hotel of the town. */
export interface Beds {
  readonly morning?: SpecialNight | undefined;
  readonly evening?: SpecialNight | undefined;
  /** The bed changes within the stay. */
  readonly changes: boolean;
  /** The night after this day is slept here. */
  readonly staysOn: boolean;
}

/** Collects the rows of one day; each depends on those before. */
export class DayRows {
  readonly rows: Stop[] = [];
  readonly beds: Beds;
  private readonly base: Base;
  /** The sight at which each shared ticket was bought. */
  private readonly tickets = new Map<string, string>();
  /** The sight where the traveller is; null in the town. */
  private at: Sight | null;
  /** The sight beside which the bed of this hour is; null in the town. */
  private bed: Sight | null;
  isAtStay = true;
  lastLunch: Minute | undefined;
  /** True once the traveller has checked in on this day. */
  hasRoom = false;
  /** True once the traveller has left the bed of the morning for good. */
  hasLeft = false;

  constructor(base: Base, beds: Beds) {
    this.base = base;
    this.beds = beds;
    this.bed = (beds.morning ?? (beds.changes ? undefined : beds.evening))?.beside ?? null;
    this.at = beds.morning?.beside ?? null;
  }

  /** True where no bed is kept for the hours between two sights. */
  get hasNoBed(): boolean {
    return this.hasLeft && !this.beds.staysOn;
  }

  get end(): Minute {
    return this.rows.at(-1)?.end ?? 0;
  }

  /** The sight where the traveller is; undefined at the stay. */
  get place(): Sight | undefined {
    return this.isAtStay ? undefined : (this.at ?? undefined);
  }

  wayFromStay(sight: Sight): Travel {
    return travelPlanned(this.base, this.bed, sight);
  }

  wayTo(sight: Sight): Travel {
    return travelPlanned(this.base, this.at, sight);
  }

  wayBack(): Travel {
    return travelPlanned(this.base, this.at, this.bed);
  }

  private travelTo(sight: Sight | null): { travel?: Travel } {
    const travel = travelPlanned(this.base, this.at, sight);
    return travel.minutes > 0 ? { travel } : {};
  }

  visit(sight: Sight, start: Minute, end: Minute, hasLunch = false): void {
    const { id, name, ticket } = sight;
    const paidAt = ticket === undefined ? undefined : this.tickets.get(ticket);
    if (ticket !== undefined) this.tickets.set(ticket, paidAt ?? name);
    const fee = paidAt === undefined ? { feeRupees: sight.feeRupees } : { feeRupees: 0, paidAt };
    const place = pointOf(sight);
    const lunch = sight.withLunch ? 'included' : end - start > sight.minutes ? 'there' : 'packed';
    if (hasLunch) this.lastLunch = Math.max(start, MEAL_WINDOWS.lunch.from);
    this.rows.push({
      kind: 'visit',
      start,
      end,
      sightId: id,
      place,
      ...fee,
      ...(hasLunch && { lunch }),
      ...this.travelTo(sight),
    });
    this.at = sight;
    this.isAtStay = false;
  }

  private goToStay(): void {
    this.at = this.bed;
    this.isAtStay = true;
  }

  /** Leaves the bed of the morning for that of the evening, or for home. */
  moveOut(start: Minute): void {
    const say = this.beds.morning ? 'check-out-early' : 'check-out-moving';
    this.atStay('check-out', start, start + CHECK_OUT_MINUTES, { say });
    this.bed = this.beds.evening?.beside ?? null;
    this.isAtStay = false;
    this.hasLeft = true;
  }

  atStay(kind: 'check-in' | 'check-out' | 'rest', start: Minute, end: Minute, title: StopSaying): void {
    if (kind === 'check-in') this.hasRoom = true;
    this.rows.push({ kind, start, end, title, ...this.travelTo(this.bed) });
    this.goToStay();
  }

  lunch(start: Minute, end: Minute, served: ServedMeal): void {
    this.rows.push({ kind: 'meal', meal: 'lunch', start, end, ...served });
    this.lastLunch = start;
  }

  breakfast(start: Minute): void {
    const end = start + BREAKFAST_MINUTES;
    this.rows.push({ kind: 'meal', meal: 'breakfast', start, end });
  }

  dinner(start: Minute, served: ServedMeal): void {
    const end = start + DINNER_MINUTES;
    this.rows.push({
      kind: 'meal',
      meal: 'dinner',
      start,
      end,
      ...served,
      ...this.travelTo(this.bed),
    });
    this.goToStay();
  }

  /** Adds free time: a rest at the stay, elsewhere a stroll. */
  pause(start: Minute, end: Minute, town: string): void {
    if (this.isAtStay) this.rows.push({ kind: 'rest', start, end, title: { say: 'free-in', town } });
    else this.rows.push({ kind: 'free', start, end, title: { say: 'free-here' } });
  }

  ride(ride: Ride): void {
    const start = ride.departs;
    this.rows.push({
      kind: 'ride',
      start,
      end: start + ride.minutes,
      ride,
      ...this.travelTo(null),
    });
    this.at = null;
    this.isAtStay = this.bed === null;
  }

  /** Checks in where the night is slept. */
  checkIn(start: Minute, minutes: number): void {
    const { evening } = this.beds;
    const town = this.base.name;
    const title: StopSaying = evening
      ? { say: 'check-in-night', kind: evening.record.kind, area: evening.record.area }
      : { say: 'check-in', town };
    this.atStay('check-in', start, start + minutes, title);
  }
}
