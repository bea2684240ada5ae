import fastifyCompress from '@fastify/compress';
import fastifyRateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { gazetteer } from '../../../../test/gazetteer.ts';
import { pictureEndpoints } from '../../../contracts/pictures.ts';
import type { RemotePictures } from '../../gateways/remote-pictures/port.ts';
import { localNames } from '../../gazetteer/local-names.ts';
import { AppError } from '../../http/app-error.ts';
import type { Call } from '../../http/endpoints.ts';
import { answerErrors } from '../../http/refusals.ts';
import { readVisitor } from '../../http/visitor.ts';
import type { ShownPhoto } from './present.ts';
import { mountPictureFiles, pictureRoutes } from './routes.ts';

type Key = keyof typeof pictureEndpoints;

let app: FastifyInstance;
const asked: string[] = [];
/** Photos by subject; all other subjects have posters. */
const shown = new Map<string, ShownPhoto>();

function mountCalls(on: FastifyInstance): void {
  const routes = pictureRoutes({ find: async (subject) => shown.get(subject) ?? null }, gazetteer);
  for (const key of Object.keys(pictureEndpoints) as Key[]) {
    const { query, answers } = pictureEndpoints[key];
    on.route({
      method: 'GET',
      url: key.slice(4),
      schema: { querystring: query, response: answers },
      handler: (request) =>
        routes[key].handle({ query: request.query, visitor: readVisitor(request) } as unknown as Call<never>),
    });
  }
}

beforeEach(async () => {
  asked.length = 0;
  shown.clear();
  app = Fastify({ routerOptions: { maxParamLength: 300 } });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  answerErrors(app);
  await app.register(fastifyRateLimit, {
    max: 2000,
    errorResponseBuilder: () => new AppError('too-many', ({ calls }) => calls.tooMany),
  });
  await app.register(fastifyCompress, { encodings: ['br', 'gzip'], threshold: 1024 });
  mountCalls(app);
  const remotePictures: RemotePictures = {
    fetchPicture: async (address) => {
      asked.push(address);
      return { bytes: Buffer.from('webp'), mediaType: 'image/webp' };
    },
    fetchOriginal: () => Promise.reject(new Error('visitors are handed no originals')),
  };
  mountPictureFiles(app, remotePictures, gazetteer);
});

