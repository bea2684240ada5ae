import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { gazetteerRows } from '../../../test/gazetteer.ts';
import { siteFile } from '../site-files.ts';
import { englishName, localNames } from './local-names.ts';
import { LOCAL_TABLES } from './local-tables.ts';
import { readLocalTable } from './read-local-names.ts';

const LANGUAGES = ['hi', 'bn'] as const;
type LocalLanguage = (typeof LANGUAGES)[number];

const FOLDER = siteFile('facts', 'languages');

const SCRIPTS = { hi: /[\u0900-\u0963\u0966-\u097f]/, bn: /[\u0980-\u09ff]/ } as const;
const OTHER_SCRIPTS = { hi: SCRIPTS.bn, bn: SCRIPTS.hi } as const;

/** Every column: `table.column`. */
const COLUMNS = [
  'languages.name',
  'areas.name',
  'stay-kinds.name',
  'foods.name',
  'dishes.name',
  'extras.name',
  'permits.name',
  'closures.text',
  'booking-notes.text',
  'base-notes.text',
  'trains.name',
  'circuits.name',
  'towns.name',
  'same-names.name',
  'regions.name',
  'states.name',
  'stations.name',
  'airports.name',
  'airports.city',
  'sub-places.name',
  'festivals.name',
  'fairs.name',
  'fairs.about',
  'sights.name',
  'sights.about',
  'bases.name',
  'bases.about',
] as const;

/** The columns that translate every row, and have to translate each new one. */
const COMPLETE: Readonly<Record<LocalLanguage, readonly string[]>> = { hi: COLUMNS, bn: COLUMNS };

/** The digits of a text in the order of size: a sentence may tell its numbers in another order. */
const numbersOf = (text: string): string =>
  (text.replaceAll(/(?<=\d),(?=\d)/g, '').match(/\d+/g) ?? []).sort().join(' ');

/** Returns what is wrong with the translation of a text, whatever it says. */
function faultsOf(english: string, local: string, language: LocalLanguage): readonly string[] {
  const checks: readonly (readonly [fault: string, isFaulty: boolean])[] = [
    ['is not in its script', !SCRIPTS[language].test(local)],
    ['has letters of another script', OTHER_SCRIPTS[language].test(local) || /[a-z]/.test(local)],
    ['has other numbers', numbersOf(local) !== numbersOf(english)],
    ['ends otherwise', /[.!?]$/.test(english) !== /[।!?]$/.test(local)],
    ['has spaces too many', local.trim() !== local || local.includes('  ')],
  ];
  return checks.flatMap(([fault, isFaulty]) => (isFaulty ? [`${english}: ${local} ${fault}`] : []));
}

interface Pair {
  readonly english: string;
  readonly local: string;
}

/** Returns each column of a table with its texts, English and local; the local one is empty where there is none. */
function columnsOf(language: LocalLanguage, table: string): readonly { name: string; pairs: readonly Pair[] }[] {
  const [, ...lines] = readLocalTable(join(FOLDER, language), table);
  const local = new Map(lines.map(([key = '', ...texts]) => [key, texts]));
  const { columns = [], list = () => [] } = LOCAL_TABLES[table] ?? {};
  const rows = list(gazetteerRows);
  return columns.map((name, index) => ({
    name,
    pairs: rows.flatMap(({ key, texts }) => {
      const english = texts[index] ?? '';
      return english === '' ? [] : [{ english, local: local.get(key)?.[index] ?? '' }];
    }),
  }));
}

/** Returns "name 100 %, about 43 %". */
const sharesOf = (language: LocalLanguage, table: string): string =>
  columnsOf(language, table)
    .map(({ name, pairs }) => {
      const told = pairs.filter(({ local }) => local !== '').length;
      return `${name} ${Math.floor((100 * told) / Math.max(1, pairs.length))} %`;
    })
    .join(', ');

describe.each(LANGUAGES)('the facts in %s', (language) => {
  it('have a table for each file', () => {
    const files = readdirSync(join(FOLDER, language)).map((file) => file.replace(/\.csv$/, ''));
    expect(files.filter((file) => !(file in LOCAL_TABLES))).toEqual([]);
  });

  describe.each(Object.keys(LOCAL_TABLES).map((table) => [table, sharesOf(language, table)]))('%s: %s', (table) => {
    const known = LOCAL_TABLES[table];
    const [header, ...lines] = readLocalTable(join(FOLDER, language), table);
    const keys = lines.map(([key]) => key);

    it('has rows of the facts only, each once', () => {
      if (header) expect(header).toEqual([known?.key, ...(known?.columns ?? [])].slice(0, header.length));
      const inFacts = new Set(known?.list(gazetteerRows).map(({ key }) => key));
      expect(keys.filter((key) => !inFacts.has(key ?? ''))).toEqual([]);
      expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
    });

    it('says the same numbers in its own script', () => {
      const pairs = columnsOf(language, table).flatMap((column) => column.pairs);
      const told = pairs.filter(({ local }) => local !== '');
      expect(told.flatMap(({ english, local }) => faultsOf(english, local, language))).toEqual([]);
    });

    it('is complete where it has been', () => {
      const complete = columnsOf(language, table).filter(({ name }) => COMPLETE[language].includes(`${table}.${name}`));
      const missing = complete.flatMap(({ pairs }) => pairs.filter(({ local }) => local === ''));
      expect(missing.map(({ english }) => english)).toEqual([]);
    });
  });
});

describe('names that the planner composes', () => {
  const names = localNames('hi');

  it('call a stay without a name by its kind and area, and name it in its town', () => {
    expect(names.get('3-star hotel near Mall Road')).toBe('3-स्टार होटल, मॉल रोड के पास');
    expect(names.get('3-star hotel near Mall Road, Darjeeling')).toBe('3-स्टार होटल, मॉल रोड के पास, दार्जिलिंग');
    expect(names.get('Windamere Hotel, Darjeeling')).toBe('Windamere Hotel, दार्जिलिंग');
  });

  it('call an airport by its city, and a train by its number', () => {
    expect(names.get('Delhi Airport')).toBe('दिल्ली एयरपोर्ट');
    expect(names.get('Kullu-Manali Airport')).toBe('कुल्लू-मनाली एयरपोर्ट');
    expect(names.get('12343 Darjeeling Mail')).toBe('12343 दार्जिलिंग मेल');
  });

  it('are each of two names of a town', () => {
    expect(names.get('Ranthambore')).toBe('रणथंभौर');
    expect(names.get('Aurangabad')).toBe('औरंगाबाद');
  });
});

test('English has no names of its own', () => {
  expect(localNames('en').size).toBe(0);
});

test.each(['hi', 'bn'] as const)('a town is known by the name that we give it in %s', (language) => {
  const names = localNames(language);
  const others = gazetteerRows.bases.filter(({ name }) => englishName(names.get(name) ?? '') !== name);
  expect(others.map(({ name }) => name)).toEqual([]);
});

test('other names stay as they are', () => {
  expect(englishName('Pondichéry')).toBe('Pondichéry');
  expect(englishName('কোথাও নেই')).toBe('কোথাও নেই');
});
