import { z } from 'zod';
import { named } from './named.ts';
import { addressPart } from './text.ts';

/** Records of one bulk act, at most. */
export const MOST_AT_ONCE = 500;

/**
 * Returns the choice of a bulk act: some records by their ids, or all that match the filters of the list. `matching` is
 * how many the admin saw: if it differs, the call answers 409 and changes nothing.
 */
export const bulkChoice = <F extends z.ZodType>(filters: F) =>
  z.union(
    [
      z.object({ ids: z.array(addressPart).min(1).max(MOST_AT_ONCE) }),
      z.object({ filters, matching: z.number().int().min(1) }),
    ],
    { error: 'choose ids, or filters with the number of matches' },
  );

/** What became of each record of a bulk act. */
export const bulkAnswer = named('BulkAnswer', {
  /** Changed, each with the status that it had before. */
  done: z.array(z.object({ _id: z.string(), before: z.string() })),
  /** Unchanged, each with the reason in words. */
  refused: z.array(z.object({ _id: z.string(), name: z.string(), reason: z.string() })),
});
export type BulkAnswer = z.infer<typeof bulkAnswer>;
