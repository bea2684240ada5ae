import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { gazetteerRows } from '../../../test/gazetteer.ts';
import { findFaults } from './find-faults.ts';

const FACTS = join(import.meta.dirname, '../../../facts');

describe('the facts', () => {
  it('are as their schema describes them, all of them', () => expect(findFaults()).toEqual([]));

  it.each(['airports', 'stations', 'states'] as const)('have each code of %s once', (table) => {
    const codes = gazetteerRows[table].map(({ code }) => code);
    expect(codes.filter((code, i) => codes.indexOf(code) !== i)).toEqual([]);
  });

  it('have no two rows of a train between the same stations', () => {
    const runs = gazetteerRows.trains.map(({ number, from, to }) => `${number} ${from} ${to}`);
    expect(runs.filter((run, i) => runs.indexOf(run) !== i)).toEqual([]);
  });
});

describe('a wrong value is named with its file, row and field', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'safarnama-facts-'));
    cpSync(FACTS, folder, { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it.each([
    ['airports.csv', ',28.5665,', ',north,', 'airports.csv, line 2, lat: '],
    ['airports.csv', 'DEL,', 'DELHI,', 'airports.csv, line 2, code: must be the three letters of IATA'],
    ['airports.csv', ',yes,', ',perhaps,', 'airports.csv, line 2, hub: '],
    ['stations.csv', 'name,city', 'name,town', 'stations.csv, line 2, city: '],
    ['trains.csv', ',CC,', ',FC,', 'trains.csv, line 2, classes.0: '],
    ['legs.csv', ',road,,,,', ',road,11-01,,,', 'legs.csv, line 2, closedRanges.0.to: '],
    ['towns.csv', 'delhi,origin', 'delhi,village', 'towns.csv, line 2, kind: '],
    ['festivals.csv', '2026-01-01', '1 January', 'festivals.csv, line 2, days.0: '],
    ['regions.json', '"mainBaseId"', '"mainBase"', 'regions.json, row 1, mainBaseId: '],
    ['bases/agra.json', '"checkedOn": "2026', '"checkedOn": "26', 'bases/agra.json, '],
    ['bases/agra.json', '"feeRupees"', '"fee"', 'bases/agra.json, sights.0.feeRupees: '],
  ])('%s: %s for %s', (file, right, wrong, fault) => {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    expect(text).toContain(right);
    writeFileSync(path, text.replace(right, wrong));
    expect(findFaults(folder).join('\n')).toContain(fault);
  });
});

it('the facts of the site come out of JSON as they went in, for the built product reads them from it', () => {
  expect(JSON.parse(JSON.stringify(gazetteerRows))).toStrictEqual(gazetteerRows);
});
