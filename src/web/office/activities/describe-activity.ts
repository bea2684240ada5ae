import type { ShownActivity } from '../../../contracts/activities.ts';
import { formatRupees } from '../../../core/money.ts';
import { activityFeed } from '../../../words/en/office/activity-feed.ts';
import { formatCalendarDay } from '../ui/indian-dates.ts';

/** Returns why no trip was made; a reason of a later version keeps its own name. */
export function refusalWords(reason: string): string {
  const known: Readonly<Record<string, string>> = activityFeed.refusals;
  return known[reason] ?? reason.toLowerCase().replaceAll('_', ' ');
}

function describeSearch(search: NonNullable<ShownActivity['searchData']>): string {
  const { from, to, departureDate, returnDate, priceRange, travellers, processingTime, refusal } = search;
  const facts = [
    activityFeed.searchedFromTo({ from, to }),
    departureDate &&
      activityFeed.searchedDays({ first: formatCalendarDay(departureDate), last: formatCalendarDay(returnDate) }),
    travellers > 0 && activityFeed.searchedTravellers({ count: travellers }),
    priceRange.max > 0 &&
      activityFeed.searchedBudget({ low: formatRupees(priceRange.min), high: formatRupees(priceRange.max) }),
    refusal
      ? activityFeed.searchRefused({ why: refusalWords(refusal) })
      : processingTime !== undefined && activityFeed.searchTook({ seconds: (processingTime / 1000).toFixed(1) }),
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
  const by = fields ? [fields.name, fields.phone].filter(Boolean).join(', ') : null;
  if (formType === 'booking') {
    return activityFeed.bookingRequest({ reference: reference ?? '', source: submissionSource, by });
  }
  return activityFeed.contactLeft({ source: submissionSource, by });
}

/** The planner ends a slug with twelve characters that make it unique and mean nothing to readers. */
const SLUG_TAIL = /-[0-9a-z]{12}$/;

/** Returns an itinerary's path without those characters; another path unchanged. */
export const withoutSlugTail = (path: string): string =>
  path.startsWith('/itinerary/') ? path.replace(SLUG_TAIL, '') : path;

/** Returns "goa-by-rail-pfd5g8y4r2n9" as "Goa by rail"; null without a slug. */
function tripWords(slug: string | undefined): string | null {
  const words = slug?.replace(SLUG_TAIL, '').replaceAll('-', ' ');
  return words ? words.charAt(0).toUpperCase() + words.slice(1) : null;
}

function describePage({ pageTitle, path }: NonNullable<ShownActivity['pageData']>): string {
  return `${pageTitle} (${withoutSlugTail(path)})`;
}

/** Returns one line that describes an activity. */
export function describeActivity(activity: ShownActivity): string {
  const { activityType, searchData, formData, itineraryData, pageData } = activity;
  switch (activityType) {
    case 'search':
      return searchData ? describeSearch(searchData) : activityFeed.tripSearched;
    case 'form_submission':
      return formData ? describeForm(formData) : activityFeed.formSent;
    case 'user_login':
      return activityFeed.signedIn;
    case 'user_register':
      return activityFeed.registered;
    case 'itinerary_view': {
      const { itinerarySlug, viewDuration, dayPlan } = itineraryData ?? {};
      const trip = tripWords(itinerarySlug);
      if (dayPlan) return activityFeed.dayPlanOpened({ trip });
      return activityFeed.tripRead({ trip, seconds: viewDuration ?? null });
    }
    case 'itinerary_share':
      return activityFeed.tripShared({
        trip: tripWords(itineraryData?.itinerarySlug),
        platform: itineraryData?.platform || null,
      });
    case 'error': {
      const message = pageData?.pageTitle ?? activityFeed.somethingFailed;
      return pageData?.path ? activityFeed.failedAt({ message, path: pageData.path }) : message;
    }
    case 'page_view':
      return pageData ? describePage(pageData) : activityFeed.pageOpened;
  }
}

/** Returns the person's name, if they were signed in or left it; else the key of the day. */
export function visitorName({ userInfo, userId, visitor }: ShownActivity): string {
  if (userInfo) return userInfo.name;
  if (userId !== null) return activityFeed.withoutAccount;
  return visitor === null ? activityFeed.erased : activityFeed.visitor({ key: visitor.slice(0, 6) });
}

/** Returns the key of a person's timeline in the address, such as `user:abc`; null for an erased person. */
export function personOf({ userInfo, userId, visitor }: ShownActivity): string | null {
  if (userInfo && userId !== null) return `user:${userId}`;
  return visitor === null ? null : `visitor:${visitor}`;
}
