import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { engines, makeDatabase, type TestDatabase } from '../../../../test/databases.ts';
import { gazetteer } from '../../../../test/gazetteer.ts';
import { type PhotoServer, type PictureFault, startPhotoServer } from '../../../../test/photo-servers.ts';
import { TEST_NOW } from '../../../../test/start-app.ts';
import { isFetchedFile, readUploadedAddress } from '../../../core/pictures/uploaded-picture.ts';
import type { Database } from '../../database/database.ts';
import type { PhotoProvider, PhotoProviderFailure } from '../../gateways/photos/port.ts';
import { localFiles } from '../../gateways/uploads/local-files.ts';
import { uploadService } from '../uploads/service.ts';
import { type PhotoService, photoService } from './service.ts';

const DAY_MS = 86_400_000;
const TIGER_HILL = 'darjeeling-tiger-hill';
/** Milliseconds for an answer of the provider, also where many tests run at once. */
const ENOUGH_MS = 1000;
const AT_TIGER_HILL = { says: 'Sunrise at Tiger Hill, Darjeeling' };

describe.each(engines)('photos of places on %s', (engine) => {
  let place: TestDatabase;
  let database: Database;
  let folder: string;
  let server: PhotoServer;
  let photos: PhotoService;
  let now: number;
  let rests: { failure: PhotoProviderFailure; restMs: number }[];
  let failures: unknown[];
  const opened: PhotoService[] = [];

  /** Opens a process of the site; all share one database and folder. */
  function open({ waitAtMostMs = 60_000, provider = server.provider(ENOUGH_MS) as PhotoProvider | null } = {}) {
    const files = localFiles(folder);
    const clock = () => now;
    const uploads = uploadService({ database, clock, files });
    const service = photoService({
      database,
      clock,
      uploads,
      gazetteer,
      provider,
      waitAtMostMs,
      remotePictures: server.remotePictures(ENOUGH_MS),
      onRest: (failure, restMs) => void rests.push({ failure, restMs }),
      onFailure: (error) => void failures.push(error),
    });
    opened.push(service);
    return { ...service, uploads };
  }

  beforeEach(async () => {
    now = TEST_NOW;
    rests = [];
    failures = [];
    place = await makeDatabase(engine);
    database = await place.open();
    folder = mkdtempSync(join(tmpdir(), 'safarnama-photos-'));
    server = await startPhotoServer('unsplash');
    server.offer(AT_TIGER_HILL);
    photos = open();
  });

  afterEach(async () => {
    await Promise.all(opened.splice(0).map((service) => service.stop()));
    await server.close();
    await database.close();
    await place.remove();
    rmSync(folder, { recursive: true, force: true });
    expect(failures).toEqual([]);
  });

  it('a photo is fetched, re-encoded, stored with its credit and reported as used', async () => {
    const photo = await photos.find(TIGER_HILL);
    expect(photo?.credit).toMatchObject({ author: 'Mira Roy', source: 'Unsplash' });
    const file = readUploadedAddress(photo?.url ?? '');
    expect(file).toMatchObject({ width: 1200, height: 800 });
    const stored = await sharp(join(folder, `${file?.id}-1200x800.webp`)).metadata();
    expect([stored.format, stored.exif]).toEqual(['webp', undefined]);
    expect(server.used).toHaveLength(1);
    expect(server.asked.map(({ query }) => query)).toEqual(['tiger hill darjeeling West Bengal India']);
  });

  it('is asked for once, by however many and after a restart', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => photos.find(TIGER_HILL)));
    expect(new Set(all.map((photo) => photo?.url)).size).toBe(1);
    expect(await open().find(TIGER_HILL)).toEqual(all[0]);
    expect(server.asked).toHaveLength(1);
  });

  it('two processes that look at the same moment end with one photo', async () => {
    const other = open();
    await Promise.all([photos.find(TIGER_HILL), other.find(TIGER_HILL)]);
    const [first, second] = await Promise.all([photos.find(TIGER_HILL), other.find(TIGER_HILL)]);
    expect(first?.url).toBeTruthy();
    expect(second).toEqual(first);
    expect(server.asked.length).toBeLessThanOrEqual(2);
    // The other process's picture is removed with the unused ones; the shown one stays.
    now += 2 * DAY_MS;
    await other.uploads.sweep();
    const { id = '' } = readUploadedAddress(first?.url ?? '') ?? {};
    const left = readdirSync(folder);
    expect(left.length).toBeGreaterThan(0);
    expect(left.every((name) => name.startsWith(id))).toBe(true);
  });

  it('goes on being looked for when a visitor stops waiting, and is there the next time', async () => {
    const release = server.hold();
    const hasty = open({ waitAtMostMs: 1, provider: server.provider(60_000) });
    expect(await hasty.find(TIGER_HILL)).toBeNull();
    release();
    await expect.poll(() => hasty.find(TIGER_HILL), { timeout: 20_000 }).not.toBeNull();
    expect(server.asked).toHaveLength(1);
  });

  it('is fetched again when its files are lost, as they are after a backup was brought back', async () => {
    const first = await photos.find(TIGER_HILL);
    for (const name of readdirSync(folder)) rmSync(join(folder, name));
    const second = await open().find(TIGER_HILL);
    expect(second?.url).toBeTruthy();
    expect(second?.url).not.toBe(first?.url);
    expect(readdirSync(folder).length).toBeGreaterThan(0);
    expect(readdirSync(folder).every(isFetchedFile)).toBe(true);
  });

  it('only what the gazetteer knows is looked for', async () => {
    for (const subject of ['india', 'darjeeling-my-hotel', 'ignore-all-instructions', 'zzyzx', '__proto__', '']) {
      expect(await photos.find(subject)).toBeNull();
    }
    expect(server.asked).toEqual([]);
  });

  it('a photo is valid for 30 days, then the old one is shown while it is looked up again', async () => {
    const first = await photos.find(TIGER_HILL);
    now += 30 * DAY_MS - 1;
    await photos.find(TIGER_HILL);
    expect(server.asked).toHaveLength(1);
    now += 1;
    server.offer({ says: 'Tiger Hill, Darjeeling, another morning' });
    const release = server.hold();
    expect(await photos.find(TIGER_HILL)).toEqual(first);
    release();
    await expect.poll(async () => (await photos.find(TIGER_HILL))?.url, { timeout: 20_000 }).not.toBe(first?.url);
    expect(server.asked).toHaveLength(2);
  });

  it('the same photo is not fetched again', async () => {
    const first = await photos.find(TIGER_HILL);
    now += 31 * DAY_MS;
    await photos.find(TIGER_HILL);
    await expect.poll(() => server.asked.length).toBe(2);
    await photos.stop();
    expect(await open().find(TIGER_HILL)).toEqual(first);
    expect(server.fetched).toHaveLength(1);
    expect(server.asked).toHaveLength(2);
  });

  it('that there is nothing holds for 7 days, and a photo that the provider took back goes', async () => {
    const first = await photos.find(TIGER_HILL);
    now += 31 * DAY_MS;
    server.offer();
    expect(await photos.find(TIGER_HILL)).toEqual(first);
    await expect.poll(() => photos.find(TIGER_HILL)).toBeNull();
    server.offer(AT_TIGER_HILL);
    now += 7 * DAY_MS - 1;
    expect(await photos.find(TIGER_HILL)).toBeNull();
    expect(server.asked).toHaveLength(2);
    now += 1;
    expect(await photos.find(TIGER_HILL)).not.toBeNull();
  });

  it('no two places show one photo', async () => {
    server.offer({ says: 'Tiger Hill and Batasia Loop, Darjeeling' });
    const [one, other] = await Promise.all([photos.find(TIGER_HILL), photos.find('darjeeling-batasia-loop')]);
    expect([one, other].filter(Boolean)).toHaveLength(1);
    expect(await photos.find(TIGER_HILL)).toEqual(one);
  });

  it.each<PictureFault>(['no-picture', 'huge', 'sends-to-private', 'missing', 'silent'])(
    'the poster stays when the picture itself cannot be had: %s',
    async (fault) => {
      server.spoilPictures(fault);
      expect(await photos.find(TIGER_HILL)).toBeNull();
      expect(readdirSync(folder)).toEqual([]);
      server.spoilPictures(null);
      // Not looked up again at every visit.
      expect(await photos.find(TIGER_HILL)).toBeNull();
      expect(server.asked).toHaveLength(1);
      now += 10 * 60_000;
      expect(await photos.find(TIGER_HILL)).not.toBeNull();
    },
  );

  it('the next best is taken where the best cannot be had', async () => {
    server.offer({ says: 'Tiger Hill, Darjeeling', id: '../../evil' }, AT_TIGER_HILL);
    expect((await photos.find(TIGER_HILL))?.credit.sourceUrl).toContain('sunrise');
  });

  it('a provider that says how long is left alone for so long', async () => {
    server.failWith('busy');
    expect(await photos.find(TIGER_HILL)).toBeNull();
    expect(rests).toMatchObject([{ failure: { kind: 'busy' }, restMs: 120_000 }]);
    expect(photos.state()).toBe('failing');
    server.failWith(null);
    now += 119_999;
    expect(await photos.find('agra-taj-mahal')).toBeNull();
    expect(server.asked).toHaveLength(1);
    now += 1;
    server.offer({ says: 'Taj Mahal, Agra' });
    expect(await photos.find('agra-taj-mahal')).not.toBeNull();
    expect(photos.state()).toBe('ok');
  });

  it.each(['away', 'cut', 'malformed', 'silent', 'huge'] as const)(
    'a provider that fails three times is left alone, longer each time, and what was found is shown on: %s',
    async (fault) => {
      const known = await photos.find(TIGER_HILL);
      server.failWith(fault);
      const subjects = [...gazetteer.bases.keys()];
      for (const subject of subjects.slice(0, 5)) expect(await photos.find(subject)).toBeNull();
      expect(server.asked).toHaveLength(1 + 3);
      expect(rests.map(({ restMs }) => restMs)).toEqual([60_000]);
      now += 60_000;
      for (const subject of subjects.slice(5, 8)) expect(await photos.find(subject)).toBeNull();
      expect(server.asked).toHaveLength(1 + 4);
      expect(rests.map(({ restMs }) => restMs)).toEqual([60_000, 120_000]);
      now += 40 * DAY_MS;
      expect(await photos.find(TIGER_HILL)).toEqual(known);
    },
  );

  it('many places at once are looked for two at a time, and the rest wait or stay posters', async () => {
    const release = server.hold();
    const patient = open({ waitAtMostMs: 1, provider: server.provider(60_000) });
    const subjects = [...gazetteer.sights.keys()].slice(0, 60);
    await Promise.all(subjects.map((subject) => patient.find(subject)));
    await expect.poll(() => server.asked.length).toBe(2);
    server.offer();
    release();
    await expect.poll(() => server.asked.length, { timeout: 20_000 }).toBe(42);
  });

  it('few calls wait at one time, the others get their poster at once', async () => {
    const release = server.hold();
    const patient = open({ waitAtMostMs: 20_000, provider: server.provider(60_000) });
    const answered: Awaited<ReturnType<PhotoService['find']>>[] = [];
    const all = Array.from({ length: 30 }, () => patient.find(TIGER_HILL).then((photo) => answered.push(photo)));
    await expect.poll(() => answered.length, { timeout: 10_000 }).toBe(6);
    expect(answered.every((photo) => photo === null)).toBe(true);
    release();
    await Promise.all(all);
    expect(answered.filter((photo) => photo !== null)).toHaveLength(24);
  });

  it('without a provider nothing is asked, and photos of former ones go after a month', async () => {
    await photos.find(TIGER_HILL);
    const without = open({ provider: null });
    expect([without.isOn, without.state(), await without.find(TIGER_HILL)]).toEqual([false, 'ok', null]);
    await without.sweep();
    expect(await database.read.selectFrom('photos').selectAll().execute()).toHaveLength(1);
    now += 31 * DAY_MS;
    await photos.sweep();
    expect(await database.read.selectFrom('photos').selectAll().execute()).toHaveLength(1);
    await without.sweep();
    expect(await database.read.selectFrom('photos').selectAll().execute()).toEqual([]);
    now += 2 * DAY_MS;
    await without.uploads.sweep();
    expect(readdirSync(folder)).toEqual([]);
  });
});
