import { formatMoney } from '../../../core/money.ts';
import { CURRENCIES, PACKAGE_CATEGORIES, PACKAGE_STATUSES } from '../../../core/packages/package-options.ts';
import { packageEditor } from '../../../words/en/office/package-editor.ts';
import { packages } from '../../../words/en/office/packages.ts';
import { recordEditor } from '../../../words/en/office/record-editor.ts';
import type { DraftPart } from '../ui/editor/merge-drafts.ts';
import { textOfHtml } from '../ui/editor/plain-text.ts';
import { recordTextParts } from '../ui/editor/record-texts.ts';
import { formatCalendarDay, formatDateTime } from '../ui/indian-dates.ts';
import { type ListLine, type PackageDraft, plannedInstant } from './package-draft.ts';

type Part = DraftPart<PackageDraft>;

const count = (value: number | null): string => (value === null ? '' : String(value));
const yesOrNo = (value: boolean): string => (value ? recordEditor.yes : recordEditor.no);
const linesText = (lines: readonly ListLine[]): string => lines.map(({ text }) => text).join('\n');

function showStatus(draft: PackageDraft): string {
  const instant = plannedInstant(draft);
  if (instant !== null) return packages.scheduledFor({ time: formatDateTime(new Date(instant).toISOString()) });
  const status = PACKAGE_STATUSES.find((name) => name === draft.status);
  return status ? packages.statuses[status] : draft.status;
}

function showPrice({ basePrice, currency }: PackageDraft): string {
  const known = CURRENCIES.find((name) => name === currency);
  return basePrice === null || !known ? `${count(basePrice)} ${currency}` : formatMoney(basePrice, known);
}

const priceParts = (): readonly Part[] => [
  { fields: ['basePrice', 'currency'], label: packageEditor.basePrice, show: showPrice },
  {
    fields: ['pricePerPerson'],
    label: packageEditor.isPricePerPerson,
    show: ({ pricePerPerson }) => yesOrNo(pricePerPerson),
  },
  {
    fields: ['discountPercentage'],
    label: packageEditor.discount,
    show: ({ discountPercentage }) => count(discountPercentage),
  },
  { fields: ['validUntil'], label: packageEditor.discountEnd, show: ({ validUntil }) => formatCalendarDay(validUntil) },
];

const tripParts = (): readonly Part[] => [
  { fields: ['fromLocation'], label: packageEditor.from, show: ({ fromLocation }) => fromLocation },
  { fields: ['toLocation'], label: packageEditor.to, show: ({ toLocation }) => toLocation },
  { fields: ['duration'], label: packageEditor.durationDays, show: ({ duration }) => count(duration) },
  { fields: ['travelClass'], label: packageEditor.travelClass, show: ({ travelClass }) => travelClass },
  // Checked together: the fewest may not be more than the most.
  {
    fields: ['minTravelers', 'maxTravelers'],
    label: [packageEditor.minTravelers, packageEditor.maxTravelers].join(' · '),
    show: ({ minTravelers, maxTravelers }) => `${count(minTravelers)}–${count(maxTravelers)}`,
  },
];

const termParts = (): readonly Part[] => [
  {
    fields: ['requiresAdvanceBooking'],
    label: packageEditor.requiresAdvance,
    show: ({ requiresAdvanceBooking }) => yesOrNo(requiresAdvanceBooking),
  },
  {
    fields: ['advanceBookingDays'],
    label: packageEditor.advanceDays,
    show: ({ advanceBookingDays }) => count(advanceBookingDays),
  },
  {
    fields: ['cancellationPolicy'],
    label: packageEditor.cancellationPolicy,
    show: ({ cancellationPolicy }) => cancellationPolicy,
  },
  { fields: ['refundPolicy'], label: packageEditor.refundPolicy, show: ({ refundPolicy }) => refundPolicy },
  { fields: ['contactPhone'], label: packageEditor.phone, show: ({ contactPhone }) => contactPhone },
  { fields: ['contactEmail'], label: packageEditor.email, show: ({ contactEmail }) => contactEmail },
  { fields: ['contactWhatsapp'], label: packageEditor.whatsapp, show: ({ contactWhatsapp }) => contactWhatsapp },
];

/** Returns what is merged as one when two admins save one package. */
export const packageParts = (): readonly Part[] => [
  ...recordTextParts<PackageDraft>((category) => {
    const known = PACKAGE_CATEGORIES.find((name) => name === category);
    return known ? packages.categories[known] : category;
  }),
  {
    fields: ['shortDescription'],
    label: packageEditor.shortDescription,
    show: ({ shortDescription }) => shortDescription,
  },
  { fields: ['description'], label: packageEditor.description, show: ({ description }) => textOfHtml(description) },
  {
    fields: ['status', 'planned', 'publishDay', 'publishTime'],
    label: packageEditor.status,
    show: showStatus,
    compare: (draft) => [draft.status, plannedInstant(draft)],
  },
  { fields: ['isFeatured'], label: packageEditor.featureOnHomePage, show: ({ isFeatured }) => yesOrNo(isFeatured) },
  {
    fields: ['pictures', 'featuredPicture'],
    label: packageEditor.pictures,
    show: ({ pictures }) =>
      pictures.map(({ caption, url, file }) => caption || file?.name || url?.split('/').at(-1)).join('\n'),
    compare: ({ pictures, featuredPicture }) =>
      pictures.map(({ id, url, file, caption }) => [url ?? [file?.name, file?.size], caption, id === featuredPicture]),
  },
  {
    fields: ['days'],
    label: packageEditor.itinerary,
    show: ({ days }) => days.map(({ title, detail }) => [title, detail].join('\n')).join('\n\n'),
  },
  ...(['features', 'inclusions', 'exclusions'] as const).map(
    (name): Part => ({
      fields: [name],
      label: packageEditor.lists[name].label,
      show: (draft) => linesText(draft[name]),
    }),
  ),
  ...priceParts(),
  ...tripParts(),
  ...termParts(),
];
