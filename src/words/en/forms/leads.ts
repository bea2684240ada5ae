import type { LeadProblem } from '../../../core/leads/lead-form.ts';
import type { Words } from '../../../core/sayings.ts';
import { personProblemWords } from './people.ts';

/** What is wrong with a field of the popup. */
export const leadProblemWords: Words<LeadProblem> = {
  ...personProblemWords,
  'phone-impossible': () => 'Please enter a valid phone number',
  'name-too-long': () => 'Name cannot exceed 50 characters',
  'name-characters': () => 'Name can only contain letters, spaces, hyphens, and apostrophes',
};
