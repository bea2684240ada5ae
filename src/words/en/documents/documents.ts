import { plural } from '../planner/grammar.ts';

/** Printed documents: the plan, and the sheet for its driver. */
export const documents = {
  /** Above the title of the plan. */
  kind: 'Travel plan',
  /** After the day on which the document was made; the price may be another one tomorrow. */
  asOf: ({ day }: { day: string }) => `As of ${day}`,
  party: ({ count, travelClass }: { count: number; travelClass: string }) =>
    `${plural(count, 'traveller')}, ${travelClass}`,
  length: 'Length',
  travellers: 'Travellers',
  livePlan: 'The plan on the web, always up to date',
  qrCode: 'QR code with the address of the plan',
  page: ({ page, pages }: { page: string; pages: string }) => `Page ${page} of ${pages}`,
  /** Under the name of a town. */
  nights: ({ nights }: { nights: number }) => plural(nights, 'night'),
  night: ({ stay }: { stay: string }) => `Night: ${stay}`,
  howToBook: 'How to book',
  booking: ({ agency }: { agency: string }) =>
    `Open the plan with the code on the first page and press “Request booking”, or call ${agency}. Nothing is booked or paid before the agency has confirmed it.`,
  contacts: 'Contact',
  phone: 'Phone',
  whatsapp: 'WhatsApp',
  email: 'E-mail',
  office: 'Office',
  /** The sheet for the driver. */
  forDriver: 'Driver’s sheet',
  pickUp: ({ time, place }: { time: string; place: string }) => `Pick-up ${time}, ${place}`,
  noDriving: 'No driving today',
  drive: ({ km, duration }: { km: string; duration: string }) => `${km} km, ${duration}`,
  askAgency: ({ agency }: { agency: string }) => `Questions on the way: call ${agency}.`,
} as const;
