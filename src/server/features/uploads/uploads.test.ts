import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { engines, makeDatabase, type TestDatabase } from '../../../../test/databases.ts';
import {
  animatedPng,
  hugePng,
  moving,
  plain,
  scanBomb,
  twoHalves,
  WITH_PLACE,
  withComment,
  zipEnd,
} from '../../../../test/pictures.ts';
import { uploadedSources } from '../../../core/pictures/uploaded-picture.ts';
import { SERVER_WORDS } from '../../../words/words-of.ts';
import type { Database } from '../../database/database.ts';
import { localFiles } from '../../gateways/uploads/local-files.ts';
import type { UploadStore } from '../../gateways/uploads/port.ts';
import { AppError } from '../../http/app-error.ts';
import { uploadService } from './service.ts';

const DAY_MS = 86_400_000;
const NOW = Date.UTC(2026, 10, 21);

const REFUSALS: readonly [string, string, () => Promise<Buffer> | Buffer, number, string][] = [
  ['nothing at all', 'a.jpg', () => Buffer.alloc(0), 400, '“a.jpg” is empty'],
  ['words', 'a.jpg', () => Buffer.from('no picture'), 415, '“a.jpg” is not a JPEG, PNG, WebP or AVIF picture'],
  [
    'an SVG with a script, named .png',
    'logo.png',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    415,
    '“logo.png” is not a JPEG, PNG, WebP or AVIF picture',
  ],
  ['a page', 'a.webp', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 415, 'is not a JPEG'],
  ['a PDF', 'a.jpg', () => Buffer.from('%PDF-1.7\n%%EOF'), 415, 'is not a JPEG'],
  ['a GIF', 'a.gif', () => plain(8, 8).gif().toBuffer(), 415, 'is not a JPEG'],
  ['a TIFF', 'a.jpg', () => plain(8, 8).tiff().toBuffer(), 415, 'is not a JPEG'],
  ['a picture that is a PDF too', 'a.jpg', () => withComment('%PDF-1.7\n'), 415, 'is not a JPEG'],
  ['a picture that is a page too', 'a.jpg', () => withComment('<script>alert(1)</script>'), 415, 'is not a JPEG'],
  [
    'a picture that is an archive too',
    'a.png',
    async () => Buffer.concat([await plain(8, 8).png().toBuffer(), zipEnd]),
    415,
    'is not a JPEG',
  ],
  [
    'a beginning of a JPEG and then something else',
    'a.jpg',
    () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('GIF89a nonsense')]),
    400,
    'is damaged or incomplete',
  ],
  [
    'half a JPEG',
    'half.jpg',
    async () => {
      const jpeg = await (await twoHalves(800, 600)).jpeg().toBuffer();
      return jpeg.subarray(0, jpeg.length / 2);
    },
    400,
    '“half.jpg” is damaged or incomplete',
  ],
  [
    'half a PNG',
    'half.png',
    async () => {
      const png = await (await twoHalves(800, 600)).png({ compressionLevel: 0 }).toBuffer();
      return png.subarray(0, png.length / 2);
    },
    400,
    'is damaged or incomplete',
  ],
  [
    'half a WebP',
    'half.webp',
    async () => {
      const webp = await (await twoHalves(800, 600)).webp({ lossless: true }).toBuffer();
      return webp.subarray(0, webp.length / 2);
    },
    400,
    'is damaged or incomplete',
  ],
  [
    'half an AVIF',
    'half.avif',
    async () => {
      const avif = await (await twoHalves(200, 100)).avif().toBuffer();
      return avif.subarray(0, avif.length / 2);
    },
    400,
    'is damaged or incomplete',
  ],
  ['a moving WebP', 'a.webp', () => moving('webp'), 415, '“a.webp” is animated'],
  ['a moving GIF', 'a.gif', () => moving('gif'), 415, 'is not a JPEG'],
  ['a moving PNG', 'a.png', animatedPng, 415, '“a.png” is animated'],
  ['more than 10 MB', 'big.jpg', () => Buffer.alloc(10 * 1024 * 1024 + 1, 0xff), 413, '“big.jpg” is larger than 10 MB'],
  [
    '900 million pixels in some kilobytes',
    'bomb.png',
    () => hugePng(30_000, 30_000),
    413,
    '“bomb.png” has more than 40 million pixels',
  ],
  ['a little more than 40 million pixels', 'a.png', () => hugePng(6400, 6400), 413, 'has more than 40 million pixels'],
  ['thousands of scans over one JPEG', 'scans.jpg', scanBomb, 400, 'is damaged or incomplete'],
  [
    'a name that would disturb',
    '../../etc/<b>\u202epass\nwd.jpg',
    () => Buffer.from('x'),
    415,
    '“<b>passwd.jpg” is not',
  ],
];

