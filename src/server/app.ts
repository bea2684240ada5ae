import type { FastifyInstance } from 'fastify';
import { placePaths } from '../core/places/place-page.ts';
import { todayInIndia } from './clock.ts';
import { readSampleTrips } from './database/demo/sample-trips.ts';
import { logDatabaseOutages } from './database/outage-log.ts';
import { accountRoutes } from './features/accounts/routes.ts';
import { mountActivityExport } from './features/activities/export.ts';
import { activityRoutes } from './features/activities/routes.ts';
import { adminRoutes } from './features/admins/routes.ts';
import { aiUsageRoutes } from './features/ai-usage/routes.ts';
import { describeRefusal } from './features/audit/refused-calls.ts';
import { auditRoutes } from './features/audit/routes.ts';
import { backupRoutes, mountBackupFiles } from './features/backups/routes.ts';
import { blogRoutes } from './features/blogs/routes.ts';
import { mountFeed } from './features/blogs/rss-feed.ts';
import { mountBookingExport } from './features/bookings/export.ts';
import { bookingRoutes } from './features/bookings/routes.ts';
import { customerRoutes, mountCustomerFiles } from './features/customers/routes.ts';
import { mountConversionExport } from './features/dashboard/export.ts';
import { dashboardRoutes } from './features/dashboard/routes.ts';
import { mountDemandExport } from './features/demand/export.ts';
import { demandRoutes } from './features/demand/routes.ts';
import { demoRoutes } from './features/demo/routes.ts';
import { mountDocuments } from './features/documents/routes.ts';
import { doubleRoutes } from './features/doubles/routes.ts';
import { findRoutes } from './features/find/routes.ts';
import { importRoutes, mountRefusedRows } from './features/imports/routes.ts';
import { mountCalendar } from './features/itineraries/calendar.ts';
import { itineraryRoutes, mountGenerationStream } from './features/itineraries/routes.ts';
import { mountLeadExport } from './features/leads/export.ts';
import { leadRoutes } from './features/leads/routes.ts';
import { legalRoutes } from './features/legal/routes.ts';
import { listViewRoutes } from './features/list-views/routes.ts';
import { messageRoutes } from './features/messages/routes.ts';
import { liveNotifications } from './features/notifications/live.ts';
import { mountNotificationStream, notificationRoutes } from './features/notifications/routes.ts';
import { offerRoutes } from './features/offers/routes.ts';
import { packageRoutes } from './features/packages/routes.ts';
import { peopleRoutes } from './features/people/routes.ts';
import { mountPictureFiles, pictureRoutes } from './features/pictures/routes.ts';
import { mountTripCards } from './features/pictures/trip-cards.ts';
import { officePlaceRoutes } from './features/places/office-routes.ts';
import { placeRoutes } from './features/places/routes.ts';
import { planCheckRoutes } from './features/plan-checks/routes.ts';
import { pollRoutes } from './features/polls/routes.ts';
import { reviewRoutes } from './features/reviews/routes.ts';
import { searchRoutes } from './features/searches/routes.ts';
import { DEFAULT_SETTINGS } from './features/settings/defaults.ts';
import { settingsRoutes } from './features/settings/routes.ts';
import { mountManifest } from './features/site/manifest.ts';
import { mountOfflinePage } from './features/site/offline-page.ts';
import { mountRobots } from './features/site/robots-txt.ts';
import { siteRoutes } from './features/site/routes.ts';
import { mountSecurityText } from './features/site/security-txt.ts';
import { taskRoutes } from './features/tasks/routes.ts';
import { todayRoutes } from './features/today/routes.ts';
import { translationRoutes } from './features/translations/routes.ts';
import { mountTripCalendars } from './features/trips/calendar-routes.ts';
import { tripRoutes } from './features/trips/routes.ts';
import { mountUploads } from './features/uploads/routes.ts';
import { whatsappRoutes } from './features/whatsapp/routes.ts';
import { mountWebhook } from './features/whatsapp/webhook.ts';
import { wishRoutes } from './features/wishes/routes.ts';
import { logServiceOutages } from './gateways/service-outages.ts';
import { AppError } from './http/app-error.ts';
import { openBuildFiles } from './http/build-files.ts';
import type { ExportGuards } from './http/csv-export.ts';
import { mountDocumentation } from './http/documentation.ts';
import { mountEndpoints, type RefusedCall, type Routes } from './http/endpoints.ts';
import { growthBudget } from './http/growth-budget.ts';
import { NounVersions } from './http/noun-versions.ts';
import { PageCache } from './http/page-cache.ts';
import { mountScreens } from './http/screens.ts';
import { makeServer } from './http/server.ts';
import { sharedCounters } from './http/shared-limits.ts';
import { startJobs } from './jobs/start-jobs.ts';
import { type AppDependencies, type Features, makeFeatures } from './make-features.ts';
import { recordVersionRoutes } from './records/versions/routes.ts';

