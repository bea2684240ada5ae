import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import fastifyCompress from '@fastify/compress';
import fastifyRateLimit from '@fastify/rate-limit';
import fastifySwagger from '@fastify/swagger';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Gazetteer } from '../core/gazetteer/gazetteer.ts';
import type { Person } from '../core/person.ts';
import { type Clock, todayInIndia } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import { sampleTrips } from './database/demo/sample-trips.ts';
import { installationSecret } from './database/installation.ts';
import { accountRoutes } from './features/accounts/routes.ts';
import { accountService } from './features/accounts/service.ts';
import { mountActivityExport } from './features/activities/export.ts';
import { activityReports } from './features/activities/reports.ts';
import { activityRoutes } from './features/activities/routes.ts';
import { activityRecorder } from './features/activities/service.ts';
import { adminRoutes } from './features/admins/routes.ts';
import { adminService } from './features/admins/service.ts';
import { aiUsageReports } from './features/ai-usage/reports.ts';
import { aiUsageRoutes } from './features/ai-usage/routes.ts';
import { aiUsageRecorder } from './features/ai-usage/service.ts';
import { auditRoutes } from './features/audit/routes.ts';
import { type AuditService, auditService } from './features/audit/service.ts';
import { mountFeed } from './features/blogs/feed.ts';
import { blogRoutes } from './features/blogs/routes.ts';
import { blogService } from './features/blogs/service.ts';
import { mountBookingExport } from './features/bookings/export.ts';
import { bookingRoutes } from './features/bookings/routes.ts';
import { bookingService } from './features/bookings/service.ts';
import { credentialService } from './features/credentials/service.ts';
import { newestBackup } from './features/dashboard/last-backup.ts';
import { dashboardRoutes } from './features/dashboard/routes.ts';
import { demoRoutes } from './features/demo/routes.ts';
import { demoService } from './features/demo/service.ts';
import { findRoutes } from './features/find/routes.ts';
import type { Planner } from './features/itineraries/planning.ts';
import { itineraryRoutes, mountGenerationStream } from './features/itineraries/routes.ts';
import { itineraryService } from './features/itineraries/service.ts';
import { mountLeadExport } from './features/leads/export.ts';
import { leadRoutes } from './features/leads/routes.ts';
import { leadService } from './features/leads/service.ts';
import { messageRoutes } from './features/messages/routes.ts';
import { messageService } from './features/messages/service.ts';
import { liveNotifications } from './features/notifications/live.ts';
import { mountNotificationStream, notificationRoutes } from './features/notifications/routes.ts';
import { notificationService } from './features/notifications/service.ts';
import { offerRoutes } from './features/offers/routes.ts';
import { offerService } from './features/offers/service.ts';
import { packageRoutes } from './features/packages/routes.ts';
import { packageService } from './features/packages/service.ts';
import { eraseLeft, type Holders, heldOf } from './features/people/held.ts';
import { peopleRoutes } from './features/people/routes.ts';
import { peopleService } from './features/people/service.ts';
import { mountPictureFiles, pictureRoutes } from './features/pictures/routes.ts';
import { placeRoutes } from './features/places/routes.ts';
import { searchRoutes } from './features/searches/routes.ts';
import { searchStore } from './features/searches/store.ts';
import { settingsRoutes } from './features/settings/routes.ts';
import { settingsService } from './features/settings/service.ts';
import { mountManifest } from './features/site/manifest.ts';
import { mountRobots } from './features/site/robots.ts';
import { siteRoutes } from './features/site/routes.ts';
import { siteService } from './features/site/service.ts';
import { mountUploads } from './features/uploads/routes.ts';
import { uploadService } from './features/uploads/service.ts';
import { openMessageProviders } from './gateways/messages/open-providers.ts';
import type { RemotePictures } from './gateways/remote-pictures/port.ts';
import type { UploadStore } from './gateways/uploads/port.ts';
import { AppError } from './http/app-error.ts';
import { mountDocumentation } from './http/documentation.ts';
import { mountEndpoints, type Routes } from './http/endpoints.ts';
import { idempotencyKeys } from './http/idempotency.ts';
import { acceptForms } from './http/multipart-form.ts';
import { NounVersions } from './http/noun-versions.ts';
import { PageCache } from './http/page-cache.ts';
import { answerErrors, NOT_UNDERSTOOD } from './http/refusals.ts';
import { isInProcess, mountScreens, type Screens } from './http/screens.ts';
import { commonHeaders } from './http/security-headers.ts';
import { sharedLimits } from './http/shared-limits.ts';
import { limitKeyOf } from './http/visitor.ts';
import { startJobs } from './jobs/start-jobs.ts';

