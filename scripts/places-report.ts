// Prints what is known of places by state, how sure it is and how old: npm run places:report
import { type Coverage, coverageByState, percentByConfidence } from '../src/core/places/coverage.ts';
import { readRows } from '../src/server/gazetteer/read-rows.ts';

const HEAD = [
  'state',
  'bases',
  'sights',
  'high %',
  'medium %',
  'low %',
  'named stays',
  'eating places',
  'oldest check',
];

const cellsOf = ({ state, bases, sights, facts, namedStays, eatingPlaces, oldestCheck }: Coverage): string[] => {
  const { high, medium, low } = percentByConfidence(facts);
  return [state, bases, sights, high, medium, low, namedStays, eatingPlaces, oldestCheck ?? '-'].map(String);
};

function sumOf(rows: readonly Coverage[]): Coverage {
  const sum = (of: (row: Coverage) => number) => rows.reduce((total, row) => total + of(row), 0);
  return {
    state: 'all',
    bases: sum(({ bases }) => bases),
    sights: sum(({ sights }) => sights),
    facts: {
      high: sum(({ facts }) => facts.high),
      medium: sum(({ facts }) => facts.medium),
      low: sum(({ facts }) => facts.low),
    },
    namedStays: sum(({ namedStays }) => namedStays),
    eatingPlaces: sum(({ eatingPlaces }) => eatingPlaces),
    oldestCheck: rows.flatMap(({ oldestCheck }) => oldestCheck ?? []).toSorted()[0] ?? null,
  };
}

const rows = readRows();
const states = coverageByState(rows);
const table = [HEAD, ...[...states, sumOf(states)].map(cellsOf)];
const widths = HEAD.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
const lines = table.map((row) => row.map((cell, column) => cell.padStart(widths[column] ?? 0)).join('  '));
const { airports, stations, trains, towns, legs } = rows;
const others = Object.entries({ airports, stations, trains, towns, legs }).map(
  ([name, { length }]) => `${name} ${length}`,
);
process.stdout.write(`${lines.join('\n')}\n\n${others.join(', ')}\n`);