const SWEEP_EVERY_MS = 10 * 60_000;
const PUBLISH_EVERY_MS = 15_000;
const DELIVER_EVERY_MS = 5000;
const TRAVELLERS_REMINDED_EVERY_MS = 10 * 60_000;
const ADMINS_REMINDED_EVERY_MS = 60_000;
const IMPORTED_EVERY_MS = 2000;
const NIGHT_CHECKED_EVERY_MS = 15 * 60_000;

function makeRoutes(
  features: Features,
  { database, clock, gazetteer, planner, version, config }: AppDependencies,
): Routes {
  const { accounts, activities, bookings, idempotency, itineraries, packages, searches } = features;
  const secure = config.siteUrl.startsWith('https:');
  return {
    ...accountRoutes({ accounts, heldOf: features.heldOf, secure }),
    ...adminRoutes(features.admins),
    ...peopleRoutes(features.people),
    ...itineraryRoutes(itineraries, idempotency, features.generationsPerMinute),
    ...aiUsageRoutes(features.aiUsageReports, features.replays),
    ...packageRoutes(packages),
    ...bookingRoutes(bookings, idempotency),
    ...blogRoutes(features.blogs),
    ...recordVersionRoutes({ package: packages.managed.versions, post: features.blogs.managed.versions }),
    ...leadRoutes(features.leads, idempotency, secure),
    ...doubleRoutes(features),
    ...legalRoutes(features.legal),
    ...reviewRoutes(features.reviews),
    ...listViewRoutes(features.listViews),
    ...customerRoutes(features.customers, idempotency),
    ...importRoutes(features.imports),
    ...taskRoutes(features.tasks, idempotency),
    ...todayRoutes(features.today, features.reminders),
    ...messageRoutes(features),
    ...whatsappRoutes(features),
    ...notificationRoutes(features.notifications),
    ...findRoutes(database, features.places),
    ...dashboardRoutes({ ...features, database, clock, dataDir: config.dataDir }),
    ...backupRoutes(features.backups, features.restores),
    ...demandRoutes(features.demand),
    ...auditRoutes(features.audit),
    ...settingsRoutes(features.settings, features.models.tryModel),
    ...offerRoutes(features.offers),
    ...translationRoutes(features.translations),
    ...demoRoutes(features.demo),
    ...searchRoutes(searches, clock),
    ...tripRoutes(features.trips),
    ...pollRoutes(features.polls),
    ...placeRoutes({ facts: features.facts, clock, onSearchBegun: planner.wake ?? (() => undefined) }),
    ...wishRoutes(features.facts),
    ...planCheckRoutes(features.planChecks),
    ...officePlaceRoutes(features.places, features.placeImports, itineraries),
    ...pictureRoutes(features.photos, gazetteer),
    ...activityRoutes(activities, features.activityReports, {
      itinerary: itineraries.countView,
      package: packages.countView,
      blog: features.blogs.countView,
    }),
    ...siteRoutes({ database, clock, version, site: features.site, models: features.models, photos: features.photos }),
  };
}

/** Loads what a new or emptied site begins with; a site without it still works. */
async function furnish(features: Features, deps: AppDependencies): Promise<void> {
  const { admins, demo, itineraries, onFailure, restores } = features;
  await restores.finish();
  await admins.ensureFirst({ ...deps.config.firstAdmin, announce: deps.announce });
  if (!deps.config.demo) return;
  try {
    if (!(await demo.isRemoved())) await itineraries.showSamples(readSampleTrips(todayInIndia(deps.clock)));
    await demo.load();
  } catch (error) {
    onFailure(error);
  }
}

/** Returns the features that delete what has been kept long enough. */
const sweptOf = (features: Features): readonly { readonly sweep: () => Promise<unknown> }[] => [
  features.accounts,
  features.admins,
  features.audit,
  features.credentials,
  features.idempotency,
  features.activities,
  features.aiUsage,
  features.packages,
  features.photos,
  features.uploads,
  features.blogs,
  features.leads,
  features.customers,
  features.imports,
  features.erasures,
  features.conversations,
  features.reminders,
  features.messages,
  features.itineraries,
  features.trips,
  features.polls,
];

