import { counted } from '../counts.ts';

/** Bookings in the back office: their list and their statuses. */
export const bookings = {
  pageTitle: 'Booking Management',
  nouns: 'bookings',
  statuses: {
    pending: 'Pending',
    contacted: 'Contacted',
    confirmed: 'Confirmed',
    cancelled: 'Cancelled',
    completed: 'Completed',
  },
  byStatus: 'Bookings by status',
  total: 'Total',
  searched: 'Name, phone, e-mail, reference or trip',
  readFailed: 'Failed to fetch bookings',
  plannedTrips: 'Trips planned on the site',
  byTitle: 'Trips entered by their title',
  onePackage: 'One package',
  dropItem: ({ item }: { item: string }) => `Show bookings of everything, not only of ${item}`,
  columns: {
    reference: 'Reference',
    traveller: 'Traveller',
    trip: 'Trip',
    date: 'Date',
    total: 'Total',
    status: 'Status',
    received: 'Received',
  },
  newBooking: 'New booking',
  isNew: 'New',
  travellers: ({ count, isItinerary }: { count: number; isItinerary: boolean }) =>
    `${counted(count, 'traveller')}${isItinerary ? ', itinerary' : ''}`,
  noMatchTitle: 'No bookings match',
  noMatch:
    'Try fewer words or another status. Names, phones, e-mails, references and trips are matched from the start of each word. Phones are also found by their last digits, three or more.',
  showAll: 'Show all bookings',
  noneTitle: 'No bookings yet',
  none: 'Requests appear here when travellers send them from a package or an itinerary.',
  viewPackages: 'View packages',
} as const;
