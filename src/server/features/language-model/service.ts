import { z } from 'zod';
import type { ModelTrial, TriedModel } from '../../../contracts/settings.ts';
import type { ModelCall } from '../../../core/ai-usage/model-calls.ts';
import { priceOf } from '../../../core/ai-usage/model-prices.ts';
import { CURRENT_PROMPTS, type PromptSet } from '../../../core/grounding/prompts.ts';
import { type Clock, todayInIndia } from '../../clock.ts';
import type { ModelSettings } from '../../config.ts';
import { type ModelBreaker, modelBreaker } from '../../gateways/language-model/breaker.ts';
import type { LanguageModel, ModelChoice } from '../../gateways/language-model/port.ts';
import { ModelSession } from '../../gateways/language-model/session.ts';
import type { SharedCounters } from '../../http/shared-limits.ts';
import type { AiUsageRecorder } from '../ai-usage/service.ts';
import type { Settings, SettingsService } from '../settings/service.ts';

interface Dependencies {
  readonly clock: Clock;
  readonly settings: Pick<SettingsService, 'current' | 'keyToTry'>;
  readonly usage: Pick<AiUsageRecorder, 'mayUseModel'>;
  readonly counters: Pick<SharedCounters, 'count'>;
  /** What the process was started with. */
  readonly started: ModelSettings;
  readonly openModel: (choice: ModelChoice) => LanguageModel;
}

/** Who asks, and how long they wait. */
export interface ModelAsker {
  /** Whoever counts as one visitor; null for the back office, which is not bounded. */
  readonly limitKey: string | null;
  readonly signal: AbortSignal;
}

/** What a replay has otherwise than the settings. */
export interface OtherModel {
  readonly provider?: ModelChoice['provider'] | undefined;
  readonly model?: string | undefined;
  readonly temperature?: number | undefined;
  readonly prompts?: PromptSet | undefined;
}

const MINUTE_MS = 60_000;
const TRIAL = 'Answer with the best known sight of the place that the JSON document names.';
const TRIAL_TOKENS = 300;
/** One visitor's share of the requests that the model takes in a minute. */
const SHARE_OF_ONE = 1 / 5;

/** What is chosen in the back office; a key that is not given is that of the process where it was started with the same. */
type Chosen = Pick<Settings['ai'], 'provider' | 'model' | 'apiKey'>;

/** The model that is chosen, or the one that the process was started with; null for none. */
export function chooseModel(ai: Chosen, { choice, baseUrl }: ModelSettings): ModelChoice | null {
  if (ai.provider === 'none') return null;
  if (ai.provider === 'environment') return choice;
  if (ai.model === '' || (ai.provider === 'compatible' && baseUrl === null)) return null;
  const isStarted = ai.provider === choice?.provider;
  const apiKey = ai.apiKey === '' && isStarted ? choice.apiKey : ai.apiKey;
  // A server of one's own often asks for no key; nobody else answers without.
  if (apiKey === '' && ai.provider !== 'compatible') return null;
  return {
    provider: ai.provider,
    model: ai.model,
    apiKey,
    // The operator's address is for what the operator chose: no other provider's key travels there.
    baseUrl: ai.provider === 'compatible' || isStarted ? baseUrl : null,
  };
}