/**
 * Returns the whole server, ready to listen or to be injected into. Closing it flushes the write buffers and leaves the
 * database open.
 */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { config, database, clock, gateways, screens } = dependencies;
  const versions = new NounVersions(database);
  const pages = new PageCache(versions, clock, () => database.outage.current() !== null);
  logDatabaseOutages(database.outage, dependencies.logger);
  const counters = await sharedCounters(config.redisUrl, logServiceOutages('Redis', dependencies.logger));
  const files = openBuildFiles(screens, config.siteUrl);
  const app = await makeServer({ ...dependencies, counters, files }, pages);
  app.addHook('onClose', async () => counters.close());
  // The writes of a start have been made before, or need little space, so they may use the reserve.
  const features = await database.disk.withReserve(() => makeFeatures(dependencies, versions, counters));
  const { accounts, activities, admins, blogs, bookings, itineraries, leads, messages, packages } = features;
  const { audit } = features;
  const authenticate = {
    user: accounts.authenticate,
    admin: admins.authenticate,
    refused: (refused: RefusedCall) => audit.noteRefusal(describeRefusal(refused)),
  };
  const budget = growthBudget(counters);
  mountEndpoints(app, makeRoutes(features, dependencies), authenticate, { disk: database.disk, budget });
  mountGenerationStream(app, itineraries, { authenticate, perMinute: features.generationsPerMinute, budget });
  mountTripCalendars(app, features.trips.calendars);
  mountWebhook(app, { ...features, logger: dependencies.logger });
  mountCalendar(app, itineraries, authenticate);
  mountDocuments(app, features.documents, authenticate);
  const record: ExportGuards['record'] = (session, taken) =>
    database.disk.withReserve(() => audit.recordExport(session, taken));
  const guards = { authenticate, record };
  mountBookingExport(app, bookings, guards);
  mountLeadExport(app, leads, guards);
  mountActivityExport(app, features.activityReports, guards);
  mountDemandExport(app, features.demand, guards);
  mountConversionExport(app, dependencies, guards);
  const { notifications, onFailure } = features;
  const isOpen = (tokenHash: string) => admins.isOpenTo(tokenHash, 'sales');
  const live = liveNotifications({ database, notifications, isOpen, onFailure });
  mountNotificationStream(app, live, authenticate);
  mountFeed(app, config.siteUrl, blogs);
  mountPictureFiles(app, gateways.remotePictures, dependencies.gazetteer);
  mountTripCards(app, { ...features, gazetteer: dependencies.gazetteer, findItinerary: itineraries.findForCard });
  mountUploads(app, gateways.uploadedFiles);
  mountBackupFiles(app, features.backups);
  mountCustomerFiles(app, features.customers);
  mountRefusedRows(app, features.imports, authenticate);
  mountDocumentation(app, config.siteUrl);
  mountManifest(app, { site: features.site, ownBrand: DEFAULT_SETTINGS.site.brand });
  mountOfflinePage(app, features.site);
  mountSecurityText(app, { site: features.site, siteUrl: config.siteUrl, clock });
  mountRobots(app, config.siteUrl, {
    ...features,
    placePaths: async () => placePaths((await features.facts.current()).gazetteer),
  });
  app.all('/api/*', async () => {
    throw new AppError('not-found', ({ calls }) => calls.noEndpoint);
  });
  if (screens) {
    const { mapOrigins } = features.site;
    mountScreens({ app, screens, pages, siteUrl: config.siteUrl, mapOrigins });
  }

  await database.disk.withReserve(() => furnish(features, dependencies));

  const { backups, photos, restores } = features;
  const stopJobs = startJobs(
    [
      { everyMs: SWEEP_EVERY_MS, run: () => Promise.all(sweptOf(features).map(({ sweep }) => sweep())) },
      { everyMs: PUBLISH_EVERY_MS, run: () => Promise.all([blogs.publishDue(), packages.managed.publishDue()]) },
      { everyMs: dependencies.deliverEveryMs ?? DELIVER_EVERY_MS, run: messages.deliverDue },
      { everyMs: TRAVELLERS_REMINDED_EVERY_MS, run: bookings.remindTravellers },
      { everyMs: ADMINS_REMINDED_EVERY_MS, run: features.reminders.remindDue },
      { everyMs: IMPORTED_EVERY_MS, run: features.imports.work },
      { everyMs: NIGHT_CHECKED_EVERY_MS, run: backups.makeNightly },
    ],
    features.onFailure,
  );
  app.addHook('onClose', async () => {
    messages.stop();
    const stopped = Promise.all([backups.stop(), restores.stop(), photos.stop(), features.imports.stopWork()]);
    // Before waiting for the rest, which may take longer than the process is given.
    await Promise.all([
      activities.flush(),
      audit.flush(),
      itineraries.flush(),
      packages.flushViews(),
      blogs.flushViews(),
    ]);
    await stopped;
    await stopJobs();
  });
  return app;
}
