import type { FastifyRequest } from 'fastify';

const bare = (tag: string): string => tag.trim().replace(/^W\//, '');

/** Returns true when `If-None-Match` names the ETag (RFC 9110, weak comparison): the browser has the file already. */
export const matchesETag = (request: FastifyRequest, etag: string): boolean =>
  request.headers['if-none-match']?.split(',').some((tag) => bare(tag) === bare(etag)) ?? false;
