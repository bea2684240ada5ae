import type { PackageProblem } from '../../../core/packages/package-form.ts';
import type { Words } from '../../../core/sayings.ts';
import { fieldProblemWords } from './fields.ts';

/** What is wrong with a field of a package. */
export const packageProblemWords: Words<PackageProblem> = {
  ...fieldProblemWords,
  'price-too-high': () => 'Base price must be 10 crore or less',
  'price-not-whole': () => 'Base price must be a whole number above 0',
  'currency-unknown': () => 'Currency must be INR, USD, EUR or GBP',
  'valid-until-malformed': () => 'Valid until must be a day',
  'class-unknown': () => 'Travel class is not known',
  'travellers-crossed': () => 'Minimum travelers cannot exceed maximum travelers',
  'travellers-range': ({ limit, most }) =>
    `${limit === 'min' ? 'Minimum' : 'Maximum'} travelers must be between 1 and ${most}`,
  'discount-range': ({ most }) => `Discount must be between 0 and ${most} percent`,
  'duration-range': ({ most }) => `Duration must be 1 to ${most} days`,
  'advance-range': ({ most }) => `Advance booking days must be between 0 and ${most}`,
  'package-status-unknown': () => 'Status must be draft, published or archived',
  'picture-foreign': () => 'A picture that stays must be one of this package',
  'featured-picture-unknown': () => 'The featured picture must be one of the pictures',
  'too-many-days': ({ most }) => `Itinerary may have at most ${most} days`,
  'too-many-pictures': ({ most }) => `A package may have at most ${most} pictures`,
};
