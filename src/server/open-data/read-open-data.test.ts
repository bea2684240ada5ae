import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { osmExtract } from '../../../test/osm-extract.ts';
import type { ImportSource } from '../../core/places/import/candidate.ts';
import { ImportProblem } from './import-problem.ts';
import { readOpenData } from './read-open-data.ts';

const folder = mkdtempSync(join(tmpdir(), 'safarnama-open-data-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let files = 0;

function fileOf(bytes: string | Buffer, ending = ''): string {
  const path = join(folder, `${++files}${ending}`);
  writeFileSync(path, bytes);
  return path;
}

const read = (
  source: ImportSource,
  bytes: string | Buffer,
  { ending = '', more }: { ending?: string; more?: string } = {},
) => Array.fromAsync(readOpenData(source, fileOf(bytes, ending), more));

/** A row of IN.txt with its 19 columns. */
const geoname = (id: number, name: string, lat: string, lon: string, feature = 'P\tPPL', alternates = '') =>
  [
    id,
    name,
    name,
    alternates,
    lat,
    lon,
    feature,
    'IN',
    '',
    '28',
    '00',
    '',
    '',
    118805,
    '',
    2042,
    'Asia/Kolkata',
    '2024-01-08',
  ].join('\t');

describe('GeoNames', () => {
  const ROWS = [
    geoname(1273467, 'Darjeeling', '27.03333', '88.26667', 'P\tPPLA2', 'Darjiling,DAI,दार्जिलिंग'),
    geoname(10_000_001, 'Happy Valley', '27.05', '88.26', 'S\tTMPL'),
    geoname(10_000_002, 'Some stream', '27.1', '88.2', 'H\tSTM'),
  ];

  it('gives towns and sights with the names of its column', async () => {
    const found = await read('geonames', `${ROWS.join('\n')}\n`);
    expect(found.map(({ sourceId, kind, lat, lon }) => [sourceId, kind, lat, lon])).toEqual([
      ['1273467', 'town', 27.03333, 88.26667],
      ['10000001', 'sight', 27.05, 88.26],
    ]);
    expect(found[0]).toMatchObject({
      address: 'https://www.geonames.org/1273467',
      aliases: ['Darjiling', 'DAI', 'दार्जिलिंग'],
    });
  });

  it('adds the names of the file of alternate names, by language, without historic ones', async () => {
    const names = [
      '1\t1273467\tbn\tদার্জিলিং\t1\t\t\t\t\t',
      '2\t1273467\tru\tДарджилинг\t\t\t\t\t\t',
      '3\t1273467\ten\tDorje Ling\t\t\t\t1\t\t',
    ];
    const [found] = await read('geonames', ROWS.join('\n'), { more: fileOf(names.join('\n')) });
    expect(found?.aliases).toContain('দার্জিলিং');
    expect(found?.aliases).not.toContain('Дарджилинг');
    expect(found?.aliases).not.toContain('Dorje Ling');
  });

  it('reads a packed file of a million rows one after another', async () => {
    const row = geoname(5, 'Stream', '27.1', '88.2', 'H\tSTM');
    const bytes = gzipSync(`${`${row}\n`.repeat(1_000_000)}${ROWS[0]}\n`, { level: 1 });
    expect(await read('geonames', bytes, { ending: '.txt.gz' })).toHaveLength(1);
  }, 60_000);
});

describe('OurAirports', () => {
  const HEAD =
    '"id","ident","type","name","latitude_deg","longitude_deg","elevation_ft","continent","iso_country","iso_region","municipality","scheduled_service","icao_code","iata_code","gps_code","local_code","home_link","wikipedia_link","keywords"\n';
  const row = (ident: string, iata: string, scheduled: string, country = 'IN') =>
    `26555,"${ident}","medium_airport","Bagdogra Airport",26.681200,88.328598,412,"AS","${country}","IN-WB","Siliguri","${scheduled}",,"${iata}",,,,,\n`;

  it('gives Indian airports with scheduled flights and a code', async () => {
    const bytes =
      HEAD +
      row('VEBD', 'IXB', 'yes') +
      row('VE01', '', 'yes') +
      row('VE02', 'XXA', 'no') +
      row('VQPR', 'PBH', 'yes', 'BT');
    expect(await read('our-airports', bytes)).toEqual([
      {
        sourceId: 'VEBD',
        address: 'https://ourairports.com/airports/VEBD/',
        kind: 'airport',
        name: 'Bagdogra Airport',
        aliases: ['Siliguri'],
        code: 'IXB',
        lat: 26.6812,
        lon: 88.328598,
      },
    ]);
  });

  it('refuses a file without the columns', async () => {
    await expect(read('our-airports', 'a,b\n1,2\n')).rejects.toThrow(/column is missing: ident/);
  });
});

describe('railway stations', () => {
  it('gives stations of GeoJSON, longitude first, and leaves those without a position out', async () => {
    const feature = (code: string, geometry: object | null) => ({
      type: 'Feature',
      geometry,
      properties: { state: 'West Bengal', code, name: 'New Jalpaiguri', zone: 'NFR', address: '' },
    });
    const features = [feature('NJP', { type: 'Point', coordinates: [88.4415, 26.6847] }), feature('XX', null)];
    const found = await read('railway-stations', JSON.stringify({ type: 'FeatureCollection', features }));
    expect(found).toMatchObject([{ sourceId: 'NJP', code: 'NJP', kind: 'station', lat: 26.6847, lon: 88.4415 }]);
  });
});

describe('Wikidata', () => {
  const binding = (id: string, label: string, point: string) => ({
    item: { type: 'uri', value: `http://www.wikidata.org/entity/${id}` },
    itemLabel: { 'xml:lang': 'en', type: 'literal', value: label },
    coord: { datatype: 'http://www.opengis.net/ont/geosparql#wktLiteral', type: 'literal', value: point },
    names: { type: 'literal', value: 'ताज महल|তাজমহল' },
  });
  const answer = (...bindings: object[]) =>
    JSON.stringify({ head: { vars: ['item', 'itemLabel', 'coord', 'names'] }, results: { bindings } });

  it('gives items once, with labels', async () => {
    const taj = binding('Q9141', 'Taj Mahal', 'Point(78.042222222 27.174166666)');
    const found = await read('wikidata', answer(taj, taj, binding('Q5', 'Q5', 'Point(78 27)')));
    expect(found).toEqual([
      {
        sourceId: 'Q9141',
        address: 'https://www.wikidata.org/wiki/Q9141',
        kind: 'sight',
        name: 'Taj Mahal',
        aliases: ['ताज महल', 'তাজমহল'],
        lat: 27.174166666,
        lon: 78.042222222,
      },
    ]);
  });

  it('refuses an answer with other columns', async () => {
    const bytes = JSON.stringify({ head: { vars: ['item'] }, results: { bindings: [] } });
    await expect(read('wikidata', bytes)).rejects.toThrow(/columns item, itemLabel, coord/);
  });
});

describe('OpenStreetMap', () => {
  const museum = {
    tourism: 'museum',
    name: 'भारतीय संग्रहालय',
    'name:en': 'Indian Museum',
    opening_hours: 'Tu-Su 10:00-18:00',
    charge: '75 INR',
  };
  const EXTRACT = osmExtract(
    [
      { id: 9_000_000_001, lat: 22.5579, lon: 88.3511, tags: museum },
      { id: 9_000_000_002, lat: 22.57, lon: 88.35 },
      { id: 9_000_000_005, lat: 22.58, lon: 88.37, tags: { highway: 'crossing' } },
    ],
    [
      {
        id: 400,
        nodes: [9_000_000_002, 9_000_000_005],
        tags: { historic: 'fort', name: 'Fort William', alt_name: 'Old Fort; New Fort', fee: 'no' },
      },
      { id: 401, nodes: [9_000_000_002], tags: { highway: 'residential', name: 'Lane' } },
    ],
  );

  it('gives named sights, ways at their middle, with hours, closed days and fees', async () => {
    const found = await read('openstreetmap', EXTRACT);
    expect(found).toMatchObject([
      {
        sourceId: 'node/9000000001',
        address: 'https://www.openstreetmap.org/node/9000000001',
        name: 'Indian Museum',
        aliases: ['भारतीय संग्रहालय'],
        open: ['10:00-18:00'],
        closedWeekdays: [1],
        feeRupees: 75,
      },
      { sourceId: 'way/400', name: 'Fort William', aliases: ['Old Fort', 'New Fort'], feeRupees: 0 },
    ]);
    expect(found[0]?.lat).toBeCloseTo(22.5579, 6);
    expect([found[1]?.lat, found[1]?.lon]).toEqual([expect.closeTo(22.575, 6), expect.closeTo(88.36, 6)]);
  });

  it('refuses what it cannot read', async () => {
    await expect(read('openstreetmap', Buffer.from('<osm version="0.6"></osm>'))).rejects.toThrow(ImportProblem);
    const newer = osmExtract([], [], ['OsmSchema-V0.6', 'HistoricalInformation']);
    await expect(read('openstreetmap', newer)).rejects.toThrow(/HistoricalInformation/);
    const damaged = Buffer.from(EXTRACT);
    damaged.fill(0, damaged.length - 40);
    await expect(read('openstreetmap', damaged)).rejects.toThrow();
  });

  it.each([1, 3, 5, 7])('refuses one that is cut after %s eighths', async (eighths) => {
    await expect(read('openstreetmap', EXTRACT.subarray(0, (EXTRACT.length * eighths) / 8))).rejects.toThrow(
      ImportProblem,
    );
  });
});

describe('every file', () => {
  const WHOLE: readonly [ImportSource, string][] = [
    ['geonames', geoname(1, 'Darjeeling', '27.03333', '88.26667')],
    ['our-airports', '"id","ident","name","latitude_deg"\n1,"VEBD","Bagdogra",26.6'],
    ['railway-stations', '{"type":"FeatureCollection","features":[]}'],
    ['wikidata', '{"head":{"vars":["item","itemLabel","coord"]},"results":{"bindings":[]}}'],
  ];

  it.each(WHOLE)('of %s that is cut is refused', async (source, whole) => {
    await expect(read(source, whole.slice(0, -4))).rejects.toThrow(ImportProblem);
  });

  it('with latitude and longitude swapped is refused, one row of many is left out', async () => {
    const right = Array.from({ length: 200 }, (_, i) => geoname(i + 1, `Town ${i}`, '27.0', '88.2'));
    const wrong = geoname(999, 'Swapped', '88.2', '27.0');
    expect(await read('geonames', [...right, wrong].join('\n'))).toHaveLength(200);
    await expect(read('geonames', [...right.slice(0, 50), wrong].join('\n'))).rejects.toThrow(
      /swapped in 1 of 51 rows/,
    );
  });

  it('packed and cut is refused', async () => {
    const packed = gzipSync(WHOLE[0]?.[1].repeat(50) ?? '');
    await expect(read('geonames', packed.subarray(0, -9), { ending: '.gz' })).rejects.toThrow(/damaged or cut/);
  });

  it('that is not there is an error of the disk', async () => {
    for (const source of ['geonames', 'our-airports', 'wikidata', 'openstreetmap'] as const)
      await expect(Array.fromAsync(readOpenData(source, join(folder, 'none')))).rejects.toThrow(/ENOENT/);
  });
});
