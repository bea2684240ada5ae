import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import fastifyCompress from '@fastify/compress';
import fastifyRateLimit from '@fastify/rate-limit';
import fastifySwagger from '@fastify/swagger';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Gazetteer } from '../core/gazetteer/gazetteer.ts';
import { type Clock, todayInIndia } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import { sampleTrips } from './database/demo/sample-trips.ts';
import { installationSecret } from './database/installation.ts';
import { accountRoutes } from './features/accounts/routes.ts';
import { accountService } from './features/accounts/service.ts';
import { activityRoutes } from './features/activities/routes.ts';
import { activityRecorder } from './features/activities/service.ts';
import type { Planner } from './features/itineraries/planning.ts';
import { itineraryRoutes, mountGenerationStream } from './features/itineraries/routes.ts';
import { itineraryService } from './features/itineraries/service.ts';
import { mountPictureFiles, pictureRoutes } from './features/pictures/routes.ts';
import { placeRoutes } from './features/places/routes.ts';
import { searchRoutes } from './features/searches/routes.ts';
import { searchStore } from './features/searches/store.ts';
import { mountRobots } from './features/site/robots.ts';
import { siteRoutes } from './features/site/routes.ts';
import type { RemotePictures } from './gateways/remote-pictures/port.ts';
import { AppError } from './http/app-error.ts';
import { mountDocumentation } from './http/documentation.ts';
import { mountEndpoints, type Routes } from './http/endpoints.ts';
import { idempotencyKeys } from './http/idempotency.ts';
import { NounVersions } from './http/noun-versions.ts';
import { PageCache } from './http/page-cache.ts';
import { answerErrors, NOT_UNDERSTOOD } from './http/refusals.ts';
import { isInProcess, mountScreens, type Screens } from './http/screens.ts';
import { commonHeaders } from './http/security-headers.ts';
import { sharedLimits } from './http/shared-limits.ts';
import { limitKeyOf } from './http/visitor.ts';

export interface AppDependencies {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  readonly planner: Planner;
  readonly gazetteer: Gazetteer;
  readonly remotePictures: RemotePictures;
  readonly logger: FastifyBaseLogger;
  readonly version: string;
  /** Null for the API alone, as most tests want it. */
  readonly screens: Screens | null;
}

/** Calls by the minute and address over everything; single endpoints have narrower bounds. */
const CALLS_PER_MINUTE = 1200;
const SWEEP_EVERY_MS = 10 * 60_000;

type HttpHandler = (request: IncomingMessage, response: ServerResponse) => void;

/** Cached pages are answered before the framework sees the request: it would cost more than the page. */
function makeHttpServer(pages: PageCache, handle: HttpHandler): Server {
  const server = createServer((request, response) => {
    const answered = pages.tryAnswer(request, response);
    if (answered === true) return;
    if (answered === false) handle(request, response);
    else void answered.then((done) => done || handle(request, response));
  });
  // The framework leaves these to whoever makes the server.
  server.requestTimeout = 30_000;
  server.headersTimeout = 20_000;
  server.keepAliveTimeout = 72_000;
  return server;
}

/** JSON in UTF-8 and nothing else: a decoder that mends bad bytes would store what nobody sent. */
function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  const decoder = new TextDecoder('utf-8', { fatal: true });
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    let text: string;
    try {
      text = decoder.decode(body as Buffer);
    } catch {
      done(new AppError('invalid', 'The request is not valid UTF-8'));
      return;
    }
    parse(request, text, done);
  });
}

function makeServer({ config, logger }: AppDependencies, pages: PageCache): FastifyInstance {
  const app: FastifyInstance = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    bodyLimit: 64 * 1024,
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: false },
    serverFactory: (handle) => makeHttpServer(pages, handle),
    clientErrorHandler: (_error, socket) => {
      if (!socket.writable) return;
      const body = JSON.stringify({ error: NOT_UNDERSTOOD });
      socket.end(
        `HTTP/1.1 400 Bad Request\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\nx-content-type-options: nosniff\r\nconnection: close\r\n\r\n${body}`,
      );
    },
    frameworkErrors: (error, request, reply) => {
      request.log.debug({ err: error }, 'refused by the framework');
      (reply as FastifyReply).code(error.statusCode ?? 400).send({ error: NOT_UNDERSTOOD });
    },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  acceptJson(app);
  answerErrors(app);
  return app;
}

