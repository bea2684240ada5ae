import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bucketAt, makeBucket, type ServedLocally, serveLocally } from '../../../../test/bucket.ts';
import { engines, makeDatabase, type TestDatabase } from '../../../../test/databases.ts';
import { asFetchedId, type UploadedKind, uploadedFileName } from '../../../core/pictures/uploaded-picture.ts';
import type { S3Settings } from '../../config.ts';
import type { Database } from '../../database/database.ts';
import { backupsOf } from './backup-place.ts';
import { readState } from './backup-state.ts';
import { beginBackup } from './begin-backup.ts';
import { restoreBackup } from './restore-backup.ts';

/** Backup processes run at low priority. */
const PATIENTLY = { timeout: 120_000 };

const pictureName = (n: number, kind: UploadedKind = 'jpg'): string =>
  uploadedFileName(String(n).padStart(26, '0'), { width: 480, height: 320 }, kind);

/** Distinct contents, some not a multiple of the archive's block size. */
const pictureBytes = (n: number): Buffer => Buffer.from(Array.from({ length: 400 + n * 97 }, (_, i) => (i * n) % 251));

const servers: ServedLocally[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** Opens a bucket on its own server; `meet` may answer a request itself and return true. */
async function openBucket(meet: (...call: Parameters<RequestListener>) => boolean = () => false, pageOf = 7) {
  const bucket = makeBucket({ pageOf });
  const calls: string[] = [];
  const server = await serveLocally((request, response) => {
    calls.push(`${request.method} ${request.url?.includes('list-type=2') ? 'list' : request.url?.split('?')[0]}`);
    if (!meet(request, response)) bucket.handle(request, response);
  });
  servers.push(server);
  const put = (name: string, bytes: Buffer) => bucket.objects.set(`/pictures/${name}`, { bytes, type: 'image/jpeg' });
  const names = (): string[] => [...bucket.objects.keys()].map((path) => path.slice('/pictures/'.length)).sort();
  const countOf = (start: string): number => calls.filter((call) => call.startsWith(start)).length;
  return { ...bucket, put, names, countOf, s3: bucketAt(server.port) };
}

const isList = (request: Parameters<RequestListener>[0]): boolean => request.url?.includes('list-type=2') === true;

/** Prepares the site's database and its backups, with pictures in the given folder or store. */
function useSite(engine: 'sqlite' | 'postgres') {
  let place: TestDatabase;
  let database: Database;
  beforeEach(async () => {
    place = await makeDatabase(engine);
    database = await place.open();
  });
  afterEach(async () => {
    await database.close();
    await place.remove();
  });
  const begin = async (s3: S3Settings | null) => {
    const order = { kind: 'hand', by: null, at: Date.UTC(2026, 10, 22, 4) } as const;
    const begun = await beginBackup({ ...place.settings, s3 }, order);
    if (!begun) throw new Error('another is being made');
    return begun;
  };
  return {
    begin,
    dataDir: () => place.settings.dataDir,
    keep: (name: string) => database.db.insertInto('installation').values({ name, value: '' }).execute(),
    kept: async () =>
      (await database.read.selectFrom('installation').select('name').orderBy('name').execute()).map(({ name }) => name),
    backUp: async (s3: S3Settings | null) => join(backupsOf(place.settings.dataDir), await (await begin(s3)).made),
    async restore(archive: string, s3: S3Settings | null) {
      await database.close();
      try {
        return await restoreBackup({ ...place.settings, s3 }, archive, { at: new Date(), tell: () => undefined });
      } finally {
        database = await place.open();
      }
    },
    /** Deletes all data except backups, as after a failed disk. */
    async destroy() {
      if (engine === 'postgres') await sql`drop schema public cascade`.execute(database.db);
      if (engine === 'postgres') await sql`create schema public`.execute(database.db);
      await database.close();
      for (const name of readdirSync(place.settings.dataDir)) {
        if (name !== 'backups') rmSync(join(place.settings.dataDir, name), { recursive: true });
      }
      database = await place.open();
    },
  };
}

describe.each(engines)('pictures of an object store in a backup of %s', PATIENTLY, (engine) => {
  const site = useSite(engine);

  it('are there again, byte for byte, after database and bucket were lost', async () => {
    await site.keep('then');
    const bucket = await openBucket();
    for (let n = 1; n <= 40; n++) bucket.put(pictureName(n, n % 2 ? 'jpg' : 'webp'), pictureBytes(n));
    const archive = await site.backUp(bucket.s3);
    await site.destroy();
    const fresh = await openBucket();
    const restored = await site.restore(archive, fresh.s3);
    expect(restored).toMatchObject({ pictures: 40, putBack: 40 });
    expect(await site.kept()).toEqual(['restored-backup', 'then']);
    expect(fresh.names()).toEqual(bucket.names());
    for (let n = 1; n <= 40; n++) {
      const kind = n % 2 ? 'jpg' : 'webp';
      const object = fresh.objects.get(`/pictures/${pictureName(n, kind)}`);
      expect(object?.bytes.equals(pictureBytes(n))).toBe(true);
      expect(object?.type).toBe(kind === 'jpg' ? 'image/jpeg' : 'image/webp');
    }
  });

  it('are put back where they are missing, and nothing else is touched', async () => {
    const bucket = await openBucket();
    for (let n = 1; n <= 10; n++) bucket.put(pictureName(n), pictureBytes(n));
    bucket.put('notes.txt', Buffer.from('somebody else’s'));
    const archive = await site.backUp(bucket.s3);
    bucket.objects.delete(`/pictures/${pictureName(3)}`);
    bucket.objects.delete(`/pictures/${pictureName(9)}`);
    bucket.put(pictureName(77), pictureBytes(77));
    const before = bucket.names();
    expect(await site.restore(archive, bucket.s3)).toMatchObject({ pictures: 10, putBack: 2 });
    expect(bucket.names()).toEqual([...before, pictureName(3), pictureName(9)].sort());
    expect([bucket.countOf('PUT'), bucket.countOf('DELETE')]).toEqual([2, 0]);
  });

  it('that the store does not take leave the database as it was', async () => {
    await site.keep('then');
    const bucket = await openBucket();
    bucket.put(pictureName(1), pictureBytes(1));
    const archive = await site.backUp(bucket.s3);
    await site.keep('since');
    const full = await openBucket(({ method }, response) => {
      if (method === 'PUT') response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>');
      return method === 'PUT';
    });
    const refused = site.restore(archive, full.s3);
    await expect(refused).rejects.toThrow('The object store of the pictures failed (AccessDenied)');
    expect(await site.kept()).toEqual(['since', 'then']);
    expect(readdirSync(site.dataDir()).filter((name) => /^(\.restoring|before)/.test(name))).toEqual([]);
  });
});

describe('pictures of an object store', PATIENTLY, () => {
  const site = useSite('sqlite');

  it('move between a folder and a store with a backup', async () => {
    const folder = join(site.dataDir(), 'uploads');
    mkdirSync(folder);
    for (let n = 1; n <= 3; n++) writeFileSync(join(folder, pictureName(n)), pictureBytes(n));
    const ofFolder = await site.backUp(null);
    rmSync(folder, { recursive: true });
    const bucket = await openBucket();
    expect(await site.restore(ofFolder, bucket.s3)).toMatchObject({ pictures: 3, putBack: 3 });
    expect(bucket.names()).toEqual([1, 2, 3].map((n) => pictureName(n)));
    expect(existsSync(folder)).toBe(false);

    const ofStore = await site.backUp(bucket.s3);
    expect(await site.restore(ofStore, null)).toMatchObject({ pictures: 3, putBack: null });
    expect(readdirSync(folder).sort()).toEqual(bucket.names());
    expect(readFileSync(join(folder, pictureName(2))).equals(pictureBytes(2))).toBe(true);
  });

  it('are left out where the site has fetched them and can fetch them again', async () => {
    const bucket = await openBucket();
    for (const n of [1, 2]) bucket.put(pictureName(n), pictureBytes(n));
    bucket.put(asFetchedId(pictureName(3)), pictureBytes(3));
    const archive = await site.backUp(bucket.s3);
    const fresh = await openBucket();
    expect(await site.restore(archive, fresh.s3)).toMatchObject({ pictures: 2, putBack: 2 });
    expect(fresh.names()).toEqual([1, 2].map((n) => pictureName(n)));
  });

  it('that are removed while the backup is made are left out, those that come are in it', async () => {
    const listings = { count: 0 };
    const bucket = await openBucket((request) => {
      // The first listing gives the size, the second what is packed before the database.
      if (!isList(request) || ++listings.count !== 2) return false;
      setImmediate(() => {
        bucket.objects.delete(`/pictures/${pictureName(2)}`);
        bucket.put(pictureName(0), pictureBytes(10));
      });
      return false;
    });
    for (let n = 1; n <= 5; n++) bucket.put(pictureName(n), pictureBytes(n));
    const archive = await site.backUp(bucket.s3);
    const fresh = await openBucket();
    await site.restore(archive, fresh.s3);
    expect(fresh.names()).toEqual([0, 1, 3, 4, 5].map((n) => pictureName(n)));
  });

  it('are asked for some at a time, each once', async () => {
    let open = 0;
    let most = 0;
    const bucket = await openBucket((request, response) => {
      if (isList(request) || request.method !== 'GET') return false;
      most = Math.max(most, ++open);
      response.once('close', () => {
        open -= 1;
      });
      setTimeout(() => bucket.handle(request, response), 10);
      return true;
    }, 100);
    for (let n = 1; n <= 40; n++) bucket.put(pictureName(n), pictureBytes(n));
    await site.backUp(bucket.s3);
    expect(most).toBeGreaterThan(1);
    expect(most).toBeLessThanOrEqual(8);
    expect(bucket.countOf('GET /pictures/0')).toBe(40);
  });

  it('are waited for when the store stumbles', async () => {
    let stumbles = 0;
    const bucket = await openBucket((request, response) => {
      if (isList(request) || ++stumbles > 3) return false;
      response.writeHead(503).end();
      return true;
    });
    bucket.put(pictureName(1), pictureBytes(1));
    const archive = await site.backUp(bucket.s3);
    const fresh = await openBucket();
    expect(await site.restore(archive, fresh.s3)).toMatchObject({ putBack: 1 });
  });

  it.each<[string, string, string, RequestListener]>([
    [
      'a listing',
      'refuses the key',
      'AccessDenied',
      (_, response) => void response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>'),
    ],
    [
      'a picture',
      'is without the bucket',
      'NoSuchBucket',
      (_, response) => void response.writeHead(404).end('<Error><Code>NoSuchBucket</Code></Error>'),
    ],
    ['a picture', 'cuts the line', 'ECONNRESET', (request) => request.socket.destroy()],
  ])('make no backup when, asked for %s, the store %s, and it says so', async (asked, _, name, answer) => {
    const bucket = await openBucket((request, response) => {
      if (isList(request) === (asked === 'a picture')) return false;
      answer(request, response);
      return true;
    });
    bucket.put(pictureName(1), pictureBytes(1));
    const words = `The object store of the pictures failed (${name})`;
    await expect(site.backUp(bucket.s3)).rejects.toThrow(words);
    expect(await readState(site.dataDir())).toMatchObject({ outcome: 'failed', words });
    expect(readdirSync(backupsOf(site.dataDir())).filter((file) => /making|gz/.test(file))).toEqual([]);
  });

  // Less than the store's own timeout.
  it('that never come do not hold up a site that stops', { timeout: 45_000 }, async () => {
    let asked: () => void;
    const isAsked = new Promise<void>((resolve) => {
      asked = resolve;
    });
    const bucket = await openBucket((request) => {
      if (isList(request)) return false;
      asked();
      return true;
    });
    for (let n = 1; n <= 20; n++) bucket.put(pictureName(n), pictureBytes(n));
    const begun = await site.begin(bucket.s3);
    await isAsked;
    begun.stop();
    await expect(begun.made).rejects.toThrow('It was stopped together with the site');
    expect(await readState(site.dataDir())).toMatchObject({ words: 'It was stopped together with the site' });
  });
});
