import { z } from 'zod';

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z.string().startsWith('postgres').optional(),
  REDIS_URL: z.string().startsWith('redis').optional(),
  SITE_URL: z.url().optional(),
  /** Addresses or CIDR ranges of the proxies whose forwarding headers are believed, separated by commas. */
  TRUSTED_PROXIES: z.string().optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  DEMO: z.enum(['0', '1']).optional(),
});

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** Unset: embedded SQLite in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** Unset: request limits are counted by each process alone. */
  readonly redisUrl: string | undefined;
  readonly siteUrl: string;
  readonly trustedProxies: readonly string[];
  readonly logLevel: string;
  /** Whether an empty database is filled with the demonstration content. */
  readonly demo: boolean;
}

/** Reads the environment once; a value that makes no sense ends the process with the variable's name. */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The environment cannot be used. ${problems.join('; ')}`);
  }
  const env = parsed.data;
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    redisUrl: env.REDIS_URL,
    siteUrl: (env.SITE_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, ''),
    trustedProxies: env.TRUSTED_PROXIES?.split(',').map((address) => address.trim()) ?? [],
    logLevel: env.LOG_LEVEL,
    demo: env.DEMO === undefined ? env.DATABASE_URL === undefined : env.DEMO === '1',
  };
}
