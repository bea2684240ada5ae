import type { Demand } from '../../../contracts/demand.ts';
import type { WrittenPackage } from '../../../contracts/packages.ts';
import { MONTH_NAMES } from '../../../core/dates.ts';
import { formatRupees } from '../../../core/money.ts';
import { BOOKING_INFO_DEFAULTS, PACKAGE_DEFAULTS, PACKAGE_LIMITS } from '../../../core/packages/package-options.ts';
import { counted } from '../../../words/en/counts.ts';
import { activityFeed } from '../../../words/en/office/activity-feed.ts';
import { escapeXml } from '../../http/xml.ts';

const monthWords = (month: string): string => `${MONTH_NAMES[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;

const reasonWords = (reason: string): string =>
  (activityFeed.refusals as Readonly<Record<string, string>>)[reason] ?? reason.toLowerCase().replaceAll('_', ' ');

const peopleWords = (count: number): string => (count === 1 ? 'one person' : `${count} people`);

/** Returns what was asked for, one sentence each. */
function askedFor({ from, to, people, months, budget, travellers, days, reason }: Demand): string[] {
  return [
    `${from} to ${to}${days === null ? '' : `, most often for ${counted(days, 'day')}`}.`,
    ...(months.length === 0
      ? []
      : [
          `Month of travel: ${months.map((one) => `${monthWords(one.month)} (${peopleWords(one.people)})`).join(', ')}.`,
        ]),
    ...(budget === null ? [] : [`Half of them would spend at most ${formatRupees(budget)} per person.`]),
    ...(travellers === null ? [] : [`Size of the party: ${counted(travellers, 'traveller')}.`]),
    `No trip was found for ${peopleWords(people)}: ${reasonWords(reason)}.`,
  ];
}

/**
 * Returns a package with nothing but what was asked for. It offers nothing: every text says that it is to be checked,
 * and days, inclusions and policies are left to the agency.
 */
export function draftOfDemand(demand: Demand): WrittenPackage {
  const { from, to, days, budget } = demand;
  const title = `${from} to ${to}${days === null ? '' : `, ${counted(days, 'day')}`}`;
  const asked = askedFor(demand);
  const items = asked.map((sentence) => `<li>${escapeXml(sentence)}</li>`).join('');
  return {
    title: title.slice(0, PACKAGE_LIMITS.title.max).toWellFormed(),
    shortDescription: `To be checked: ${asked.join(' ')}`.slice(0, PACKAGE_LIMITS.shortDescription.max).toWellFormed(),
    description: `<p><strong>To be checked and rewritten before it is published.</strong> This draft holds what visitors searched for and did not find, and nothing else:</p><ul>${items}</ul>`,
    category: 'Domestic',
    images: [],
    travelDetails: {
      fromLocation: from,
      toLocation: to,
      duration: days ?? 1,
      maxTravelers: PACKAGE_DEFAULTS.maxTravelers,
      minTravelers: PACKAGE_DEFAULTS.minTravelers,
      travelClass: PACKAGE_DEFAULTS.travelClass,
    },
    features: [],
    inclusions: [],
    exclusions: [],
    itinerary: [],
    tags: ['to be checked'],
    metaTitle: '',
    metaDescription: '',
    bookingInfo: { ...BOOKING_INFO_DEFAULTS },
    contactInfo: { phone: '', email: '', whatsapp: '' },
    pricing: {
      basePrice: budget ?? 0,
      discountPercentage: 0,
      currency: 'INR',
      pricePerPerson: true,
      validUntil: null,
    },
    isFeatured: false,
  };
}
