import { z } from 'zod';
import { MAX_TRAVELLERS, WISH_LONGEST } from '../core/planner/types.ts';
import { defineEndpoints, type Noun } from './endpoint.ts';
import { typedText } from './text.ts';
import { tripWishes } from './trip-wishes.ts';

/** Longest wish and place name that are read, in characters. */
const LONGEST = { words: WISH_LONGEST, place: 100 } as const;

const noun: Noun = { name: 'Wishes', about: 'What travellers want besides places, dates and money.' };

export const wishEndpoints = defineEndpoints(noun, {
  'POST /api/wishes/read': {
    operationId: 'readWishes',
    summary: 'Read wishes in a traveller’s own words into fields; says what was not understood. Stores nothing',
    access: 'public',
    body: z.object({
      words: typedText({ max: LONGEST.words }),
      /** The destination as typed: sights and towns around it are understood by their names. */
      to: typedText({ max: LONGEST.place }).default(''),
      travellers: z.number().int().min(1).max(MAX_TRAVELLERS).default(1),
    }),
    answers: {
      200: z.object({
        wishes: tripWishes,
        /** How many travel, when the words say it. */
        travellers: z.number().exactOptional(),
        /** Names of the sights and towns in the wishes, by id. */
        names: z.record(z.string(), z.string()),
        /** Pieces of the words that were not understood. */
        unread: z.array(z.string()),
        /** What contradicts itself or is missing, in words. */
        notes: z.array(z.string()),
      }),
    },
  },
});
