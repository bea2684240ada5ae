import { counted } from '../counts.ts';

/** Mails to admins with what is due. */
export const reminders = {
  subject: ({ count }: { count: number }) => `Today: ${counted(count, 'thing')} for you`,
  waiting: ({ count }: { count: number }) =>
    `Good morning. ${counted(count, 'thing')} that you take care of ${count === 1 ? 'waits' : 'wait'} today.`,
  switchOff: 'You can switch this mail off in your profile in the back office.',
} as const;
