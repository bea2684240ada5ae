import type { Gazetteer } from '../gazetteer/gazetteer.ts';
import type { Itinerary } from '../planner/types.ts';
import { checkClaims } from './check-claims.ts';
import { checkForm, type TextBounds } from './check-form.ts';
import { checkNumbers } from './check-numbers.ts';
import { readPlaces } from './check-places.ts';
import { namesOfPlan, type PlanNames, type Scope } from './names-of-plan.ts';
import type { TextProblem, WordProblem } from './word-problem.ts';

/** A model's text on a plan or a day. */
export interface WrittenWords {
  readonly title: string;
  readonly description: string;
}

export const WORD_BOUNDS = {
  card: { title: { least: 3, most: 60 }, description: { least: 20, most: 240 } },
  day: { title: { least: 3, most: 60 }, description: { least: 20, most: 400 } },
} as const;

function checkText(text: string, bounds: TextBounds, names: PlanNames, scope: Scope): readonly TextProblem[] {
  const form = checkForm(text, bounds, names);
  // Far longer than any valid text, or full of characters that prose does not have: the other checks would add nothing.
  if (text.length > 2 * bounds.most || form.length > 20) return form;
  const places = readPlaces(text, names, scope.gazetteer);
  return [...form, ...places.problems, ...checkNumbers(places.rest, scope), ...checkClaims(places.rest, scope)];
}

function checkWords(
  { title, description }: WrittenWords,
  bounds: Readonly<Record<keyof WrittenWords, TextBounds>>,
  scope: Scope,
): readonly WordProblem[] {
  const names = namesOfPlan(scope);
  const check = (field: WordProblem['field'], text: string): readonly WordProblem[] =>
    checkText(text, bounds[field], names, scope).map((problem) => ({ field, ...problem }));
  return [...check('title', title), ...check('description', description)];
}

/** Returns why a card's text is not shown; empty when it says nothing beyond the plan. */
export const checkCardWords = (
  words: WrittenWords,
  itinerary: Itinerary,
  gazetteer: Gazetteer,
): readonly WordProblem[] => checkWords(words, WORD_BOUNDS.card, { itinerary, gazetteer, dayNumber: null });

/** Returns why the text of a day is not shown. */
export const checkDayWords = (
  words: WrittenWords,
  itinerary: Itinerary,
  dayNumber: number,
  gazetteer: Gazetteer,
): readonly WordProblem[] => checkWords(words, WORD_BOUNDS.day, { itinerary, gazetteer, dayNumber });
