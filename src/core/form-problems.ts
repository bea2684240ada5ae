import type { AccountProblem } from './accounts/account-form.ts';
import type { AdminProblem } from './admins/admin-form.ts';
import type { CodeProblem } from './admins/sign-in-codes.ts';
import type { BlogProblem } from './blogs/blog-form.ts';
import type { BookingProblem } from './bookings/booking-form.ts';
import type { StepProblem } from './bookings/booking-steps.ts';
import type { LeadProblem } from './leads/lead-form.ts';
import type { TemplateProblem } from './messages/whatsapp-templates.ts';
import type { WordingProblem } from './messages/wording.ts';
import type { OfferProblem } from './offers/offer-claims.ts';
import type { PackageProblem } from './packages/package-form.ts';
import type { CorrectionProblem } from './places/correction-problems.ts';
import type { RequestProblem } from './request-problems.ts';

/** What any form or call is refused for. An id (`say`) means the same in each of them. */
export type FormProblem =
  | AccountProblem
  | AdminProblem
  | BlogProblem
  | BookingProblem
  | CodeProblem
  | CorrectionProblem
  | LeadProblem
  | OfferProblem
  | PackageProblem
  | RequestProblem
  | StepProblem
  | TemplateProblem
  | WordingProblem;
