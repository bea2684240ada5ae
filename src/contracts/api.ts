import { accountAccessEndpoints } from './account-access.ts';
import { accountEndpoints } from './accounts.ts';
import { activityEndpoints, activityFiles } from './activities.ts';
import { adminEndpoints } from './admins.ts';
import { aiUsageEndpoints } from './ai-usage.ts';
import { auditEndpoints } from './audit.ts';
import { backupEndpoints, backupFiles } from './backups.ts';
import { blogEndpoints, blogFiles } from './blogs.ts';
import { bookingEndpoints, bookingFiles } from './bookings.ts';
import { conversationEndpoints, webhookFiles } from './conversations.ts';
import { csvImportEndpoints, csvImportFiles } from './csv-imports.ts';
import { customerEndpoints, customerFiles } from './customers.ts';
import { dashboardEndpoints, dashboardFiles } from './dashboard.ts';
import { demandEndpoints, demandFiles } from './demand.ts';
import { demoEndpoints } from './demo.ts';
import { documentFiles } from './documents.ts';
import { doubleEndpoints } from './doubles.ts';
import { enteredBookingEndpoints } from './entered-bookings.ts';
import { findEndpoints } from './find.ts';
import { itineraryEndpoints, itineraryFiles } from './itineraries.ts';
import { leadEndpoints, leadFiles } from './leads.ts';
import { legalEndpoints } from './legal.ts';
import { listViewEndpoints } from './list-views.ts';
import { messageProviderEndpoints } from './message-providers.ts';
import { messageWordingEndpoints } from './message-wordings.ts';
import { messageEndpoints } from './messages.ts';
import { notificationEndpoints, notificationFiles } from './notifications.ts';
import { offerEndpoints } from './offers.ts';
import { packageEndpoints } from './packages.ts';
import { passkeyEndpoints } from './passkeys.ts';
import { peopleEndpoints } from './people.ts';
import { pictureEndpoints, pictureFiles } from './pictures.ts';
import { placeCorrectionEndpoints } from './place-corrections.ts';
import { placeImportEndpoints } from './place-imports.ts';
import { placeEndpoints } from './places.ts';
import { planCheckEndpoints } from './plan-checks.ts';
import { pollEndpoints } from './polls.ts';
import { recordVersionEndpoints } from './record-versions.ts';
import { reviewEndpoints } from './reviews.ts';
import { searchEndpoints } from './searches.ts';
import { settingsEndpoints } from './settings.ts';
import { siteEndpoints, siteFiles } from './site.ts';
import { taskEndpoints } from './tasks.ts';
import { todayEndpoints } from './today.ts';
import { translationEndpoints } from './translations.ts';
import { tripEndpoints, tripFiles } from './trips.ts';
import { whatsappEndpoints } from './whatsapp.ts';
import { whatsappTemplateEndpoints } from './whatsapp-templates.ts';
import { wishEndpoints } from './wishes.ts';

/** Lists every JSON call of the HTTP API. The server registers these; they give the client its types. */
export const api = {
  ...accountEndpoints,
  ...accountAccessEndpoints,
  ...passkeyEndpoints,
  ...itineraryEndpoints,
  ...packageEndpoints,
  ...bookingEndpoints,
  ...enteredBookingEndpoints,
  ...doubleEndpoints,
  ...adminEndpoints,
  ...csvImportEndpoints,
  ...customerEndpoints,
  ...taskEndpoints,
  ...todayEndpoints,
  ...searchEndpoints,
  ...tripEndpoints,
  ...pollEndpoints,
  ...notificationEndpoints,
  ...demoEndpoints,
  ...auditEndpoints,
  ...peopleEndpoints,
  ...blogEndpoints,
  ...recordVersionEndpoints,
  ...leadEndpoints,
  ...reviewEndpoints,
  ...legalEndpoints,
  ...listViewEndpoints,
  ...messageEndpoints,
  ...messageProviderEndpoints,
  ...messageWordingEndpoints,
  ...whatsappEndpoints,
  ...whatsappTemplateEndpoints,
  ...conversationEndpoints,
  ...placeEndpoints,
  ...placeCorrectionEndpoints,
  ...placeImportEndpoints,
  ...planCheckEndpoints,
  ...pictureEndpoints,
  ...activityEndpoints,
  ...aiUsageEndpoints,
  ...dashboardEndpoints,
  ...demandEndpoints,
  ...findEndpoints,
  ...settingsEndpoints,
  ...offerEndpoints,
  ...backupEndpoints,
  ...siteEndpoints,
  ...translationEndpoints,
  ...wishEndpoints,
};

/** Lists every call that returns a file or an event stream instead of JSON. Each feature mounts its own. */
export const files = {
  ...activityFiles,
  ...backupFiles,
  ...blogFiles,
  ...bookingFiles,
  ...csvImportFiles,
  ...customerFiles,
  ...dashboardFiles,
  ...demandFiles,
  ...documentFiles,
  ...itineraryFiles,
  ...leadFiles,
  ...notificationFiles,
  ...pictureFiles,
  ...siteFiles,
  ...tripFiles,
  ...webhookFiles,
};

export type Api = typeof api;
export type ApiKey = keyof Api;
/** The calls that accept an `Idempotency-Key`, so that a retry is safe. */
export type IdempotentKey = { [K in ApiKey]: Api[K] extends { takesIdempotencyKey: true } ? K : never }[ApiKey];
