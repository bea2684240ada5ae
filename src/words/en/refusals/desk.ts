import type { LinkedKind } from '../../../core/customers/customer-options.ts';
import { counted } from '../counts.ts';

const records: Readonly<Record<LinkedKind, string>> = { booking: 'Booking', lead: 'Lead', user: 'Account' };
const channels: Readonly<Record<string, string>> = { email: 'E-mail', sms: 'SMS', whatsapp: 'WhatsApp' };
const states: Readonly<Record<string, string>> = {
  waiting: 'waiting to be sent',
  sent: 'sent',
  failed: 'failed',
  delivered: 'delivered',
  read: 'read',
  kept: 'not sent',
};

/** Customers, tasks and what waits: refusals, and what is told to have happened. */
export const desk = {
  noCustomer: 'There is no such customer',
  noRecord: 'This record no longer exists',
  noTask: 'There is no such task',
  noFile: 'There is no such file',
  noAssignee: 'This admin cannot take care of it any more. Choose another one.',
  customerChanged:
    'Another admin has changed this customer meanwhile. Reload to see their changes, then save yours again.',
  linkedToAnother: ({ name }: { name: string }) =>
    `This is linked to another customer, ${name}. Unlink it there first.`,
  linkedElsewhere: 'This is linked to another customer',
  sameCustomer: 'A customer cannot be joined with itself',
  nothingToUndo: 'This can no longer be undone: it was undone already, or a day has passed.',
  noteMissing: 'Write a note first',
  consentInFuture: 'Choose today or an earlier day',
  chooseFile: 'Choose a file',
  tooManyFiles: ({ most }: { most: number }) => `A customer can have at most ${most} files`,
  fileLinkExpired: 'This link has expired. Open the file from the customer’s page again.',
  laterDay: 'Choose a day after today',

  leadLeft: ({ name, notes }: { name: string; notes: string }) =>
    `${name} asked for a call back${notes === '' ? '' : `. ${notes}`}`,
  tripKept: ({ title }: { title: string }) => `Kept the trip ${title}`,
  messageWritten: ({ channel, state, text }: { channel: string; state: string; text: string }) =>
    `${channels[channel] ?? channel}, ${states[state] ?? state}: ${text}`,
  joined: 'Joined with another customer',
  records,
  linked: ({ what, title }: { what: string; title: string }) => `${what}${title === '' ? '' : ` ${title}`} linked`,
  unlinked: ({ what, title }: { what: string; title: string }) => `${what}${title === '' ? '' : ` ${title}`} unlinked`,
  taskDone: ({ title, by }: { title: string; by: string }) => `${title} (done by ${by})`,

  /** Reminders in the bell. */
  wroteOnWhatsapp: 'Wrote on WhatsApp',
  restored: ({ held }: { held: number }) =>
    held > 0
      ? `The data of an earlier time is in use. ${counted(held, 'message')} in the outbox ${held === 1 ? 'was' : 'were'} held back: look at them.`
      : 'The data of an earlier time is in use.',
  reviewWritten: ({ stars, title }: { stars: number; title: string }) => `${stars} of 5 stars: ${title}`,
  taskDue: 'This task is due',
  waitingToday: ({ count }: { count: number }) => `${counted(count, 'thing')} for you today`,
} as const;
