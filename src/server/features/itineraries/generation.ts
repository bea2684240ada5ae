import type { Generation, GenerationEvent, Itinerary } from '../../../contracts/itineraries.ts';
import type { Day } from '../../../core/dates.ts';
import type { PlaceFacts } from '../../../core/places/corrections.ts';
import type { ProgressSaying, RefusalWords } from '../../../core/planner/refusal-sayings.ts';
import type { Itinerary as PlannedTrip, TripRequest } from '../../../core/planner/types.ts';
import { speak } from '../../../core/sayings.ts';
import { SERVER_WORDS } from '../../../words/words-of.ts';
import { type Clock, todayInIndia } from '../../clock.ts';
import { englishName } from '../../gazetteer/local-names.ts';
import { generationError, refusalOf } from '../../http/refusals.ts';
import type { LiveFacts } from '../../records/places/live-facts.ts';
import type { LanguageModelService } from '../language-model/service.ts';
import type { OfferService } from '../offers/service.ts';
import type { Asker } from './asker.ts';
import { writeCards } from './card-writing.ts';
import type { Ending, GenerationLog, LoggedRun } from './generation-log.ts';
import { modelAway } from './model-away.ts';
import { type PlanningQueue, refusalError, tooBusy } from './planning.ts';
import type { StoredItineraries } from './stored-itineraries.ts';
import type { Teller, TellerIn } from './tellers.ts';
import { knownWishes, mergeRead, readTypedWish, withoutMoods } from './typed-wish.ts';
import { readWish } from './wish.ts';

interface Dependencies {
  readonly clock: Clock;
  readonly queue: PlanningQueue;
  readonly facts: LiveFacts;
  readonly models: Pick<LanguageModelService, 'begin'>;
  readonly offers: Offers;
  readonly log: GenerationLog;
  readonly stored: Pick<StoredItineraries, 'keep' | 'keepWords'>;
  readonly tellerIn: TellerIn;
  readonly onFailure: (error: unknown) => void;
}

/** A running generation. */
interface Run extends LoggedRun {
  readonly facts: PlaceFacts;
  readonly isModelOnly: boolean;
  readonly words: RefusalWords;
  /** Names places in the language of the words. */
  readonly named: Teller['named'];
  readonly shown: Itinerary[];
  /** Planned trips without a model's texts yet. */
  readonly unwritten: PlannedTrip[];
}

type Offers = Pick<OfferService, 'offerFor'>;

/** Returns a generation that has answered nothing yet. */
const beginRun = (run: Omit<Run, 'shown' | 'unwritten' | 'plans'>): Run => ({
  ...run,
  shown: [],
  unwritten: [],
  plans: null,
});

/**
 * Returns the planner's request for a search, on a booking day and under that day's offer. Wishes given as fields
 * overrule those that were read from words.
 */
export const toTripRequest = async (
  search: Generation,
  { bookedOn, offers }: { readonly bookedOn: Day; readonly offers: Offers },
  read?: TripRequest['wishes'],
): Promise<TripRequest> => ({
  from: search.from,
  to: search.to,
  departureDate: search.departureDate,
  returnDate: search.returnDate,
  travellers: search.travellers,
  travelClass: search.travelClass,
  priceRange: { min: search.priceRange[0], max: search.priceRange[1] },
  bookedOn,
  offerPercent: (await offers.offerFor('itinerary', bookedOn))?.percent ?? 0,
  exclude: search.exclude,
  ...((search.wishes ?? read) && { wishes: { ...read, ...search.wishes } }),
});

/** Returns what the model reads from the wish, if there are a wish and a model. */
async function readByModel(
  { search, session, isModelOnly, facts }: Run,
  read: TripRequest['wishes'],
): Promise<TripRequest['wishes']> {
  if (!session || search.wish === '') return undefined;
  const wishes = await readWish(session, search, facts.gazetteer, knownWishes(search, read));
  if (!wishes && isModelOnly && session.calls.length > 0) throw modelAway();
  return wishes ?? undefined;
}

const say = ({ progress }: RefusalWords, step: string, text: ProgressSaying): GenerationEvent => ({
  event: 'progress',
  data: { step, text: speak(progress, text) },
});

