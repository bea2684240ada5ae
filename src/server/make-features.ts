import type { FastifyBaseLogger } from 'fastify';
import type { Gazetteer } from '../core/gazetteer/gazetteer.ts';
import type { Person } from '../core/people/person.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import { installationSecret } from './database/installation-secret.ts';
import { isOutage } from './database/unavailable.ts';
import { accountService } from './features/accounts/service.ts';
import { activityReports } from './features/activities/reports.ts';
import { activityRecorder } from './features/activities/service.ts';
import { adminService } from './features/admins/service.ts';
import { aiUsageReports } from './features/ai-usage/reports.ts';
import type { Replays } from './features/ai-usage/routes.ts';
import { aiUsageRecorder } from './features/ai-usage/service.ts';
import { type AuditService, auditService } from './features/audit/service.ts';
import { SECOND_FACTOR_KEY } from './features/backups/carried-state.ts';
import { type RestoreService, restoreService } from './features/backups/restoring.ts';
import { backupService } from './features/backups/service.ts';
import { blogService } from './features/blogs/service.ts';
import { bookingService } from './features/bookings/service.ts';
import type { PasswordCost } from './features/credentials/password-hashing.ts';
import { credentialService } from './features/credentials/service.ts';
import { type CustomerService, customerService } from './features/customers/service.ts';
import { type DemandService, demandService } from './features/demand/service.ts';
import { demoService } from './features/demo/service.ts';
import { documentService } from './features/documents/service.ts';
import { type ImportService, importService } from './features/imports/service.ts';
import type { Planner } from './features/itineraries/planning.ts';
import { replayService } from './features/itineraries/replays.ts';
import { itineraryService } from './features/itineraries/service.ts';
import { chooseModel, type LanguageModelService, languageModelService } from './features/language-model/service.ts';
import { leadService } from './features/leads/service.ts';
import { type LegalService, legalService } from './features/legal/service.ts';
import { type ListViewService, listViewService } from './features/list-views/service.ts';
import { type ProviderSettingsService, providerSettings } from './features/messages/provider-settings.ts';
import { messageService } from './features/messages/service.ts';
import { type MessageTrials, messageTrials } from './features/messages/trials.ts';
import { notificationService } from './features/notifications/service.ts';
import { offerService } from './features/offers/service.ts';
import { packageService } from './features/packages/service.ts';
import { passkeyService } from './features/passkeys/service.ts';
import { type ErasureLog, erasureLog } from './features/people/erasures.ts';
import { eraseLeft, type Holders, heldOf } from './features/people/personal-data.ts';
import { peopleService } from './features/people/service.ts';
import { photoService } from './features/pictures/service.ts';
import { type PlaceImports, placeImports } from './features/places/imports.ts';
import { type PlaceService, placeService } from './features/places/service.ts';
import { type PlanCheckService, planCheckService } from './features/plan-checks/service.ts';
import { type PollService, pollService } from './features/polls/service.ts';
import { type ReviewService, reviewService } from './features/reviews/service.ts';
import { searchStore } from './features/searches/store.ts';
import { settingsService } from './features/settings/service.ts';
import { siteService } from './features/site/service.ts';
import { type TaskService, taskService } from './features/tasks/service.ts';
import { type ReminderService, reminderService } from './features/today/reminders.ts';
import { type TodayService, todayService } from './features/today/service.ts';
import { type TranslationService, translationService } from './features/translations/service.ts';
import { type TripService, tripService } from './features/trips/service.ts';
import { uploadService } from './features/uploads/service.ts';
import { type ConversationService, conversationService } from './features/whatsapp/conversations.ts';
import { type WhatsappService, whatsappService } from './features/whatsapp/service.ts';
import type { Gateways } from './gateways/open-gateways.ts';
import { growthBudget } from './http/growth-budget.ts';
import { idempotencyKeys } from './http/idempotency.ts';
import type { NounVersions } from './http/noun-versions.ts';
import type { Screens } from './http/screens.ts';
import type { SharedCounters } from './http/shared-limits.ts';
import { type LiveFacts, liveFacts } from './records/places/live-facts.ts';

export interface AppDependencies {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  readonly planner: Planner;
  readonly gazetteer: Gazetteer;
  readonly gateways: Gateways;
  readonly logger: FastifyBaseLogger;
  readonly version: string;
  /** Null for the API alone, as in most tests. */
  readonly screens: Screens | null;
  /** Shows a text to the person who started the process, outside the log. */
  readonly announce: (words: string) => void;
  /** Of new passwords. Default: PASSWORD_COST; tests that guess no password take a small one. */
  readonly passwordCost?: PasswordCost;
  /** How often the outbox looks for messages to deliver. Default: 5 seconds. */
  readonly deliverEveryMs?: number;
}

