import { type EmailProblem, registrationNameProblem } from '../accounts/account-form.ts';
import { contactProblems, type EnteredPerson } from '../entered-person.ts';
import { onlyProblems } from '../problems.ts';
import type { LeadProblem } from './lead-form.ts';

/** Maximum lengths of what an admin enters about a lead, in characters. */
export const ENTERED_LEAD_LIMITS = { name: 100, email: 254 } as const;

/** A lead as an admin enters or changes it. */
export interface EnteredLead extends EnteredPerson {
  readonly name: string;
}

type EnteredLeadProblem = LeadProblem | EmailProblem;

/** Returns the first problem of each field, in the form's order. A name may hold any characters: "Dr. A. Sen". */
export const enteredLeadProblems = (form: EnteredLead): Record<string, EnteredLeadProblem> =>
  onlyProblems<EnteredLeadProblem>({ name: registrationNameProblem(form.name), ...contactProblems(form) });
