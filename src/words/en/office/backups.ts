import { counted } from '../counts.ts';

/** Copies of everything that the site keeps. */
export const backups = {
  title: 'Backups',
  about:
    'Everything that the site keeps, with its pictures, as one file. One is made every night and kept for 14 days; what a restore replaced is kept for 30; those made by hand stay until they are deleted.',
  make: 'Back up now',
  makeFailed: 'Failed to make a backup',
  made: 'The backup is made.',
  unread: 'Failed to load backups',
  failed: ({ time, reason }: { time: string; reason: string }) => `The backup of ${time} failed. ${reason}.`,
  noneTitle: 'No backups yet',
  none: 'The first one runs tonight, or press the button above.',
  deleteTitle: 'Delete this backup?',
  remove: 'Delete',
  removeNamed: ({ title }: { title: string }) => `Delete the backup of ${title}`,
  removeFailed: 'Failed to delete the backup',
  removed: 'The backup is deleted.',
  removeHint: ({ title }: { title: string }) =>
    `The backup of ${title} will be deleted for good. Downloaded copies stay.`,
  stages: {
    pictures: 'Packing the pictures',
    database: 'Copying the database',
    packing: 'Packing the database',
  },
  underWay: ({ isNightly, by, stage }: { isNightly: boolean; by: string | undefined; stage: string }) =>
    `${isNightly ? 'Tonight’s backup is being made' : 'A backup is being made'}${by ? ` for ${by}` : ''}: ${stage} …`,
  progress: 'Backup',
  downloadFailed: 'Failed to download the backup',
  download: 'Download',
  downloadNamed: ({ title }: { title: string }) => `Download the backup of ${title}`,
  madeBy: ({ name }: { name: string }) => `by ${name}`,
  onMachine: 'on the site’s machine',
  isNightly: 'Nightly',
  byHand: 'By hand',
  beforeRestore: 'Before a restore',
  unreadable: 'Cannot be read',
  restore: 'Restore',
  restoreNamed: ({ title }: { title: string }) => `Restore the backup of ${title}`,
  restoreAsk: ({ title }: { title: string }) => `Restore the backup of ${title}?`,
  restoreUnread: 'Failed to look into the backup',
  restoreLoading: 'Looking into the backup …',
  comesBack: ({ title }: { title: string }) => `Everything is again as it was on ${title}.`,
  leftBehind: ({ bookings, leads, posts }: { bookings: number; leads: number; posts: number }) =>
    `What came since is no longer there: ${counted(bookings, 'booking')}, ${counted(leads, 'lead')}, ${counted(posts, 'post')}, and every other change.`,
  nothingBehind: 'No booking, lead or post has come since. Other changes made since are no longer there.',
  isKept: 'What is there now is kept as a backup for 30 days. Restore that one to come back to today.',
  isClosed: 'The site is closed until it is done: a minute or so, longer with many pictures.',
  signsOut:
    'All travellers and the other admins have to sign in again. Who may enter the back office, and with which password, stays as it is today.',
  isHeld:
    'Messages that were waiting then are not sent; they stand in the outbox for you to decide. People erased since are erased again.',
  typeThis: ({ text }: { text: string }) => `Type ${text} to confirm`,
  restorePassword: 'Your password',
  restoreNow: 'Restore now',
  restoreFailed: 'Failed to restore the backup',
  passwordMissing: 'Enter your password',
  restoring: ({ by, step }: { by: string; step: string }) => `A backup is being restored for ${by}: ${step} …`,
  restoreChecking: 'checking it; the site is still open',
  restoreClosing: 'the site is about to close',
  restoreBegun: 'The restore has begun. This page follows it and opens again by itself.',
  restoredDone: ({ by, time, kept }: { by: string; time: string; kept: string }) =>
    `A backup was restored by ${by} on ${time}. The data from before is kept in ${kept}.`,
  restoredFailed: ({ time, reason }: { time: string; reason: string }) =>
    `The restore of ${time} did not happen, and everything is as it was. ${reason}.`,
  restoreTitle: 'When the site no longer starts',
  restoreStop: 'Stop every process of the site.',
  /** Before the command. */
  restoreRun: 'On its machine, in its folder and with its environment, run',
  restoreFile: 'FILE is a downloaded backup, or its file name.',
  restoreStart: 'Start the site again. Everyone has to sign in again.',
  restoreChecks: 'The backup is checked before anything changes, and the current data is kept aside.',
  keepPrivate:
    'A backup holds all data, including travellers’ details. Keep it private, and keep a copy on another machine.',
} as const;
