import { z } from 'zod';
import type { Candidate } from '../../core/places/import/candidate.ts';
import { ImportProblem } from './import-problem.ts';
import { degrees } from './positions.ts';
import { readJson } from './read-file.ts';

const cell = z.object({ value: z.string() });
const answer = z.object({
  head: z.object({ vars: z.array(z.string()) }),
  results: z.object({
    bindings: z.array(
      z.object({ item: cell, coord: cell, itemLabel: cell.optional(), names: cell.optional(), town: cell.optional() }),
    ),
  }),
});

/** What the query has to select. */
const WANTED = ['item', 'itemLabel', 'coord'];
const POINT = /^Point\((-?\d+(?:\.\d+)?) (-?\d+(?:\.\d+)?)\)$/i;

/**
 * Yields the items of an answer of query.wikidata.org in JSON, with the columns `item`, `itemLabel`, `coord`, and where
 * selected `names` (aliases and labels, separated by `|`) and `town` (any value for a town). Points are `Point(LON LAT)`.
 * CC0.
 */
export async function* readWikidata(path: string): AsyncGenerator<Candidate> {
  const { data } = answer.safeParse(await readJson(path));
  const missing = WANTED.filter((name) => !data?.head.vars.includes(name));
  if (!data || missing.length > 0) {
    throw new ImportProblem(`This is no answer of Wikidata's query service with the columns ${WANTED.join(', ')}`);
  }
  const seen = new Set<string>();
  for (const { item, coord, itemLabel, names, town } of data.results.bindings) {
    const id = /Q\d+$/.exec(item.value)?.[0];
    const [, lon = '', lat = ''] = POINT.exec(coord.value) ?? [];
    // A place with two positions, or two types, is there twice. Without a label, the service repeats the id.
    if (id === undefined || seen.has(id) || itemLabel === undefined || itemLabel.value === id) continue;
    seen.add(id);
    yield {
      sourceId: id,
      address: `https://www.wikidata.org/wiki/${id}`,
      kind: town ? 'town' : 'sight',
      name: itemLabel.value,
      aliases: (names?.value ?? '').split('|').filter((name) => name !== ''),
      lat: degrees(lat),
      lon: degrees(lon),
    };
  }
}