/** The one place through which a language model is asked: whether, which, under which bounds. */
export function languageModelService({ clock, settings, usage, counters, started, openModel }: Dependencies) {
  let opened: { readonly key: string; readonly model: LanguageModel; readonly breaker: ModelBreaker } | null = null;

  /** A model once opened is kept with its breaker until another is chosen, be it the same with another key. */
  function open(choice: ModelChoice) {
    const key = JSON.stringify(choice);
    if (opened?.key !== key) opened = { key, model: openModel(choice), breaker: modelBreaker(clock) };
    return opened;
  }

  const priceFor = ({ ai }: Settings, choice: ModelChoice) =>
    ai.price ?? priceOf(choice.provider, choice.model, todayInIndia(clock));

  /** With a budget and without a price nobody could tell when it is used up. */
  const isUnpriced = (current: Settings, choice: ModelChoice): boolean =>
    current.ai.dailyBudgetUsd !== null && priceFor(current, choice) === null;

  /** Why a request asks no model, or null; counts the request. */
  async function whyClosed(
    current: Settings,
    choice: ModelChoice,
    asker: ModelAsker,
  ): Promise<ModelCall['outcome'] | null> {
    if (isUnpriced(current, choice)) return 'over-budget';
    if (!(await usage.mayUseModel())) return 'over-budget';
    if (asker.limitKey === null) return null;
    const most = current.maxRequestsPerMinute;
    const own = await counters.count(`model:${asker.limitKey}`, MINUTE_MS);
    if (own.current > Math.max(1, Math.floor(most * SHARE_OF_ONE))) return 'over-limit';
    const all = await counters.count('model', MINUTE_MS);
    return all.current > most ? 'over-limit' : null;
  }

  /** A session for one request, or null where no model is set. */
  async function begin(asker: ModelAsker, other: OtherModel = {}): Promise<ModelSession | null> {
    const current = await settings.current();
    const chosen = chooseModel(current.ai, started);
    if (!chosen) return null;
    const endsAt = performance.now() + started.waitMs;
    const choice = { ...chosen, ...(other.model && { model: other.model }) };
    const { model, breaker } = other.model ? { model: openModel(choice), breaker: modelBreaker(clock) } : open(choice);
    return new ModelSession(model, breaker, {
      choice,
      prompts: other.prompts ?? CURRENT_PROMPTS,
      temperature: other.temperature ?? current.ai.temperature,
      tokenLimit: current.tokenLimit,
      price: priceFor(current, choice),
      costTracking: current.costTracking,
      rupeesPerDollar: current.ai.rupeesPerDollar,
      isModelOnly: current.ai.modelOnly,
      closed: await whyClosed(current, choice, asker),
      endsAt,
      signal: asker.signal,
    });
  }

  return {
    begin,

    /** The model that is set and its temperature, for whoever wants to try others; null for none. */
    async current(): Promise<{ readonly choice: ModelChoice; readonly temperature: number } | null> {
      const { ai } = await settings.current();
      const choice = chooseModel(ai, started);
      return choice && { choice, temperature: ai.temperature };
    },

    /** Asks one small question of a model as it was typed. It counts for no budget and is in no log. */
    async tryModel(trial: ModelTrial, signal: AbortSignal): Promise<TriedModel> {
      const choice = chooseModel({ ...trial, apiKey: await settings.keyToTry(trial) }, started);
      const nobody = { provider: '', model: '', firstWordsMs: null, totalMs: 0, inputTokens: 0, outputTokens: 0 };
      if (!choice) return { outcome: 'none', ...nobody };
      const answer = await openModel(choice).ask({
        instructions: TRIAL,
        material: '{"place":"Agra"}',
        shape: z.object({ sight: z.string() }),
        temperature: trial.temperature,
        maxOutputTokens: TRIAL_TOKENS,
        withinMs: started.waitMs,
        signal,
      });
      const { outcome, firstWordsMs, totalMs, inputTokens, outputTokens } = answer;
      const { provider, model } = choice;
      return { outcome, provider, model, firstWordsMs, totalMs, inputTokens, outputTokens };
    },

    /** True where a daily budget keeps the model from being asked because nobody knows its price. */
    async isUnpriced(): Promise<boolean> {
      const current = await settings.current();
      const choice = chooseModel(current.ai, started);
      return choice !== null && isUnpriced(current, choice);
    },

    /** For whoever looks after the site: what is set, and whether it is left alone just now. */
    async status(): Promise<'ok' | 'off' | 'failing'> {
      const choice = chooseModel((await settings.current()).ai, started);
      if (!choice) return 'off';
      return opened?.key === JSON.stringify(choice) && opened.breaker.state() === 'open' ? 'failing' : 'ok';
    },
  };
}

export type LanguageModelService = ReturnType<typeof languageModelService>;
