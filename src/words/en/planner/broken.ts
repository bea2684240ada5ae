import type { BrokenSaying } from '../../../core/planner/sayings.ts';
import type { CheckId } from '../../../core/planner/verifier/checks.ts';
import { checks } from './checks.ts';
import { lowerFirst, upperFirst } from './grammar.ts';

/** What is wrong, by check; of a check that is not listed, what does not hold any more. */
const WRONG: Readonly<Partial<Record<CheckId, (sight: string) => string>>> = {
  V03: (sight) => `${sight} is visited twice`,
  V04: (sight) => `${sight} is not open at that hour, or not in its best light`,
  V05: (sight) => `${sight} is closed on that weekday`,
  V06: (sight) => `${sight} is closed in that season`,
  V07: () => 'two things overlap',
  V09: () => 'there is not enough time before a ride',
  V10: () => 'the day is too long, or the night after it too short',
  V11: () => 'a meal has no time',
  V12: () => 'there are more sights than your pace allows',
  V16: (sight) => `${sight} is too far for this day`,
  V20: () => 'the price is outside your budget',
  V25: () => 'too few sights are about the themes you asked for',
  V28: (sight) => `${sight} is too strenuous for your party`,
  V29: () => 'nothing is visited',
  V35: () => 'the room is not ready at that hour',
  V48: () => 'something that you must see is missing',
  V51: () => 'the day does not suit everyone in your party',
  V56: () => 'the day is too long for your party',
  V66: () => 'the rest that you need is missing',
};

/** Says which rule a changed plan breaks. */
export function broken({ check, day, sight = 'one place' }: Omit<BrokenSaying, 'say'>): string {
  const wrong = WRONG[check]?.(sight) ?? `this does not hold any more: ${lowerFirst(checks[check])}`;
  return day === undefined ? `${upperFirst(wrong)}.` : `Day ${day}: ${wrong}.`;
}
