import type { Lead } from '../../../contracts/leads.ts';
import { CLOSED_LEAD_STATUSES } from '../../../core/leads/lead-options.ts';

/** True once the day has come to speak to a lead again. */
export const isDue = ({ status, followUpOn }: Pick<Lead, 'status' | 'followUpOn'>, today: string): boolean =>
  followUpOn !== null && followUpOn <= today && !CLOSED_LEAD_STATUSES.includes(status);

/** What the agency would write first. */
export const followUpWords = (name: string, agency: string): string =>
  `Namaste ${name}${agency === '' ? '' : `, this is ${agency}`}. ` +
  'You left us your number for trips and offers. Where would you like to go, and when may we call you?';