/** Plans trips and yields each step. */
export function generator(dependencies: Dependencies) {
  const { clock, queue, facts: liveFacts, models, offers, log, stored, tellerIn, onFailure } = dependencies;
  const { hasPlace, enter, planInTurn } = queue;

  /** Rejects a request that would wait too long, before any work is done for it. */
  const requirePlace = (search: Generation, asker: Asker): void => {
    if (!hasPlace(asker.visitor.limitKey)) throw log.refuse(search, asker, tooBusy());
  };

  /** Plans once. Read wishes that leave no trip are no refusal as long as there is something to drop. */
  async function* planOnce(
    run: Run,
    wishes: TripRequest['wishes'] | undefined,
    isLast: boolean,
  ): AsyncGenerator<GenerationEvent> {
    const request = await toTripRequest(run.search, { bookedOn: todayInIndia(clock), offers }, wishes);
    for await (const event of planInTurn(request, { facts: run.facts, signal: run.asker.signal })) {
      if (event.kind === 'refused') {
        if (isLast) throw refusalError(event.refusal, run.words, run.named);
        return;
      }
      if (event.kind === 'progress') yield say(run.words, event.step, event.text);
      if (event.kind === 'checked') run.plans = event.plans;
      if (event.kind === 'itinerary') {
        const kept = await stored.keep(event.itinerary, { visitor: run.asker.visitor, facts: run.facts });
        run.shown.push(kept.shown);
        if (!kept.hasWords) run.unwritten.push(event.itinerary);
        if (!run.isModelOnly) yield { event: 'itinerary', data: kept.shown };
      }
    }
  }

  /** Plans with all that was read from the words; without the moods in it if no such trip is possible. */
  async function* plan(run: Run, read: TripRequest['wishes'] | undefined): AsyncGenerator<GenerationEvent> {
    const conditions = withoutMoods(read);
    const isAll = isSame(conditions, read);
    yield* planOnce(run, read, isAll);
    if (isAll || run.shown.length > 0 || run.asker.signal.aborted) return;
    yield say(run.words, 'sights', { say: 'without-moods' });
    yield* planOnce(run, conditions, true);
  }

  /** Lets the model write about the planned trips. When only its texts will do, the cards wait for them. */
  async function* write(run: Run): AsyncGenerator<GenerationEvent> {
    const { session, unwritten, shown, isModelOnly, facts } = run;
    if (session && unwritten.length > 0) {
      yield say(run.words, 'words', { say: 'write' });
      const writing = writeCards(session, { ...facts, trips: unwritten, titles: shown.map(({ title }) => title) });
      for await (const { slug, words } of writing.cards) {
        await stored.keepWords(slug, words);
        const index = findWordable(run, slug);
        const card = shown[index];
        if (!card) continue;
        shown[index] = { ...card, title: words.title ?? card.title, difference: words.description ?? card.difference };
        if (!isModelOnly) yield { event: 'words', data: wordsOf(shown[index]) };
      }
      if (isModelOnly && (await writing.outcome) !== 'answered') throw modelAway();
    }
    if (isModelOnly) for (const card of shown) yield { event: 'itinerary', data: card };
  }

  /**
   * Plans a trip and yields each step; throws if the queue is full. The last event is `done` or `error`; an itinerary
   * is stored before it is yielded. Planning ends when the iteration ends early or the asker disconnects; the log row
   * is written either way.
   */
  async function* generate(asked: Generation, asker: Asker): AsyncGenerator<GenerationEvent> {
    requirePlace(asked, asker);
    const { limitKey } = asker.visitor;
    let leave = enter(limitKey);
    const startedAt = clock();
    const begun = Promise.all([liveFacts.current(), models.begin({ limitKey, signal: asker.signal })]);
    begun.catch(() => leave());
    const [facts, session] = await begun;
    const { search, read, unread } = readTypedWish(inEnglish(asked), facts.gazetteer);
    const { refusals: words, named } = tellerIn(asker.visitor.language);
    const isModelOnly = session?.rules.isModelOnly ?? false;
    const run = beginRun({ search, asker, session, isModelOnly, words, named, facts });
    let ending: Ending = { status: 499, response: { gone: true } };
    try {
      let wishes = read;
      if (unread.length > 0 && !session) yield notRead(unread, asker);
      if (session && search.wish !== '') {
        yield { event: 'progress', data: { step: 'wish', text: wordsFor(asker).readingWish } };
        // Frees the place in the queue: waiting for a model must not block other requests.
        leave();
        wishes = mergeRead(read, await readByModel(run, read));
        if (!hasPlace(limitKey)) throw tooBusy();
        leave = enter(limitKey);
      }
      yield* plan(run, wishes);
      leave();
      if (asker.signal.aborted) return;
      // Counts as planned even if the asker disconnects from here on: the trips have been shown.
      if (!isModelOnly) ending = planned(run);
      yield* write(run);
      ending = planned(run);
    } catch (error) {
      const refusal = refusalOf(error);
      if (!refusal) onFailure(error);
      const response = generationError(refusal, SERVER_WORDS.en);
      ending = { status: response.code, response, ...(refusal?.reason && { reason: refusal.reason }) };
      yield { event: 'error', data: generationError(refusal, SERVER_WORDS[asker.visitor.language]) };
      return;
    } finally {
      leave();
      await log.record(run, startedAt, ending);
    }
    yield { event: 'done', data: { count: run.shown.length } };
  }

  return { generate, requirePlace };
}

const wordsFor = ({ visitor }: Asker) => SERVER_WORDS[visitor.language].itineraries;

/** Returns the index of the card that gets a model's words, which are English; -1 for none. */
const findWordable = ({ shown, asker }: Run, slug: string): number =>
  asker.visitor.language === 'en' ? shown.findIndex((card) => card.slug === slug) : -1;

/** Returns a search with the English names of places that it names in another language. */
const inEnglish = (asked: Generation): Generation => ({
  ...asked,
  from: englishName(asked.from),
  to: englishName(asked.to),
});

const isSame = (some: TripRequest['wishes'], others: TripRequest['wishes']): boolean =>
  JSON.stringify(some ?? {}) === JSON.stringify(others ?? {});

/** Says which words were not understood. */
const notRead = (words: readonly string[], asker: Asker): GenerationEvent => ({
  event: 'progress',
  data: { step: 'wish', text: wordsFor(asker).wishNotRead({ words }) },
});

const wordsOf = ({ slug, title, difference }: Itinerary) => ({ slug, title, difference });

const planned = ({ shown }: Run): Ending => ({
  status: 200,
  response: { itineraries: shown.map(({ slug, pricePP, checks }) => ({ slug, pricePP, checks: checks.length })) },
});