describe.each(engines)('uploaded pictures on %s', (engine) => {
  let place: TestDatabase;
  let database: Database;
  let folder: string;
  let now = NOW;
  beforeAll(async () => {
    place = await makeDatabase(engine);
    database = await place.open();
  });
  afterAll(async () => {
    await database.close();
    await place.remove();
  });
  beforeEach(async () => {
    now = NOW;
    folder = mkdtempSync(join(tmpdir(), 'safarnama-uploads-'));
    await database.db.deleteFrom('uploads').execute();
    return () => rmSync(folder, { recursive: true, force: true });
  });

  const service = (files: UploadStore = localFiles(folder)) => uploadService({ database, clock: () => now, files });
  const rows = () => database.db.selectFrom('uploads').selectAll().orderBy('id').execute();
  const kept = (): string[] => readdirSync(folder).sort();
  const refusalOf = async (work: Promise<unknown>): Promise<AppError> => {
    const error = await work.then(() => null).catch((thrown: unknown) => thrown);
    if (error instanceof AppError) return error;
    throw new Error(`not a refusal: ${String(error)}`);
  };
  const jpeg = () => plain(600, 400).jpeg().toBuffer();
  const fileOf = (url: string): Buffer => readFileSync(join(folder, url.split('/').at(-1) ?? ''));

  it('keeps a photo in every width as WebP and JPEG, under names of our own, and the address tells them all', async () => {
    const taken = await service().take(await plain(3000, 2000).jpeg().toBuffer(), 'Holiday 1.JPG');
    expect(taken).toMatchObject({ width: 1600, height: 1067 });
    const sources = uploadedSources(taken.url);
    const named = [sources?.webp, sources?.jpeg].flatMap((set) => set?.split(', ') ?? []);
    expect(kept()).toEqual(named.map((entry) => entry.split(' ')[0]?.split('/').at(-1)).sort());
    for (const entry of named) {
      const [url = '', width = ''] = entry.split(' ');
      const described = await sharp(fileOf(url)).metadata();
      expect(`${described.width}w`).toBe(width);
      expect(described.format).toBe(url.endsWith('webp') ? 'webp' : 'jpeg');
    }
    expect(await rows()).toMatchObject([{ id: taken.id, owner: null, looseSince: now, width: 1600, height: 1067 }]);
  });

  it.each([
    ['JPEG', () => plain(500, 300).jpeg().toBuffer()],
    ['PNG', () => plain(500, 300).png().toBuffer()],
    ['WebP', () => plain(500, 300).webp().toBuffer()],
    ['AVIF', () => plain(500, 300).avif().toBuffer()],
    ['PNG of sixteen bits in grey', () => plain(500, 300).toColourspace('grey16').png().toBuffer()],
    ['CMYK JPEG', () => plain(500, 300).toColourspace('cmyk').jpeg().toBuffer()],
    ['PNG with a palette', () => plain(500, 300).png({ palette: true }).toBuffer()],
  ])('takes a %s, whatever its name says, and never enlarges it', async (_kind, make) => {
    const { url, width, height } = await service().take(await make(), 'whatever.txt');
    expect([width, height]).toEqual([500, 300]);
    const described = await sharp(fileOf(url)).metadata();
    expect(described).toMatchObject({ format: 'jpeg', width: 500, height: 300, channels: 3, depth: 'uchar' });
  });

  it('strips the place, the phone, the colour profile and everything else that is no pixel', async () => {
    const bytes = await (await twoHalves(1000, 500))
      .withExif(WITH_PLACE)
      .withIccProfile('p3')
      .withXmp('<x>secret</x>')
      .jpeg()
      .toBuffer();
    const before = await sharp(bytes).metadata();
    expect([before.exif, before.icc, before.xmp].every(Buffer.isBuffer)).toBe(true);
    await service().take(bytes, 'a.jpg');
    for (const name of kept()) {
      const file = readFileSync(join(folder, name));
      const { exif, icc, xmp, iptc, orientation, space } = await sharp(file).metadata();
      expect({ exif, icc, xmp, iptc, orientation, space }).toEqual({ space: 'srgb' });
      expect(file.toString('latin1')).not.toMatch(/secret|Exif|GPS|ICC_PROFILE/);
    }
  });

  it('turns a picture upright that was taken sideways', async () => {
    const bytes = await (await twoHalves(400, 200)).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { url, width, height } = await service().take(bytes, 'a.jpg');
    expect([width, height]).toEqual([200, 400]);
    const { data, info } = await sharp(fileOf(url)).raw().toBuffer({ resolveWithObject: true });
    const redAt = (row: number): number => data[(row * info.width + 100) * info.channels] ?? 0;
    expect(redAt(50)).toBeGreaterThan(200);
    expect(redAt(350)).toBeLessThan(50);
  });

  it('shows what was transparent as white', async () => {
    const clear = sharp({ create: { width: 50, height: 50, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } });
    const { url } = await service().take(await clear.png().toBuffer(), 'a.png');
    const { data } = await sharp(fileOf(url)).raw().toBuffer({ resolveWithObject: true });
    expect(data[0]).toBeGreaterThan(250);
  });

  it('takes long and narrow pictures too', async () => {
    const { width, height } = await service().take(await plain(300, 20_000).png().toBuffer(), 'a.png');
    expect(height).toBe(2400);
    expect(width).toBe(36);
    const flat = await service().take(await plain(20_000, 2).png().toBuffer(), 'b.png');
    expect([flat.width, flat.height]).toEqual([1600, 1]);
  });

  it.each(REFUSALS)('refuses %s and leaves nothing behind', async (_what, fileName, make, status, words) => {
    const bytes = await make();
    const before = process.cpuUsage();
    const refusal = await refusalOf(service().take(bytes, fileName));
    expect({ status: refusal.status, message: refusal.message }).toEqual({
      status,
      message: expect.stringContaining(words),
    });
    expect(refusal.fieldsIn(SERVER_WORDS.en)).toEqual({ images: refusal.message });
    // Measures work, not time: other tests share the machine.
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(2000);
    expect(await rows()).toEqual([]);
    expect(kept()).toEqual([]);
  });

  it('refuses a bomb without filling the memory', async () => {
    const bytes = hugePng(30_000, 30_000);
    const before = process.memoryUsage().rss;
    await refusalOf(service().take(bytes, 'bomb.png'));
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
  });

  it('leaves neither row nor file when the store fails in the middle', async () => {
    const files = localFiles(folder);
    let puts = 0;
    const failing: UploadStore = {
      ...files,
      put: (name, bytes, type) => (++puts > 3 ? Promise.reject(new Error('disk full')) : files.put(name, bytes, type)),
    };
    await expect(service(failing).take(await plain(1800, 1200).jpeg().toBuffer(), 'a.jpg')).rejects.toThrow(
      'disk full',
    );
    expect(puts).toBe(4);
    expect(await rows()).toEqual([]);
    expect(kept()).toEqual([]);
  });

  it('says that it is busy instead of letting pictures pile up', async () => {
    const uploads = service();
    const bytes = await jpeg();
    const answers = await Promise.allSettled(Array.from({ length: 60 }, () => uploads.take(bytes, 'a.jpg')));
    const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason as AppError] : []));
    expect(refused).toHaveLength(18);
    expect(refused[0]).toMatchObject({ status: 503, retryAfterSeconds: 5 });
    expect(await rows()).toHaveLength(42);
  });

  it('keeps what a record shows, forgets what it no longer shows, and removes it a day later', async () => {
    const uploads = service();
    const [first, second] = [await uploads.take(await jpeg(), 'a.jpg'), await uploads.take(await jpeg(), 'b.jpg')];
    const shows = (urls: readonly string[]) =>
      database.db.transaction().execute((trx) => uploads.settle(trx, 'package:1', urls));
    await shows([first.url, '/pictures/posters/1/goa.svg', second.url]);
    now += 2 * DAY_MS;
    await uploads.sweep();
    expect(await rows()).toMatchObject([
      { owner: 'package:1', looseSince: null },
      { owner: 'package:1', looseSince: null },
    ]);
    await shows([second.url]);
    now += DAY_MS - 1;
    await uploads.sweep();
    expect(await rows()).toHaveLength(2);
    now += 2;
    await uploads.sweep();
    expect(await rows()).toMatchObject([{ id: second.id, owner: 'package:1' }]);
    expect(kept().every((name) => name.startsWith(second.id))).toBe(true);
    await shows([]);
    now += DAY_MS + 1;
    await uploads.sweep();
    expect(kept()).toEqual([]);
  });

  it('gives a picture to one record alone, and only under its own address', async () => {
    const uploads = service();
    const { url, id } = await uploads.take(await jpeg(), 'a.jpg');
    const settle = (owner: string, urls: readonly string[]) =>
      database.db.transaction().execute((trx) => uploads.settle(trx, owner, urls));
    await expect(settle('package:1', [url.replace('600x400', '601x400')])).rejects.toMatchObject({ status: 409 });
    await settle('package:1', [url]);
    await expect(settle('package:2', [url])).rejects.toMatchObject({ status: 409 });
    const unknown = id.slice(0, -1) + (id.endsWith('0') ? '1' : '0');
    await expect(settle('package:1', [url, url.replace(id, unknown)])).rejects.toMatchObject({ status: 409 });
    await settle('package:1', [url]);
    expect(await rows()).toMatchObject([{ owner: 'package:1' }]);
  });

  it('takes back with the write that fails', async () => {
    const uploads = service();
    const { url } = await uploads.take(await jpeg(), 'a.jpg');
    const write = database.db.transaction().execute(async (trx) => {
      await uploads.settle(trx, 'package:1', [url]);
      throw new Error('the write failed');
    });
    await expect(write).rejects.toThrow('the write failed');
    expect(await rows()).toMatchObject([{ owner: null, looseSince: NOW }]);
  });

  it('discards at once, but never what a record shows', async () => {
    const uploads = service();
    const [shown, loose] = [await uploads.take(await jpeg(), 'a.jpg'), await uploads.take(await jpeg(), 'b.jpg')];
    await database.db.transaction().execute((trx) => uploads.settle(trx, 'package:1', [shown.url]));
    await uploads.discard([shown.id, loose.id, 'unknown']);
    expect((await rows()).map(({ id }) => id)).toEqual([shown.id]);
    expect(kept().every((name) => name.startsWith(shown.id))).toBe(true);
  });

  it('sweeps what a crash left between the row and its files, and finishes a removal that was cut short', async () => {
    const files = localFiles(folder);
    const { id } = await service(files).take(await jpeg(), 'a.jpg');
    await files.remove(kept().slice(0, 1));
    let removals = 0;
    const away: UploadStore = { ...files, remove: () => Promise.reject(new Error(`away ${++removals}`)) };
    now += DAY_MS + 1;
    await expect(service(away).sweep()).rejects.toThrow('away');
    expect(await rows()).toMatchObject([{ id }]);
    await expect(
      database.db
        .transaction()
        .execute((trx) => service().settle(trx, 'package:1', [`/pictures/uploads/${id}-600x400.jpg`])),
    ).rejects.toMatchObject({ status: 409 });
    await service(files).sweep();
    expect(await rows()).toEqual([]);
    expect(kept()).toEqual([]);
  });
});
