import type { FormProblem } from '../../../core/form-problems.ts';
import type { Words } from '../../../core/sayings.ts';
import { accountProblemWords } from './accounts.ts';
import { adminProblemWords } from './admins.ts';
import { blogProblemWords } from './blogs.ts';
import { stepProblemWords } from './booking-steps.ts';
import { bookingProblemWords } from './bookings.ts';
import { leadProblemWords } from './leads.ts';
import { offerProblemWords } from './offers.ts';
import { packageProblemWords } from './packages.ts';
import { correctionProblemWords } from './place-corrections.ts';
import { requestProblemWords } from './requests.ts';
import { wordingProblemWords } from './wordings.ts';

/** The words of all problems, for the server. */
export const problemWords: Words<FormProblem> = {
  ...accountProblemWords,
  ...adminProblemWords,
  ...blogProblemWords,
  ...bookingProblemWords,
  ...correctionProblemWords,
  ...leadProblemWords,
  ...offerProblemWords,
  ...packageProblemWords,
  ...requestProblemWords,
  ...stepProblemWords,
  ...wordingProblemWords,
};
