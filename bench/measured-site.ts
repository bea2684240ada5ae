// Shared by the benches of large tables: a site on the filled database, and timed calls to it.
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { buildApp } from '../src/server/app.ts';
import { readConfig } from '../src/server/config.ts';
import type { Database } from '../src/server/database/database.ts';
import { openGateways } from '../src/server/gateways/open-gateways.ts';
import type { TestDatabase } from '../test/databases.ts';
import { gazetteer, planner } from '../test/gazetteer.ts';
import { median } from './site-process.ts';

const ADMIN = { ADMIN_EMAIL: 'admin@safarnama.example', ADMIN_PASSWORD: 'lamp-in-the-window' };

/** A call's name in the report, and a function that returns the address for one try. */
export type Call = readonly [name: string, address: () => string];

export interface MeasuredSite {
  readonly app: FastifyInstance;
  /** Token of the first admin, who may see everything. */
  readonly token: string;
  /** Returns the milliseconds until the answer; for an export, until its first piece. */
  readonly timeOf: (url: string) => Promise<number>;
}

/** Opens the site on a database, without screens; closing the app leaves the database open. */
export async function openSite({ settings }: TestDatabase, database: Database): Promise<MeasuredSite> {
  const config = readConfig({ DATA_DIR: settings.dataDir, DEMO: '0', ...ADMIN });
  const logger = pino({ level: 'error' });
  const app = await buildApp({
    config,
    database,
    clock: () => Date.now(),
    planner,
    gazetteer,
    gateways: await openGateways(config, { version: 'bench', logger }),
    logger,
    version: 'bench',
    screens: null,
    announce: () => undefined,
  });
  const login = await app.inject({
    method: 'POST',
    url: '/api/admin/auth/login',
    payload: { email: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD },
  });
  const { token } = login.json() as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  let asked = 0;

  async function timeOf(url: string): Promise<number> {
    asked += 1;
    // Addresses differ, so that no rate limit is reached.
    const remoteAddress = `198.51.${asked % 250}.${Math.floor(asked / 250)}`;
    const began = performance.now();
    const answer = await app.inject({ url, remoteAddress, headers, payloadAsStream: true });
    let took = Number.NaN;
    for await (const _piece of answer.stream()) {
      took = performance.now() - began;
      if (url.includes('/export')) break;
    }
    if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}`);
    return took;
  }
  return { app, token, timeOf };
}

interface Measure {
  readonly tries: number;
  /** A median above it fails the bench; null for no limit. */
  readonly floorMs: number | null;
}

/** Prints the median, the 95th percentile and the maximum of each call. */
export async function measureCalls(
  { timeOf }: MeasuredSite,
  calls: Iterable<Call>,
  { tries, floorMs }: Measure,
): Promise<void> {
  for (const [name, address] of calls) {
    const times: number[] = [];
    for (let i = 0; i < tries; i++) times.push(await timeOf(address()));
    const middle = median(times);
    const late = times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN;
    const longest = Math.max(...times);
    console.log(
      `  ${name}: median ${middle.toFixed(1)} ms, 95 % ${late.toFixed(1)} ms, longest ${longest.toFixed(0)} ms`,
    );
    if (floorMs !== null && middle > floorMs) process.exitCode = 1;
  }
}
