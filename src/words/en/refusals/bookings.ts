/** Refusals of bookings. */
export const bookings = {
  notFound: 'There is no such booking',
  erased: 'The traveller was erased. This booking can no longer change.',
  wrongLink: 'This link does not match a booking',
  sayWhat: 'Please say what you would like to book',
  itemGone: {
    package: 'This package is no longer available',
    itinerary: 'This itinerary is no longer available',
  },
  changedMeanwhile: 'Another admin has changed this booking meanwhile. Please look again',
  doubleOfItself: 'This booking and its double are the same',
  otherIsCancelled: ({ reference }: { reference: string }) =>
    `${reference} is cancelled. Keep the other booking instead`,
  changedTo: {
    pending: 'This booking is pending now: another admin has changed it. Please look again',
    contacted: 'This booking is contacted now: another admin has changed it. Please look again',
    confirmed: 'This booking is confirmed now: another admin has changed it. Please look again',
    cancelled: 'This booking is cancelled now: another admin has changed it. Please look again',
    completed: 'This booking is completed now: another admin has changed it. Please look again',
  },
} as const;
