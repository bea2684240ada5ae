import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { type Level, pino } from 'pino';
import type { SignedIn } from '../src/contracts/accounts.ts';
import { type ApiCall, makeClient } from '../src/contracts/client.ts';
import { buildApp } from '../src/server/app.ts';
import { readConfig } from '../src/server/config.ts';
import type { Database } from '../src/server/database/database.ts';
import { type Gateways, openGateways } from '../src/server/gateways/open-gateways.ts';
import type { RemotePictures } from '../src/server/gateways/remote-pictures/port.ts';
import type { AppDependencies } from '../src/server/make-features.ts';
import { makeDatabase, type TestDatabase } from './databases.ts';
import { collectUndescribedAnswers } from './described-answers.ts';
import { gazetteer, planner } from './gazetteer.ts';

const fetchNothing = () => Promise.reject(new Error('this test fetches no pictures through the app'));
const noRemotePictures: RemotePictures = { fetchPicture: fetchNothing, fetchOriginal: fetchNothing };

/** The super_admin of every app started by tests. */
export const FIRST_ADMIN = { ADMIN_EMAIL: 'admin@safarnama.example', ADMIN_PASSWORD: 'lamp-in-the-window' };

/** A real hash takes 40 ms of the processor, and most tests sign in. */
const QUICK_TO_HASH = { memory: 64, passes: 1 };

/** A Saturday morning in India, well before the trips that tests plan. */
export const TEST_NOW = Date.UTC(2026, 10, 21, 4, 0, 0);

export interface TestApp {
  readonly app: FastifyInstance;
  readonly database: Database;
  /** The API of an anonymous caller, from the given address. */
  readonly api: ApiCall;
  /** Returns the API of a browser, with a token, an address and its day key. */
  readonly apiAs: (token: string | null, address?: string, dayKey?: string) => ApiCall;
  /** The API of the super_admin, with the token below. */
  readonly adminApi: ApiCall;
  readonly adminToken: string;
  /** Registers a new traveller, signed in. */
  readonly register: (
    form?: Partial<{ name: string; phone: string; email: string; password: string }>,
  ) => Promise<SignedIn & { api: ApiCall }>;
  readonly advance: (milliseconds: number) => void;
  /** Messages for the person who started the process. */
  readonly announcements: readonly string[];
  /** Log lines at error level or above. */
  readonly failures: readonly string[];
  readonly close: () => Promise<void>;
}

/** Returns a browser's day key. */
export const freshDayKey = (): string => randomBytes(16).toString('hex');

let phones = 0;
/** Returns a phone number that no other test uses. */
export const freshPhone = (): string => String(9_000_000_000 + Math.floor(process.pid % 9000) * 100_000 + phones++);

function listenForFailures(): { logger: FastifyBaseLogger; failures: string[] } {
  const failures: string[] = [];
  const logger = pino({ level: 'error' satisfies Level }, { write: (line: string) => void failures.push(line) });
  return { logger, failures };
}

/** Starts the whole server on an empty database, with a clock that only moves on request. */
export async function startApp(
  engine: 'sqlite' | 'postgres',
  overrides: Partial<Pick<AppDependencies, 'planner' | 'screens'>> & {
    gateways?: Partial<Gateways>;
    environment?: Record<string, string>;
    /** How often messages are delivered by themselves; a test that delivers them by hand asks for never. */
    deliverEveryMs?: number;
    /** A shared database, which the caller removes. */
    place?: TestDatabase;
  } = {},
): Promise<TestApp> {
  const place = overrides.place ?? (await makeDatabase(engine));
  const database = await place.open();
  const { logger, failures } = listenForFailures();
  const announcements: string[] = [];
  let now = TEST_NOW;
  const config = readConfig({
    DATA_DIR: place.settings.dataDir,
    DATABASE_URL: place.settings.databaseUrl,
    DEMO: '0',
    ...FIRST_ADMIN,
    ...overrides.environment,
  });
  const gateways = await openGateways(config, { version: 'test', logger });
  const app = await buildApp({
    config,
    database,
    clock: () => now,
    planner: overrides.planner ?? planner,
    gazetteer,
    gateways: { ...gateways, remotePictures: noRemotePictures, ...overrides.gateways },
    announce: (words) => void announcements.push(words),
    logger,
    version: 'test',
    screens: overrides.screens ?? null,
    passwordCost: QUICK_TO_HASH,
    deliverEveryMs: overrides.deliverEveryMs ?? 200,
  });
  const undescribed = collectUndescribedAnswers(app);
  await app.ready();

  const apiAs = (token: string | null, address = '203.0.113.7', dayKey?: string): ApiCall =>
    makeClient(
      async (url, init) => {
        const answer = await app.inject({
          method: init.method as 'GET',
          url,
          remoteAddress: address,
          headers: {
            'user-agent': 'test',
            ...(dayKey && { cookie: `safarnama_day=${dayKey}` }),
            ...(init.headers as Record<string, string>),
          },
          ...(typeof init.body === 'string' && { payload: init.body }),
        });
        return new Response(answer.statusCode === 204 ? null : answer.payload, { status: answer.statusCode });
      },
      () => (token === null ? {} : { authorization: `Bearer ${token}` }),
    );

  const signedIn = await apiAs(null, '198.51.101.1')('POST /api/admin/auth/login', {
    body: { email: FIRST_ADMIN.ADMIN_EMAIL, password: FIRST_ADMIN.ADMIN_PASSWORD },
  });
  if (!('token' in signedIn)) throw new Error('the first admin is asked for a code');
  const adminToken = signedIn.token;

  return {
    app,
    database,
    api: apiAs(null),
    apiAs,
    adminApi: apiAs(adminToken, '198.51.101.1'),
    adminToken,
    announcements,
    async register(form = {}) {
      const body = { name: 'Asha Sen', phone: freshPhone(), password: 'dusk-on-the-road', ...form };
      const signedIn = await apiAs(null, `198.51.100.${phones % 250}`)('POST /api/users/register', { body });
      return { ...signedIn, api: apiAs(signedIn.token) };
    },
    advance: (milliseconds) => {
      now += milliseconds;
    },
    failures,
    async close() {
      await app.close();
      await database.close();
      if (!overrides.place) await place.remove();
      if (undescribed.size > 0) throw new Error(`The contract lacks errors: ${[...undescribed].join(', ')}`);
    },
  };
}
