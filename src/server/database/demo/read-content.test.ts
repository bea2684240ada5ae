import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readDemoBookings } from './demo-booking.ts';
import { readDemoLeads } from './demo-lead.ts';
import { readDemoOffer } from './demo-offer.ts';
import { readDemoPackages } from './demo-package.ts';
import { readDemoPosts } from './demo-post.ts';
import { CONTENT, slugsIn } from './read-content.ts';
import { readSampleTrips } from './sample-trips.ts';

const TODAY = '2026-11-21';

/** One file of each kind, with the function that reads it. */
const READERS: readonly [file: string, read: (folder: string) => unknown][] = [
  ['packages/digha-weekend-two-days.json', readDemoPackages],
  ['package-terms.json', readDemoPackages],
  ['posts/darjeeling-by-the-clock.json', readDemoPosts],
  ['bookings.json', readDemoBookings],
  ['leads.json', readDemoLeads],
  ['offer.json', (folder) => readDemoOffer(TODAY, folder)],
  ['sample-trips.json', (folder) => readSampleTrips(TODAY, folder)],
];

describe('the files of the demonstration content', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'safarnama-content-'));
    cpSync(CONTENT, folder, { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** Adds a field to a record of the file, or changes one. */
  const change = (file: string, fields: object): void => {
    const path = join(folder, file);
    const written = JSON.parse(readFileSync(path, 'utf8'));
    Object.assign(Array.isArray(written) ? written[0] : written, fields);
    writeFileSync(path, JSON.stringify(written));
  };

  it.each(READERS)('are read as they stand, and refused with an unknown field: %s', (file, read) => {
    expect(() => read(folder)).not.toThrow();
    change(file, { pets: true });
    expect(() => read(folder)).toThrow(file);
    expect(() => read(folder)).toThrow('Unrecognized key: "pets"');
  });

  it.each(READERS.filter(([file]) => !file.startsWith('packages/')))('may not be missing: %s', (file, read) => {
    const path = join(folder, file.replace(/^(posts\/.*)\.json$/, '$1.html'));
    rmSync(path);
    expect(() => read(folder)).toThrow(path);
  });

  it.each<[file: string, fields: object, place: string, read: (folder: string) => unknown]>([
    ['packages/digha-weekend-two-days.json', { tier: 'cheap' }, 'tier', readDemoPackages],
    ['posts/darjeeling-by-the-clock.json', { tags: ['tea', ''] }, 'tags[1]', readDemoPosts],
    ['bookings.json', { phone: '9876543210' }, '[0].phone', readDemoBookings],
  ])('are refused with a wrong value, by the name of its field: %s', (file, fields, place, read) => {
    change(file, fields);
    expect(() => read(folder)).toThrow(file);
    expect(() => read(folder)).toThrow(`at ${place}`);
  });

  it('are refused where they are no JSON, by their name', () => {
    writeFileSync(join(folder, 'leads.json'), '[{');
    expect(() => readDemoLeads(folder)).toThrow('leads.json: SyntaxError');
  });

  it('are packages, and two for each post, with no other among them', () => {
    const ofPosts = slugsIn(join(folder, 'posts')).flatMap((slug) => [`${slug}.html`, `${slug}.json`]);
    expect(readdirSync(join(folder, 'posts')).sort()).toEqual(ofPosts.sort());
    const ofPackages = slugsIn(join(folder, 'packages')).map((slug) => `${slug}.json`);
    expect(readdirSync(join(folder, 'packages')).sort()).toEqual(ofPackages.sort());
  });
});
