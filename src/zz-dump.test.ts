import { writeFileSync } from 'node:fs';
import { test } from 'vitest';
import { gazetteer, planner } from '../test/gazetteer.ts';
import { plansOf, tripRequest } from '../test/plan-trips.ts';
import { newItinerary } from './server/features/itineraries/new-itinerary.ts';
import { tellers } from './server/features/itineraries/tellers.ts';
import { localNames } from './server/gazetteer/local-names.ts';
test('dump', () => {
  const tell = tellers(gazetteer, localNames)('hi');
  const out: string[] = [];
  const collect = (v: unknown, path: string): void => {
    if (typeof v === 'string') { if (/[A-Za-z]{2}/.test(v)) out.push(`${path}: ${v}`); }
    else if (Array.isArray(v)) v.forEach((x) => collect(x, path));
    else if (v && typeof v === 'object') for (const [k, x] of Object.entries(v)) collect(x, `${path}.${k}`);
  };
  const all: unknown[] = [];
  const reqs: [string, string, string, number, object?][] = [
    ['Kolkata', 'Darjeeling', '2027-01-15', 4], ['Mumbai', 'Goa', '2027-07-10', 4], ['Delhi', 'Rajasthan', '2027-01-10', 8],
    ['Kolkata', 'Andaman', '2027-02-10', 7], ['Delhi', 'Ladakh', '2027-07-01', 8], ['Bengaluru', 'Kerala', '2027-08-10', 6],
    ['Delhi', 'Kashmir', '2027-04-05', 6], ['Kolkata', 'Puri', '2027-07-05', 4], ['Delhi', 'Varanasi', '2027-11-01', 3],
    ['Mumbai', 'Gujarat', '2027-12-20', 7], ['Chennai', 'Madurai', '2027-04-18', 4], ['Kolkata', 'Sikkim', '2027-02-10', 7],
    ['Guwahati', 'Kaziranga', '2027-03-01', 4], ['Delhi', 'Ranthambore', '2027-09-10', 4], ['Pune', 'Aurangabad', '2027-05-03', 3],
    ['Delhi', 'Himachal', '2027-12-20', 6, { wishes: { stay: ['homestay'] } }], ['Kolkata', 'Sundarbans', '2027-01-08', 3], ['Hyderabad', 'Hampi', '2027-01-08', 4],
  ];
  for (const [a, b, d, n, more] of reqs) {
    for (const trip of plansOf(tripRequest(a, b, d, n, { priceRange: { min: 0, max: 90000 }, ...(more as object) }))) {
      const row = { ...newItinerary(trip, { planner, now: 0, madeBy: null }), words: null };
      const s = tell.summaryOf(row); const x = tell.detailsOf(row, '');
      collect(s, 's'); collect(x, 'd'); all.push({ s, x });
    }
  }
  writeFileSync('/tmp/facts-hi/latin.txt', [...new Set(out)].sort().join('\n'));
  writeFileSync('/tmp/facts-hi/plans.json', JSON.stringify(all, null, 1));
}, 600000);
