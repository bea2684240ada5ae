/**
 * Draws one trip's way through the planner, for docs/planner.md: `node bench/planner-pictures.ts`. Writes
 * docs/pictures/planner-ways.svg, planner-day.svg and planner-delays.svg from what the planner really does.
 */

import { writeFileSync } from 'node:fs';
import { formatClock } from '../src/core/clock-time.ts';
import type { Skeleton } from '../src/core/planner/circuit.ts';
import { planTrip } from '../src/core/planner/plan-trip.ts';
import { simulateTrip } from '../src/core/planner/robustness/simulate-trip.ts';
import { findSetting, findSkeletons } from '../src/core/planner/trip-setting.ts';
import type { Itinerary, PlannedDay, TripRequest } from '../src/core/planner/types.ts';
import { speak } from '../src/core/sayings.ts';
import { planWords } from '../src/words/en/planner/plans.ts';
import { titleOf } from '../test/english.ts';
import { gazetteer } from '../test/gazetteer.ts';

const REQUEST: TripRequest = {
  from: 'Kolkata',
  to: 'Darjeeling',
  departureDate: '2027-04-09',
  returnDate: '2027-04-13',
  travellers: 2,
  travelClass: 'Economy',
  priceRange: { min: 0, max: 50_000 },
  bookedOn: '2026-11-23',
  exclude: [],
};
const WIDTH = 900;
const ROW = 30;
const COLOURS = { ink: '#1f1b3a', soft: '#8a86a8', bar: '#e08a3c', open: '#dfe9df', visit: '#2f7d6b', meal: '#c9b458' };

const escapeText = (text: string): string => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const text = (x: number, y: number, words: string, fill = COLOURS.ink, anchor = 'start'): string =>
  `<text x="${x}" y="${y}" fill="${fill}" text-anchor="${anchor}">${escapeText(words)}</text>`;
const rect = (x: number, y: number, width: number, fill: string, height = ROW - 12): string =>
  `<rect x="${x.toFixed(1)}" y="${y}" width="${Math.max(1, width).toFixed(1)}" height="${height}" rx="3" fill="${fill}"/>`;

function writePicture(name: string, about: string, rows: readonly string[], height: number): void {
  const style = 'font-family="sans-serif" font-size="14"';
  const paper = `<rect width="${WIDTH}" height="${height}" fill="#fffdf7"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" ${style}><title>${about}</title>${paper}${rows.join('')}</svg>`;
  writeFileSync(new URL(`../docs/pictures/${name}.svg`, import.meta.url), `${svg}\n`);
}

const nameWay = ({ kind, out, stays }: Skeleton): string =>
  `${out.nights > 0 ? 'night ' : ''}${kind}: ${stays.map(({ base, nights }) => `${base.name} ${nights}`).join(', ')}`;

/** The best ways there and back, one for each kind and each set of towns, by value. */
function drawWays(skeletons: readonly Skeleton[]): void {
  const ways = new Map<string, Skeleton>();
  for (const skeleton of skeletons) if (!ways.has(nameWay(skeleton))) ways.set(nameWay(skeleton), skeleton);
  const best = [...ways].slice(0, 12);
  const most = best[0]?.[1].value ?? 1;
  const rows = best.flatMap(([name, { value }], index) => {
    const y = 16 + index * ROW;
    return [
      text(12, y + 13, name),
      rect(400, y, (420 * Math.max(0, value)) / most, COLOURS.bar),
      text(830, y + 13, value.toFixed(0)),
    ];
  });
  writePicture('planner-ways', 'Ways to Darjeeling by value', rows, 24 + best.length * ROW);
}

const FROM = 240;
const toX = (minute: number): number => 330 + ((minute - FROM) * 550) / (1440 - FROM);

/** One day: the opening hours of each sight, and the visit in them. */
function drawDay({ title, stops }: PlannedDay): void {
  const rows = stops.flatMap((stop, index) => {
    const y = 44 + index * ROW;
    const windows = stop.kind === 'visit' ? (gazetteer.sights.get(stop.sightId)?.windows ?? []) : [];
    const open = windows.map(({ from, to }) =>
      rect(toX(Math.max(FROM, from)), y, toX(to) - toX(Math.max(FROM, from)), COLOURS.open),
    );
    const colour = stop.kind === 'visit' ? COLOURS.visit : stop.kind === 'meal' ? COLOURS.meal : COLOURS.soft;
    const name = `${formatClock(stop.start)} ${stop.title}`;
    return [
      text(12, y + 13, name.length > 42 ? `${name.slice(0, 41)}…` : name),
      ...open,
      rect(toX(stop.start), y, toX(stop.end) - toX(stop.start), colour),
    ];
  });
  const hours = [6, 9, 12, 15, 18, 21].map((hour) => text(toX(hour * 60), 34, `${hour}:00`, COLOURS.soft, 'middle'));
  writePicture(
    'planner-day',
    'A day with opening hours',
    [text(12, 20, speak(planWords.days, title)), ...hours, ...rows],
    56 + stops.length * ROW,
  );
}

/** How often each suggestion is kept when things are late. */
function drawDelays(itineraries: readonly Itinerary[]): void {
  const rows = itineraries.flatMap((itinerary, index) => {
    const { runs, kept } = simulateTrip(itinerary, gazetteer);
    const y = 16 + index * ROW;
    const share = (100 * kept) / runs;
    return [
      text(12, y + 13, titleOf(itinerary)),
      rect(400, y, 4.2 * share, COLOURS.visit),
      text(830, y + 13, share.toFixed(1)),
    ];
  });
  writePicture('planner-delays', 'How often each suggestion is kept', rows, 24 + itineraries.length * ROW);
}

const found = findSetting(REQUEST, gazetteer);
const answer = planTrip(REQUEST, gazetteer);
if (found.kind !== 'setting' || answer.kind !== 'planned') throw new Error('the sample trip is not possible any more');
drawWays(findSkeletons(found.setting));
const longest = answer.itineraries[0]?.days.toSorted((a, b) => b.stops.length - a.stops.length)[0];
if (longest) drawDay(longest);
drawDelays(answer.itineraries);
