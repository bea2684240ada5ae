import type { PackageDocument, WrittenPackage } from '../../../contracts/packages.ts';
import { type BookingStatus, statusAfterContact } from '../../../core/bookings/booking-steps.ts';
import { canonicalPhone } from '../../../core/canonical-phone.ts';
import { addDays, type Day, dayInIndia, isInRange, startOfDayInIndia } from '../../../core/dates.ts';
import type { Gazetteer } from '../../../core/gazetteer/gazetteer.ts';
import { bookingPrice, priceToPay } from '../../../core/packages/package-price.ts';
import { posterAddress } from '../../../core/posters/poster-address.ts';
import type { DemoBooking } from '../../database/demo/demo-booking.ts';
import type { DemoLead } from '../../database/demo/demo-lead.ts';
import { type DemoDay, type DemoPackage, demoDayText } from '../../database/demo/demo-package.ts';
import { articleOf, type DemoPost } from '../../database/demo/demo-post.ts';
import { newId } from '../../ids.ts';
import type { DemoBookingRecord } from '../bookings/service.ts';
import type { findDemoTrip } from '../itineraries/service.ts';
import type { DemoLeadRecord } from '../leads/service.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Demonstration people have read no consent text and have no network. */
const MADE_UP = { consent: 'demonstration', network: '192.0.2.0' } as const;

type Contact = PackageDocument['contactInfo'];

function describeDemoDay(
  day: DemoDay,
  index: number,
  gazetteer: Gazetteer,
): { day: number; title: string; detail: string } {
  const night = day.night === null ? '' : ` Overnight in ${gazetteer.bases.get(day.night)?.name}.`;
  return { day: index + 1, title: day.title, detail: demoDayText(day) + night };
}

const pricingOf = ({ basePrice, isForGroup, discount }: DemoPackage, today: Day): PackageDocument['pricing'] => ({
  basePrice,
  currency: 'INR',
  pricePerPerson: !isForGroup,
  discountPercentage: discount?.percentage ?? 0,
  validUntil: discount?.forDays ? addDays(today, discount.forDays) : null,
});

/** Returns a demonstration package's document as the back office would save it. */
function demoDocument(demo: DemoPackage, today: Day, contactInfo: Contact, gazetteer: Gazetteer): WrittenPackage {
  return {
    title: demo.title,
    shortDescription: demo.shortDescription,
    description: demo.about.join(''),
    category: demo.category,
    images: demo.pictures.map(({ subject, hour, caption }, index) => ({
      url: posterAddress(subject, hour),
      caption,
      isFeatured: index === 0,
    })),
    pricing: pricingOf(demo, today),
    travelDetails: {
      fromLocation: demo.from,
      toLocation: demo.to,
      duration: demo.days.length,
      minTravelers: demo.travelers.min,
      maxTravelers: demo.travelers.max,
      travelClass: demo.travelClass ?? 'Economy',
    },
    features: demo.features,
    inclusions: demo.inclusions,
    exclusions: demo.exclusions,
    itinerary: demo.days.map((day, index) => describeDemoDay(day, index, gazetteer)),
    tags: demo.tags,
    metaTitle: demo.metaTitle,
    metaDescription: demo.metaDescription,
    bookingInfo: {
      requiresAdvanceBooking: demo.advanceBookingDays > 0,
      advanceBookingDays: demo.advanceBookingDays,
      cancellationPolicy: demo.cancellationPolicy,
      refundPolicy: demo.refundPolicy,
    },
    contactInfo,
    isFeatured: demo.isFeatured ?? false,
  };
}

/** Returns a demonstration package published some weeks before `now`. */
export function demoPackageRecord(demo: DemoPackage, now: number, contact: Contact, gazetteer: Gazetteer) {
  const createdAt = now - demo.ageDays * DAY_MS;
  const record = {
    id: newId(createdAt),
    slug: demo.slug,
    status: demo.status,
    now: createdAt,
    createdAt,
    publishedAt: demo.status === 'draft' ? null : createdAt,
    views: demo.views,
    ratingCount: demo.rating?.count ?? 0,
    ratingSum: demo.rating?.sum ?? 0,
  };
  return { document: demoDocument(demo, dayInIndia(now), contact, gazetteer), record };
}

/** The item of a demonstration booking. */
export interface DemoItem {
  readonly itemType: 'package' | 'itinerary';
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly price: number;
  readonly isPerPerson: boolean;
  readonly durationDays: number;
  readonly season?: DemoPackage['season'];
  /** For an itinerary, which has fixed days. */
  readonly startDate?: Day;
}

export const demoItem = (demo: DemoPackage, id: string, today: Day): DemoItem => ({
  itemType: 'package',
  id,
  slug: demo.slug,
  title: demo.title,
  price: priceToPay(pricingOf(demo, today), today, 0),
  isPerPerson: !demo.isForGroup,
  durationDays: demo.days.length,
  ...(demo.season && { season: demo.season }),
});

