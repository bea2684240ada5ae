/** Refusals of kept trips. */
export const trips = {
  gone: 'This trip was not found among yours.',
  tooMany: 'You keep a hundred trips. Delete one to keep another.',
  factsGone: 'This plan can no longer be changed: one of its towns is not known any more.',
  changedMeanwhile: 'This trip was changed elsewhere in the meantime.',
  notOfThisPlan: 'These changes do not belong to this plan. Please open the trip again.',
  noCalendar: 'There is no calendar under this address. Ask for a new address, and remove this one from your calendar.',
  /** The name of a calendar whose address was taken back. */
  calendarEnded: 'Calendar taken back',
  alternativeChanged: 'This alternative has changed in the meantime. Look at it again before you accept it.',
  versionGone: 'This version can no longer be brought back: its plan or one of its sights is not there any more.',
} as const;
