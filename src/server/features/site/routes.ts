import { sql } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { Routes } from '../../http/endpoints.ts';
import type { SiteService } from './service.ts';

type SiteKeys = 'GET /api/site' | 'GET /api/health' | 'GET /api/test';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly version: string;
  readonly site: SiteService;
}

export function siteRoutes({ database, clock, version, site }: Dependencies): Pick<Routes, SiteKeys> {
  const startedAt = clock();
  return {
    'GET /api/site': { handle: () => site.show() },
    'GET /api/test': { handle: async () => ({ ok: true as const }) },
    'GET /api/health': {
      handle: async ({ reply }) => {
        const answers = await sql`select 1`.execute(database.read).then(
          () => true,
          () => false,
        );
        const health = {
          status: answers ? ('ok' as const) : ('failing' as const),
          // No language model and no photo provider are set: the built-in planner and our own posters answer.
          parts: {
            database: answers ? ('ok' as const) : ('failing' as const),
            ai: 'off' as const,
            images: 'ok' as const,
          },
          version,
          uptimeSeconds: Math.floor((clock() - startedAt) / 1000),
        };
        if (!answers) await reply.code(503).header('retry-after', 5).send(health);
        return health;
      },
    },
  };
}