export interface AppDependencies {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  readonly planner: Planner;
  readonly gazetteer: Gazetteer;
  readonly remotePictures: RemotePictures;
  readonly uploadedFiles: UploadStore;
  readonly logger: FastifyBaseLogger;
  readonly version: string;
  /** Null for the API alone, as most tests want it. */
  readonly screens: Screens | null;
  /** Shows words to whoever started the process. */
  readonly announce: (words: string) => void;
}

/** Calls by the minute and address over everything; single endpoints have narrower bounds. */
const CALLS_PER_MINUTE = 1200;
const SWEEP_EVERY_MS = 10 * 60_000;
const PUBLISH_EVERY_MS = 15_000;
const DELIVER_EVERY_MS = 5000;

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
  // Long enough for pictures over a slow line; everything else is refused beyond 64 KB anyway.
  server.requestTimeout = 120_000;
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
  await acceptForms(app);
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Safarnama', version: '1', description: 'Trips through India that can really be travelled.' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
  });
}

type Accounts = Parameters<typeof accountService>[0];

/** Accounts, and what is held of people: ending an account ends what others hold with it. */
function makePeople(shared: Omit<Accounts, 'eraseLeft'> & { readonly audit: AuditService }, holders: Holders) {
  const accounts = accountService({ ...shared, eraseLeft: (trx, person) => eraseLeft(holders, trx, person) });
  return {
    accounts,
    people: peopleService({ ...shared, accounts, ...holders }),
    heldOf: (person: Person) => heldOf(holders, accounts.sessionsOf, person),
  };
}

/** Every feature's service, each handed what it needs of the others. */
async function makeFeatures(dependencies: AppDependencies, versions: NounVersions) {
  const { config, database, clock, planner, logger, uploadedFiles } = dependencies;
  const { siteUrl } = config;
  const onFailure = (error: unknown) => logger.error({ err: error }, 'work in the background failed');
  const secret = await installationSecret(database, 'visitor-key');
  const audit = auditService({ database, clock });
  const settings = settingsService({
    database,
    versions,
    audit,
    secret: await installationSecret(database, 'settings-key'),
  });
  const offers = offerService({ database, clock, audit });
  const site = siteService({ settings, offers, smsConfirmation: config.sms !== null });
  const credentials = credentialService({ database, clock, secret });
  const activities = activityRecorder({ database, clock, settings, secret, onFailure });
  const aiUsage = aiUsageRecorder({ database, clock, settings });
  const itineraries = itineraryService({ database, clock, planner, activities, usage: aiUsage, onFailure });
  const uploads = uploadService({ database, clock, files: uploadedFiles });
  const packages = packageService({ database, clock, uploads, audit, onFailure });
  const { gazetteer } = dependencies;
  const blogs = blogService({ database, clock, uploads, audit, site, secret, gazetteer, onFailure });
  const messages = messageService({
    database,
    clock,
    providers: openMessageProviders(config, async () => (await site.current()).email),
    audit,
    logger,
  });
  const leads = leadService({ database, clock, secret, siteUrl, activities, messages, audit, settings });
  const bookings = bookingService({
    database,
    clock,
    secret,
    activities,
    messages,
    audit,
    site,
    siteUrl,
    findPackage: packages.findBookable,
    findItinerary: itineraries.findBookable,
    logger,
  });
  const searches = searchStore(database);
  const holders = { activities, bookings, aiUsage, leads, messages, searches };
  return {
    audit,
    settings,
    offers,
    site,
    credentials,
    activities,
    activityReports: activityReports({ database, clock }),
    aiUsage,
    aiUsageReports: aiUsageReports({
      ...{ database, clock, settings, mayUseModel: aiUsage.mayUseModel },
      countBookings: bookings.countSince,
    }),
    itineraries,
    generationsPerMinute: async () => (await settings.current()).maxRequestsPerMinute,
    uploads,
    packages,
    blogs,
    messages,
    leads,
    bookings,
    idempotency: idempotencyKeys(database, clock, secret),
    searches,
    admins: adminService({
      database,
      clock,
      credentials,
      audit,
      settings,
      site,
      secret: await installationSecret(database, 'second-factor-key'),
    }),
    notifications: notificationService({ database, settings }),
    demo: demoService({ database, clock, audit, site }),
    ...makePeople({ database, clock, credentials, audit, activities }, holders),
    onFailure,
  };
}
type Features = Awaited<ReturnType<typeof makeFeatures>>;

