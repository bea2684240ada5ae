import { createHash } from 'node:crypto';
import type { ApiAnswer } from '../../../contracts/client.ts';
import type { TripAlternative } from '../../../contracts/trips.ts';
import { sayingLocalNames } from '../../../core/local-names.ts';
import { asCompared, differenceBetween } from '../../../core/planner/alternatives/plan-difference.ts';
import type { TripDecisions } from '../../../core/planner/edits/decisions.ts';
import type { EditedPlan } from '../../../core/planner/edits/edited-plan.ts';
import type { Itinerary as PlannedTrip, Refusal } from '../../../core/planner/types.ts';
import { speak } from '../../../core/sayings.ts';
import { PLANNER_WORDS } from '../../../words/words-of.ts';
import type { Clock } from '../../clock.ts';
import { localNames } from '../../gazetteer/local-names.ts';
import { AppError } from '../../http/app-error.ts';
import type { Visitor } from '../../http/visitor.ts';
import type { LiveFacts } from '../../records/places/live-facts.ts';
import type { ItineraryService } from '../itineraries/service.ts';
import { editPlan } from './edit-plan.ts';
import { type AskedAlternative, alternativeFinder, type Found, type Opened, type Reader } from './find-alternative.ts';
import { changedMeanwhile, type NewVersion, type SaveVersion } from './save-version.ts';
import type { ShownTrips, TripPlans } from './shown-trips.ts';

interface Dependencies {
  readonly clock: Clock;
  readonly facts: LiveFacts;
  readonly plans: TripPlans;
  readonly shown: ShownTrips;
  readonly suggest: ItineraryService['suggest'];
  readonly saveVersion: SaveVersion;
}

/** Returns a text that names exactly one plan. */
const digestOf = ({ itinerary }: EditedPlan, decisions: TripDecisions): string =>
  createHash('sha256')
    .update(JSON.stringify([{ ...itinerary, slug: '' }, decisions]))
    .digest('base64url');

/** Finds other ways to make people's trips, and makes them their newest versions. */
export function tripAlternatives({ clock, facts: liveFacts, plans, shown, suggest, saveVersion }: Dependencies) {
  const find = alternativeFinder({ clock, suggest });

  async function open(userId: string, id: string, { decisions, revision }: AskedAlternative, { visitor }: Reader) {
    const row = await shown.find(userId, id);
    if (row.revision !== revision) throw changedMeanwhile();
    const [facts, { plan, bookings }] = await Promise.all([
      liveFacts.current(),
      plans.planOfTrip(row.itineraryId, visitor.language),
    ]);
    const current = editPlan(plan, decisions, facts.gazetteer);
    return { before: { row, plan, bookings }, facts, current } satisfies Opened;
  }

  function present(
    { current, facts }: Opened,
    { edited, decisions }: Extract<Found, { kind: 'found' }>,
    { visitor }: Reader,
  ) {
    const difference = differenceBetween(
      asCompared(current.trip.decisions, current),
      asCompared(decisions, edited),
      facts.gazetteer.sights,
    );
    return {
      digest: digestOf(edited, decisions),
      difference: plans.namesIn(visitor.language)(difference),
    } satisfies TripAlternative;
  }

  /** Returns what the planner says of a plan that it does not have, in the reader's words. */
  function wordRefusal({ message }: Refusal, { language }: Visitor): string {
    const { refusals } = PLANNER_WORDS[language].refusals;
    return speak(sayingLocalNames(refusals, localNames(language)), message);
  }

  return {
    /** Looks for another way to make a trip, from the plan as it was changed so far. Nothing is stored. */
    async findAlternative(
      userId: string,
      id: string,
      asked: AskedAlternative,
      reader: Reader,
    ): Promise<ApiAnswer<'POST /api/trips/{id}/alternatives'>> {
      const opened = await open(userId, id, asked, reader);
      const found = await find(opened, asked, reader);
      if (found.kind === 'found') return { alternative: present(opened, found, reader), because: null, reason: null };
      const { because, refusal } = found;
      return { alternative: null, because, reason: refusal ? wordRefusal(refusal, reader.visitor) : null };
    },

    /**
     * Looks for the same alternative again and makes it the trip's newest version; changes that were not saved yet become a
     * version before it. Refuses with 409 when it is not the one that was shown.
     */
    async acceptAlternative(
      userId: string,
      id: string,
      asked: AskedAlternative & { readonly digest: string },
      reader: Reader,
    ) {
      const opened = await open(userId, id, asked, reader);
      const found = await find(opened, asked, reader);
      if (found.kind === 'none' || digestOf(found.edited, found.decisions) !== asked.digest)
        throw new AppError('conflict', ({ trips }) => trips.alternativeChanged);
      const { before, current } = opened;
      const unsaved =
        JSON.stringify(asked.decisions) !== JSON.stringify(await shown.lastDecisions(before.row, before.plan));
      const accepted = versionOf(found.edited.itinerary, found.decisions, asked.kind);
      const edited = versionOf(current.itinerary, asked.decisions, 'edited');
      const saved = await saveVersion(before, {
        plan: found.edited.itinerary,
        versions: unsaved ? [edited, accepted] : [accepted],
        ...(found.isNewPlan && { onPlan: 'new' }),
      });
      return shown.show(saved, reader.visitor.language);
    },
  };
}

const versionOf = (
  { price: { perPersonRupees } }: PlannedTrip,
  decisions: TripDecisions,
  made: NewVersion['made'],
): NewVersion => ({ decisions, made, perPersonRupees });
