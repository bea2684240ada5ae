import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pexels } from '../src/server/gateways/photos/pexels.ts';
import type { PhotoProvider, PhotoProviderName } from '../src/server/gateways/photos/port.ts';
import { unsplash } from '../src/server/gateways/photos/unsplash.ts';
import { wikimedia } from '../src/server/gateways/photos/wikimedia.ts';
import { fetchRemotePictures } from '../src/server/gateways/remote-pictures/fetch-picture.ts';
import { isPublicAddress } from '../src/server/gateways/remote-pictures/judge-address.ts';
import type { RemotePictures } from '../src/server/gateways/remote-pictures/port.ts';
import { plain } from './pictures.ts';

/** A photo of the provider; omitted fields are those of an acceptable photo. */
export interface OfferedPhoto {
  /** The provider's description of it. */
  readonly says: string;
  /** Part of the addresses of its page and its picture. */
  readonly id?: string;
  readonly width?: number;
  readonly height?: number;
  readonly author?: string;
  /** Address of its page on the provider's site. */
  readonly page?: string;
  /** As Commons names it. */
  readonly licence?: string;
  readonly licenceUrl?: string;
  readonly restrictions?: string;
  readonly mime?: string;
}

/** Faults of the provider's API, or of the pictures themselves. */
export type ApiFault =
  | 'silent'
  | 'cut'
  | 'busy'
  | 'away'
  | 'wrong-key'
  | 'malformed'
  | 'of-another-shape'
  | 'error-as-answer'
  | 'huge'
  | 'sends-elsewhere';
export type PictureFault = 'no-picture' | 'huge' | 'sends-to-private' | 'missing' | 'silent';

const idOf = ({ id, says }: OfferedPhoto): string => id ?? says.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** The same answers in each provider's format; `pictures` is where their photos are served. */
const SPOKEN: Readonly<
  Record<PhotoProviderName, (photos: readonly OfferedPhoto[], pictures: string, api: string) => unknown>
> = {
  unsplash: (photos, pictures, api) => ({
    total: photos.length,
    results: photos.map((photo) => ({
      id: idOf(photo),
      slug: idOf(photo),
      width: photo.width ?? 4000,
      height: photo.height ?? 2667,
      description: photo.says,
      alt_description: null,
      urls: { raw: `${pictures}/${idOf(photo)}.jpg?ixid=counted` },
      links: {
        html: photo.page ?? `https://unsplash.com/photos/${idOf(photo)}`,
        download_location: `${api}/photos/${idOf(photo)}/download?ixid=counted`,
      },
      user: { name: photo.author ?? 'Mira Roy', links: { html: 'https://unsplash.com/@mira' } },
    })),
  }),
  pexels: (photos, pictures) => ({
    page: 1,
    photos: photos.map((photo) => ({
      id: 7,
      width: photo.width ?? 4000,
      height: photo.height ?? 2667,
      url: photo.page ?? `https://www.pexels.com/photo/${idOf(photo)}-7/`,
      alt: photo.says,
      photographer: photo.author ?? 'Mira Roy',
      photographer_url: 'https://www.pexels.com/@mira',
      src: { large2x: `${pictures}/${idOf(photo)}.jpg` },
    })),
  }),
  wikimedia: (photos, pictures) => ({
    batchcomplete: true,
    ...(photos.length > 0 && {
      query: {
        // Not sorted by rank, as the real one answers.
        pages: photos.toReversed().map((photo) => ({
          title: `File:${photo.says}.jpg`,
          index: photos.indexOf(photo) + 1,
          imageinfo: [
            {
              width: photo.width ?? 4000,
              height: photo.height ?? 2667,
              mime: photo.mime ?? 'image/jpeg',
              url: `${pictures}/${idOf(photo)}.jpg`,
              thumburl: `${pictures}/${idOf(photo)}.jpg`,
              descriptionurl: photo.page ?? `https://commons.wikimedia.org/wiki/File:${idOf(photo)}.jpg`,
              extmetadata: {
                Artist: { value: photo.author ?? '<a href="//commons.wikimedia.org/wiki/User:Mira">Mira&nbsp;Roy</a>' },
                ImageDescription: { value: `<p>${photo.says}</p>` },
                LicenseShortName: { value: photo.licence ?? 'CC BY-SA 4.0' },
                LicenseUrl: { value: photo.licenceUrl ?? 'http://creativecommons.org/licenses/by-sa/4.0' },
                ...(photo.restrictions && { Restrictions: { value: photo.restrictions } }),
              },
            },
          ],
        })),
      },
    }),
  }),
};

