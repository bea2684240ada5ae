import { tripWishes } from '../../../contracts/trip-wishes.ts';
import type { Gazetteer } from '../../../core/gazetteer/gazetteer.ts';
import { readWishes } from '../../../core/wish-words/read-wishes.ts';
import type { Routes } from '../../http/endpoints.ts';

/** Reads wishes in words; nothing is stored or logged. */
export function wishRoutes(gazetteer: Gazetteer): Pick<Routes, 'POST /api/wishes/read'> {
  const nameOf = (id: string): string | undefined => (gazetteer.sights.get(id) ?? gazetteer.bases.get(id))?.name;
  return {
    'POST /api/wishes/read': {
      callsPerMinute: 60,
      handle: async ({ body }) => {
        const { wishes, travellers, unread, notes } = readWishes(body.words, body, gazetteer);
        const ids = [...(wishes.mustSee ?? []), ...(wishes.avoid ?? [])];
        return {
          wishes: tripWishes.parse(wishes),
          ...(travellers !== undefined && { travellers }),
          names: Object.fromEntries(ids.flatMap((id) => (nameOf(id) === undefined ? [] : [[id, nameOf(id) ?? '']]))),
          unread: [...unread],
          notes: [...notes],
        };
      },
    },
  };
}
