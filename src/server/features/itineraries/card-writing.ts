import type { ModelCall } from '../../../core/ai-usage/model-calls.ts';
import type { Gazetteer } from '../../../core/gazetteer/gazetteer.ts';
import type { CardWords } from '../../../core/grounding/card-words.ts';
import { checkCardWords } from '../../../core/grounding/check-words.ts';
import { cardFacts } from '../../../core/grounding/plan-facts.ts';
import type { WordProblem } from '../../../core/grounding/word-problem.ts';
import { caseKey } from '../../../core/names.ts';
import type { Itinerary as PlannedTrip } from '../../../core/planner/types.ts';
import { planWords } from '../../../words/en/planner/plans.ts';
import type { ModelSession } from '../../gateways/language-model/session.ts';
import { type Task, type Texts, type Written, writeTexts } from './model-texts.ts';

interface CardWriter {
  readonly trips: readonly PlannedTrip[];
  /** The titles of all cards shown: each must be unique. */
  readonly titles: readonly string[];
  readonly gazetteer: Gazetteer;
}

/** The words of one card, as far as they have been written. */
interface WrittenCard {
  readonly slug: string;
  readonly words: CardWords;
}

/** Refuses a title that another card already has. */
function titleTaken(title: string, taken: ReadonlySet<string>): readonly WordProblem[] {
  return taken.has(caseKey(title)) ? [{ field: 'title', kind: 'form', found: 'another trip is called so' }] : [];
}

/**
 * Lets the model write about planned trips; yields texts that pass the checks as they arrive. `outcome` resolves to the
 * question's result, once all texts are yielded.
 */
export function writeCards(
  session: ModelSession,
  { trips, titles, gazetteer }: CardWriter,
): { readonly cards: AsyncIterable<WrittenCard>; readonly outcome: Promise<ModelCall['outcome']> } {
  const taken = new Set(titles.map(caseKey));
  const tasks: Task[] = trips.map((trip, index) => ({
    number: index + 1,
    facts: cardFacts(trip, gazetteer, planWords),
    check: (texts: Texts) => [...checkCardWords(texts, trip, gazetteer), ...titleTaken(texts.title, taken)],
  }));
  const ended = Promise.withResolvers<ModelCall['outcome']>();
  const passed = new ReadableStream<Written>({
    async start(controller) {
      const reply = await writeTexts(session, 'cards', tasks, (written) => {
        if (written.title) taken.add(caseKey(written.title));
        controller.enqueue(written);
      });
      ended.resolve(reply.outcome);
      controller.close();
    },
  });
  const { provider, model } = session.rules.choice;
  const by = { provider, model, promptVersion: session.rules.prompts.version };
  async function* yieldCards(): AsyncGenerator<WrittenCard> {
    const kept = new Map<string, CardWords>();
    for await (const { number, ...texts } of passed) {
      const slug = trips[number - 1]?.slug;
      if (slug === undefined) continue;
      // A repair may bring the title after the description.
      const words: CardWords = { ...kept.get(slug), ...texts, by };
      kept.set(slug, words);
      yield { slug, words };
    }
  }
  return { cards: yieldCards(), outcome: ended.promise };
}
