// The site with a planner that is overloaded: what a visitor sees when a language model answers 503.
import { join } from 'node:path';
import { pino } from 'pino';
import { gazetteer } from '../src/core/gazetteer/gazetteer.ts';
import { builtInPlanner } from '../src/core/planner/built-in-planner.ts';
import { buildApp } from '../src/server/app.ts';
import { readConfig } from '../src/server/config.ts';
import { openDatabase } from '../src/server/database/open-database.ts';
import { fetchRemotePictures } from '../src/server/gateways/remote-pictures/fetch-picture.ts';
import { localFiles } from '../src/server/gateways/uploads/local-files.ts';
import { AppError } from '../src/server/http/app-error.ts';
import type { RenderScreen } from '../src/server/http/screens.ts';

const config = readConfig(process.env);
const database = await openDatabase(config);
const entry = new URL('../build/server/index.js', import.meta.url).href;
const { render } = (await import(entry)) as { render: RenderScreen };
const logger = pino({ level: 'info' });
const app = await buildApp({
  config,
  database,
  clock: () => Date.now(),
  planner: {
    ...builtInPlanner,
    plan: () => {
      throw new AppError('overloaded', 'The model is overloaded', { retryAfterSeconds: 2 });
    },
  },
  gazetteer,
  remotePictures: fetchRemotePictures(),
  uploadedFiles: localFiles(join(config.dataDir, 'uploads')),
  logger,
  version: 'overloaded',
  announce: () => undefined,
  screens: { render, clientDir: new URL('../build/client', import.meta.url).pathname, development: false },
});
await app.listen({ port: config.port, host: config.host });
const address = app.server.address();
logger.info(`Safarnama is at http://${config.host}:${typeof address === 'object' ? address?.port : ''}`);
process.on('SIGTERM', () => {
  app
    .close()
    .then(() => database.close())
    .then(() => process.exit(0))
    .catch(() => process.exit(1));
});