/** The service of each feature, by the name under which other features receive it. */
export interface Features {
  readonly audit: AuditService;
  readonly settings: ReturnType<typeof settingsService>;
  readonly facts: LiveFacts;
  readonly places: PlaceService;
  readonly placeImports: PlaceImports;
  readonly offers: ReturnType<typeof offerService>;
  readonly site: ReturnType<typeof siteService>;
  readonly credentials: ReturnType<typeof credentialService>;
  readonly activities: ReturnType<typeof activityRecorder>;
  readonly activityReports: ReturnType<typeof activityReports>;
  readonly demand: DemandService;
  readonly aiUsage: ReturnType<typeof aiUsageRecorder>;
  readonly aiUsageReports: ReturnType<typeof aiUsageReports>;
  readonly replays: Replays;
  readonly models: LanguageModelService;
  readonly itineraries: ReturnType<typeof itineraryService>;
  readonly planChecks: PlanCheckService;
  readonly generationsPerMinute: () => Promise<number>;
  readonly uploads: ReturnType<typeof uploadService>;
  readonly photos: ReturnType<typeof photoService>;
  readonly packages: ReturnType<typeof packageService>;
  readonly backups: ReturnType<typeof backupService>;
  readonly restores: RestoreService;
  readonly blogs: ReturnType<typeof blogService>;
  readonly translations: TranslationService;
  readonly messages: ReturnType<typeof messageService>;
  readonly messageProviders: ProviderSettingsService;
  readonly messageTrials: MessageTrials;
  readonly whatsapp: WhatsappService;
  readonly conversations: ConversationService;
  readonly leads: ReturnType<typeof leadService>;
  readonly legal: LegalService;
  readonly reviews: ReviewService;
  readonly bookings: ReturnType<typeof bookingService>;
  readonly listViews: ListViewService;
  readonly idempotency: ReturnType<typeof idempotencyKeys>;
  readonly searches: ReturnType<typeof searchStore>;
  readonly trips: TripService;
  readonly polls: PollService;
  readonly admins: ReturnType<typeof adminService>;
  readonly notifications: ReturnType<typeof notificationService>;
  readonly demo: ReturnType<typeof demoService>;
  readonly documents: ReturnType<typeof documentService>;
  readonly customers: CustomerService;
  readonly imports: ImportService;
  readonly tasks: TaskService;
  readonly today: TodayService;
  readonly reminders: ReminderService;
  readonly accounts: ReturnType<typeof accountService>;
  readonly people: ReturnType<typeof peopleService>;
  readonly erasures: ErasureLog;
  /** Everything stored about a person, except their account's own row. */
  readonly heldOf: (person: Person) => ReturnType<typeof heldOf>;
  readonly onFailure: (error: unknown) => void;
}

type Accounts = Parameters<typeof accountService>[0];

/** Returns accounts and personal data: deleting an account also deletes what other features hold of the person. */
function makePeople(shared: Omit<Accounts, 'eraseLeft'> & { readonly audit: AuditService }, holders: Holders) {
  const accounts = accountService({ ...shared, eraseLeft: (trx, person) => eraseLeft(holders, trx, person) });
  return {
    accounts,
    people: peopleService({ ...shared, accounts, ...holders }),
    heldOf: (person: Person) => heldOf(holders, accounts, person),
  };
}

type Itineraries = Parameters<typeof itineraryService>[0];
type Models = Parameters<typeof languageModelService>[0];

/** Returns planning and the language model beside it, if there is one. */
function makeTrips(
  { config, database, clock, planner, gazetteer, gateways }: AppDependencies,
  shared: Pick<Itineraries, 'activities' | 'offers' | 'onFailure' | 'settings' | 'secret' | 'facts' | 'siteUrl'> &
    Pick<Models, 'settings' | 'counters'> & { readonly usage: Itineraries['usage'] & Models['usage'] },
) {
  const { openModel } = gateways;
  const models = languageModelService({ clock, started: config.model, openModel, ...shared });
  const budget = growthBudget(shared.counters);
  return { models, itineraries: itineraryService({ database, clock, planner, gazetteer, models, budget, ...shared }) };
}

/** Returns people's trips, and the polls about them. */
function makeKeptTrips(
  shared: Omit<Parameters<typeof tripService>[0] & Parameters<typeof pollService>[0], 'secret' | 'trips'>,
  secrets: { readonly polls: string; readonly calendars: string },
) {
  const trips = tripService({ ...shared, secret: secrets.calendars });
  return { trips, polls: pollService({ ...shared, trips, secret: secrets.polls }) };
}

