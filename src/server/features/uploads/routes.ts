import type { FastifyInstance } from 'fastify';
import { readUploadedFileName, UPLOADED_MEDIA_TYPES } from '../../../core/pictures/uploaded-picture.ts';
import type { UploadStore } from '../../gateways/uploads/port.ts';
import { AppError } from '../../http/app-error.ts';
import { matchesETag } from '../../http/etag.ts';

/** The route that answers uploaded pictures: bytes, so it stands outside the contract. */
export function mountUploads(app: FastifyInstance, files: Pick<UploadStore, 'get'>): void {
  app.get<{ Params: { file: string } }>('/pictures/uploads/:file', async (request, reply) => {
    const name = request.params.file;
    const file = readUploadedFileName(name);
    // A name's bytes never change, so the name is tag enough.
    const etag = `"${name}"`;
    const known = file !== null && matchesETag(request, etag);
    const bytes = file && !known ? await files.get(name) : null;
    if (!file || !(known || bytes)) throw new AppError('not-found', 'There is no such picture');
    reply.headers({
      etag,
      'cache-control': 'public, max-age=31536000, immutable',
      // Opened by itself it is a document of this site: one that can load, run and send nothing.
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    return known ? reply.code(304).send() : reply.type(UPLOADED_MEDIA_TYPES[file.kind]).send(bytes);
  });
}
