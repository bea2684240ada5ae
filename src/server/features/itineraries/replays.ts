import { z } from 'zod';
import type { PromptList, Replay, ReplayChoice, ReplayPlan, ReplaySide } from '../../../contracts/ai-usage.ts';
import type { ApiAnswer } from '../../../contracts/client.ts';
import { type Generation, generation } from '../../../contracts/itineraries.ts';
import type { ModelCall } from '../../../core/ai-usage/model-calls.ts';
import { dayInIndia } from '../../../core/dates.ts';
import type { CardWords } from '../../../core/grounding/card-words.ts';
import { CURRENT_PROMPTS, PROMPTS, promptsOf } from '../../../core/grounding/prompts.ts';
import type { Language } from '../../../core/languages.ts';
import type { PlaceFacts } from '../../../core/places/corrections.ts';
import type { CheckedPlans, Itinerary as PlannedTrip, TripRequest } from '../../../core/planner/types.ts';
import { speak } from '../../../core/sayings.ts';
import { planWords } from '../../../words/en/planner/plans.ts';
import { refusalWords } from '../../../words/en/planner/refusals.ts';
import { SERVER_WORDS } from '../../../words/words-of.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { ModelSession } from '../../gateways/language-model/session.ts';
import { AppError } from '../../http/app-error.ts';
import type { LiveFacts } from '../../records/places/live-facts.ts';
import type { AiUsageRecorder } from '../ai-usage/service.ts';
import type { LanguageModelService } from '../language-model/service.ts';
import type { OfferService } from '../offers/service.ts';
import { writeCards } from './card-writing.ts';
import { toTripRequest } from './generation.ts';
import { GENERATE } from './generation-log.ts';
import { readPlan, readWords, withWords } from './itinerary-documents.ts';
import { type Planner, refusalError } from './planning.ts';
import { itineraryStore } from './store.ts';
import { knownWishes, mergeRead, readTypedWish, withoutMoods } from './typed-wish.ts';
import { readWish } from './wish.ts';

type LoggedRequest = ApiAnswer<'GET /api/admin/dashboard/ai-usage/logs/{id}'>;

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly planner: Planner;
  readonly facts: LiveFacts;
  readonly models: Pick<LanguageModelService, 'begin' | 'current'>;
  readonly usage: Pick<AiUsageRecorder, 'record'>;
  readonly offers: Pick<OfferService, 'offerFor'>;
  /** Throws 404 when the request is no longer in the log. */
  readonly findLog: (id: string) => Promise<LoggedRequest>;
}

const REPLAY = 'replay';
const NO_PLANS: CheckedPlans = { planned: 0, passed: 0, failed: {} };
/** What the log keeps of an answer: no itineraries of a refusal, no plans where none was made. */
const loggedAnswer = z.object({
  itineraries: z.array(z.object({ slug: z.string() })).default([]),
  plans: z
    .object({ planned: z.number(), passed: z.number(), failed: z.record(z.string(), z.number()) })
    .default(NO_PLANS),
});
const BACK_OFFICE = { network: 'back office', userAgent: '' };
const MICRO = 1e6;
const PAISE = 100;

const visitsOf = (trip: PlannedTrip): string[] =>
  trip.days.flatMap(({ stops }) => stops.flatMap((stop) => (stop.kind === 'visit' ? [stop.place.name] : [])));

function showPlan(trip: PlannedTrip, words: CardWords | null): ReplayPlan {
  const { slug, price, durationDays, title, difference } = trip;
  const built = { title: speak(planWords.titles, title), difference: speak(planWords.differences, difference) };
  const told = withWords(built, words);
  return {
    slug,
    title: told.title,
    description: told.difference,
    pricePP: price.perPersonRupees,
    days: durationDays,
    sights: visitsOf(trip),
    wordsBy: words === null ? 'built-in' : 'model',
  };
}

/** Sums the questions of a side. `outcome` is that of the texts, or of the wish if there are none. */
function sumUp(
  calls: readonly Pick<ModelCall, 'purpose' | 'outcome' | 'refused' | 'firstWordsMs' | 'promptVersion' | 'model'>[],
) {
  const main = calls.find(({ purpose }) => purpose === 'cards') ?? calls[0];
  return {
    promptVersion: main?.promptVersion ?? '',
    model: main?.model ?? '',
    outcome: main?.outcome ?? 'none',
    firstWordsMs: main?.firstWordsMs ?? null,
    refusedTexts: calls.reduce((sum, { refused }) => sum + refused, 0),
    repairs: calls.filter(({ purpose }) => purpose === 'repair').length,
  };
}

/** Removes the wish: what a person typed stays in the original's log alone, where erasing that person finds it. */
const withoutWish = (call: ModelCall): ModelCall => (call.purpose === 'wish' ? { ...call, material: '' } : call);

