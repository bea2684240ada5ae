import type { FastifyInstance } from 'fastify';
import { drawPoster } from '../../../core/posters/draw-poster.ts';
import type { RemotePictures } from '../../gateways/remote-pictures/port.ts';
import { AppError } from '../../http/app-error.ts';
import type { Routes } from '../../http/endpoints.ts';
import { posterAddress } from './addresses.ts';

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '') || 'india';

export function pictureRoutes(): Pick<Routes, 'GET /api/place-image' | 'GET /api/destination-gallery'> {
  return {
    'GET /api/place-image': {
      handle: async ({ query }) => ({ imageUrl: posterAddress(slug(query.place ?? query.destination ?? '')) }),
    },
    'GET /api/destination-gallery': {
      handle: async ({ query }) => {
        const names = [...query.placesToVisit, ...query.destinations, 'india'].slice(0, 8);
        return {
          success: true,
          images: names.map((name) => ({ url: posterAddress(slug(name)), alt: `Illustration of ${name}` })),
        };
      },
    },
  };
}

export function mountPictureFiles(app: FastifyInstance, remotePictures: RemotePictures): void {
  app.get<{ Params: { file: string } }>('/pictures/posters/:edition/:file', async (request, reply) =>
    reply.type('image/svg+xml').send(drawPoster({ seed: request.params.file, terrain: 'beach', hour: 'dusk' })),
  );
  app.get<{ Querystring: { url?: string } }>('/api/proxy-image', async (request, reply) => {
    if (typeof request.query.url !== 'string') throw new AppError('invalid', 'Send the address of a picture as url');
    const picture = await remotePictures.fetchPicture(request.query.url);
    return reply.type(picture.mediaType).send(picture.bytes);
  });
}
