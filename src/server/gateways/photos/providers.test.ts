import { afterEach, describe, expect, it } from 'vitest';
import {
  type ApiFault,
  type OfferedPhoto,
  type PhotoServer,
  startPhotoServer,
} from '../../../../test/photo-servers.ts';
import { openPhotoProvider } from './open-provider.ts';
import { PHOTO_PROVIDERS, PhotoProviderFailure, type PhotoProviderName, type PhotoQuery } from './port.ts';

const QUERY: PhotoQuery = {
  words: 'hawa mahal jaipur Rajasthan India',
  fewWords: 'hawa mahal jaipur',
  isAbout: (text) => /hawa.mahal.*jaipur/i.test(text),
};
const GOOD = 'Hawa Mahal, Jaipur';

let server: PhotoServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function find(name: PhotoProviderName, ...photos: readonly OfferedPhoto[]) {
  server = await startPhotoServer(name);
  server.offer(...photos);
  return server.provider().findPhotos(QUERY, new AbortController().signal);
}

async function failureOf(name: PhotoProviderName, fault: ApiFault, timeoutMs?: number): Promise<PhotoProviderFailure> {
  server = await startPhotoServer(name);
  server.failWith(fault);
  const failure: unknown = await server
    .provider(timeoutMs)
    .findPhotos(QUERY, new AbortController().signal)
    .catch((error: unknown) => error);
  if (!(failure instanceof PhotoProviderFailure)) throw new Error(`no such failure: ${String(failure)}`);
  return failure;
}

describe.each(PHOTO_PROVIDERS)('%s', (name) => {
  it('answers wide landscapes that name the place, the best first', async () => {
    const photos = await find(
      name,
      { says: 'A brown building by day' },
      { says: `${GOOD} tall`, width: 2000, height: 3000 },
      { says: `${GOOD} small`, width: 900, height: 600 },
      { says: `${GOOD} panorama`, width: 9000, height: 1500 },
      { says: GOOD },
      { says: `${GOOD} again` },
    );
    expect(photos.map(({ credit }) => credit.sourceUrl)).toEqual([
      expect.stringContaining('hawa-mahal-jaipur'),
      expect.stringContaining('hawa-mahal-jaipur-again'),
    ]);
  });

  it('passes over an odd find, and takes names as words', async () => {
    const photos = await find(
      name,
      { says: GOOD, id: 'hawa-mahal-jaipur-script', page: 'javascript:alert(1)' },
      { says: GOOD, author: `Mira\u0000\n ${'R'.repeat(200)}` },
    );
    expect(photos.map(({ credit }) => credit.author)).toEqual([`Mira ${'R'.repeat(75)}`]);
  });

  it('answers nothing where it has nothing', async () => {
    expect(await find(name)).toEqual([]);
  });

  it.each<[ApiFault, string, number | null]>([
    ['busy', 'busy', 120_000],
    ['away', 'down', null],
    ['wrong-key', 'refused', null],
    ['cut', 'down', null],
    ['malformed', 'down', null],
    ['of-another-shape', 'down', null],
    ['error-as-answer', 'down', null],
    ['huge', 'down', null],
    ['sends-elsewhere', 'down', null],
  ])('tells how it failed: %s', async (fault, kind, retryAfterMs) => {
    expect(await failureOf(name, fault)).toMatchObject({ kind, retryAfterMs });
  });

  it('is not waited for without end', async () => {
    expect(await failureOf(name, 'silent', 100)).toMatchObject({ kind: 'down' });
  });
});

it('Unsplash is asked with the key, credited with links that tell where visitors come from, and told of the use', async () => {
  const [photo] = await find('unsplash', { says: GOOD });
  expect(server?.asked[0]).toMatchObject({
    query: QUERY.words,
    headers: { authorization: 'Client-ID unsplash-key', 'accept-version': 'v1' },
  });
  expect(photo?.credit).toEqual({
    author: 'Mira Roy',
    authorUrl: 'https://unsplash.com/@mira?utm_source=safarnama&utm_medium=referral',
    source: 'Unsplash',
    sourceUrl: 'https://unsplash.com/photos/hawa-mahal-jaipur?utm_source=safarnama&utm_medium=referral',
    licence: null,
  });
  expect(photo?.address).toContain('ixid=counted');
  expect(photo?.address).toContain('w=1600');
  await photo?.used?.(new AbortController().signal);
  expect(server?.used).toEqual(['/photos/hawa-mahal-jaipur/download?ixid=counted']);
});

it('Pexels is asked with the key and credited with the page of the photo', async () => {
  const [photo] = await find('pexels', { says: GOOD });
  expect(server?.asked[0]).toMatchObject({ query: QUERY.words, headers: { authorization: 'pexels-key' } });
  expect(photo?.credit).toEqual({
    author: 'Mira Roy',
    authorUrl: 'https://www.pexels.com/@mira',
    source: 'Pexels',
    sourceUrl: 'https://www.pexels.com/photo/hawa-mahal-jaipur-7/',
    licence: null,
  });
});

describe('Wikimedia Commons', () => {
  it('is asked by name and credited with author, licence and page', async () => {
    const [photo] = await find('wikimedia', { says: GOOD });
    expect(server?.asked[0]).toMatchObject({
      query: `${QUERY.fewWords} filetype:bitmap`,
      headers: { 'user-agent': 'Safarnama/test (https://x.test)' },
    });
    expect(photo?.credit).toEqual({
      author: 'Mira Roy',
      authorUrl: null,
      source: 'Wikimedia Commons',
      sourceUrl: 'https://commons.wikimedia.org/wiki/File:hawa-mahal-jaipur.jpg',
      licence: { name: 'CC BY-SA 4.0', url: 'https://creativecommons.org/licenses/by-sa/4.0' },
    });
  });

  it.each(['CC0', 'Public domain', 'CC BY 2.0', 'CC BY-SA 3.0', 'CC BY-SA 3.0 de'])(
    '%s is free enough',
    async (licence) => {
      expect(await find('wikimedia', { says: GOOD, licence })).toHaveLength(1);
    },
  );

  it.each<Partial<OfferedPhoto>>([
    { licence: 'CC BY-NC 2.0' },
    { licence: 'CC BY-NC-SA 4.0' },
    { licence: 'CC BY-ND 4.0' },
    { licence: 'GFDL 1.2' },
    { licence: 'Fair use' },
    { licence: '' },
    { author: '' },
    { licenceUrl: 'https://creativecommons.org.evil.test/licenses/by/4.0' },
    { restrictions: 'personality' },
    { mime: 'image/tiff' },
    { says: `Map of ${GOOD}` },
  ])('passes over what may not be used, or is no view: %j', async (photo) => {
    expect(await find('wikimedia', { says: GOOD, ...photo })).toEqual([]);
  });
});

it('no setting, no provider', () => {
  expect(openPhotoProvider(null, 'x')).toBeNull();
  for (const provider of PHOTO_PROVIDERS) expect(openPhotoProvider({ provider, key: 'k' }, 'x')?.name).toBe(provider);
});
