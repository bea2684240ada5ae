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
  /** The settings from the environment. */
  readonly started: ModelSettings;
  readonly openModel: (choice: ModelChoice) => LanguageModel;
}

/** The caller of a request, and its abort signal. */
export interface ModelAsker {
  /** Identifies one visitor; null for the back office, which is not limited. */
  readonly limitKey: string | null;
  readonly signal: AbortSignal;
  /** Milliseconds to wait for the model; by default as the process was started. */
  readonly waitMs?: number;
}

/** A replay's differences from the settings. */
export interface OtherModel {
  readonly provider?: ModelChoice['provider'] | undefined;
  readonly model?: string | undefined;
  readonly temperature?: number | undefined;
  readonly prompts?: PromptSet | undefined;
}

const MINUTE_MS = 60_000;
const TRIAL = 'Answer with the best known sight of the place that the JSON document names.';
const TRIAL_TOKENS = 300;
/** One visitor's share of the model's requests per minute. */
const SHARE_OF_ONE = 1 / 5;

/** The choice in the back office; without a key, the environment's key of the same provider is used. */
type Chosen = Pick<Settings['ai'], 'provider' | 'model' | 'apiKey'>;

/** Returns the chosen model, or the environment's; null for none. */
export function chooseModel(ai: Chosen, { choice, baseUrl }: ModelSettings): ModelChoice | null {
  if (ai.provider === 'none') return null;
  if (ai.provider === 'environment') return choice;
  if (ai.model === '' || (ai.provider === 'compatible' && baseUrl === null)) return null;
  const isStarted = ai.provider === choice?.provider;
  const apiKey = ai.apiKey === '' && isStarted ? choice.apiKey : ai.apiKey;
  // Self-hosted servers often need no key; all other providers do.
  if (apiKey === '' && ai.provider !== 'compatible') return null;
  return {
    provider: ai.provider,
    model: ai.model,
    apiKey,
    // The environment's address is only used with the environment's provider: no other provider's key is sent there.
    baseUrl: ai.provider === 'compatible' || isStarted ? baseUrl : null,
  };
}

/** Controls all use of language models: whether, which one, within which limits. */
export function languageModelService({ clock, settings, usage, counters, started, openModel }: Dependencies) {
  let opened: { readonly key: string; readonly model: LanguageModel; readonly breaker: ModelBreaker } | null = null;

  /** Returns the open model with its circuit breaker; opens a new one when the choice or key changes. */
  function open(choice: ModelChoice) {
    const key = JSON.stringify(choice);
    if (opened?.key !== key) opened = { key, model: openModel(choice), breaker: modelBreaker(clock) };
    return opened;
  }

  const priceFor = ({ ai }: Settings, choice: ModelChoice) =>
    ai.price ?? priceOf(choice.provider, choice.model, todayInIndia(clock));

  /** With a budget but without a price, the spending is unknown. */
  const isUnpriced = (current: Settings, choice: ModelChoice): boolean =>
    current.ai.dailyBudgetUsd !== null && priceFor(current, choice) === null;

  /** Returns why a request must not use the model, or null; counts the request. */
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

  /** Returns a session for one request, or null without a model. */
  async function begin(asker: ModelAsker, other: OtherModel = {}): Promise<ModelSession | null> {
    const current = await settings.current();
    const chosen = chooseModel(current.ai, started);
    if (!chosen) return null;
    const endsAt = performance.now() + (asker.waitMs ?? started.waitMs);
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

    /** Returns the present model and its temperature, as the base for trials; null for none. */
    async current(): Promise<{ readonly choice: ModelChoice; readonly temperature: number } | null> {
      const { ai } = await settings.current();
      const choice = chooseModel(ai, started);
      return choice && { choice, temperature: ai.temperature };
    },

    /** Asks a model, as typed in the form, one small question. Not counted in any budget and not logged. */
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

    /** Returns true when a daily budget blocks the model because its price is unknown. */
    async isUnpriced(): Promise<boolean> {
      const current = await settings.current();
      const choice = chooseModel(current.ai, started);
      return choice !== null && isUnpriced(current, choice);
    },

    /** Returns the model's state for the operator: off, ok, or failing. */
    async status(): Promise<'ok' | 'off' | 'failing'> {
      const choice = chooseModel((await settings.current()).ai, started);
      if (!choice) return 'off';
      return opened?.key === JSON.stringify(choice) && opened.breaker.state() === 'open' ? 'failing' : 'ok';
    },
  };
}

export type LanguageModelService = ReturnType<typeof languageModelService>;
