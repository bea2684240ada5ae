/** Versions of packages and posts: their list, their differences, bringing one back. */
export const recordVersions = {
  versions: 'Versions',
  readFailed: 'Failed to load the versions',
  restoreFailed: 'Failed to bring back the version',
  backToEditor: 'Back to the editor',
  noneYet: 'No versions yet: the first is kept when it is saved next.',
  changes: 'What changed',
  asItIs: 'as it is now',
  compareWith: 'Compare with',
  firstOne: 'This is the first version that was kept.',
  sameAsNow: 'This version is the same as the record is now.',
  nothingChanged: 'Nothing in the form changed with this version.',
  onlyFormatting: 'Only the formatting or the links changed.',
  bringBack: 'Bring this version back',
  titleOf: ({ title }: { title: string }) => `Versions of “${title}”`,
  restoredFrom: ({ version }: { version: number }) => `Version ${version} brought back`,
  bringBackQuestion: ({ time }: { time: string }) =>
    `Text, pictures and all other fields become those of ${time} again; address and status stay. What is there now is kept as a version.`,
  isBack: ({ time, leftOut }: { time: string; leftOut: number }) =>
    leftOut === 0
      ? `The version of ${time} is back.`
      : `The version of ${time} is back, without ${leftOut === 1 ? 'one picture that was' : `${leftOut} pictures that were`} deleted.`,
  made: {
    created: 'Created',
    saved: 'Saved',
    autosaved: 'Saved by itself',
    'status-set': 'Status set',
    restored: 'Brought back',
    duplicated: 'Made as a copy',
    earlier: 'From before versions were kept',
  },
  against: { before: 'The one before', now: 'As it is now' },
  marks: { added: 'Added:', removed: 'Removed:' },
  /** Values that are no text. */
  values: { true: 'yes', false: 'no', '': 'none' },
  contentPictures: 'Pictures in the text',
} as const;
