import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines, makeDatabase, type TestDatabase } from '../../../../test/databases.ts';
import { facts, gazetteer } from '../../../../test/gazetteer.ts';
import { startApp, TEST_NOW, type TestApp } from '../../../../test/start-app.ts';
import type { Candidate } from '../../../core/places/import/candidate.ts';
import { ImportProblem } from '../../open-data/import-problem.ts';
import { readImport, stageImport } from './stage-import.ts';

const TAJ = gazetteer.sights.get('agra-taj-mahal');
const FORT = gazetteer.sights.get('agra-fort') ?? gazetteer.sights.get('agra-agra-fort');
const IXB = gazetteer.airports.get('IXB');
if (!TAJ || !FORT || !IXB) throw new Error('the facts miss a place of this test');

const candidate = (
  sourceId: string,
  name: string,
  at: { lat: number; lon: number },
  more: Partial<Candidate> = {},
) => ({
  sourceId,
  address: `https://www.openstreetmap.org/${sourceId}`,
  kind: 'sight' as const,
  name,
  aliases: [],
  lat: at.lat,
  lon: at.lon,
  ...more,
});
const OF_TAJ = candidate('way/1', 'Taj Mahal', TAJ, { open: ['06:15-18:15'], feeRupees: 77 });
const OF_FORT = candidate('way/2', FORT.name, FORT, { feeRupees: 88 });
const MOVED_AIRPORT = candidate(
  'way/3',
  'Bagdogra',
  { lat: IXB.lat + 0.1, lon: IXB.lon },
  { kind: 'airport', code: 'IXB' },
);
const NEW_GARDEN = candidate('node/4', 'Unheard Garden', { lat: TAJ.lat + 0.02, lon: TAJ.lon });

async function* listed(...places: Candidate[]): AsyncGenerator<Candidate> {
  yield* places;
}
async function* cutAfter(...places: Candidate[]): AsyncGenerator<Candidate> {
  yield* places;
  throw new ImportProblem('The file is cut');
}
const rules = { facts, now: TEST_NOW, withNew: false };

