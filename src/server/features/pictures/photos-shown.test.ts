import { afterEach, describe, expect, it } from 'vitest';
import { engines, makeDatabase } from '../../../../test/databases.ts';
import { type PhotoServer, startPhotoServer } from '../../../../test/photo-servers.ts';
import { startApp, type TestApp } from '../../../../test/start-app.ts';

const QUERY = { place: 'Tiger Hill', destination: 'Darjeeling' };
const POSTER = '/pictures/posters/1/darjeeling-tiger-hill.svg';

let server: PhotoServer;
const sites: TestApp[] = [];

afterEach(async () => {
  for (const site of sites.splice(0)) await site.close();
  await server.close();
});

const SHOWS_POSTER = { imageUrl: POSTER, look: { hour: 'dawn', motif: 'peak' } };

describe.each(engines)('a site with a photo provider on %s', (engine) => {
  it('serves photos from its own address, for ever, also after a restart without the provider being asked', async () => {
    server = await startPhotoServer('wikimedia');
    server.offer({ says: 'Tiger Hill, Darjeeling, India' });
    const place = await makeDatabase(engine);
    const open = async () => {
      const site = await startApp(engine, {
        place,
        gateways: { photoProvider: server.provider(), remotePictures: server.remotePictures() },
      });
      sites.push(site);
      return site;
    };
    try {
      const first = await open();
      // A slow machine may need longer than a visitor's request waits.
      const ask = async () => (await first.api('GET /api/place-image', { query: QUERY })).imageUrl;
      await expect.poll(ask, { timeout: 20_000 }).not.toBe(POSTER);
      const shown = await first.api('GET /api/place-image', { query: QUERY });
      expect(shown.attribution).toMatchObject({ author: 'Mira Roy', licence: { name: 'CC BY-SA 4.0' } });
      expect((await first.api('GET /api/site')).photos).toBe(true);
      await first.app.close();

      const second = await open();
      expect(await second.api('GET /api/place-image', { query: QUERY })).toEqual(shown);
      const file = await second.app.inject({ url: shown.imageUrl });
      expect(file.headers).toMatchObject({
        'content-type': 'image/jpeg',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; sandbox",
      });
      expect(server.asked).toHaveLength(1);
    } finally {
      for (const site of sites.splice(0)) await site.close();
      await place.remove();
    }
  });

  it('shows posters and says so in its health while the provider is away', async () => {
    server = await startPhotoServer('pexels');
    server.failWith('busy');
    const site = await startApp(engine, {
      gateways: { photoProvider: server.provider(), remotePictures: server.remotePictures() },
    });
    sites.push(site);
    expect((await site.api('GET /api/health')).parts.images).toBe('ok');
    expect(await site.api('GET /api/place-image', { query: QUERY })).toEqual(SHOWS_POSTER);
    expect(await site.api('GET /api/health')).toMatchObject({ status: 'ok', parts: { images: 'failing' } });
    server.failWith(null);
    site.advance(120_000);
    expect((await site.api('GET /api/health')).parts.images).toBe('ok');
    expect(site.failures).toEqual([]);
  });

  it('is as it was without one', async () => {
    server = await startPhotoServer('pexels');
    const site = await startApp(engine);
    sites.push(site);
    expect(await site.api('GET /api/place-image', { query: QUERY })).toEqual(SHOWS_POSTER);
    expect((await site.api('GET /api/health')).parts.images).toBe('ok');
    expect((await site.api('GET /api/site')).photos).toBe(false);
    expect(await site.database.read.selectFrom('photos').selectAll().execute()).toEqual([]);
  });
});
