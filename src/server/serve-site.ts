import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { RestoreUnderWay } from '../contracts/backups.ts';
import type { Config } from './config.ts';
import { listen, listenBeside, SHARES_PORTS } from './http/listen.ts';
import { PatientServer } from './http/patient-server.ts';
import { turnAwayClosed } from './http/refusals.ts';
import { requestIdOf } from './http/request-id.ts';
import { trustedProxies } from './http/trusted-proxies.ts';

/** The site with its database open. */
export interface OpenSite {
  readonly app: FastifyInstance;
  /** Closes the app, then its database. */
  readonly close: () => Promise<void>;
}

interface Dependencies {
  readonly config: Pick<Config, 'host' | 'port' | 'siteUrl' | 'trustedProxies'>;
  readonly logger: Pick<FastifyBaseLogger, 'info' | 'error'>;
  readonly open: () => Promise<OpenSite>;
  /** Returns how far a restore is for which the site must be closed; null when it may be open. */
  readonly readClosing: () => Promise<Pick<RestoreUnderWay, 'step' | 'share'> | null>;
}

/** Connections without an accepted request, or with an unfinished one, are cut after this long. */
const CUT_AFTER_MS = 7000;
/** A process looks this often whether a backup is being restored. */
const LOOKED_EVERY_MS = 250;
/** Opening fails while the process that restores still has the data, and while the database server is away. */
const OPENED_AGAIN_MS = 500;
const FAILURES_PER_LOG_LINE = 20;
/** Closing a socket cuts the connections that wait to be accepted; no new ones come while others listen on the port. */
const ACCEPTED_WITHIN_MS = 100;

async function closeSite({ app, close }: OpenSite): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), CUT_AFTER_MS).unref();
  await close().finally(() => clearTimeout(cut));
}

/**
 * Serves the site. While a backup is restored, by whichever process, it closes the database and answers 503; then it
 * opens the site again, with nothing that was read from the old data.
 */
export function serveSite({ config, logger, open, readClosing }: Dependencies) {
  const { host } = config;
  let { port } = config;
  let site: OpenSite | null = null;
  let stopped = false;
  let watching: NodeJS.Timeout | undefined;
  /** Work that a stop must wait for. */
  let changing: Promise<unknown> = Promise.resolve();

  async function openListening(isOurs: boolean): Promise<void> {
    site = await open();
    await listen(site.app, { host, port }, isOurs);
    const address = site.app.server.address();
    if (typeof address === 'object' && address !== null) ({ port } = address);
  }

  async function openAgain(): Promise<void> {
    for (let tried = 1; !stopped; tried++) {
      try {
        await openListening(SHARES_PORTS);
        return;
      } catch (error) {
        if (tried % FAILURES_PER_LOG_LINE === 0) logger.error({ err: error }, 'the site cannot be opened again yet');
        await wait(OPENED_AGAIN_MS);
      }
    }
  }

  /** Answers everything with 503 and how far the restore is; resolves with what ends that. */
  async function tellClosed(): Promise<{ readonly follow: () => Promise<boolean>; readonly end: () => Promise<void> }> {
    const trusts = trustedProxies(config.trustedProxies);
    const https = config.siteUrl.startsWith('https:');
    const answerAt = (restore: Parameters<typeof turnAwayClosed>[2]) =>
      turnAwayClosed(https, (request) => requestIdOf(request, trusts), restore);
    let answer = answerAt({ step: 'closing', share: 0 });
    const server = new PatientServer(
      (request, response) => answer(request, response),
      config.trustedProxies.length > 0,
    );
    await listenBeside(server, { host, port });
    const address = server.address();
    if (typeof address === 'object' && address !== null) ({ port } = address);
    return {
      /** Returns false once the restore has ended. */
      async follow() {
        const restore = await readClosing();
        if (restore) answer = answerAt(restore);
        return restore !== null;
      },
      end: async () => void (await promisify(server.close.bind(server))()),
    };
  }

  /** Closes the site until the restore has ended. */
  async function stayClosed(): Promise<void> {
    logger.info('a backup is being restored: the site is closed');
    const former = site;
    site = null;
    // Elsewhere the port must be free first.
    if (former && !SHARES_PORTS) await closeSite(former);
    const closed = await tellClosed();
    if (former && SHARES_PORTS) await closeSite(former);
    while (!stopped && (await closed.follow())) await wait(LOOKED_EVERY_MS);
    if (!SHARES_PORTS) await closed.end();
    await openAgain();
    if (SHARES_PORTS) {
      await wait(ACCEPTED_WITHIN_MS);
      await closed.end();
    }
    if (!stopped) logger.info('the site is open again');
  }

  async function look(): Promise<void> {
    if (!stopped && (await readClosing())) await stayClosed();
  }

  function watch(): void {
    watching = setTimeout(() => {
      changing = look().then(
        () => stopped || watch(),
        (error: unknown) => {
          logger.error({ err: error }, 'the site could not be closed for a restore');
          process.exit(1);
        },
      );
    }, LOOKED_EVERY_MS).unref();
  }

  return {
    /** Opens the site and listens; returns the port. */
    async start(): Promise<number> {
      if (await readClosing()) await stayClosed();
      else await openListening(false);
      watch();
      return port;
    },

    /** Finishes what was accepted and closes the site. */
    async stop(): Promise<void> {
      stopped = true;
      clearTimeout(watching);
      await changing;
      if (site) await closeSite(site);
    },
  };
}