/** Returns the demonstration trip as the item of a booking. */
export const demoTripItem = ({
  pricePerPersonRupees,
  ...trip
}: NonNullable<Awaited<ReturnType<typeof findDemoTrip>>>): DemoItem => ({
  itemType: 'itinerary',
  price: pricePerPersonRupees,
  isPerPerson: true,
  ...trip,
});

/** Returns the first day from `day` on within the season. */
function firstInSeason(day: Day, season: DemoPackage['season']): Day {
  let candidate = day;
  while (season && !isInRange(candidate, season)) candidate = addDays(candidate, 1);
  return candidate;
}

type BookingEvent = DemoBookingRecord['events'][number];

const event = (bookingId: string, at: number, more: Pick<BookingEvent, 'kind' | 'actor'> & Partial<BookingEvent>) => ({
  id: newId(at),
  bookingId,
  adminId: null,
  method: null,
  successful: null,
  notes: '',
  fromStatus: null,
  toStatus: null,
  at,
  ...more,
});

/** Returns a booking's events, by the rules for real bookings, and its final status. */
function replay(demo: DemoBooking, bookingId: string, createdAt: number) {
  const events: BookingEvent[] = [
    event(bookingId, createdAt, { kind: 'created', actor: 'Traveller', toStatus: 'pending' }),
  ];
  const opened = demo.openedAfterHours;
  const [first] = demo.steps ?? [];
  if (opened !== undefined) {
    events.push(event(bookingId, createdAt + opened * HOUR_MS, { kind: 'seen', actor: first?.by ?? 'Mitali' }));
  }
  let status: BookingStatus = 'pending';
  for (const step of demo.steps ?? []) {
    const at = createdAt + step.afterHours * HOUR_MS;
    const to: BookingStatus = 'to' in step ? step.to : statusAfterContact(status, step.successful);
    if ('contact' in step) {
      const { by, contact, notes } = step;
      const successful = step.successful ? 1 : 0;
      events.push(event(bookingId, at, { kind: 'contact', actor: by, method: contact, successful, notes }));
    }
    if (to !== status) {
      events.push(event(bookingId, at, { kind: 'status', actor: step.by, fromStatus: status, toStatus: to }));
    }
    status = to;
  }
  return { events, status };
}

/** Returns a demonstration booking with its history as of `now`. */
export function demoBookingRecord(demo: DemoBooking, item: DemoItem, now: number): DemoBookingRecord {
  const createdAt = now - demo.askedHoursAgo * HOUR_MS;
  const id = newId(createdAt);
  const { events, status } = replay(demo, id, createdAt);
  const booking = {
    id,
    itemType: item.itemType,
    itemId: item.id,
    itemSlug: item.slug,
    itemTitle: item.title,
    itemPrice: item.price,
    ...bookingPrice(item.price, item.isPerPerson, demo.travelers),
    currency: 'INR',
    fullName: demo.fullName,
    phone: demo.phone,
    email: demo.email ?? null,
    travelers: demo.travelers,
    preferredDate: item.startDate ?? firstInSeason(addDays(dayInIndia(createdAt), demo.travelsAfterDays), item.season),
    durationDays: item.durationDays,
    specialRequests: demo.specialRequests ?? '',
    status,
    userId: null,
    ...MADE_UP,
    seenAt: demo.openedAfterHours === undefined ? null : createdAt + demo.openedAfterHours * HOUR_MS,
    createdAt,
    updatedAt: events.at(-1)?.at ?? createdAt,
  };
  return { booking, events };
}

export function demoLeadRecord(demo: DemoLead, now: number): DemoLeadRecord {
  const submittedAt = now - demo.submittedHoursAgo * HOUR_MS;
  const seenAt = demo.openedAfterHours === undefined ? null : submittedAt + demo.openedAfterHours * HOUR_MS;
  return {
    id: newId(submittedAt),
    name: demo.name,
    phone: demo.phone,
    canonicalPhone: canonicalPhone(demo.phone),
    status: demo.status,
    notes: demo.notes ?? '',
    followUpOn: demo.followUpInDays === undefined ? null : addDays(dayInIndia(now), demo.followUpInDays),
    ...MADE_UP,
    seenAt,
    submittedAt,
    updatedAt: seenAt ?? submittedAt,
  };
}

const atTenInIndia = (day: Day): number => startOfDayInIndia(day) + 10 * HOUR_MS;

/** Returns a demonstration post written some weeks before `now`. */
export function demoPostRecord(demo: DemoPost, now: number, gazetteer: Gazetteer) {
  const { title, category, excerpt, tags, metaTitle, metaDescription, authorName, picture } = demo;
  const createdAt = now - demo.ageDays * DAY_MS;
  const publishAt = demo.inDays === undefined ? null : atTenInIndia(addDays(dayInIndia(now), demo.inDays));
  const document = {
    title,
    category,
    excerpt,
    tags: [...tags],
    metaTitle,
    metaDescription,
    authorName,
    content: articleOf(demo, gazetteer),
    featuredImage: posterAddress(picture.subject, picture.hour),
    readTimeSet: null,
  };
  const record = {
    id: newId(createdAt),
    slug: demo.slug,
    status: demo.status,
    now: createdAt,
    publishAt,
    views: demo.views,
  };
  return { document, record };
}
