/** Refusals of backups. */
export const backups = {
  notFound: 'There is no such backup',
  noRoom: 'The disk is full or read-only. Delete backups that you no longer need, or make room on the server.',
  underWay: 'A backup is already being made',
  linkExpired: 'This download link has expired. Press Download again.',
  siteClosed: ({ step, percent }: { step: string; percent: number }) =>
    `The site is closed for a moment while a backup is restored: ${step}${percent > 0 ? ` (${percent}%)` : ''}. It opens again by itself.`,
  /** What is being done, inside a sentence. */
  steps: {
    checking: 'checking the backup',
    closing: 'finishing what was begun',
    keeping: 'keeping the present data',
    replacing: 'replacing the data',
  },
  confirmationWrong: ({ expected }: { expected: string }) => `Type ${expected} exactly as it is shown`,
  restoreUnderWay: 'A backup is already being made or restored. Try again when that is done.',
  cannotBeRead: 'This file cannot be read by this version of the site',
  otherDatabase: 'This is a backup of another kind of database than the site uses now',
  ofNewerVersion: 'This backup was made by a newer version of the site. Install that version first.',
} as const;
