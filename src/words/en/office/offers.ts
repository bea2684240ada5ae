/** Offers in the settings: their list and their form. */
export const offers = {
  pageTitle: 'Offers',
  nouns: 'offers',
  about:
    'Each offer lowers the prices of what it covers, and appears on the home page, from its first to its last day, in Indian time.',
  newOffer: 'New offer',
  editOffer: 'Edit offer',
  readFailed: 'Failed to load offers',
  noneTitle: 'No offers',
  none: 'The home page shows this section once you create one.',
  scopes: {
    all: 'All bookings',
    packages: 'Travel packages',
    itineraries: 'Planned trips (itineraries)',
  },
  states: { planned: 'Planned', running: 'Live', ended: 'Ended' },
  notInForce: 'Not in force',
  percentToChange: 'Percent to change',
  tooHighPercent: ({ most, percent }: { most: number; percent: number }) =>
    `An offer takes at most ${most}% off. This one says ${percent}%, so it lowers no price and visitors do not see it. Set its percent to ${most} or less.`,
  wordsToChange: 'Words to change',
  isDemo: 'Demo',
  scopeAndDays: ({ scope, from, until }: { scope: string; from: string; until: string }) =>
    `${scope}, ${from} to ${until}`,
  inPopup: ({ chips }: { chips: readonly string[] }) => `In the popup: ${chips.join(' · ')}`,
  edit: 'Edit',
  editTitled: ({ title }: { title: string }) => `Edit ${title}`,
  delete: 'Delete',
  deleteTitled: ({ title }: { title: string }) => `Delete ${title}`,
  deleteQuestion: 'Delete this offer?',
  deleteFailed: 'Failed to delete offer',
  whatDeletingDoes: ({ title, isLive }: { title: string; isLive: boolean }) =>
    `“${title}” ${isLive ? 'is removed from the site at once and' : ''} cannot be restored.`,
  deleted: ({ title }: { title: string }) => `“${title}” is deleted.`,
  saved: ({ title }: { title: string }) => `“${title}” is saved.`,
  saveFailed: 'Failed to save offer',

  leaveQuestion: 'Leave without saving?',
  leave: 'Leave without saving',
  goOnEditing: 'Go on editing',
  notSaved: 'The changes to this offer are not saved.',
  titleField: 'Title',
  titleHint: 'The home page adds “until” and the last day.',
  textField: 'Text',
  percentField: 'Percent',
  scopeField: 'Covers',
  percentHint:
    'Every price to pay of what it covers is lowered by this percent, on top of a package’s own discount. Where several offers cover the same thing, only the highest applies.',
  firstDay: 'First day',
  lastDay: 'Last day',
  chips: 'Chips',
  chipsHint:
    'Short words that the popup shows while the offer runs, beside “Up to … % OFF”, which it works out by itself. Enter or a comma ends one.',
  save: 'Save offer',
} as const;
