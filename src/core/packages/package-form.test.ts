import { describe, expect, it } from 'vitest';
import { problemsOf } from '../../../test/english.ts';
import { type PackageForm, packageProblems } from './package-form.ts';

const form: PackageForm = {
  title: 'Darjeeling',
  slug: 'darjeeling',
  shortDescription: 'Five days in the hills.',
  descriptionText: 'Tea and trains.',
  category: 'Family',
  basePrice: 20_000,
  currency: 'INR',
  discountPercentage: 10,
  validUntil: '2026-12-31',
  fromLocation: 'Kolkata',
  toLocation: 'Darjeeling',
  durationDays: 5,
  travelClass: 'Economy',
  minTravelers: 2,
  maxTravelers: 6,
  advanceBookingDays: 7,
  metaTitle: 'x'.repeat(60),
  metaDescription: 'x'.repeat(160),
};
const problems = (more: Partial<PackageForm>) => problemsOf(packageProblems({ ...form, ...more }));

describe('a package form', () => {
  it('that is filled in may be saved', () => {
    expect(problems({})).toEqual({});
    expect(problems({ shortDescription: 'x'.repeat(300), discountPercentage: 90, validUntil: '' })).toEqual({});
  });

  it('that is empty says all of it, in the words and the order of the spec', () => {
    const empty = problems({
      title: ' ',
      slug: '',
      descriptionText: '\n',
      shortDescription: '',
      category: '',
      basePrice: null,
    });
    expect(Object.values(empty).join(', ')).toBe(
      'Title is required, Slug is required, Description is required, Short description is required, Category is required, Base price is required',
    );
  });

  it.each([
    [{ shortDescription: 'x'.repeat(301) }, 'Short description must be 300 characters or less'],
    [{ metaTitle: 'x'.repeat(61) }, 'Meta title must be 60 characters or less'],
    [{ metaDescription: 'x'.repeat(161) }, 'Meta description must be 160 characters or less'],
    [{ slug: 'Not A Slug' }, 'Slug may hold only lower-case letters, digits and single hyphens'],
    [{ slug: 'featured' }, 'The slug "featured" is reserved'],
    [{ slug: 'x'.repeat(101) }, 'Slug must be 100 characters or less'],
    [{ category: 'Cruise' }, 'Category is required'],
    [{ basePrice: 0 }, 'Base price is required'],
    [{ basePrice: -5 }, 'Base price must be a whole number above 0'],
    [{ basePrice: 99.5 }, 'Base price must be a whole number above 0'],
    [{ basePrice: Number.NaN }, 'Base price must be a whole number above 0'],
    [{ basePrice: 1e12 }, 'Base price must be 10 crore or less'],
    [{ currency: 'JPY' }, 'Currency must be INR, USD, EUR or GBP'],
    [{ discountPercentage: 91 }, 'Discount must be between 0 and 90 percent'],
    [{ discountPercentage: 2.5 }, 'Discount must be between 0 and 90 percent'],
    [{ validUntil: '2026-02-30' }, 'Valid until must be a day'],
    [{ fromLocation: ' ' }, 'From location is required'],
    [{ toLocation: '' }, 'To location is required'],
    [{ durationDays: null }, 'Duration must be 1 to 90 days'],
    [{ durationDays: 91 }, 'Duration must be 1 to 90 days'],
    [{ travelClass: 'Deck' }, 'Travel class is not known'],
    [{ minTravelers: 0 }, 'Minimum travelers must be between 1 and 1000'],
    [{ maxTravelers: Number.NaN }, 'Maximum travelers must be between 1 and 1000'],
    [{ maxTravelers: 5000 }, 'Maximum travelers must be between 1 and 1000'],
    [{ minTravelers: 7 }, 'Minimum travelers cannot exceed maximum travelers'],
    [{ advanceBookingDays: 366 }, 'Advance booking days must be between 0 and 365'],
  ])('with %j says: %s', (wrong, message) => {
    expect(Object.values(problems(wrong))).toEqual([message]);
  });
});