type Desk = Omit<Parameters<typeof customerService>[0], 'uploadedFiles'> &
  Omit<Parameters<typeof importService>[0], 'targets'> &
  Pick<Features, 'leads' | 'bookings'> &
  Omit<
    Parameters<typeof conversationService>[0] &
      Parameters<typeof todayService>[0] &
      Parameters<typeof reminderService>[0],
    'conversations' | 'tasks' | 'today'
  >;

/** Returns customers, conversations, tasks, what waits today, the reminders of it, and imports of leads and bookings. */
function makeDesk({ gateways: { uploadedFiles } }: AppDependencies, shared: Desk) {
  const customers = customerService({ ...shared, uploadedFiles });
  const tasks = taskService({ ...shared, customers });
  const conversations = conversationService(shared);
  const today = todayService({ ...shared, conversations, tasks });
  const targets = { lead: shared.leads.imports, booking: shared.bookings.imports };
  const imports = importService({ ...shared, targets });
  return { customers, conversations, imports, tasks, today, reminders: reminderService({ ...shared, today }) };
}

type Sites = Parameters<typeof siteService>[0];

type Messages = Parameters<typeof messageService>[0];

/** Returns the providers of messages. */
const makeProviders = (
  { config, database, gateways }: AppDependencies,
  shared: Pick<Parameters<typeof providerSettings>[0], 'versions' | 'audit' | 'secret'> & Pick<Messages, 'settings'>,
) =>
  providerSettings({
    ...shared,
    database,
    started: config,
    siteUrl: config.siteUrl,
    open: (chosen) => gateways.openMessages(chosen, async () => (await shared.settings.current()).site.email),
  });

/** Returns the messages, and how an admin tries them. */
function makeMessages(shared: Omit<Messages, 'providers'>, messageProviders: ProviderSettingsService) {
  const base = { ...shared, providers: messageProviders.source };
  const messages = messageService(base);
  return { messages, messageProviders, messageTrials: messageTrials({ ...base, wordings: messages.wordings }) };
}

/** Returns the services for the site's own texts. */
function makeSite(
  { config, database, clock, gazetteer, gateways }: AppDependencies,
  shared: Pick<Sites, 'legal' | 'offers' | 'packages' | 'settings' | 'hasSmsProvider'>,
) {
  return siteService({
    ...shared,
    database,
    clock,
    festivals: gazetteer.festivals,
    photos: gateways.photoProvider !== null,
    readsWishes: async () => chooseModel((await shared.settings.current()).ai, config.model) !== null,
  });
}

function makePictures(dependencies: AppDependencies, onFailure: (error: unknown) => void) {
  const { database, clock, gazetteer, gateways, logger } = dependencies;
  const { uploadedFiles, photoProvider, remotePictures } = gateways;
  const uploads = uploadService({ database, clock, files: uploadedFiles });
  const photos = photoService({
    database,
    clock,
    uploads,
    onFailure,
    gazetteer,
    remotePictures,
    provider: photoProvider,
    onRest: (err, restMs) => logger.warn({ err, restMs }, 'the photo provider is left alone'),
  });
  return { uploads, photos };
}

/** Returns what is translated of each noun. */
const originalsOf = ({
  packages,
  blogs,
  offers,
  site,
  legal,
}: Pick<Features, 'packages' | 'blogs' | 'offers' | 'site' | 'legal'>) => ({
  package: packages.managed.originals,
  post: blogs.managed.originals,
  offer: offers.originals,
  site: site.originals,
  legal: legal.originals,
});

/** Returns how bookings find what can be booked. */
const itemSources = (packages: Features['packages'], itineraries: Features['itineraries']) => ({
  findPackage: packages.findBookable,
  findItinerary: itineraries.findBookable,
  searchPackages: async (search: string, limit: number): Promise<string[]> => {
    const found = await packages.list({ search: search || undefined }, { page: 1, limit });
    return found.packages.map(({ slug }) => slug);
  },
});

