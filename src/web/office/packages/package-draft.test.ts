import { expect, test } from 'vitest';
import type { AdminPackage } from '../../../contracts/packages.ts';
import { BOOKING_INFO_DEFAULTS } from '../../../core/packages/package-options.ts';
import { parseKeptDraft } from '../ui/editor/kept-draft.ts';
import { withTitle } from '../ui/editor/record-slug.ts';
import { draftOf, draftProblems, emptyDraft, linesOf, newDay, packageUpload } from './package-draft.ts';
import { PACKAGE_KIND } from './package-kind.ts';

const stored: AdminPackage = {
  formerSlugs: [],
  publishAt: null,
  translations: [],
  _id: 'p1',
  slug: 'darjeeling-in-three-days',
  title: 'Darjeeling in Three Days',
  description: '<p>Tea and trains.</p>',
  shortDescription: 'Tea and trains',
  category: 'Family',
  images: [
    { url: '/pictures/posters/1/a.svg', caption: 'A', isFeatured: false },
    { url: '/pictures/posters/1/b.svg', caption: 'B', isFeatured: true },
  ],
  pricing: {
    basePrice: 20_000,
    discountPercentage: 10,
    offer: null,
    percentOff: 10,
    finalPrice: 18_000,
    currency: 'INR',
    pricePerPerson: true,
    validUntil: null,
  },
  travelDetails: {
    fromLocation: 'Kolkata',
    toLocation: 'Darjeeling',
    duration: 3,
    maxTravelers: 10,
    minTravelers: 2,
    travelClass: 'Economy',
  },
  rating: { average: 0, count: 0, isSample: false },
  views: 7,
  features: ['Toy train'],
  inclusions: ['Breakfast'],
  exclusions: [],
  itinerary: 'Day 1 - Arrival: Rest.\nDay 2 - Sunrise: Tiger Hill.',
  tags: ['hills'],
  metaTitle: '',
  metaDescription: '',
  bookingInfo: { ...BOOKING_INFO_DEFAULTS, cancellationPolicy: 'None', refundPolicy: 'None' },
  contactInfo: { phone: '', email: '', whatsapp: '' },
  status: 'published',
  isFeatured: true,
  isDemo: false,
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-02T00:00:00.000Z',
  version: 4,
};

test('a new package begins with the defaults of the spec', () => {
  expect(emptyDraft()).toMatchObject({
    status: 'draft',
    currency: 'INR',
    discountPercentage: 0,
    travelClass: 'Economy',
    minTravelers: 1,
    maxTravelers: 10,
    requiresAdvanceBooking: true,
    advanceBookingDays: 7,
    cancellationPolicy: 'Standard cancellation policy applies',
    refundPolicy: 'Refund available as per terms and conditions',
  });
});

test('an empty form says everything that is required, in the order of the spec', () => {
  expect(Object.values(draftProblems(emptyDraft(), null, 0)).slice(0, 6)).toEqual([
    'Title is required',
    'Slug is required',
    'Description is required',
    'Short description is required',
    'Category is required',
    'Base price is required',
  ]);
});

test('a complete package has no problem; an editor that holds only an empty paragraph has no description', () => {
  expect(draftProblems(draftOf(stored), stored, 0)).toEqual({});
  expect(draftProblems({ ...draftOf(stored), description: '<p></p>' }, stored, 0)).toEqual({
    description: 'Description is required',
  });
});

test('the slug follows the title until it is given one of its own', () => {
  const first = withTitle(emptyDraft(), 'Goa: Sun & Sand');
  expect(first.slug).toBe('goa-sun-sand');
  expect(withTitle(first, 'Goa').slug).toBe('goa');
  expect(withTitle({ ...first, slug: 'my-goa' }, 'Goa').slug).toBe('my-goa');
  expect(withTitle({ ...first, slug: '' }, 'Goa').slug).toBe('goa');
});

test('a title that leaves no slug here is left to the server to transliterate', () => {
  const draft = { ...draftOf(stored), title: 'दार्जिलिंग', slug: '' };
  expect(draftProblems(draft, null, 0)).toEqual({});
  expect(packageUpload(draft, 4).parts.slug).toBe('');
});

test('contacts are checked when they are given', () => {
  expect(draftProblems({ ...draftOf(stored), contactPhone: '123', contactEmail: 'nobody' }, stored, 0)).toEqual({
    contactPhone: 'Phone number must be at least 10 digits',
    contactEmail: 'Please enter a valid email address',
  });
});

test('what is sent is text, without empty lines and days, and names the version that was read', () => {
  const draft = {
    ...draftOf(stored),
    features: linesOf([' Toy train ', '', '  ']),
    days: [newDay('Arrival', 'Rest.'), newDay('Nothing', ' '), newDay('', 'Tiger Hill.')],
  };
  const { parts } = packageUpload(draft, 4);
  expect(parts).toMatchObject({ basePrice: '20000', pricePerPerson: 'true', duration: '3', version: '4' });
  expect(JSON.parse(parts.features ?? '')).toEqual(['Toy train']);
  expect(JSON.parse(parts.itinerary ?? '')).toEqual([
    { day: 1, title: 'Arrival', detail: 'Rest.' },
    { day: 2, title: 'Day 2', detail: 'Tiger Hill.' },
  ]);
  expect(packageUpload(draft, null).parts).not.toHaveProperty('version');
});

test('control characters and line separators that came along with a paste are not sent', () => {
  const { parts } = packageUpload(
    { ...draftOf(stored), title: 'Goa\u2028Beach\u0007', cancellationPolicy: 'One\n\u0000two' },
    4,
  );
  expect(parts).toMatchObject({ title: 'Goa Beach', cancellationPolicy: 'One\n two' });
});

test('new pictures follow the kept ones, each with its caption, and one of all is featured', () => {
  const draft = draftOf(stored);
  const file = new File(['x'], 'c.jpg', { type: 'image/jpeg' });
  const upload = packageUpload(
    { ...draft, pictures: [...draft.pictures, { id: 'n', file, preview: '', caption: ' C ' }], featuredPicture: 'n' },
    4,
  );
  expect(upload.parts.featuredImage).toBe('2');
  expect(JSON.parse(upload.parts.existingImages ?? '')).toEqual([
    { url: '/pictures/posters/1/a.svg', caption: 'A', isFeatured: false },
    { url: '/pictures/posters/1/b.svg', caption: 'B', isFeatured: false },
  ]);
  expect(upload.numberedParts).toEqual({ imageCaption0: 'C' });
  expect(upload.files).toEqual([{ name: 'images', file }]);
});

test('an itinerary that is one text is edited as its days', () => {
  expect(draftOf(stored).days).toMatchObject([
    { title: 'Arrival', detail: 'Rest.' },
    { title: 'Sunrise', detail: 'Tiger Hill.' },
  ]);
});

const parse = (kept: unknown) => parseKeptDraft(kept, PACKAGE_KIND.readKeptDraft);

test('a kept draft comes back as it was, and rubbish is no draft', () => {
  const draft = draftOf(stored);
  const back = parse(JSON.parse(JSON.stringify({ draft, version: 4, keptAt: 1 })));
  if (!back) throw new Error('the draft did not come back');
  expect(packageUpload(back.draft, 4)).toEqual(packageUpload(draft, 4));
  expect(parse({ draft: { title: 5, features: 'x', pictures: [1], basePrice: '7' }, keptAt: 1 })?.draft).toEqual(
    emptyDraft(),
  );
  for (const rubbish of [null, 5, [], {}, { draft: 'x', keptAt: 1 }]) expect(parse(rubbish)).toBeNull();
});
