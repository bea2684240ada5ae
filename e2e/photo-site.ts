// Starts the site with this process as its photo provider: it has photos of Darjeeling, as Commons would offer them.
import { pino } from 'pino';
import { buildApp } from '../src/server/app.ts';
import { readConfig } from '../src/server/config.ts';
import { openDatabase } from '../src/server/database/open-database.ts';
import { openGateways } from '../src/server/gateways/open-gateways.ts';
import type { RenderScreen } from '../src/server/http/screens.ts';
import { gazetteer, planner } from '../test/gazetteer.ts';
import { startPhotoServer } from '../test/photo-servers.ts';

const config = readConfig(process.env);
const database = await openDatabase(config);
const entry = new URL('../build/server/index.js', import.meta.url).href;
const { render } = (await import(entry)) as { render: RenderScreen };
const logger = pino({ level: 'info' });
const server = await startPhotoServer('wikimedia');
server.offer(
  ...(gazetteer.bases.get('darjeeling')?.sights ?? []).map(({ name }) => ({
    says: `${name}, Darjeeling, West Bengal, India`,
  })),
);
const app = await buildApp({
  config,
  database,
  clock: () => Date.now(),
  planner,
  gazetteer,
  gateways: {
    ...(await openGateways(config, { version: 'photos', logger })),
    remotePictures: server.remotePictures(),
    photoProvider: server.provider(),
  },
  logger,
  version: 'photos',
  announce: () => undefined,
  screens: { render, clientDir: new URL('../build/client', import.meta.url).pathname, development: false },
});
await app.listen({ port: config.port, host: config.host });
const address = app.server.address();
logger.info(`Safarnama is at http://${config.host}:${typeof address === 'object' ? address?.port : ''}`);
process.on('SIGTERM', () => {
  app
    .close()
    .then(() => Promise.all([database.close(), server.close()]))
    .then(() => process.exit(0))
    .catch(() => process.exit(1));
});
