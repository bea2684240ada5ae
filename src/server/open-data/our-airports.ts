import { createReadStream } from 'node:fs';
import { CsvError, parse } from 'csv-parse';
import { z } from 'zod';
import type { Candidate } from '../../core/places/import/candidate.ts';
import { ImportProblem } from './import-problem.ts';
import { degrees } from './positions.ts';

const row = z.object({
  ident: z.string(),
  name: z.string(),
  latitude_deg: z.string(),
  longitude_deg: z.string(),
  iso_country: z.string(),
  municipality: z.string(),
  scheduled_service: z.string(),
  iata_code: z.string(),
});

/** Yields the Indian airports with scheduled flights of OurAirports' `airports.csv`. Public domain. */
export async function* readOurAirports(path: string): AsyncGenerator<Candidate> {
  const file = createReadStream(path);
  const rows = file.pipe(parse({ columns: true, bom: true }));
  file.on('error', (error) => rows.destroy(error));
  try {
    for await (const cells of rows) {
      const { data, error } = row.safeParse(cells);
      if (!data) throw new ImportProblem(`A column is missing: ${error.issues[0]?.path.join('.')}`);
      if (data.iso_country !== 'IN' || data.scheduled_service !== 'yes' || data.iata_code === '') continue;
      yield {
        sourceId: data.ident,
        address: `https://ourairports.com/airports/${data.ident}/`,
        kind: 'airport',
        name: data.name,
        aliases: data.municipality === '' ? [] : [data.municipality],
        code: data.iata_code,
        lat: degrees(data.latitude_deg),
        lon: degrees(data.longitude_deg),
      };
    }
  } catch (error) {
    if (error instanceof CsvError) throw new ImportProblem(`The file is no CSV, or is cut: ${error.message}`);
    throw error;
  } finally {
    file.destroy();
  }
}
