import type { FastifyInstance } from 'fastify';
import { readUploadedFileName, UPLOADED_MEDIA_TYPES } from '../../../core/pictures/uploaded-picture.ts';
import type { UploadStore } from '../../gateways/uploads/port.ts';
import { AppError } from '../../http/app-error.ts';
import { PICTURE_LIMIT } from '../../http/endpoints.ts';
import { matchesETag } from '../../http/etag.ts';

/** Mounts the route of uploaded pictures, which answers bytes and so is outside the contract. */
export function mountUploads(app: FastifyInstance, files: Pick<UploadStore, 'get'>): void {
  app.get<{ Params: { file: string } }>(
    '/pictures/uploads/:file',
    { config: { rateLimit: PICTURE_LIMIT } },
    async (request, reply) => {
      const name = request.params.file;
      const file = readUploadedFileName(name);
      // A name's bytes never change, so the name is the ETag.
      const etag = `"${name}"`;
      const known = file !== null && matchesETag(request, etag);
      const bytes = file && !known ? await files.get(name) : null;
      if (!file || !(known || bytes)) throw new AppError('not-found', ({ uploads }) => uploads.noPicture);
      reply.headers({
        etag,
        'cache-control': 'public, max-age=31536000, immutable',
        // Opened directly it is a document of this site, which must not load, run or send anything.
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      });
      return known ? reply.code(304).send() : reply.type(UPLOADED_MEDIA_TYPES[file.kind]).send(bytes);
    },
  );
}
