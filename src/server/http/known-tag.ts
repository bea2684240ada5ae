import type { FastifyRequest } from 'fastify';

const bare = (tag: string): string => tag.trim().replace(/^W\//, '');

/** Whether the browser already has what the tag stands for (RFC 9110, weak comparison). */
export const isKnownTag = (request: FastifyRequest, etag: string): boolean =>
  request.headers['if-none-match']?.split(',').some((tag) => bare(tag) === bare(etag)) ?? false;
