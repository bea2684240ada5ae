import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Gazetteer } from '../../../core/gazetteer/gazetteer.ts';
import { posterLook } from '../../../core/posters/vary-posters.ts';
import type { RemotePictures } from '../../gateways/remote-pictures/port.ts';
import { englishName } from '../../gazetteer/local-names.ts';
import { AppError, toldProblem } from '../../http/app-error.ts';
import { PICTURE_LIMIT, type Routes } from '../../http/endpoints.ts';
import { matchesETag } from '../../http/etag.ts';
import { chooseGallery, type GalleryNames } from './gallery.ts';
import { posterFiles, readPosterName } from './poster-files.ts';
import { presentGalleryImage, presentPicture } from './present.ts';
import type { PhotoService } from './service.ts';
import { findDestination, findPicturable } from './subjects.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
const FOR_A_DAY = 'public, max-age=86400';
/** Allows styles inside a drawing; nothing in it may run or load. */
const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'";
const PROXIED_PER_MINUTE = 120;
const LONGEST_ADDRESS = 2000;

/** Pages name places in their own language. */
const namesInEnglish = ({ destinations, placesToVisit, highlights, aiSearchTerms }: GalleryNames): GalleryNames => ({
  destinations: destinations.map(englishName),
  placesToVisit: placesToVisit.map(englishName),
  highlights: highlights.map(englishName),
  aiSearchTerms,
});

export function pictureRoutes(
  photos: Pick<PhotoService, 'find'>,
  gazetteer: Gazetteer,
): Pick<Routes, 'GET /api/place-image' | 'GET /api/destination-gallery'> {
  return {
    'GET /api/place-image': {
      callsPerMinute: 600,
      handle: async ({ query }) => {
        const [place, town] = [query.place ?? '', query.destination ?? ''].map(englishName);
        const destination = town ? findDestination(town, gazetteer) : null;
        const found = place || !destination ? findPicturable(place || town || '', destination, gazetteer) : destination;
        const look = posterLook(found.subject, gazetteer);
        return presentPicture({ subject: found.subject, look }, await photos.find(found.subject));
      },
    },
    'GET /api/destination-gallery': {
      callsPerMinute: 240,
      handle: async ({ query, visitor: { language } }) => {
        const images = chooseGallery(namesInEnglish(query), gazetteer).map(async (choice) =>
          presentGalleryImage(choice, choice.hour ? null : await photos.find(choice.subject), language),
        );
        return { success: true, images: await Promise.all(images) };
      },
    },
  };
}

function unchanged(request: FastifyRequest, reply: FastifyReply, etag: string): boolean {
  reply.headers({
    etag,
    'cache-control': FOR_EVER,
    'content-security-policy': DRAWING_POLICY,
    'x-content-type-options': 'nosniff',
  });
  return matchesETag(request, etag);
}

function askedAddress(query: unknown): string {
  const { url } = query as { url?: unknown };
  if (typeof url !== 'string' || url.trim() === '') {
    throw new AppError('invalid', (words) => words.pictures.giveAddress, {
      fields: { url: (words) => words.pictures.required },
    });
  }
  if (url.length > LONGEST_ADDRESS) {
    throw new AppError('invalid', (words) => words.pictures.addressTooLong, {
      fields: { url: toldProblem({ say: 'text-too-long', max: LONGEST_ADDRESS }) },
    });
  }
  return url.trim();
}

/** Mounts the routes that answer bytes, and so are outside the contract: posters, and pictures of other hosts. */
export function mountPictureFiles(app: FastifyInstance, remotePictures: RemotePictures, gazetteer: Gazetteer): void {
  const posters = posterFiles(gazetteer);

  app.get<{ Params: { edition: string; file: string } }>(
    '/pictures/posters/:edition/:file',
    { config: { rateLimit: PICTURE_LIMIT } },
    async (request, reply) => {
      const name = readPosterName(request.params.edition, request.params.file);
      if (!name) throw new AppError('not-found', ({ uploads }) => uploads.noPicture);
      if (name.kind === 'png') {
        const { etag, bytes } = await posters.card(name);
        return unchanged(request, reply, etag) ? reply.code(304).send() : reply.type('image/png').send(bytes);
      }
      const poster = posters.drawn(name);
      reply.header('vary', 'accept-encoding');
      if (unchanged(request, reply, poster.etag)) return reply.code(304).send();
      const { bytes, encoding } = posters.encode(poster, String(request.headers['accept-encoding'] ?? ''));
      if (encoding) reply.header('content-encoding', encoding);
      return reply.type('image/svg+xml; charset=utf-8').send(bytes);
    },
  );

  app.get(
    '/api/proxy-image',
    {
      config: { rateLimit: { max: PROXIED_PER_MINUTE, timeWindow: 60_000 } },
    },
    async (request, reply) => {
      const picture = await remotePictures.fetchPicture(askedAddress(request.query));
      return reply
        .headers({
          'cache-control': FOR_A_DAY,
          'content-security-policy': "default-src 'none'",
          'x-content-type-options': 'nosniff',
        })
        .type(picture.mediaType)
        .send(picture.bytes);
    },
  );
}
