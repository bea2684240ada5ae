import type { BookingStatus, ContactMethod } from '../../../core/bookings/booking-steps.ts';

/** A step of the agency on a booking, hours after it came in. */
type DemoStep =
  | {
      readonly afterHours: number;
      readonly by: string;
      readonly contact: ContactMethod;
      readonly successful: boolean;
      readonly notes: string;
    }
  | { readonly afterHours: number; readonly by: string; readonly to: BookingStatus };

/** A booking request of the demonstration content, and what became of it. */
export interface DemoBooking {
  /** Slug of a demonstration package; null for one of the sample trips. */
  readonly packageSlug: string | null;
  readonly fullName: string;
  /**
   * 10 digits that begin with 0: no phone has such a number, every form rejects it, and a call or message to it reaches
   * no one. India has reserved no range of numbers for fiction.
   */
  readonly phone: string;
  readonly email?: string;
  readonly travelers: number;
  readonly askedHoursAgo: number;
  /**
   * Days from the request to the trip; the next day of the package's season when it does not run then, an itinerary's
   * own first day.
   */
  readonly travelsAfterDays: number;
  readonly specialRequests?: string;
  /** Absent while no admin has opened it. */
  readonly openedAfterHours?: number;
  readonly steps?: readonly DemoStep[];
}

/** Two people of the agency. */
const MITALI = 'Mitali';
const ARNAB = 'Arnab';

