import type { BookingStatus, ContactMethod } from '../../../core/bookings/booking-steps.ts';

export interface Move {
  readonly from: BookingStatus;
  readonly to: BookingStatus;
}

export interface SearchedTrip {
  readonly from: string;
  readonly to: string;
  readonly departure: string;
  readonly back: string;
}

/** How the reached and the missed are told of each way to contact a traveller. */
const CONTACTED_BY: Readonly<Record<ContactMethod, string>> = {
  phone: 'Phone call',
  email: 'E-mail',
  whatsapp: 'WhatsApp message',
};

/** What the back office is told to have happened. */
export const history = {
  /** To a booking. */
  requested: 'Booking requested',
  /** Who requested it. */
  traveller: 'Traveller',
  opened: 'Opened for the first time',
  moved: ({ from, to }: Move) => `Moved from ${from} to ${to}`,
  takenBack: ({ from, to }: Move) => `Taken back from ${from} to ${to}`,
  reached: ({ by }: { by: ContactMethod }) => `${CONTACTED_BY[by]}: reached`,
  notReached: ({ by }: { by: ContactMethod }) => `${CONTACTED_BY[by]}: not reached`,
  /** With what the admin noted about it. */
  noted: ({ what, notes }: { what: string; notes: string }) => `${what}. ${notes}`,
  /** Stands in for the notes of a step back that needed none. */
  undone: ({ seconds }: { seconds: number }) => `Undone by the same admin within ${seconds} seconds`,

  /** In the browser of a lead, before it was left. */
  searched: ({ from, to, departure, back }: SearchedTrip) => `Searched ${from} to ${to}, ${departure} to ${back}`,
  read: ({ page }: { page: string }) => `Read ${page}`,
  openedTrip: ({ slug }: { slug: string }) => `Opened the itinerary ${slug}`,
  sharedTrip: ({ slug }: { slug: string }) => `Shared the itinerary ${slug}`,
  leftDetails: 'Left name and phone',
  askedToBook: ({ slug }: { slug: string }) => `Asked to book ${slug}`,
  signedIn: 'Signed in',
  registered: 'Registered',

  /** Notifications. */
  newBooking: ({ name, travellers, title }: { name: string; travellers: number; title: string }) =>
    `${name}, ${travellers} ${travellers === 1 ? 'traveler' : 'travelers'}: ${title}`,
  newLead: 'Asked for a call back',

  /** The two answers of a replay. */
  asAnswered: 'As it was answered',
  plannedAgain: 'Planned once more',

  /** A browser of a session; the device is stored in English. */
  device: ({ browser, system }: { browser: string; system: string }) => `${browser} on ${system}`,
  otherProgram: 'Another program',
} as const;
