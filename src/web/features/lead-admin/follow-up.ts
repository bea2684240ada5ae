import type { Lead } from '../../../contracts/leads.ts';

/** Who was won or lost is not called back; the server's due list says the same. */
const CLOSED: readonly Lead['status'][] = ['converted', 'lost'];

/** True once the day has come to speak to a lead again. */
export const isDue = ({ status, followUpOn }: Pick<Lead, 'status' | 'followUpOn'>, today: string): boolean =>
  followUpOn !== null && followUpOn <= today && !CLOSED.includes(status);

/** What the agency would write first. */
export const followUpWords = (name: string, agency: string): string =>
  `Namaste ${name}${agency === '' ? '' : `, this is ${agency}`}. ` +
  'You left us your number for trips and offers. Where would you like to go, and when may we call you?';
