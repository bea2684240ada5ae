import { z } from 'zod';
import type { Candidate } from '../../core/places/import/candidate.ts';
import { ImportProblem } from './import-problem.ts';
import { readJson } from './read-file.ts';

const collection = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(
    z.object({
      // Some stations have no position.
      geometry: z.object({ type: z.literal('Point'), coordinates: z.tuple([z.number(), z.number()]) }).nullable(),
      properties: z.object({ code: z.string(), name: z.string() }),
    }),
  ),
});

/** Yields the stations of datameet's `stations.json`: GeoJSON, so longitude before latitude. CC0, of 2016. */
export async function* readRailwayStations(path: string): AsyncGenerator<Candidate> {
  const { data } = collection.safeParse(await readJson(path));
  if (!data) throw new ImportProblem('This is no GeoJSON of stations with code and name');
  for (const { geometry, properties } of data.features) {
    if (!geometry) continue;
    const [lon, lat] = geometry.coordinates;
    yield {
      sourceId: properties.code,
      address: 'https://github.com/datameet/railways',
      kind: 'station',
      name: properties.name,
      aliases: [],
      code: properties.code,
      lat,
      lon,
    };
  }
}
