import { codeProblem } from '../../../core/admins/sign-in-codes.ts';
import { speak } from '../../../core/sayings.ts';
import { adminProblemWords } from '../../../words/en/forms/admins.ts';

/** Returns what is wrong with a typed code in words, or null. */
export function wordCodeProblem(typed: string): string | null {
  const problem = codeProblem(typed);
  return problem && speak(adminProblemWords, problem);
}
