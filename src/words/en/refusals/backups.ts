/** Refusals of backups. */
export const backups = {
  notFound: 'There is no such backup',
  noRoom: 'The disk is full or read-only. Delete backups that you no longer need, or make room on the server.',
  underWay: 'A backup is already being made',
  linkExpired: 'This download link has expired. Press Download again.',
} as const;
