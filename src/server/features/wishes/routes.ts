import { tripWishes } from '../../../contracts/trip-wishes.ts';
import { withLocalNames } from '../../../core/local-names.ts';
import { speak } from '../../../core/sayings.ts';
import { readWishes } from '../../../core/wish-words/read-wishes.ts';
import { PLANNER_WORDS } from '../../../words/words-of.ts';
import { englishName, localNames } from '../../gazetteer/local-names.ts';
import type { Routes } from '../../http/endpoints.ts';
import type { LiveFacts } from '../../records/places/live-facts.ts';

/** Reads wishes in words; nothing is stored or logged. */
export function wishRoutes(facts: LiveFacts): Pick<Routes, 'POST /api/wishes/read'> {
  return {
    'POST /api/wishes/read': {
      callsPerMinute: 60,
      handle: async ({ body, visitor: { language } }) => {
        const { gazetteer } = await facts.current();
        const nameOf = (id: string): string | undefined => (gazetteer.sights.get(id) ?? gazetteer.bases.get(id))?.name;
        const asked = { ...body, to: englishName(body.to) };
        const { wishes, travellers, unread, notes } = readWishes(body.words, asked, gazetteer);
        const ids = [...(wishes.mustSee ?? []), ...(wishes.avoid ?? [])];
        const names = ids.flatMap((id) => (nameOf(id) === undefined ? [] : [[id, nameOf(id) ?? ''] as const]));
        return {
          wishes: tripWishes.parse(wishes),
          ...(travellers !== undefined && { travellers }),
          names: withLocalNames(Object.fromEntries(names), localNames(language)),
          unread: [...unread],
          notes: notes.map((note) => speak(PLANNER_WORDS[language].refusals.wishNotes, note)),
        };
      },
    },
  };
}
