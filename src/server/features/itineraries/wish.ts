import { z } from 'zod';
import { maskWish } from '../../../core/ai-usage/mask-wish.ts';
import type { Gazetteer } from '../../../core/gazetteer/gazetteer.ts';
import { THEMES } from '../../../core/gazetteer/types.ts';
import { offerPlaces } from '../../../core/grounding/offered-places.ts';
import { readDraft } from '../../../core/grounding/read-draft.ts';
import type { TripRequest } from '../../../core/planner/types.ts';
import { AVOIDED_KINDS, type TripWishes } from '../../../core/planner/wishes.ts';
import { listWishes } from '../../../words/en/planner/wishes.ts';
import type { ModelSession } from '../../gateways/language-model/session.ts';

/** The model's reading of a wish: without limits, which some providers reject; unknown values are dropped. */
const draftShape = z.object({
  places: z.array(z.string()),
  themes: z.array(z.string()),
  pace: z.string().nullable(),
  gentle: z.boolean(),
});

const READ_WITHIN_MS = 3500;
/** Includes the thinking of models that cannot answer without it. */
const TOKENS = 800;

const CLOCK = /^\d\d:\d\d$/;

/** Returns the wishes that are known already in words: only of our own lists, names, numbers and times. */
function wordKnown(
  { arriveAfter, leaveBefore, ...others }: TripWishes,
  { sights, bases }: Gazetteer,
): readonly string[] {
  const isPlace = (id: string): boolean => sights.has(id) || bases.has(id);
  const nameOf = (id: string): string => sights.get(id)?.name ?? bases.get(id)?.name ?? '';
  const { mustSee = [], avoid = [] } = others;
  const known = {
    ...others,
    mustSee: mustSee.filter(isPlace),
    avoid: avoid.filter((value) => isPlace(value) || AVOIDED_KINDS.some((kind) => kind === value)),
    ...(arriveAfter && CLOCK.test(arriveAfter) && { arriveAfter }),
    ...(leaveBefore && CLOCK.test(leaveBefore) && { leaveBefore }),
  };
  return listWishes(known, nameOf);
}

/**
 * Reads a wish: the offered places, themes and pace that it asks for. Returns null without a usable answer; the trip is
 * then planned without the wish. `known` are the wishes of fields and of words that were read without a model.
 */
export async function readWish(
  session: ModelSession,
  { to, travellers, wish }: { readonly to: string; readonly travellers: number; readonly wish: string },
  gazetteer: Gazetteer,
  known: TripWishes = {},
): Promise<TripRequest['wishes'] | null> {
  const offered = offerPlaces(to, gazetteer, known);
  // Without any known place the planner refuses the request; there is nothing to pick from.
  if (offered.length === 0) return null;
  const reply = await session.ask({
    purpose: 'wish',
    material: { wish: maskWish(wish), party: travellers, known: wordKnown(known, gazetteer), themes: THEMES, offered },
    shape: draftShape,
    maxOutputTokens: TOKENS,
    withinMs: READ_WITHIN_MS,
  });
  if (!reply.value) return null;
  const { wishes, invented } = readDraft(reply.value, offered);
  reply.judge({ accepted: wishes?.favoured?.length ?? 0, invented });
  return wishes;
}