/** Returns what most services need, and pictures, which the settings need. */
async function makeBase(dependencies: AppDependencies, versions: NounVersions) {
  const { config, database, clock, gazetteer, logger } = dependencies;
  const onFailure = (error: unknown): void => {
    // A database outage is logged once, when it begins and when it ends.
    if (isOutage(error)) return;
    logger.error({ err: error }, 'work in the background failed');
  };
  const secretOf = (purpose: string) => installationSecret(database, purpose);
  const audit = auditService({ database, clock, log: (entry) => logger.info(entry, 'for the audit log'), onFailure });
  const pictures = makePictures(dependencies, onFailure);
  const { uploads } = pictures;
  const settingsKey = await secretOf('settings-key');
  const started = config.model;
  const settings = settingsService({ database, versions, audit, uploads, started, secret: settingsKey });
  const providers = makeProviders(dependencies, { versions, audit, settings, secret: settingsKey });
  const facts = liveFacts({ database, versions, gazetteer });
  const secret = await secretOf('visitor-key');
  const shared = { database, clock, audit, settings, secret, onFailure, logger };
  return { ...pictures, providers, secretOf, base: { ...shared, gazetteer, facts, siteUrl: config.siteUrl } };
}

/** Creates the services and connects them. */
export async function makeFeatures(
  dependencies: AppDependencies,
  versions: NounVersions,
  counters: SharedCounters,
): Promise<Features> {
  const { config, database, clock, planner, gateways } = dependencies;
  const { base, providers, secretOf, uploads, photos } = await makeBase(dependencies, versions);
  const { audit, facts, onFailure, secret, settings } = base;
  const places = placeService(base);
  const offers = offerService(base);
  const legal = legalService(base);
  const packages = packageService({ ...base, versions, uploads, offers });
  const hasSmsProvider = async () => (await providers.source.current()).sms !== null;
  const site = makeSite(dependencies, { settings, legal, offers, packages, hasSmsProvider });
  const credentials = credentialService({ ...base, passwordCost: dependencies.passwordCost });
  const activities = activityRecorder(base);
  const aiUsage = aiUsageRecorder(base);
  const { models, itineraries } = makeTrips(dependencies, { ...base, usage: aiUsage, counters, activities, offers });
  const ofMessages = makeMessages(base, providers);
  const { messages } = ofMessages;
  const leads = leadService({ ...base, activities, messages });
  const items = itemSources(packages, itineraries);
  const bookings = bookingService({ ...base, ...items, activities, messages, site, leads });
  const reviews = reviewService({ ...base, bookings, uploads });
  const blogs = blogService({ ...base, uploads, site });
  const originals = originalsOf({ packages, blogs, offers, site, legal });
  const searches = searchStore(database);
  const secrets = { polls: await secretOf('poll-key'), calendars: await secretOf('calendar-key') };
  const kept = makeKeptTrips({ ...base, counters, itineraries }, secrets);
  const visits = activityReports(base);
  const reports = aiUsageReports({ ...base, mayUseModel: aiUsage.mayUseModel, countBookings: bookings.countSince });
  const talk = { bookings, leads, messages, site, uploads };
  const desk = makeDesk(dependencies, { ...base, ...talk, ticketKey: await secretOf('customer-file-key') });
  const erasures = erasureLog(base);
  const holders = { ...desk, activities, bookings, aiUsage, erasures, leads, messages, reviews, searches, ...kept };
  const passkeys = passkeyService({ ...base, site });
  const secondFactorKey = await secretOf(SECOND_FACTOR_KEY);
  const admins = adminService({ ...base, credentials, site, passkeys, secret: secondFactorKey });
  const people = makePeople({ ...base, credentials, activities, messages, site, passkeys }, holders);
  return {
    audit,
    settings,
    facts,
    places,
    placeImports: placeImports({ ...base, places }),
    offers,
    site,
    credentials,
    activities,
    activityReports: visits,
    demand: demandService({ ...base, activityReports: visits, packages }),
    aiUsage,
    aiUsageReports: reports,
    models,
    replays: replayService({ ...base, planner, models, offers, usage: aiUsage, findLog: reports.log }),
    itineraries,
    planChecks: planCheckService({ clock, facts, itineraries }),
    generationsPerMinute: async () => (await settings.current()).maxRequestsPerMinute,
    uploads,
    photos,
    packages,
    backups: backupService({ ...base, config, secret: await secretOf('backup-key') }),
    restores: restoreService({ ...base, ...people, admins, config }),
    blogs,
    translations: translationService({ ...base, models, usage: aiUsage, originals }),
    ...ofMessages,
    leads,
    legal,
    bookings,
    reviews,
    whatsapp: whatsappService({ ...base, ...desk, bookings, leads, messages }),
    listViews: listViewService(base),
    idempotency: idempotencyKeys(database, clock, secret),
    searches,
    ...kept,
    admins,
    erasures,
    notifications: notificationService(base),
    demo: demoService({ ...base, site, originals }),
    documents: documentService({ ...base, ...people, typesetting: gateways.typesetting, itineraries, site }),
    ...people,
    ...desk,
    onFailure,
  };
}