async function addManners(app: FastifyInstance, { config, logger }: AppDependencies): Promise<void> {
  const headers = commonHeaders(config.siteUrl.startsWith('https:'));
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    if (request.routeOptions.url?.startsWith('/api/') ?? request.url.startsWith('/api/')) {
      reply.headers({
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      });
    }
  });
  const limits = await sharedLimits(config.redisUrl, (error) => logger.warn({ err: error }, 'Redis is away'));
  app.addHook('onClose', async () => limits.close());
  await app.register(fastifyRateLimit, {
    store: limits.store,
    max: CALLS_PER_MINUTE,
    timeWindow: 60_000,
    keyGenerator: (request) => limitKeyOf(request.ip),
    // Files of the build have routes of their own; an address that is only shaped like one is a page, and counts.
    allowList: (request) =>
      isInProcess(request) ||
      request.url === '/api/health' ||
      (request.url.startsWith('/assets/') && request.routeOptions.url !== '/*'),
    errorResponseBuilder: (_request, context) =>
      new AppError('too-many', 'Too many requests. Please wait a moment and try again.', {
        retryAfterSeconds: Math.ceil(context.ttl / 1000),
      }),
  });
  await app.register(fastifyCompress, { encodings: ['br', 'gzip'], threshold: 1024, inflateIfDeflated: false });
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Safarnama', version: '1', description: 'Trips through India that can really be travelled.' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
  });
}

/** The whole server, ready to listen or to be injected into. Closing it writes down what waits and leaves the database open. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { config, database, clock, planner, gazetteer, logger, version } = dependencies;
  const onFailure = (error: unknown) => logger.error({ err: error }, 'work in the background failed');
  const secret = await installationSecret(database, 'visitor-key');
  const pages = new PageCache(new NounVersions(database), clock);
  const app = makeServer(dependencies, pages);
  await addManners(app, dependencies);

  const activities = activityRecorder({ database, clock, secret, onFailure });
  const accounts = accountService({ database, clock, activities, secret });
  const itineraries = itineraryService({ database, clock, planner, activities, onFailure });
  const searches = searchStore(database);
  const idempotency = idempotencyKeys(database, clock, secret);
  const secure = config.siteUrl.startsWith('https:');

  const listHeld = async (userId: string) => ({
    searches: await searches.listOf(userId),
    activities: await activities.listOf(userId),
    generations: await itineraries.generationsOf(userId),
  });
  const routes: Routes = {
    ...accountRoutes({ accounts, listHeld, secure }),
    ...itineraryRoutes(itineraries, idempotency),
    ...searchRoutes(searches, clock),
    ...placeRoutes(gazetteer),
    ...pictureRoutes(),
    ...activityRoutes(activities, (slug, visitor) => itineraries.countView(slug, visitor)),
    ...siteRoutes({ database, clock, version }),
  };
  mountEndpoints(app, routes, accounts.authenticate);
  mountGenerationStream(app, itineraries, accounts.authenticate);
  mountPictureFiles(app, dependencies.remotePictures);
  mountDocumentation(app);
  mountRobots(app, config.siteUrl, itineraries.listPopular);
  app.all('/api/*', { schema: { hide: true } }, async () => {
    throw new AppError('not-found', 'There is no such call');
  });
  if (dependencies.screens) await mountScreens(app, dependencies.screens, pages, config.siteUrl);

  // A site without its samples is still a site.
  if (config.demo) await itineraries.showSamples(sampleTrips(todayInIndia(clock))).catch(onFailure);

  const sweeping = setInterval(() => {
    Promise.all([accounts.sweep(), idempotency.sweep(), activities.sweep(), itineraries.sweep()]).catch(onFailure);
  }, SWEEP_EVERY_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(sweeping);
    await Promise.all([activities.flush(), itineraries.flushViews()]);
  });
  return app;
}
