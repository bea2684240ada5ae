/** Copies of everything that the site keeps. */
export const backups = {
  title: 'Backups',
  about:
    'Everything that the site keeps, with its pictures, as one file. One is made every night and kept for 14 days; those made by hand stay until they are deleted.',
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
  unreadable: 'Cannot be read',
  restoreTitle: 'How to restore a backup',
  restoreStop: 'Stop every process of the site.',
  /** Before the command. */
  restoreRun: 'On its machine, in its folder and with its environment, run',
  restoreFile: 'FILE is a downloaded backup, or its file name.',
  restoreStart: 'Start the site again. Everyone has to sign in again.',
  restoreChecks:
    'The backup is checked before anything changes, and the current data is kept aside. People erased since the backup was made are back: erase them again.',
  keepPrivate:
    'A backup holds all data, including travellers’ details. Keep it private, and keep a copy on another machine.',
} as const;
