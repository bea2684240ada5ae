import { expect, test } from 'vitest';
import { gazetteerRows } from '../../../test/gazetteer.ts';
import { localNames } from './local-names.ts';

const SCRIPTS = { hi: /[\u0900-\u097f]/, bn: /[\u0980-\u09ff]/ } as const;

test.each(['hi', 'bn'] as const)('every town, region, state and festival has a name in %s', (language) => {
  const names = localNames(language);
  const { bases, regions, states, festivals } = gazetteerRows;
  const missing = [...bases, ...regions, ...states, ...festivals].filter(
    ({ name }) => !SCRIPTS[language].test(names.get(name) ?? ''),
  );
  expect(missing.map(({ name }) => name)).toEqual([]);
});

test('English has no names of its own', () => {
  expect(localNames('en').size).toBe(0);
});
