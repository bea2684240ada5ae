import { readFileSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { pathToFileURL } from 'node:url';
import { pino } from 'pino';
import { builtInPlanner } from './core/planner/built-in-planner.ts';
import { buildApp } from './server/app.ts';
import { readConfig } from './server/config.ts';
import { lockDataShared } from './server/data-folder/data-lock.ts';
import { prepareDataFolder } from './server/data-folder/prepare-folder.ts';
import { openDatabase } from './server/database/open-database.ts';
import { readEnvironment } from './server/env-file.ts';
import { requireKnownData } from './server/features/backups/known-data.ts';
import { readClosing } from './server/features/backups/restore-state.ts';
import { planOnThreads } from './server/features/itineraries/planning-threads.ts';
import { frameWords } from './server/framed-words.ts';
import { openGateways } from './server/gateways/open-gateways.ts';
import { readGazetteer } from './server/gazetteer/read-gazetteer.ts';
import type { RenderScreen, Screens } from './server/http/screens.ts';
import { type OpenSite, serveSite } from './server/serve-site.ts';
import { siteFile } from './server/site-files.ts';
import { planWords } from './words/en/planner/plans.ts';

/** Milliseconds that accepted requests may take to end once the process is told to stop. */
const STOP_WITHIN_MS = 9500;

/** The site stops at most this long after the npm that started it. */
const PARENT_LOOKED_AT_EVERY_MS = 1000;

const development = process.argv.includes('--dev');

/**
 * Returns the built screens. The path is computed so that the compiler does not look for a file that only a build
 * creates.
 */
async function builtScreens(): Promise<Screens> {
  const entry = pathToFileURL(siteFile('build/server/index.js')).href;
  const { render } = (await import(entry)) as { render: RenderScreen };
  return { render, clientDir: siteFile('build/client'), development: false };
}

/**
 * Calls `gone` when the npm that started the site was killed. npm passes SIGTERM and SIGINT on but cannot pass SIGKILL
 * on, and an orphaned site would block the port for the next `npm start`.
 */
function watchNpm(gone: () => void): void {
  if (process.env.npm_lifecycle_event !== 'start') return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) gone();
  }, PARENT_LOOKED_AT_EVERY_MS).unref();
}

/** Messages for the person who started the site: the first password. Never logged. */
const announced: string[] = [];
/** The log is written slightly later than `process.stdout`; text written here keeps its place among the log's lines. */
const output = pino.destination(1);

/** Prints the announcements after everything that was logged so far. */
function showAnnounced(...before: readonly string[]): void {
  const lines = announced.splice(0);
  if (lines.length > 0) output.write(frameWords([...before, ...lines]));
}

async function start(): Promise<void> {
  const config = readConfig(readEnvironment());
  const redact = [
    'req.headers.authorization',
    'req.headers.cookie',
    '*.password',
    '*.token',
    '*.phone',
    '*.detail',
    '*.where',
  ];
  const logger = pino({ level: config.logLevel, redact }, output);
  const { version } = JSON.parse(readFileSync(siteFile('package.json'), 'utf8')) as {
    version: string;
  };
  // Files created in the data folder from here on are readable by their owner alone.
  process.umask(0o077);
  prepareDataFolder(config.dataDir);
  const announce = (words: string) => void announced.push(...words.split('\n'));
  const vite = development ? await (await import('../scripts/dev-screens.ts')).startVite() : null;

  /** What stays when the database is replaced. */
  async function loadParts() {
    const gazetteer = readGazetteer();
    const onFailure = (error: unknown) => logger.error({ err: error }, 'a planning thread has ended');
    return {
      gazetteer,
      planner: { ...builtInPlanner(gazetteer, planWords), ...planOnThreads({ gazetteer, onFailure }) },
      gateways: await openGateways(config, { version, logger }),
      screens: vite ? vite.screens : await builtScreens(),
    };
  }
  let parts: ReturnType<typeof loadParts> | null = null;

  async function open(): Promise<OpenSite> {
    // Locked before the database is first opened: a restore replaces its files.
    const unlock = lockDataShared(config.dataDir);
    const database = await requireKnownData(config)
      .then(() => openDatabase(config))
      .finally(unlock);
    try {
      parts ??= loadParts();
      const clock = () => Date.now();
      const app = await buildApp({ config, database, clock, logger, version, announce, ...(await parts) });
      vite?.attach(app);
      return { app, close: () => app.close().then(() => database.close()) };
    } catch (error) {
      await database.close();
      throw error;
    }
  }
  const site = serveSite({ config, logger, open, readClosing: () => readClosing(config.dataDir) });

  let stopping = false;
  const stop = (signal: string) => {
    if (stopping) return;
    stopping = true;
    logger.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    const closed = vite ? vite.close().then(site.stop) : site.stop();
    closed.then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error({ err: error }, 'could not stop cleanly');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', () => stop('SIGTERM'));
  process.on('SIGINT', () => stop('SIGINT'));
  watchNpm(() => stop('npm is gone'));

  const port = await site.start();
  logger.info(
    { database: config.databaseUrl === undefined ? 'sqlite' : 'postgres' },
    `Safarnama is at http://${config.host}:${port}`,
  );
  const url = config.port === 0 ? `http://${config.host}:${port}` : config.siteUrl;
  showAnnounced(`Safarnama    ${url}`, `Back office  ${url}/admin`, '');
  // Node writes the cache when a process exits, which a killed process never does: its next start would compile
  // everything again.
  flushCompileCache();
}

// A start may fail after the first admin was made, for example because the port is taken.
process.once('exit', () => {
  showAnnounced();
  output.flushSync();
});
start().catch((error: unknown) => {
  process.stderr.write(`Safarnama could not start: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
