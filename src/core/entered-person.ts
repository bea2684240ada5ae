import { type EmailProblem, emailProblem } from './accounts/account-form.ts';
import { type LeadProblem, leadPhoneProblem } from './leads/lead-form.ts';

/** A person as an admin enters them, from a call or a message. */
export interface EnteredPerson {
  readonly phone: string;
  /** Empty for none. */
  readonly email: string;
}

/** Returns why a phone that an admin typed cannot be one: the problems of visitors' phones, and letters. */
const enteredPhoneProblem = (phone: string): LeadProblem | null =>
  /\p{L}/u.test(phone) ? { say: 'phone-impossible' } : leadPhoneProblem(phone);

/** Returns the problem of the phone and of the e-mail address; null for none. */
export const contactProblems = ({
  phone,
  email,
}: EnteredPerson): { readonly phone: LeadProblem | null; readonly email: EmailProblem | null } => ({
  phone: enteredPhoneProblem(phone),
  email: emailProblem(email.trim()),
});