afterEach(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
const imageOf = async (query: Record<string, string>): Promise<string> =>
  (await get(`/api/place-image?${new URLSearchParams(query)}`)).json<{ imageUrl: string }>().imageUrl;

describe('a poster as a file', () => {
  it('is a drawing that may be kept for ever and cannot run or fetch anything', async () => {
    const answer = await get('/pictures/posters/1/darjeeling.svg');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['content-security-policy']).toBe("default-src 'none'; style-src 'unsafe-inline'");
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.body).toMatch(/^<svg xmlns/);
  });

  it('is answered with 304 to a browser that has it', async () => {
    const { headers } = await get('/pictures/posters/1/goa.dusk.svg');
    const again = await get('/pictures/posters/1/goa.dusk.svg', { 'if-none-match': String(headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  it('is compressed once, and plain for those who refuse', async () => {
    const brotli = await get('/pictures/posters/1/goa.svg', { 'accept-encoding': 'gzip, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotli.rawPayload.length).toBeLessThan(4096);
    const gzip = await get('/pictures/posters/1/goa.svg', { 'accept-encoding': 'gzip, br;q=0' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect((await get('/pictures/posters/1/goa.svg')).headers['content-encoding']).toBeUndefined();
  });

  it('is a PNG of 1200 x 630 for sharing cards', async () => {
    const answer = await get('/pictures/posters/1/varanasi.dawn.png');
    expect(answer.headers['content-type']).toBe('image/png');
    const { format, width, height } = await sharp(answer.rawPayload).metadata();
    expect([format, width, height]).toEqual(['png', 1200, 630]);
    expect(answer.rawPayload.length).toBeLessThan(300_000);
  });

  it('knows bases, sights, regions, things near a base and any other slug, each its own', async () => {
    const subjects = ['darjeeling', 'darjeeling-tiger-hill', 'kerala', 'darjeeling-hotel-x', 'somewhere-else'];
    const bodies = await Promise.all(subjects.map(async (name) => (await get(`/pictures/posters/1/${name}.svg`)).body));
    expect(new Set(bodies).size).toBe(subjects.length);
  });

  it.each([
    '0/goa.svg',
    '2/goa.svg',
    'x/goa.svg',
    '1/goa',
    '1/goa.gif',
    '1/GOA.svg',
    '1/goa.noon.svg',
    '1/.svg',
    '1/-goa.svg',
    '1/..%2f..%2fetc%2fpasswd.svg',
    `1/${'a'.repeat(200)}.svg`,
    '1/goa.dusk.dusk.svg',
    '1/%00.svg',
    '1/goa.svg.png',
  ])('is not found under a malformed name: %s', async (path) => {
    const answer = await get(`/pictures/posters/${path}`);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

describe('the picture of a place', () => {
  it('is that of the sight, by its name in the destination', async () => {
    expect(await imageOf({ place: 'Tiger Hill', destination: 'Darjeeling' })).toBe(
      '/pictures/posters/1/darjeeling-tiger-hill.svg',
    );
    const shimla = await imageOf({ place: 'Mall Road', destination: 'Manali' });
    expect(shimla).toMatch(/^\/pictures\/posters\/1\/manali-/);
  });

  it('is that of the base or region', async () => {
    expect(await imageOf({ place: 'darjiling' })).toBe('/pictures/posters/1/darjeeling.svg');
    expect(await imageOf({ destination: 'Kerala' })).toBe('/pictures/posters/1/kerala.svg');
    expect(await imageOf({ place: 'दार्जिलिंग' })).toBe('/pictures/posters/1/darjeeling.svg');
  });

  it('is in the country of the destination for what we do not know', async () => {
    expect(await imageOf({ place: 'Zzyzx Boutique Stay', destination: 'Munnar' })).toBe(
      '/pictures/posters/1/munnar-zzyzx-boutique-stay.svg',
    );
  });

  it.each(['😀', 'ৰাস্তা', '../../x', '<script>', '%', 'a'.repeat(200), "' or 1=1", '__proto__', 'constructor', '٣'])(
    'is there for any text: %s',
    async (place) => {
      for (const destination of ['', 'Goa', '🌊', 'Atlantis']) {
        const imageUrl = await imageOf({ place, destination });
        expect((await get(imageUrl)).statusCode, imageUrl).toBe(200);
      }
    },
  );

  it('is refused by name, never with a failure, for text that cannot be used', async () => {
    expect((await get(`/api/place-image?place=${'a'.repeat(201)}`)).statusCode).toBe(400);
    expect((await get('/api/place-image?place=%00')).statusCode).toBe(400);
    expect((await get('/api/place-image?place=a&place=b')).statusCode).toBe(400);
  });
});

describe('the gallery of a destination', () => {
  const gallery = async (query: Record<string, unknown>) => {
    const text = new URLSearchParams(
      Object.entries(query).map(([key, value]): [string, string] => [key, JSON.stringify(value)]),
    );
    return (await get(`/api/destination-gallery?${text}`)).json<{
      success: boolean;
      images: { url: string; alt: string }[];
    }>();
  };

  it('is named in the language of the call, and knows places by their names in it', async () => {
    const tigerHill = localNames('bn').get('Tiger Hill sunrise') ?? '';
    const query = new URLSearchParams({
      destinations: JSON.stringify(['দার্জিলিং']),
      placesToVisit: JSON.stringify([tigerHill]),
    });
    const url = `/api/destination-gallery?${query}`;
    const answer = await app.inject({ url, headers: { 'accept-language': 'bn' } });
    const { images } = answer.json<{ images: { url: string; alt: string }[] }>();
    expect(images[0]?.url).toBe('/pictures/posters/1/darjeeling-tiger-hill.svg');
    expect(images[0]?.alt).toBe(`${tigerHill}, দার্জিলিঙের আঁকা ছবি`);
  });

  it('shows the places first and says in words what they are', async () => {
    const { success, images } = await gallery({
      destinations: ['Darjeeling'],
      placesToVisit: ['Tiger Hill', 'Batasia Loop'],
    });
    expect(success).toBe(true);
    expect(images[0]).toEqual({
      url: '/pictures/posters/1/darjeeling-tiger-hill.svg',
      alt: 'Illustration of Tiger Hill sunrise, Darjeeling',
    });
    expect(images.map(({ url }) => url)).toContain('/pictures/posters/1/darjeeling.svg');
  });

  it.each([
    {},
    { destinations: ['Goa'] },
    { destinations: ['Atlantis'] },
    { placesToVisit: ['😀', '', '\ud800', 'x'.repeat(200)] },
    {
      destinations: Array(50).fill('Kerala'),
      placesToVisit: Array(50).fill('Munnar'),
      highlights: Array(50).fill('tea'),
    },
    { aiSearchTerms: ['tea gardens at sunrise', 'toy train'] },
  ])('holds six to eight different pictures, whatever is asked: %j', async (query) => {
    const { images } = await gallery(query);
    expect(images.length).toBeGreaterThanOrEqual(6);
    expect(images.length).toBeLessThanOrEqual(8);
    expect(new Set(images.map(({ url }) => url)).size).toBe(images.length);
    for (const { url, alt } of images) {
      expect(alt).toMatch(/^Illustration of \S/);
      expect((await get(url)).statusCode, url).toBe(200);
    }
  });

  it('refuses what is no list of names', async () => {
    for (const text of ['{', '{"a":1}', '[1]', 'null']) {
      expect((await get(`/api/destination-gallery?destinations=${encodeURIComponent(text)}`)).statusCode).toBe(400);
    }
  });
});

describe('where there are photos', () => {
  const photo: ShownPhoto = {
    url: '/pictures/uploads/01kq0000000000000000000000-1200x800.jpg',
    credit: {
      author: 'Mira Roy',
      authorUrl: null,
      source: 'Wikimedia Commons',
      sourceUrl: 'https://commons.wikimedia.org/wiki/File:Tiger_Hill.jpg',
      licence: { name: 'CC BY-SA 4.0', url: 'https://creativecommons.org/licenses/by-sa/4.0' },
    },
  };
  const credited = { credit: 'Photo by Mira Roy (CC BY-SA 4.0) on Wikimedia Commons', attribution: photo.credit };

  it('a place has its own, with the credit in words and with links', async () => {
    shown.set('darjeeling-tiger-hill', photo);
    const query = new URLSearchParams({ place: 'Tiger Hill', destination: 'Darjeeling' });
    expect((await get(`/api/place-image?${query}`)).json()).toEqual({ imageUrl: photo.url, ...credited });
    expect((await get('/api/place-image?place=Darjeeling')).json()).toEqual({
      imageUrl: '/pictures/posters/1/darjeeling.svg',
      look: { motif: 'toy-train', hour: 'dawn' },
    });
  });

  it.each(['', '?place=', '?mobile=true', '?place=%20&destination='])('none without a place: %j', async (query) => {
    const answer = await get(`/api/place-image${query}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ error: 'Please name a place', fields: { place: 'Please name a place' } });
  });

  it('a gallery mixes them with drawings, and only drawings are called so', async () => {
    shown.set('darjeeling-tiger-hill', photo);
    const query = new URLSearchParams({
      destinations: '["Darjeeling"]',
      placesToVisit: '["Tiger Hill","Batasia Loop"]',
    });
    const { images } = (await get(`/api/destination-gallery?${query}`)).json<{ images: unknown[] }>();
    expect(images.slice(0, 2)).toEqual([
      { url: photo.url, alt: 'Tiger Hill sunrise, Darjeeling', ...credited },
      { url: '/pictures/posters/1/darjeeling-batasia-loop.svg', alt: 'Illustration of Batasia Loop, Darjeeling' },
    ]);
  });

  it('one subject at several hours shows its photo once', async () => {
    shown.set('leh', photo);
    shown.set('atlantis', photo);
    const { images } = (await get('/api/destination-gallery?destinations=["Atlantis"]')).json<{
      images: { url: string }[];
    }>();
    expect(images.filter(({ url }) => url === photo.url)).toHaveLength(1);
    expect(images.length).toBeGreaterThanOrEqual(6);
  });
});

describe('a picture of another host', () => {
  it('is served re-encoded, for a day', async () => {
    const answer = await get(`/api/proxy-image?url=${encodeURIComponent('https://images.unsplash.com/a?w=1')}`);
    expect(answer.headers['content-type']).toBe('image/webp');
    expect(answer.headers['cache-control']).toBe('public, max-age=86400');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(asked).toEqual(['https://images.unsplash.com/a?w=1']);
  });

  it('is refused without one address of a bounded length', async () => {
    for (const query of ['', '?url=', '?url=%20', '?url=a&url=b', `?url=${'a'.repeat(2001)}`, '?url[x]=a']) {
      expect((await get(`/api/proxy-image${query}`)).statusCode, query).toBe(400);
    }
    expect(asked).toEqual([]);
  });

  it('is fetched at most 120 times a minute for one visitor', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 122; i++)
      statuses.push((await get('/api/proxy-image?url=https://images.pexels.com/a')).statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(120);
    expect(statuses.at(-1)).toBe(429);
  });
});