function makeRoutes(features: Features, { database, clock, gazetteer, version, config }: AppDependencies): Routes {
  const { accounts, activities, bookings, idempotency, itineraries, packages, searches } = features;
  const secure = config.siteUrl.startsWith('https:');
  return {
    ...accountRoutes({ accounts, heldOf: features.heldOf, secure }),
    ...adminRoutes(features.admins),
    ...peopleRoutes(features.people),
    ...itineraryRoutes(itineraries, idempotency, features.generationsPerMinute),
    ...aiUsageRoutes(features.aiUsageReports),
    ...packageRoutes(packages),
    ...bookingRoutes(bookings, idempotency),
    ...blogRoutes(features.blogs),
    ...leadRoutes(features.leads, idempotency, secure),
    ...messageRoutes(features.messages),
    ...notificationRoutes(features.notifications),
    ...findRoutes(database),
    ...dashboardRoutes({
      ...features,
      ...{ database, clock, dataDir: config.dataDir },
      lastBackup: () => newestBackup(join(config.dataDir, 'backups')),
    }),
    ...auditRoutes(features.audit),
    ...settingsRoutes(features.settings),
    ...offerRoutes(features.offers),
    ...demoRoutes(features.demo),
    ...searchRoutes(searches, clock),
    ...placeRoutes(gazetteer),
    ...pictureRoutes(),
    ...activityRoutes(activities, features.activityReports, {
      itinerary: itineraries.countView,
      package: packages.countView,
      blog: features.blogs.countView,
    }),
    ...siteRoutes({ database, clock, version, site: features.site }),
  };
}

/** What a new or emptied site begins with; a site without it is still a site. */
async function furnish({ admins, demo, itineraries, onFailure }: Features, deps: AppDependencies): Promise<void> {
  await admins.ensureFirst({ ...deps.config.firstAdmin, announce: deps.announce });
  if (!deps.config.demo) return;
  try {
    if (!(await demo.isRemoved())) await itineraries.showSamples(sampleTrips(todayInIndia(deps.clock)));
    await demo.load();
  } catch (error) {
    onFailure(error);
  }
}

/** The whole server, ready to listen or to be injected into. Closing it writes down what waits and leaves the database open. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { config, database, clock, remotePictures, screens } = dependencies;
  const versions = new NounVersions(database);
  const pages = new PageCache(versions, clock);
  const app = makeServer(dependencies, pages);
  await addManners(app, dependencies);

  const features = await makeFeatures(dependencies, versions);
  const { accounts, activities, admins, blogs, bookings, itineraries, leads, messages, packages } = features;
  const authenticate = { user: accounts.authenticate, admin: admins.authenticate };
  mountEndpoints(app, makeRoutes(features, dependencies), authenticate);
  mountGenerationStream(app, itineraries, authenticate, features.generationsPerMinute);
  mountBookingExport(app, bookings, authenticate);
  mountLeadExport(app, leads, authenticate);
  mountActivityExport(app, features.activityReports, authenticate);
  const { notifications, onFailure } = features;
  const live = liveNotifications({ database, notifications, isOpen: admins.isOpen, onFailure });
  mountNotificationStream(app, live, authenticate);
  mountFeed(app, config.siteUrl, blogs);
  mountPictureFiles(app, remotePictures);
  mountUploads(app, dependencies.uploadedFiles);
  mountDocumentation(app);
  mountManifest(app, features.site);
  mountRobots(app, config.siteUrl, {
    listItineraries: itineraries.listPopular,
    listPackages: packages.listPublished,
    listBlogs: blogs.listPublished,
  });
  app.all('/api/*', { schema: { hide: true } }, async () => {
    throw new AppError('not-found', 'There is no such call');
  });
  if (screens) await mountScreens(app, screens, pages, config.siteUrl);

  await furnish(features, dependencies);

  const { aiUsage, credentials, idempotency, uploads } = features;
  const swept = [accounts, admins, credentials, idempotency, activities, aiUsage, packages, uploads, blogs, leads];
  const stopJobs = startJobs(
    [
      { everyMs: SWEEP_EVERY_MS, run: () => Promise.all([...swept, messages].map(({ sweep }) => sweep())) },
      { everyMs: PUBLISH_EVERY_MS, run: blogs.publishDue },
      { everyMs: DELIVER_EVERY_MS, run: messages.deliverDue },
    ],
    features.onFailure,
  );
  app.addHook('onClose', async () => {
    messages.stop();
    await stopJobs();
    await Promise.all([activities.flush(), itineraries.flushViews(), packages.flushViews(), blogs.flushViews()]);
  });
  return app;
}
