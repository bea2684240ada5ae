import type { ShownActivity } from '../../../contracts/activities.ts';
import { formatDay, isDay } from '../../../core/dates.ts';
import { formatRupees } from '../../../core/money.ts';
import { countOf } from '../../ui/counted.ts';

/** The reasons for a refused trip, in words. */
const REFUSALS: Readonly<Record<string, string>> = {
  UNKNOWN_PLACE: 'place not known',
  ABROAD: 'abroad',
  TRIP_TOO_SHORT: 'too few days',
  TRIP_TOO_LONG: 'too many days',
  BUDGET_TOO_LOW: 'budget too low',
  BUDGET_TOO_HIGH: 'budget too high',
  DESTINATION_CLOSED: 'closed at that time of year',
  SAME_PLACE: 'same place twice',
  DATE_ORDER: 'dates in the wrong order',
  INVALID_INPUT: 'input not understood',
  OTHER: 'reason not recorded',
  'HTTP 499': 'the visitor left before it was ready',
};

export const refusalWords = (reason: string): string => REFUSALS[reason] ?? reason.toLowerCase().replaceAll('_', ' ');

const dayOf = (day: string): string => (isDay(day) ? formatDay(day) : day);

function describeSearch(search: NonNullable<ShownActivity['searchData']>): string {
  const { from, to, departureDate, returnDate, priceRange, travellers, processingTime, refusal } = search;
  const facts = [
    `${from} to ${to}`,
    departureDate && `${dayOf(departureDate)} to ${dayOf(returnDate)}`,
    travellers > 0 && countOf(travellers, 'traveller'),
    priceRange.max > 0 && `${formatRupees(priceRange.min)} to ${formatRupees(priceRange.max)} each`,
    refusal
      ? `no trip: ${refusalWords(refusal)}`
      : processingTime !== undefined && `in ${(processingTime / 1000).toFixed(1)} s`,
  ];
  return facts.filter(Boolean).join(', ');
}

function describeForm({
  formType,
  reference,
  submissionSource,
  fields,
}: NonNullable<ShownActivity['formData']>): string {
  // An erased traveller has no phone.
  const who = fields ? ` by ${[fields.name, fields.phone].filter(Boolean).join(', ')}` : '';
  if (formType === 'booking') return `Booking request ${reference ?? ''} for ${submissionSource}${who}`;
  return `Name and phone left in the ${submissionSource}${who}`;
}

function describeDuration(seconds: number): string {
  if (seconds < 60) return `for ${Math.round(seconds)} s`;
  return `for ${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}

/** The planner ends a slug with twelve characters that make it unique and mean nothing to readers. */
const SLUG_TAIL = /-[0-9a-z]{12}$/;

/** Returns "goa-by-rail-pfd5g8y4r2n9" as "Goa by rail". */
function tripWords(slug: string | undefined): string {
  const words = slug?.replace(SLUG_TAIL, '').replaceAll('-', ' ') || 'an itinerary';
  return slug ? words.charAt(0).toUpperCase() + words.slice(1) : words;
}

function describePage({ pageTitle, path }: NonNullable<ShownActivity['pageData']>): string {
  return `${pageTitle} (${path.startsWith('/itinerary/') ? path.replace(SLUG_TAIL, '') : path})`;
}

/** Returns one line that describes an activity. */
export function describeActivity(activity: ShownActivity): string {
  const { activityType, searchData, formData, itineraryData, pageData } = activity;
  switch (activityType) {
    case 'search':
      return searchData ? describeSearch(searchData) : 'A trip was searched';
    case 'form_submission':
      return formData ? describeForm(formData) : 'A form was sent';
    case 'user_login':
      return 'Signed in';
    case 'user_register':
      return 'Registered';
    case 'itinerary_view': {
      const { itinerarySlug, viewDuration, dayPlan } = itineraryData ?? {};
      if (dayPlan) return `Opened the day plan of ${tripWords(itinerarySlug)}`;
      return `Read ${tripWords(itinerarySlug)}${viewDuration === undefined ? '' : ` ${describeDuration(viewDuration)}`}`;
    }
    case 'itinerary_share':
      return `Shared ${tripWords(itineraryData?.itinerarySlug)}${itineraryData?.platform ? ` on ${itineraryData.platform}` : ''}`;
    case 'error':
      return `${pageData?.pageTitle ?? 'Something failed'}${pageData?.path ? ` at ${pageData.path}` : ''}`;
    case 'page_view':
      return pageData ? describePage(pageData) : 'A page was opened';
  }
}

/** Returns the person's name, if they were signed in or left it; else the key of the day. */
export function visitorName({ userInfo, userId, visitor }: ShownActivity): string {
  if (userInfo) return userInfo.name;
  if (userId !== null) return 'Traveller without an account';
  return visitor === null ? 'Erased' : `Visitor ${visitor.slice(0, 6)}`;
}

/** Returns the key of a person's timeline in the address, such as `user:abc`; null for an erased person. */
export function personOf({ userInfo, userId, visitor }: ShownActivity): string | null {
  if (userInfo && userId !== null) return `user:${userId}`;
  return visitor === null ? null : `visitor:${visitor}`;
}
