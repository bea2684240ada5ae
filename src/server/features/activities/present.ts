import {
  ACTIVITY_DEVICES,
  ACTIVITY_TYPES,
  type ActivityDocument,
  type ShownActivity,
} from '../../../contracts/activities.ts';
import { ERASED_VISITOR } from '../../../core/activities/activity-people.ts';
import { readActivity } from './activity-document.ts';
import type { Contact } from './contact-store.ts';
import type { StoredActivity } from './store.ts';

/** Contacts stored outside the activity itself. */
export interface KnownContacts {
  readonly users: ReadonlyMap<string, Contact>;
  readonly bookers: ReadonlyMap<string, Contact>;
  readonly leads: ReadonlyMap<string, Contact>;
}

/** Returns what a form created: a booking's reference or a lead's id. Older activities lack the lead's id. */
export function madeBy({ type, data }: Pick<StoredActivity, 'type' | 'data'>) {
  if (type !== 'form_submission') return { reference: null, leadId: null };
  const { reference, leadId } = readActivity({ data });
  return { reference: reference || null, leadId: leadId || null };
}

function presentSearch({ status = 0, processingTime, reason, ...data }: ActivityDocument): ShownActivity['searchData'] {
  const { from = '', to = '', departureDate = '', returnDate = '', travellers = 0, priceRange = [] } = data;
  const [min = 0, max = 0] = priceRange;
  return {
    from,
    to,
    departureDate,
    returnDate,
    priceRange: { min, max },
    travellers,
    ...(processingTime !== undefined && { processingTime }),
    ...(status >= 400 && { refusal: reason || (status === 422 ? 'OTHER' : `HTTP ${status}`) }),
  };
}

function presentForm(data: ActivityDocument, { bookers, leads }: KnownContacts): ShownActivity['formData'] {
  const { formType = '', reference = '', itemType = '', itemSlug = '', leadId = '' } = data;
  const isBooking = formType === 'booking';
  const contact = isBooking ? bookers.get(reference) : leads.get(leadId);
  return {
    formType,
    submissionSource: isBooking ? `${itemType}/${itemSlug}` : 'popup',
    ...(reference && { reference }),
    ...(contact && {
      fields: { name: contact.name, phone: contact.phone, ...(contact.email && { email: contact.email }) },
    }),
  };
}

const presentItinerary = (itinerarySlug: string, data: ActivityDocument): ShownActivity['itineraryData'] => ({
  itinerarySlug,
  ...(data.viewDuration !== undefined && { viewDuration: data.viewDuration }),
  ...(data.stage === 'details' && { dayPlan: true }),
  ...(data.platform !== undefined && { platform: data.platform }),
});

export function presentActivity(row: StoredActivity, contacts: KnownContacts): ShownActivity {
  const data = readActivity(row);
  const { itinerarySlug, pageTitle, path = '' } = data;
  const user = row.userId === null ? undefined : contacts.users.get(row.userId);
  return {
    _id: row.id,
    activityType: ACTIVITY_TYPES.find((type) => type === row.type) ?? 'error',
    timestamp: new Date(row.occurredAt).toISOString(),
    userId: row.userId,
    visitor: row.visitor === ERASED_VISITOR ? null : row.visitor,
    ...(user && { userInfo: { name: user.name, phone: user.phone } }),
    deviceInfo: { deviceType: ACTIVITY_DEVICES.find((device) => device === row.device) ?? 'desktop' },
    ...(row.type === 'search' && { searchData: presentSearch(data) }),
    ...(row.type === 'form_submission' && { formData: presentForm(data, contacts) }),
    ...(itinerarySlug !== undefined && { itineraryData: presentItinerary(itinerarySlug, data) }),
    ...(pageTitle !== undefined && { pageData: { pageTitle, path } }),
  };
}
