import type { Gazetteer } from '../../../core/gazetteer/gazetteer.ts';
import { checkDayWords } from '../../../core/grounding/check-words.ts';
import { dayFacts } from '../../../core/grounding/plan-facts.ts';
import type { ItineraryDetails } from '../../../core/planner/details.ts';
import type { Itinerary as PlannedTrip } from '../../../core/planner/types.ts';
import { planWords } from '../../../words/en/planner/plans.ts';
import type { ModelSession } from '../../gateways/language-model/session.ts';
import { modelAway } from './model-away.ts';
import { type Task, type Written, writeTexts } from './model-texts.ts';

interface DayPlanToWrite {
  readonly trip: PlannedTrip;
  /** With the built-in texts. */
  readonly details: ItineraryDetails;
  readonly gazetteer: Gazetteer;
}

/** Returns the day plan with the model's titles and descriptions of days that came in time and pass the checks. */
export async function writeDays(
  session: ModelSession,
  { trip, details, gazetteer }: DayPlanToWrite,
): Promise<ItineraryDetails> {
  const tasks: Task[] = trip.days.map(({ number }) => ({
    number,
    facts: dayFacts(trip, number, gazetteer, planWords) ?? {},
    check: (texts) => checkDayWords(texts, trip, number, gazetteer),
  }));
  const byDay = new Map<number, Written>();
  const reply = await writeTexts(session, 'days', tasks, (written) => {
    byDay.set(written.number, { ...byDay.get(written.number), ...written });
  });
  if (session.rules.isModelOnly && reply.outcome !== 'answered') throw modelAway();
  return {
    ...details,
    fullDayWisePlan: details.fullDayWisePlan.map((day) => {
      const { title = day.title, description = day.description } = byDay.get(day.day) ?? {};
      return { ...day, title, description };
    }),
  };
}