describe.each(engines)('imported open data on %s', (engine) => {
  let place: TestDatabase;
  let site: TestApp;
  beforeAll(async () => {
    place = await makeDatabase(engine);
    site = await startApp(engine, { place });
  });
  afterAll(async () => {
    expect(site.failures).toEqual([]);
    await site.close();
    await place.remove();
  });

  const importAll = async (...places: Candidate[]) =>
    stageImport(await readImport(listed(...places), rules), {
      database: site.database,
      source: 'openstreetmap',
      file: 'agra.osm.pbf',
      now: TEST_NOW,
    });
  const list = (query: object = {}) => site.adminApi('GET /api/admin/place-candidates', { query });
  const idOf = async (sourceId: string) =>
    (await list()).candidates.find((each) => each.sourceId === sourceId)?._id ?? 'none';
  const decide = async (decision: 'take' | 'leave', ...ids: string[]) =>
    site.adminApi('POST /api/admin/place-candidates/decisions', { body: { ids, decision } });
  const tajNow = async () => {
    const { place: agra } = await site.adminApi('GET /api/admin/places/{id}', { params: { id: 'agra' } });
    return agra.officeSights.find(({ id }) => id === TAJ.id);
  };

  it('waits for a decision and changes nothing until then', async () => {
    expect(await importAll(OF_TAJ, OF_FORT, MOVED_AIRPORT, NEW_GARDEN)).toBe(3);
    const { candidates, imports, total } = await list();
    expect(total).toBe(3);
    expect(candidates[0]).toMatchObject({
      source: 'openstreetmap',
      sourceId: 'way/1',
      match: 'same',
      placeId: TAJ.id,
      licence: 'ODbL-1.0',
      proposes: [
        { fact: 'hours', value: ['06:15-18:15'] },
        { fact: 'fee', value: 77 },
      ],
      state: 'waiting',
    });
    expect(imports).toMatchObject([
      {
        source: 'openstreetmap',
        file: 'agra.osm.pbf',
        waiting: 3,
        report: { same: 2, moved: 1, new: 1, elsewhere: 0 },
      },
    ]);
    expect((await tajNow())?.feeRupees).toBe(TAJ.feeRupees);
  });

  it('that is imported twice waits once', async () => {
    expect(await importAll(OF_TAJ, OF_FORT, MOVED_AIRPORT)).toBe(0);
    expect((await list()).total).toBe(3);
  });

  it('of a file that turns out to be cut is not taken at all', async () => {
    const other = candidate('way/9', 'Taj Mahal', TAJ, { feeRupees: 99 });
    await expect(readImport(cutAfter(other), rules)).rejects.toThrow(ImportProblem);
    expect((await list()).total).toBe(3);
  });

  it('with more places than a person reads is refused', async () => {
    async function* many(): AsyncGenerator<Candidate> {
      for (let i = 0; i < 5001; i++) yield { ...OF_TAJ, sourceId: `node/${i}` };
    }
    await expect(readImport(many(), rules)).rejects.toThrow(/smaller extract/);
  });

  it('that is taken over is at work at once, with its source and who took it', async () => {
    const id = await idOf('way/1');
    expect(await decide('take', id)).toEqual({ decided: 1, refused: [] });
    expect(await tajNow()).toMatchObject({
      feeRupees: 77,
      open: ['06:15-18:15'],
      facts: { fee: { source: ['https://www.openstreetmap.org/way/1'] } },
    });
    const { corrections } = await site.adminApi('GET /api/admin/place-corrections');
    expect(corrections.map(({ fact }) => fact).toSorted()).toEqual(['fee', 'hours']);
    expect(corrections[0]?.why).toBe('Taken over from © OpenStreetMap contributors');
    expect((await list({ state: 'taken' })).candidates[0]?.decidedBy).toBe(corrections[0]?.madeBy);
  });

  it('that was decided keeps its decision, and waits again once it says something else', async () => {
    expect(await importAll(OF_TAJ)).toBe(0);
    expect(await decide('take', await idOf('way/1'))).toMatchObject({ decided: 0 });
    expect(await importAll({ ...OF_TAJ, feeRupees: 66 })).toBe(1);
    expect((await list({ state: 'taken' })).total).toBe(0);
  });

  it('stands back behind what an admin has corrected, with nothing half taken', async () => {
    const id = await idOf('way/1');
    const { decided, refused } = await decide('take', id);
    expect(decided).toBe(0);
    expect(refused).toEqual([{ _id: id, message: expect.stringMatching(/Another admin has corrected/) as string }]);
    expect((await tajNow())?.feeRupees).toBe(77);
    expect(await idOf('way/1')).toBe(id);
  });

  it('is decided once, however many press at the same time', async () => {
    const id = await idOf('way/2');
    const answers = await Promise.all([decide('take', id), decide('take', id), decide('leave', id)]);
    expect(answers.map(({ decided }) => decided).toSorted()).toEqual([0, 0, 1]);
  });

  it('of airports goes to the project with the corrections', async () => {
    expect(await decide('take', await idOf('way/3'))).toMatchObject({ decided: 1 });
    const { terminals } = await site.adminApi('GET /api/admin/place-corrections');
    expect(terminals).toMatchObject([{ placeId: 'IXB', match: 'moved', state: 'taken' }]);
  });

  it('is closed to strangers and travellers', async () => {
    const { app } = site;
    const call = {
      method: 'POST',
      url: '/api/admin/place-candidates/decisions',
      payload: { ids: ['x'], decision: 'take' },
    } as const;
    expect((await app.inject(call)).statusCode).toBe(401);
    expect((await app.inject({ method: 'GET', url: '/api/admin/place-candidates' })).statusCode).toBe(401);
  });
});