/** The newest first; the first two are unopened. */
export const demoBookings: readonly DemoBooking[] = [
  {
    packageSlug: 'andaman-six-days-three-islands',
    fullName: 'Sreemoyee Bhattacharya',
    phone: '0000010427',
    email: 'sreemoyee@example.org',
    travelers: 4,
    askedHoursAgo: 2,
    travelsAfterDays: 41,
    specialRequests: 'My mother is 68 and does not swim. Is the boat to Elephant Beach easy to board?',
  },
  {
    packageSlug: 'puri-konark-four-days-by-train',
    fullName: 'Tapan Maity',
    phone: '0000011853',
    travelers: 6,
    askedHoursAgo: 9,
    travelsAfterDays: 24,
    specialRequests: 'Three rooms on one floor, lower berths not needed.',
  },
  {
    packageSlug: null,
    fullName: 'Ishaan Kulkarni',
    phone: '0000012096',
    email: 'ishaan.k@example.net',
    travelers: 2,
    askedHoursAgo: 30,
    travelsAfterDays: 28,
    openedAfterHours: 14,
  },
  {
    packageSlug: 'darjeeling-and-gangtok-six-days',
    fullName: 'Debolina Sarkar',
    phone: '0000013318',
    email: 'debolina.sarkar@example.org',
    travelers: 5,
    askedHoursAgo: 52,
    travelsAfterDays: 33,
    specialRequests: 'Two children, 6 and 9. Please seats together on the toy train.',
    openedAfterHours: 3,
    steps: [
      { afterHours: 4, by: ARNAB, contact: 'phone', successful: false, notes: 'No answer, tried twice.' },
      {
        afterHours: 27,
        by: ARNAB,
        contact: 'whatsapp',
        successful: false,
        notes: 'Sent the day plan and asked for a good time to call. Not read yet.',
      },
    ],
  },
  {
    packageSlug: 'meghalaya-living-roots-and-clear-rivers',
    fullName: 'Rohit Lyngdoh',
    phone: '0000014770',
    travelers: 3,
    askedHoursAgo: 76,
    travelsAfterDays: 37,
    openedAfterHours: 2,
    steps: [
      {
        afterHours: 5,
        by: MITALI,
        contact: 'phone',
        successful: true,
        notes: 'Wants to add the double-decker bridge as a sixth day. Sending a price for it tomorrow.',
      },
    ],
  },
  {
    packageSlug: 'kerala-honeymoon-hills-and-houseboat',
    fullName: 'Ananya Rao',
    phone: '0000015241',
    email: 'ananya.rao@example.com',
    travelers: 2,
    askedHoursAgo: 121,
    travelsAfterDays: 45,
    specialRequests: 'We would like flowers on the boat, as a surprise for my husband.',
    openedAfterHours: 1,
    steps: [
      {
        afterHours: 3,
        by: MITALI,
        contact: 'whatsapp',
        successful: true,
        notes: 'Dates not settled before the wedding hall confirms. Call again in a week.',
      },
    ],
  },
  {
    packageSlug: 'royal-rajasthan-ten-days',
    fullName: 'Colonel (retd) V. K. Menon',
    phone: '0000016602',
    travelers: 4,
    askedHoursAgo: 170,
    travelsAfterDays: 52,
    openedAfterHours: 6,
    steps: [
      { afterHours: 7, by: ARNAB, contact: 'phone', successful: true, notes: 'Prefers ground-floor rooms everywhere.' },
      {
        afterHours: 52,
        by: ARNAB,
        contact: 'email',
        successful: true,
        notes: 'Sent the list of havelis with ground-floor rooms; he will decide with his brother.',
      },
    ],
  },
  {
    packageSlug: 'sundarbans-three-days-by-boat',
    fullName: 'Nusrat Jahan Mondal',
    phone: '0000017489',
    email: 'nusrat@example.org',
    travelers: 8,
    askedHoursAgo: 245,
    travelsAfterDays: 22,
    specialRequests: 'School friends, all women. A female guide if there is one.',
    openedAfterHours: 2,
    steps: [
      { afterHours: 3, by: MITALI, contact: 'phone', successful: true, notes: 'Female guide found: Sabita.' },
      { afterHours: 50, by: MITALI, to: 'confirmed' },
    ],
  },
  {
    packageSlug: 'goa-four-days-forts-and-shacks',
    fullName: 'Farhan Sheikh',
    phone: '0000018135',
    travelers: 4,
    askedHoursAgo: 318,
    travelsAfterDays: 30,
    openedAfterHours: 16,
    steps: [
      { afterHours: 17, by: ARNAB, contact: 'phone', successful: false, notes: 'Number busy.' },
      {
        afterHours: 20,
        by: ARNAB,
        contact: 'phone',
        successful: true,
        notes: 'Two rooms side by side, late flight back.',
      },
      { afterHours: 73, by: ARNAB, to: 'confirmed' },
    ],
  },
  {
    packageSlug: 'varanasi-and-sarnath-three-days',
    fullName: 'Gouri Chatterjee',
    phone: '0000019364',
    travelers: 1,
    askedHoursAgo: 410,
    travelsAfterDays: 29,
    specialRequests: 'I travel alone. A hotel where the desk is staffed at night, please.',
    openedAfterHours: 4,
    steps: [{ afterHours: 6, by: MITALI, to: 'confirmed' }],
  },
  {
    packageSlug: 'ladakh-seven-days-leh-nubra-pangong',
    fullName: 'Parth Deshmukh',
    phone: '0000020518',
    email: 'parth.d@example.net',
    travelers: 2,
    askedHoursAgo: 500,
    travelsAfterDays: 60,
    openedAfterHours: 5,
    steps: [
      {
        afterHours: 8,
        by: ARNAB,
        contact: 'phone',
        successful: true,
        notes: 'Wife has asthma; advised to ask her doctor first.',
      },
      {
        afterHours: 130,
        by: ARNAB,
        contact: 'whatsapp',
        successful: true,
        notes: 'Doctor says no. Offered Kashmir instead.',
      },
      { afterHours: 131, by: ARNAB, to: 'cancelled' },
    ],
  },
  {
    packageSlug: 'rishikesh-rafting-weekend',
    fullName: 'Meher Gill',
    phone: '0000021947',
    travelers: 6,
    askedHoursAgo: 640,
    travelsAfterDays: 21,
    openedAfterHours: 3,
    steps: [
      {
        afterHours: 5,
        by: MITALI,
        contact: 'phone',
        successful: true,
        notes: 'Told them that this package ends with the season.',
      },
      { afterHours: 30, by: MITALI, to: 'cancelled' },
    ],
  },
  {
    packageSlug: 'digha-weekend-two-days',
    fullName: 'Subhasish Kundu',
    phone: '0000022283',
    travelers: 4,
    askedHoursAgo: 880,
    travelsAfterDays: 12,
    openedAfterHours: 2,
    steps: [
      { afterHours: 3, by: ARNAB, contact: 'phone', successful: true, notes: 'Seats on the early train reserved.' },
      { afterHours: 26, by: ARNAB, to: 'confirmed' },
      { afterHours: 390, by: ARNAB, to: 'completed' },
    ],
  },
  {
    packageSlug: 'puri-konark-four-days-by-train',
    fullName: 'Lakshmi Venkataraman',
    phone: '0000023790',
    email: 'lakshmi.v@example.com',
    travelers: 3,
    askedHoursAgo: 1290,
    travelsAfterDays: 25,
    specialRequests: 'Vegetarian meals only.',
    openedAfterHours: 7,
    steps: [
      {
        afterHours: 8,
        by: MITALI,
        contact: 'email',
        successful: true,
        notes: 'Answered all questions about the darshan.',
      },
      { afterHours: 60, by: MITALI, to: 'confirmed' },
      {
        afterHours: 700,
        by: MITALI,
        contact: 'phone',
        successful: true,
        notes: 'Called on their return: all well, would like Chilika to be longer.',
      },
      { afterHours: 720, by: MITALI, to: 'completed' },
    ],
  },
];
