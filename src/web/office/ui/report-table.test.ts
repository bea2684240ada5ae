import { expect, test } from 'vitest';
import { sortReport } from './report-table.tsx';

const columns = [
  { name: 'name', label: '', value: ({ name }: Row) => name, cell: () => null },
  { name: 'people', label: '', value: ({ people }: Row) => people, cell: () => null, isNumber: true },
  { name: 'act', label: '', cell: () => null },
];
interface Row {
  readonly name: string;
  readonly people: number;
}
const rows = [
  { name: 'Goa', people: 9 },
  { name: 'Agra', people: 10 },
  { name: 'Puri', people: 9 },
];
const sorted = (by: string, order: 'asc' | 'desc') => sortReport(rows, columns, { by, order }).map(({ name }) => name);

test('numbers sort by size and texts by their letters; rows of one value stay in their order', () => {
  expect(sorted('people', 'desc')).toEqual(['Agra', 'Goa', 'Puri']);
  expect(sorted('people', 'asc')).toEqual(['Goa', 'Puri', 'Agra']);
  expect(sorted('name', 'asc')).toEqual(['Agra', 'Goa', 'Puri']);
  expect(sorted('act', 'asc')).toEqual(['Goa', 'Agra', 'Puri']);
});
