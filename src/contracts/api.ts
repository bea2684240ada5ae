import { activityEndpoints } from './activity.ts';
import { adminEndpoints } from './admin.ts';
import { blogEndpoints } from './blogs.ts';
import { bookingEndpoints } from './bookings.ts';
import { itineraryEndpoints } from './itineraries.ts';
import { leadEndpoints } from './leads.ts';
import { messageEndpoints } from './messages.ts';
import { offerEndpoints } from './offers.ts';
import { packageEndpoints } from './packages.ts';
import { pictureEndpoints } from './pictures.ts';
import { placeEndpoints } from './places.ts';
import { settingsEndpoints } from './settings.ts';
import { siteEndpoints } from './site.ts';
import { userEndpoints } from './users.ts';

/** Every JSON call of the HTTP API. The server registers these, the OpenAPI document lists them, the client is typed by them. */
export const api = {
  ...userEndpoints,
  ...itineraryEndpoints,
  ...packageEndpoints,
  ...bookingEndpoints,
  ...adminEndpoints,
  ...blogEndpoints,
  ...leadEndpoints,
  ...messageEndpoints,
  ...placeEndpoints,
  ...pictureEndpoints,
  ...activityEndpoints,
  ...settingsEndpoints,
  ...offerEndpoints,
  ...siteEndpoints,
};

export type Api = typeof api;
export type ApiKey = keyof Api;
