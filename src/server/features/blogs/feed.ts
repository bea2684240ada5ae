import type { FastifyInstance } from 'fastify';
import type { BlogService } from './service.ts';

export function mountFeed(_app: FastifyInstance, _siteUrl: string, _blogs: BlogService): void {}
