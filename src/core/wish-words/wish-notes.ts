import type { Diet } from '../planner/wishes.ts';

/** What contradicts itself in a traveller's words, or is missing. */
export type WishNote =
  | { readonly say: 'no-meat'; readonly diet: Extract<Diet, 'jain' | 'vegan' | 'vegetarian'> }
  | { readonly say: 'ages-missing' };
