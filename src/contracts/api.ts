import { accountEndpoints } from './accounts.ts';
import { activityEndpoints } from './activities.ts';
import { adminEndpoints } from './admins.ts';
import { aiUsageEndpoints } from './ai-usage.ts';
import { auditEndpoints } from './audit.ts';
import { backupEndpoints } from './backups.ts';
import { blogEndpoints } from './blogs.ts';
import { bookingEndpoints } from './bookings.ts';
import { dashboardEndpoints } from './dashboard.ts';
import { demoEndpoints } from './demo.ts';
import { findEndpoints } from './find.ts';
import { itineraryEndpoints } from './itineraries.ts';
import { leadEndpoints } from './leads.ts';
import { messageEndpoints } from './messages.ts';
import { notificationEndpoints } from './notifications.ts';
import { offerEndpoints } from './offers.ts';
import { packageEndpoints } from './packages.ts';
import { peopleEndpoints } from './people.ts';
import { pictureEndpoints } from './pictures.ts';
import { placeEndpoints } from './places.ts';
import { searchEndpoints } from './searches.ts';
import { settingsEndpoints } from './settings.ts';
import { siteEndpoints } from './site.ts';

/** Every JSON call of the HTTP API. The server registers these, the OpenAPI document lists them, the client is typed by them. */
export const api = {
  ...accountEndpoints,
  ...itineraryEndpoints,
  ...packageEndpoints,
  ...bookingEndpoints,
  ...adminEndpoints,
  ...searchEndpoints,
  ...notificationEndpoints,
  ...demoEndpoints,
  ...auditEndpoints,
  ...peopleEndpoints,
  ...blogEndpoints,
  ...leadEndpoints,
  ...messageEndpoints,
  ...placeEndpoints,
  ...pictureEndpoints,
  ...activityEndpoints,
  ...aiUsageEndpoints,
  ...dashboardEndpoints,
  ...findEndpoints,
  ...settingsEndpoints,
  ...offerEndpoints,
  ...backupEndpoints,
  ...siteEndpoints,
};

export type Api = typeof api;
export type ApiKey = keyof Api;