const HUGE = Buffer.alloc(6 * 1024 * 1024, ' ');

function breakDown(fault: ApiFault, response: ServerResponse): void {
  const json = { 'content-type': 'application/json' };
  if (fault === 'silent') return;
  if (fault === 'cut') {
    response.writeHead(200, { ...json, 'content-length': 5000 }).write('{"results":[');
    setImmediate(() => response.destroy());
  } else if (fault === 'busy') response.writeHead(429, { 'retry-after': '120' }).end('Rate Limit Exceeded');
  else if (fault === 'away') response.writeHead(503).end();
  else if (fault === 'wrong-key') response.writeHead(401, json).end('{"errors":["OAuth error"]}');
  else if (fault === 'malformed') response.writeHead(200, json).end('{"results":[{');
  else if (fault === 'of-another-shape') response.writeHead(200, json).end('{"results":7,"photos":{},"query":[]}');
  else if (fault === 'error-as-answer') response.writeHead(200, json).end('{"error":{"code":"ratelimited"}}');
  else if (fault === 'huge') response.writeHead(200, json).end(HUGE);
  else response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data/' }).end();
}

/** Starts a real server that speaks a provider's protocol and serves its pictures, on a free port. */
export async function startPhotoServer(name: PhotoProviderName) {
  const asked: { readonly query: string; readonly headers: IncomingHttpHeaders }[] = [];
  const used: string[] = [];
  const fetched: string[] = [];
  const jpeg = await plain(1200, 800).jpeg().toBuffer();
  let photos: readonly OfferedPhoto[] = [];
  let apiFault: ApiFault | null = null;
  let pictureFault: PictureFault | null = null;
  let held: Promise<void> | null = null;

  function sendPicture(path: string, response: ServerResponse): void {
    fetched.push(path);
    if (pictureFault === 'silent') return;
    if (pictureFault === 'missing') response.writeHead(404).end();
    else if (pictureFault === 'sends-to-private') response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end();
    else if (pictureFault === 'no-picture') response.writeHead(200, { 'content-type': 'image/jpeg' }).end('<html>');
    else if (pictureFault === 'huge') response.writeHead(200, { 'content-type': 'image/jpeg' }).end(HUGE);
    else response.writeHead(200, { 'content-type': 'image/jpeg' }).end(jpeg);
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', 'http://x');
    if (url.pathname.startsWith('/pictures/')) return sendPicture(url.pathname, response);
    if (url.pathname.endsWith('/download')) {
      used.push(url.pathname + url.search);
      return response.writeHead(200).end('{"url":"x"}');
    }
    const query = url.searchParams.get('query') ?? url.searchParams.get('gsrsearch') ?? '';
    asked.push({ query, headers: request.headers });
    await held;
    if (apiFault) return breakDown(apiFault, response);
    const answer = SPOKEN[name](photos, `http://photos.test:${port}/pictures`, `http://127.0.0.1:${port}`);
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;

  return {
    asked,
    used,
    fetched,
    offer: (...offered: readonly OfferedPhoto[]) => {
      photos = offered;
    },
    failWith: (fault: ApiFault | null) => {
      apiFault = fault;
    },
    spoilPictures: (fault: PictureFault | null) => {
      pictureFault = fault;
    },
    /** Holds all answers until the returned function is called. */
    hold(): () => void {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return () => {
        held = null;
        resolve();
      };
    },
    provider(timeoutMs = 4000): PhotoProvider {
      const options = { origin, timeoutMs };
      if (name === 'unsplash') return unsplash('unsplash-key', options);
      return name === 'pexels' ? pexels('pexels-key', options) : wikimedia('Safarnama/test (https://x.test)', options);
    },
    /** Returns the safe fetcher, for which the pictures' name resolves to this machine and counts as public. */
    remotePictures: (timeoutMs = 4000): RemotePictures =>
      fetchRemotePictures({
        allowedHosts: [`photos.test:${port}`],
        resolve: async () => ['127.0.0.1'],
        isPublicAddress: (address) => address === '127.0.0.1' || isPublicAddress(address),
        timeoutMs,
      }),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export type PhotoServer = Awaited<ReturnType<typeof startPhotoServer>>;
