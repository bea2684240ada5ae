import { titleStop } from '../src/core/planner/phrases.ts';
import type { Itinerary, Refusal, Stop, TripNote } from '../src/core/planner/types.ts';
import type { PriceLine } from '../src/core/pricing/types.ts';
import { speak } from '../src/core/sayings.ts';
import { planWords } from '../src/words/en/planner/plans.ts';
import { refusalWords } from '../src/words/en/planner/refusals.ts';

/** What the site says of plans and refusals in English, for tests. */
export const titleOf = ({ title }: Pick<Itinerary, 'title'>): string => speak(planWords.titles, title);
export const differenceOf = ({ difference }: Pick<Itinerary, 'difference'>): string =>
  speak(planWords.differences, difference);
export const noteOf = ({ text }: Pick<TripNote, 'text'>): string => speak(planWords.notes, text);
export const stopOf = (stop: Stop): string => speak(planWords.stops, titleStop(stop));
export const refusalOf = ({ message }: Pick<Refusal, 'message'>): string => speak(refusalWords.refusals, message);
export const lineOf = ({ label }: PriceLine): string => speak(planWords.lines, label);
