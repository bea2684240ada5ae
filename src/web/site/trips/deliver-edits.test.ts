import { describe, expect, it } from 'vitest';
import { gazetteer } from '../../../../test/gazetteer.ts';
import { plan, tripRequest } from '../../../../test/plan-trips.ts';
import { ApiError } from '../../../contracts/client.ts';
import type { Trip, TripEditing } from '../../../contracts/trips.ts';
import { decisionsOf, sightsOn, type TripDecisions } from '../../../core/planner/edits/decisions.ts';
import type { PlanEdit } from '../../../core/planner/edits/edit.ts';
import { replayEdits } from '../../../core/planner/edits/replay.ts';
import { editTrip } from '../../../core/planner/edits/retime.ts';
import type { Itinerary } from '../../../core/planner/types.ts';
import { type DeliveryPorts, deliverEdits } from './deliver-edits.ts';
import type { UnsentEdits } from './unsent-edits.ts';

const [itinerary] = plan(tripRequest('Kolkata', 'Darjeeling', '2027-04-05', 5)) as [Itinerary];
const decided = decisionsOf(itinerary);
const [first = '', second = ''] = decided.days.flatMap(({ sights }) => sights);

/** A server that keeps one trip, with what a test lets go wrong. */
class OneTrip implements DeliveryPorts {
  revision = 3;
  decisions: TripDecisions = decided;
  saved = 0;
  noted: UnsentEdits['sending'];
  /** Runs before each saving; may throw in place of it. */
  beforeSaving = (): void => undefined;
  /** Runs once it is saved; may throw in place of the answer. */
  afterSaving = (): void => undefined;

  private get trip(): Trip {
    return { _id: 'trip', revision: this.revision } as Trip;
  }
  open = async (): Promise<TripEditing> => ({ trip: this.trip, decisions: this.decisions }) as TripEditing;
  lay = async ({ decisions }: TripEditing, edits: readonly PlanEdit[]) =>
    replayEdits(editTrip(itinerary, gazetteer, decisions), edits);
  note = async (sending: NonNullable<UnsentEdits['sending']>) => {
    this.noted = sending;
  };
  save = async (_: string, { decisions, revision }: { decisions: TripDecisions; revision: number }) => {
    this.beforeSaving();
    if (revision !== this.revision) throw new ApiError(409, 'changed meanwhile');
    Object.assign(this, { revision: revision + 1, decisions, saved: this.saved + 1 });
    this.afterSaving();
    return { trip: this.trip, details: {} as never };
  };
  get sights(): readonly string[] {
    return this.decisions.days.flatMap(sightsOn);
  }
  remove(sightId: string): void {
    const trip = editTrip(itinerary, gazetteer, this.decisions);
    this.decisions = replayEdits(trip, [{ edit: 'remove', sightId }]).decisions;
    this.revision += 1;
  }
}

const unsent = (edits: readonly PlanEdit[], sending?: UnsentEdits['sending']): UnsentEdits => ({
  kept: { readerId: 'asha', path: '/itinerary/x' },
  itineraryId: 'x',
  tripId: 'trip',
  title: 'Darjeeling',
  revision: 3,
  edits,
  days: [],
  names: {},
  ...(sending && { sending }),
});
const removal: PlanEdit = { edit: 'remove', sightId: first };

describe('changes that were saved without a network', () => {
  it('are saved once there is one', async () => {
    const server = new OneTrip();
    expect(await deliverEdits(unsent([removal]), server)).toMatchObject({ isConflict: false, dropped: [] });
    expect(server.sights).not.toContain(first);
    expect(server.revision).toBe(4);
  });

  it('are laid upon what another device has saved meanwhile, which stays', async () => {
    const server = new OneTrip();
    server.remove(second);
    expect(await deliverEdits(unsent([removal]), server)).toMatchObject({ isConflict: true, dropped: [] });
    expect(server.sights).not.toContain(first);
    expect(server.sights).not.toContain(second);
  });

  it('are laid again when the other device saves at the same moment', async () => {
    const server = new OneTrip();
    server.beforeSaving = () => {
      server.beforeSaving = () => undefined;
      server.remove(second);
    };
    await deliverEdits(unsent([removal]), server);
    expect(server.sights).not.toContain(first);
    expect(server.sights).not.toContain(second);
    expect(server.saved).toBe(1);
  });

  it('are told where they do not apply any more, and then nothing is saved', async () => {
    const server = new OneTrip();
    server.remove(first);
    expect(await deliverEdits(unsent([removal]), server)).toMatchObject({ isConflict: true, dropped: [removal] });
    expect(server.saved).toBe(0);
  });

  it('are not sent twice when the answer was lost', async () => {
    const server = new OneTrip();
    const [a, b] = decided.days.filter(({ sights }) => sights.length > 0);
    const swap: PlanEdit = { edit: 'swap-days', day: a?.number ?? 0, with: b?.number ?? 0 };
    server.afterSaving = () => {
      throw new ApiError(0, '');
    };
    await expect(deliverEdits(unsent([swap]), server)).rejects.toThrow(ApiError);
    server.afterSaving = () => undefined;
    const after = JSON.stringify(server.decisions);
    await deliverEdits(unsent([swap], server.noted), server);
    expect(JSON.stringify(server.decisions)).toBe(after);
    expect(server.saved).toBe(1);
  });

  it('stay where they are when the trip is gone', async () => {
    const server = new OneTrip();
    server.open = () => Promise.reject(new ApiError(404, 'not found'));
    await expect(deliverEdits(unsent([removal]), server)).rejects.toMatchObject({ status: 404 });
    expect(server.noted).toBeUndefined();
  });
});
