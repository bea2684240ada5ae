import type { Day } from '../src/core/dates.ts';
import type { Language } from '../src/core/languages.ts';
import type { Itinerary as PlannedTrip } from '../src/core/planner/types.ts';
import type { DocumentSource } from '../src/server/features/documents/document-source.ts';
import { driverData } from '../src/server/features/documents/driver-data.ts';
import { planData } from '../src/server/features/documents/plan-data.ts';
import { readTemplates } from '../src/server/features/documents/templates.ts';
import { newItinerary } from '../src/server/features/itineraries/new-itinerary.ts';
import { presentDetails, presentItinerary } from '../src/server/features/itineraries/present.ts';
import { tellers } from '../src/server/features/itineraries/tellers.ts';
import { openTypesetting } from '../src/server/gateways/typesetting/open-typesetting.ts';
import type { Typeset, Typesetting } from '../src/server/gateways/typesetting/port.ts';
import { localNames } from '../src/server/gazetteer/local-names.ts';
import { DOCUMENT_WORDS } from '../src/words/words-of.ts';
import { facts, planner, uncorrected } from './gazetteer.ts';

const TODAY: Day = '2026-11-21';

interface TripAsked {
  readonly from: string;
  readonly to: string;
  readonly departureDate: Day;
  readonly returnDate: Day;
}

/** Returns the planner's first suggestion. */
export function planFirst(asked: TripAsked): PlannedTrip {
  const request = {
    ...asked,
    travellers: 2,
    travelClass: 'Economy' as const,
    priceRange: { min: 0, max: 200_000 },
    bookedOn: TODAY,
    exclude: [],
  };
  for (const event of planner.plan(request)) if (event.kind === 'itinerary') return event.itinerary;
  throw new Error(`no trip from ${asked.from} to ${asked.to}`);
}

const tellerIn = tellers(uncorrected, localNames);

/** Returns what the documents of a trip are made of. */
export function documentSource(trip: PlannedTrip, language: Language): DocumentSource {
  const teller = tellerIn(language);
  const stored = newItinerary(trip, { planner, facts, now: 0, madeBy: null });
  const row = { ...stored, words: null, details: null, detailedAt: null };
  return {
    itinerary: presentItinerary(row, teller, { shares: 0, offer: null, gazetteer: facts.gazetteer }),
    details: presentDetails(row, JSON.stringify(planner.describe(trip, facts)), teller, null),
    site: {
      brand: 'Safarnama',
      agency: 'Hooghly Travels',
      phone: '+91 33 2680 0000',
      whatsapp: '+91 33 2680 0000',
      email: 'hello@safarnama.example',
      office: '12 Strand Road, Chandannagar, West Bengal 712136',
    },
    address: `https://safarnama.example/itinerary/${trip.slug}`,
    reader: { name: 'Asha Sen', phone: '9830012345' },
    today: TODAY,
    language,
    words: DOCUMENT_WORDS[language],
  };
}

/** Typst as the site has it, with more patience: tests share their cores with all other work. */
export const patientTypesetting = (): Typesetting => openTypesetting({ onFailure: console.error, withinMs: 60_000 });

const templates = readTemplates();
const QR_CODE = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');

/** Typesets a document of the trip. */
export function typesetPlan({ typeset }: Typesetting, source: DocumentSource): Promise<Typeset> {
  const { data, map } = planData(source);
  return typeset(templates.plan, data, { '/map.svg': map, '/qr.svg': QR_CODE });
}

export const typesetDriverSheet = ({ typeset }: Typesetting, source: DocumentSource): Promise<Typeset> =>
  typeset(templates.driverSheet, driverData(source));