/** Returns all events of a trip's planning, or the reason for none. */
async function planWhole(planner: Planner, request: TripRequest, facts: PlaceFacts) {
  const trips: PlannedTrip[] = [];
  let plans = NO_PLANS;
  for await (const event of (planner.planAside ?? planner.plan)(request, facts)) {
    if (event.kind === 'refused') return { trips: [], plans, refusal: event.refusal };
    if (event.kind === 'itinerary') trips.push(event.itinerary);
    if (event.kind === 'checked') plans = event.plans;
  }
  return { trips, plans, refusal: null };
}

function requireSearch({ log }: LoggedRequest): Generation {
  const search = log.endpoint === GENERATE ? generation.safeParse(log.requestData) : null;
  if (search?.success) return search.data;
  throw new AppError('impossible', ({ itineraries }) => itineraries.notReplayable);
}

/** Replans logged requests with another model or prompt, and shows both answers. Stores nothing. */
export function replayService({
  database,
  clock,
  planner,
  facts: liveFacts,
  models,
  offers,
  usage,
  findLog,
}: Dependencies) {
  const store = itineraryStore(database);

  async function showOriginal({ log, calls }: LoggedRequest, label: string): Promise<ReplaySide> {
    const { itineraries, plans } = loggedAnswer.parse(log.responseData);
    const slugs = itineraries.map(({ slug }) => slug);
    const rows = slugs.length > 0 ? await store.findBySlugs(slugs) : [];
    return {
      label,
      ...sumUp(calls),
      tokens: log.tokensUsed,
      costUsd: log.cost,
      costInr: calls.reduce((sum, { costInr }) => sum + costInr, 0),
      totalMs: log.responseTime,
      checksPassed: plans.passed,
      plansPlanned: plans.planned,
      plans: slugs
        .flatMap((slug) => rows.find((row) => row.slug === slug) ?? [])
        .map((row) => showPlan(readPlan(row), readWords(row))),
    };
  }

  /** Returns the trips of a search as they would be answered, on its original booking day. */
  async function planAgain(session: ModelSession, asked: Generation, bookedOn: string) {
    const facts = await liveFacts.current();
    const { gazetteer } = facts;
    const { search, read } = readTypedWish(asked, gazetteer);
    const byModel = search.wish === '' ? null : await readWish(session, search, gazetteer, knownWishes(search, read));
    const wishes = mergeRead(read, byModel ?? undefined);
    const plan = async (wish?: TripRequest['wishes']) =>
      planWhole(planner, await toTripRequest(search, { bookedOn, offers }, wish), facts);
    const wished = await plan(wishes);
    const planned = wished.refusal && wishes ? await plan(withoutMoods(wishes)) : wished;
    if (planned.refusal) throw refusalError(planned.refusal, refusalWords);
    const words = new Map<string, CardWords>();
    const titles = planned.trips.map(({ title }) => speak(planWords.titles, title));
    const writing = writeCards(session, { trips: planned.trips, titles, gazetteer });
    for await (const card of writing.cards) words.set(card.slug, card.words);
    return { ...planned, words };
  }

  return {
    async replay(
      id: string,
      { model, promptVersion, temperature }: ReplayChoice,
      { language, signal }: { readonly language: Language; readonly signal: AbortSignal },
    ): Promise<Replay> {
      const { asAnswered, plannedAgain } = SERVER_WORDS[language].history;
      const logged = await findLog(id);
      const search = requireSearch(logged);
      const prompts = promptVersion ? promptsOf(promptVersion) : CURRENT_PROMPTS;
      if (!prompts) throw new AppError('invalid', ({ itineraries }) => itineraries.noPrompts);
      const session = await models.begin({ limitKey: null, signal }, { model, temperature, prompts });
      if (!session) throw new AppError('impossible', ({ itineraries }) => itineraries.noModel);
      const startedAt = clock();
      const { trips, plans, words } = await planAgain(session, search, dayInIndia(Date.parse(logged.log.createdAt)));
      const { used, calls } = session;
      const response = { itineraries: trips.map(({ slug }) => ({ slug })), plans };
      await database.db.transaction().execute((trx) =>
        usage.record(trx, {
          visitor: BACK_OFFICE,
          userId: null,
          startedAt,
          endpoint: REPLAY,
          status: 200,
          request: { replayOf: id },
          response,
          used,
          calls: calls.map(withoutWish),
        }),
      );
      const replayed: ReplaySide = {
        label: plannedAgain,
        ...sumUp(calls),
        tokens: used.tokens,
        costUsd: used.costMicroUsd / MICRO,
        costInr: calls.reduce((sum, { costPaise }) => sum + costPaise, 0) / PAISE,
        totalMs: Math.max(0, Math.round(clock() - startedAt)),
        checksPassed: plans.passed,
        plansPlanned: plans.planned,
        plans: trips.map((trip) => showPlan(trip, words.get(trip.slug) ?? null)),
      };
      return { original: await showOriginal(logged, asAnswered), replayed };
    },

    async prompts(): Promise<PromptList> {
      const current = await models.current();
      return {
        versions: PROMPTS.map(({ version, about }) => ({ version, about })),
        current: CURRENT_PROMPTS.version,
        model: current && {
          provider: current.choice.provider,
          model: current.choice.model,
          temperature: current.temperature,
        },
      };
    },
  };
}
