import { setTimeout as wait } from 'node:timers/promises';
import { atMost, type Figure } from '../figures.ts';
import { dayAhead } from '../public-pages.ts';
import { type RunningSide, type Side, startSides, stopSides } from '../sides.ts';
import { median } from '../site-process.ts';
import { freshVisitor, visit } from '../visits.ts';

const MOST_MS = 500;
/** The planning thread ends after a minute without a search. */
const IDLE_MS = 66_000;
/** Sites of each side that stay idle at the same time: each gives one first search. */
const TRIES = 3;

/** Returns the milliseconds from a search to its first itinerary, and to its end. */
async function search(url: string, from: string): Promise<{ readonly first: number; readonly end: number }> {
  const began = performance.now();
  const answer = await fetch(`${url}/api/generate-itinerary/stream`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': freshVisitor() },
    body: JSON.stringify({
      from,
      to: 'Darjeeling',
      departureDate: dayAhead(30),
      returnDate: dayAhead(34),
      travellers: 2,
      priceRange: [0, 80_000],
    }),
  });
  if (!answer.ok || !answer.body) throw new Error(`the search answered ${answer.status}`);
  let text = '';
  let first = Number.NaN;
  const decoder = new TextDecoder();
  for await (const piece of answer.body) {
    text += decoder.decode(piece, { stream: true });
    if (Number.isNaN(first) && text.includes('event: itinerary')) first = performance.now() - began;
  }
  if (!text.includes('event: done')) throw new Error(`no trip: ${text.slice(-300)}`);
  return { first, end: performance.now() - began };
}

/** Measures the first search of a process that has planned before, after its planning thread has ended. */
export async function measureFirstCard(sides: readonly Side[]): Promise<Figure[]> {
  const running: RunningSide[] = [];
  for (let number = 0; number < TRIES; number++) running.push(...(await startSides(sides)));
  for (const { site } of running) {
    await search(site.url, 'Kolkata');
    await visit(`${site.url}/`);
  }
  await wait(IDLE_MS);
  const cold = { before: [] as number[], now: [] as number[] };
  const end = { before: [] as number[], now: [] as number[] };
  const warm = { before: [] as number[], now: [] as number[] };
  for (const { name, site } of running) {
    const first = await search(site.url, 'Delhi');
    cold[name].push(first.first);
    end[name].push(first.end);
    warm[name].push((await search(site.url, 'Mumbai')).first);
  }
  await stopSides(running);
  const valuesOf = (taken: typeof cold): Figure['values'] =>
    Object.fromEntries(sides.map(({ name }) => [name, median(taken[name])]));
  return [
    { name: 'first card', unit: 'ms', digits: 0, limit: atMost(MOST_MS), values: valuesOf(cold) },
    { name: 'all cards', unit: 'ms', digits: 0, values: valuesOf(end) },
    { name: 'first card of the search after it', unit: 'ms', digits: 0, values: valuesOf(warm) },
  ];
}
