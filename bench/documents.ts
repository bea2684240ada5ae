/**
 * Measures printed documents of a week in three languages: `node bench/documents.ts [rounds]`. Each document is of
 * another trip, so that nothing is known from the one before; the first of a thread is told apart. Exits with 1 above
 * the limits.
 */
import { addDays } from '../src/core/dates.ts';
import { LANGUAGES } from '../src/core/languages.ts';
import { documentSource, patientTypesetting, planFirst, typesetDriverSheet, typesetPlan } from '../test/documents.ts';

const MOST_MS = 1500;
const MOST_BYTES = 400_000;
const DESTINATIONS = ['Darjeeling', 'Goa', 'Jaipur', 'Munnar', 'Varanasi', 'Shimla'];
const FIRST_DAY = '2026-12-04';

const rounds = Number(process.argv[2] ?? 3);
const typesetting = patientTypesetting();

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const trips = Array.from({ length: rounds }, (_, round) =>
  DESTINATIONS.map((to) => {
    const departureDate = addDays(FIRST_DAY, round);
    return planFirst({ from: 'Kolkata', to, departureDate, returnDate: addDays(departureDate, 6) });
  }),
).flat();

let isWithin = true;
for (const [name, typeset] of Object.entries({ plan: typesetPlan, 'driver’s sheet': typesetDriverSheet })) {
  for (const language of LANGUAGES) {
    const measured: { readonly ms: number; readonly bytes: number }[] = [];
    for (const trip of trips) {
      const source = documentSource(trip, language);
      const begun = performance.now();
      const set = await typeset(typesetting, source);
      if (set.kind !== 'set') throw new Error(`a ${name} is ${set.kind}`);
      measured.push({ ms: performance.now() - begun, bytes: set.pdf.byteLength });
    }
    const [first, ...later] = measured.map(({ ms }) => ms);
    const largest = Math.max(...measured.map(({ bytes }) => bytes));
    isWithin &&= median(later) <= MOST_MS && largest <= MOST_BYTES;
    const times = `first ${Math.round(first ?? 0)} ms, median ${Math.round(median(later))} ms, longest ${Math.round(Math.max(...later))} ms`;
    console.log(`${name} ${language}: ${times}; largest ${Math.round(largest / 1000)} KB`);
  }
}
if (!isWithin) {
  console.error(`Above the limits: median ${MOST_MS} ms, ${MOST_BYTES / 1000} KB`);
  process.exitCode = 1;
}
