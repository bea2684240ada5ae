import { Migrator } from 'kysely/migration';
import type { Database } from './database.ts';
import { up as foundation } from './migrations/0001-foundation.ts';
import { up as packagesAndBookings } from './migrations/0002-packages-and-bookings.ts';
import { up as blogLeadsMessages } from './migrations/0003-blog-leads-messages.ts';
import { up as largeTables } from './migrations/0004-large-tables.ts';
import { up as settingsAndAudit } from './migrations/0005-settings-and-audit.ts';
import { up as activityFigures } from './migrations/0006-activity-figures.ts';
import { up as aiUsageFigures } from './migrations/0007-ai-usage-figures.ts';
import { up as adminsAndSecondFactors } from './migrations/0008-admins-and-second-factors.ts';
import { up as foundFromAnywhere } from './migrations/0009-found-from-anywhere.ts';
import { up as modelWordsAndPhotos } from './migrations/0010-model-words-and-photos.ts';
import { up as offersLowerPrices } from './migrations/0011-offers-lower-prices.ts';
import { up as formerSlugs } from './migrations/0012-former-slugs.ts';
import { up as popularRoutes } from './migrations/0013-popular-routes.ts';
import { up as phonesOfTheWorld } from './migrations/0014-phones-of-the-world.ts';
import { up as dayKeysAndMessageCounts } from './migrations/0015-day-keys-and-message-counts.ts';
import { up as packedPlans } from './migrations/0017-packed-plans.ts';
import { up as sharersAndAuditKinds } from './migrations/0018-sharers-and-audit-kinds.ts';
import { up as erasedBookingsSettled } from './migrations/0019-erased-bookings-settled.ts';
import { up as stepsAndEndings } from './migrations/0020-steps-and-endings.ts';
import { up as phonesThatDial } from './migrations/0021-phones-that-dial.ts';
import { up as versionReaders } from './migrations/0022-version-readers.ts';
import { up as translations } from './migrations/0023-translations.ts';
import { up as languagesOfPeople } from './migrations/0024-languages-of-people.ts';
import { up as titlesAsRead } from './migrations/0025-titles-as-read.ts';
import { up as placeCorrections } from './migrations/0026-place-corrections.ts';
import { up as placeImports } from './migrations/0027-place-imports.ts';
import { up as keptTrips } from './migrations/0028-kept-trips.ts';
import { up as polls } from './migrations/0029-polls.ts';
import { up as versionsOfTrips } from './migrations/0030-versions-of-trips.ts';
import { up as tripCalendars } from './migrations/0031-trip-calendars.ts';
import { up as enteredByHand } from './migrations/0032-entered-by-hand.ts';
import { up as customersAndTasks } from './migrations/0033-customers-and-tasks.ts';
import { up as designedMails } from './migrations/0034-designed-mails.ts';
import { up as officeLists } from './migrations/0035-office-lists.ts';
import { up as recordVersions } from './migrations/0036-record-versions.ts';
import { up as provenPhones } from './migrations/0037-proven-phones.ts';
import { up as legalPages } from './migrations/0038-legal-pages.ts';
import { up as reviews } from './migrations/0039-reviews.ts';
import { up as whatsapp } from './migrations/0040-whatsapp.ts';
import { up as visitsAndRoutes } from './migrations/0041-visits-and-routes.ts';
import { up as rupeesAndDemand } from './migrations/0042-rupees-and-demand.ts';
import { up as erasures } from './migrations/0043-erasures.ts';
import { up as csvImports } from './migrations/0045-csv-imports.ts';

/** In the order in which they run; a released migration never changes. */
const migrations = {
  '0001-foundation': { up: foundation },
  '0002-packages-and-bookings': { up: packagesAndBookings },
  '0003-blog-leads-messages': { up: blogLeadsMessages },
  '0004-large-tables': { up: largeTables },
  '0005-settings-and-audit': { up: settingsAndAudit },
  '0006-activity-figures': { up: activityFigures },
  '0007-ai-usage-figures': { up: aiUsageFigures },
  '0008-admins-and-second-factors': { up: adminsAndSecondFactors },
  '0009-found-from-anywhere': { up: foundFromAnywhere },
  '0010-model-words-and-photos': { up: modelWordsAndPhotos },
  '0011-offers-lower-prices': { up: offersLowerPrices },
  '0012-former-slugs': { up: formerSlugs },
  '0013-popular-routes': { up: popularRoutes },
  '0014-phones-of-the-world': { up: phonesOfTheWorld },
  '0015-day-keys-and-message-counts': { up: dayKeysAndMessageCounts },
  '0017-packed-plans': { up: packedPlans },
  '0018-sharers-and-audit-kinds': { up: sharersAndAuditKinds },
  '0019-erased-bookings-settled': { up: erasedBookingsSettled },
  '0020-steps-and-endings': { up: stepsAndEndings },
  '0021-phones-that-dial': { up: phonesThatDial },
  '0022-version-readers': { up: versionReaders },
  '0023-translations': { up: translations },
  '0024-languages-of-people': { up: languagesOfPeople },
  '0025-titles-as-read': { up: titlesAsRead },
  '0026-place-corrections': { up: placeCorrections },
  '0027-place-imports': { up: placeImports },
  '0028-kept-trips': { up: keptTrips },
  '0029-polls': { up: polls },
  '0030-versions-of-trips': { up: versionsOfTrips },
  '0031-trip-calendars': { up: tripCalendars },
  '0032-entered-by-hand': { up: enteredByHand },
  '0033-customers-and-tasks': { up: customersAndTasks },
  '0034-designed-mails': { up: designedMails },
  '0035-office-lists': { up: officeLists },
  '0036-record-versions': { up: recordVersions },
  '0037-proven-phones': { up: provenPhones },
  '0038-legal-pages': { up: legalPages },
  '0039-reviews': { up: reviews },
  '0040-whatsapp': { up: whatsapp },
  '0041-visits-and-routes': { up: visitsAndRoutes },
  '0042-rupees-and-demand': { up: rupeesAndDemand },
  '0043-erasures': { up: erasures },
  '0045-csv-imports': { up: csvImports },
};

/** The names of all migrations of this version, the latest last. */
export const MIGRATION_NAMES: readonly string[] = Object.keys(migrations);

export const migratorOf = ({ db }: Pick<Database, 'db'>): Migrator =>
  new Migrator({ db, provider: { getMigrations: async () => migrations } });

/** Matches Kysely's error for a migration that was executed but is unknown to this version. */
const NEWER_TABLES = /previously executed migration (\S+) is missing/;

/**
 * Migrates the tables to the latest version. Rejects when another process is migrating the same SQLite file, and for
 * tables of a newer version of the site, which stay unchanged.
 */
export async function migrateToLatest(database: Pick<Database, 'db'>): Promise<void> {
  const { error } = await migratorOf(database).migrateToLatest();
  const newer = error instanceof Error ? NEWER_TABLES.exec(error.message)?.[1] : undefined;
  if (newer !== undefined) {
    throw new Error(
      `The tables are of a newer version of the site (${newer}). Start that version, or bring back a backup of this one: ` +
        'docs/operations.md, "Upgrade one machine".',
    );
  }
  if (error) throw error;
}
