import type { Generation } from '../../../contracts/itineraries.ts';
import type { Gazetteer } from '../../../core/gazetteer/gazetteer.ts';
import type { TripRequest } from '../../../core/planner/types.ts';
import { readWishes } from '../../../core/wish-words/read-wishes.ts';

type Wishes = TripRequest['wishes'];

/** A search whose words have been read without a model. */
export interface ReadSearch {
  /** The search for as many travellers as its words say, unless a field says who travels. */
  readonly search: Generation;
  /** The wishes in its words; undefined when it has none. */
  readonly read: Wishes;
  readonly unread: readonly string[];
}

/** Reads the words of a search into wishes. */
export function readTypedWish(search: Generation, gazetteer: Gazetteer): ReadSearch {
  if (search.wish === '') return { search, read: undefined, unread: [] };
  const { wishes, travellers, unread } = readWishes(search.wish, search, gazetteer);
  if (!search.wishes?.party)
    return { search: { ...search, travellers: travellers ?? search.travellers }, read: wishes, unread };
  const { party: _, ...others } = wishes;
  return { search, read: others, unread };
}

/**
 * Returns read wishes without those that may be dropped when they leave no trip: a mood is not a condition, and a sight
 * that is only mentioned is no must. In fields they are.
 */
export function withoutMoods(wishes: Wishes): Wishes {
  const { themes: _themes, pace: _pace, favoured: _favoured, mustSee: _named, ...conditions } = wishes ?? {};
  return Object.keys(conditions).length > 0 ? conditions : undefined;
}

/** Returns what grammar and model read together: the grammar knows conditions exactly, a model the mood better. */
export const mergeRead = (read: Wishes, byModel: Wishes): Wishes =>
  byModel ? { ...withoutMoods(read), ...byModel } : read;

/**
 * Returns what a model is told of the other wishes: those of the fields, and the conditions that the grammar read. The
 * moods are left to the model.
 */
export const knownWishes = ({ wishes }: Pick<Generation, 'wishes'>, read: Wishes): NonNullable<Wishes> => ({
  ...withoutMoods(read),
  ...wishes,
});
