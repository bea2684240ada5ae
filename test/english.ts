import { readTold } from '../src/contracts/problems.ts';
import type { FormProblem } from '../src/core/form-problems.ts';
import { titleStop } from '../src/core/planner/phrases.ts';
import type { Itinerary, Refusal, Stop, TripNote } from '../src/core/planner/types.ts';
import type { PriceLine } from '../src/core/pricing/types.ts';
import { speakProblems } from '../src/core/problems.ts';
import { speak } from '../src/core/sayings.ts';
import { problemWords } from '../src/words/en/forms/problems.ts';
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

/** What the site says of a form's problems in English, for tests. */
export const problemOf = (problem: FormProblem | null): string | null => problem && speak(problemWords, problem);
export const problemsOf = (problems: Readonly<Record<string, FormProblem>>): Record<string, string> =>
  speakProblems(problemWords, problems);
/** What the site says in English for the message of a schema. */
export const issueOf = (message: string): string => problemOf(readTold(message)) ?? message;
