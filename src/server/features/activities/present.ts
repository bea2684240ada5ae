import { ACTIVITY_DEVICES, ACTIVITY_TYPES, type ShownActivity } from '../../../contracts/activities.ts';
import { ERASED_VISITOR } from '../../../core/activities/people.ts';
import type { Contact, StoredActivity } from './store.ts';

type Data = Readonly<Record<string, unknown>>;

/** Contacts stored outside the activity itself. */
export interface KnownContacts {
  readonly users: ReadonlyMap<string, Contact>;
  readonly bookers: ReadonlyMap<string, Contact>;
  readonly leads: ReadonlyMap<string, Contact>;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

const dataOf = ({ data }: Pick<StoredActivity, 'data'>): Data => JSON.parse(data) as Data;

/** Returns what a form created: a booking's reference or a lead's id. Older activities lack the lead's id. */
export function madeBy({ type, data }: Pick<StoredActivity, 'type' | 'data'>) {
  if (type !== 'form_submission') return { reference: null, leadId: null };
  const { reference, leadId } = dataOf({ data });
  return { reference: textOf(reference) || null, leadId: textOf(leadId) || null };
}

function presentSearch(data: Data): NonNullable<ShownActivity['searchData']> {
  const [min, max] = Array.isArray(data.priceRange) ? (data.priceRange as unknown[]) : [];
  const status = numberOf(data.status);
  return {
    from: textOf(data.from),
    to: textOf(data.to),
    departureDate: textOf(data.departureDate),
    returnDate: textOf(data.returnDate),
    priceRange: { min: numberOf(min), max: numberOf(max) },
    travellers: numberOf(data.travellers),
    ...(typeof data.processingTime === 'number' && { processingTime: data.processingTime }),
    ...(status >= 400 && { refusal: textOf(data.reason) || (status === 422 ? 'OTHER' : `HTTP ${status}`) }),
  };
}

function presentForm(data: Data, { bookers, leads }: KnownContacts) {
  const isBooking = data.formType === 'booking';
  const reference = textOf(data.reference);
  const contact = isBooking ? bookers.get(reference) : leads.get(textOf(data.leadId));
  return {
    formType: textOf(data.formType),
    submissionSource: isBooking ? `${textOf(data.itemType)}/${textOf(data.itemSlug)}` : 'popup',
    ...(reference && { reference }),
    ...(contact && {
      fields: { name: contact.name, phone: contact.phone, ...(contact.email && { email: contact.email }) },
    }),
  };
}

function presentItinerary(data: Data): NonNullable<ShownActivity['itineraryData']> {
  return {
    itinerarySlug: textOf(data.itinerarySlug),
    ...(typeof data.viewDuration === 'number' && { viewDuration: data.viewDuration }),
    ...(data.stage === 'details' && { dayPlan: true }),
    ...(typeof data.platform === 'string' && { platform: data.platform }),
  };
}

export function presentActivity(row: StoredActivity, contacts: KnownContacts): ShownActivity {
  const data = dataOf(row);
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
    ...(typeof data.itinerarySlug === 'string' && { itineraryData: presentItinerary(data) }),
    ...(typeof data.pageTitle === 'string' && { pageData: { pageTitle: data.pageTitle, path: textOf(data.path) } }),
  };
}
