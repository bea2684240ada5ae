import type { z } from 'zod';
import type { ModelCall } from '../../../core/ai-usage/model-calls.ts';
import { costMicroUsd, type ModelPrice } from '../../../core/ai-usage/model-prices.ts';
import type { PromptSet } from '../../../core/grounding/prompts.ts';
import { withoutInstructions } from '../../../core/grounding/repeated-instructions.ts';
import type { ModelBreaker } from './breaker.ts';
import type { LanguageModel, ModelAnswer, ModelChoice } from './port.ts';

/** A question to the model within one request. */
export interface Question<T> {
  readonly purpose: ModelCall['purpose'];
  /** Data, never instructions, and without personal data. */
  readonly material: object;
  readonly shape: z.ZodType<T>;
  readonly maxOutputTokens: number;
  /** Upper limit; never beyond the session's end. */
  readonly withinMs: number;
  readonly onPartial?: (soFar: unknown) => void;
}

/** The result of checking an answer. */
export interface Judgement {
  readonly accepted?: number;
  readonly refused?: number;
  readonly invented?: number;
}

export interface Reply<T> {
  readonly outcome: ModelCall['outcome'];
  readonly value: T | null;
  readonly retryAfterMs: number | null;
  /** Adds to the log entry of this call. */
  readonly judge: (judgement: Judgement) => void;
}

/** The rules of a request's questions, fixed at its start. */
export interface SessionRules {
  readonly choice: ModelChoice;
  readonly prompts: PromptSet;
  readonly temperature: number;
  /** Tokens of all questions together, including the answers. */
  readonly tokenLimit: number;
  /** US dollars per million tokens; null when unknown. */
  readonly price: ModelPrice | null;
  readonly costTracking: boolean;
  readonly rupeesPerDollar: number;
  /** True when only the model's own words will do. */
  readonly isModelOnly: boolean;
  /** Why no question is asked; null when allowed. */
  readonly closed: ModelCall['outcome'] | null;
  /** By `performance.now()`. */
  readonly endsAt: number;
  readonly signal: AbortSignal;
}

/** With less, an answer would be cut off at once. */
const FEWEST_TOKENS = 200;
const SHORTEST_MS = 300;
/** Upper bound of tokens per character, for English or JSON. */
const TOKENS_PER_SIGN = 0.4;

/** Asks the questions of one request to one model, within limits of time and tokens, and logs each. */
export class ModelSession {
  readonly #model: LanguageModel;
  readonly #breaker: ModelBreaker;
  readonly rules: SessionRules;
  readonly #calls: ModelCall[] = [];

  constructor(model: LanguageModel, breaker: ModelBreaker, rules: SessionRules) {
    this.#model = model;
    this.#breaker = breaker;
    this.rules = rules;
  }

  get calls(): readonly ModelCall[] {
    return this.#calls;
  }

  get used(): { readonly tokens: number; readonly costMicroUsd: number } {
    return {
      tokens: this.#calls.reduce((sum, call) => sum + call.inputTokens + call.outputTokens, 0),
      costMicroUsd: this.#calls.reduce((sum, call) => sum + call.costMicroUsd, 0),
    };
  }

  /** Milliseconds left for a question. */
  get leftMs(): number {
    return this.rules.endsAt - performance.now();
  }

  async ask<T>(question: Question<T>): Promise<Reply<T>> {
    if (this.rules.signal.aborted) return goneBefore;
    const instructions = this.rules.prompts[question.purpose];
    const material = JSON.stringify(question.material);
    const left =
      this.rules.tokenLimit - this.used.tokens - Math.ceil((instructions.length + material.length) * TOKENS_PER_SIGN);
    const withinMs = Math.min(question.withinMs, this.leftMs);
    const closed = this.#whyNot(left, withinMs);
    if (closed) return this.#log(question.purpose, material, notAsked(closed));
    const { onPartial } = question;
    const answer = await this.#model.ask({
      instructions,
      material,
      shape: question.shape,
      temperature: this.rules.temperature,
      maxOutputTokens: Math.min(question.maxOutputTokens, left),
      withinMs,
      signal: this.rules.signal,
      ...(onPartial && { onPartial }),
    });
    this.#breaker.tell(answer);
    return this.#log(question.purpose, material, answer);
  }

  /** Returns why a question is not asked. Ask the breaker last: a granted trial call must be used. */
  #whyNot(tokensLeft: number, withinMs: number): ModelCall['outcome'] | null {
    if (this.rules.closed) return this.rules.closed;
    if (tokensLeft < FEWEST_TOKENS) return 'over-limit';
    if (withinMs < SHORTEST_MS) return 'slow';
    return this.#breaker.mayAsk() ? null : 'breaker-open';
  }

  #log<T>(purpose: ModelCall['purpose'], material: string, answer: Answered<T>): Reply<T> {
    const { choice, prompts, price, costTracking, rupeesPerDollar } = this.rules;
    const { inputTokens, outputTokens, firstWordsMs, totalMs, outcome } = answer;
    const cost = costTracking && price ? costMicroUsd({ input: inputTokens, output: outputTokens }, price) : 0;
    const position = this.#calls.length;
    this.#calls.push({
      purpose,
      provider: choice.provider,
      model: choice.model,
      promptVersion: prompts.version,
      outcome,
      inputTokens,
      outputTokens,
      costMicroUsd: cost,
      costPaise: Math.round((cost / 1e6) * rupeesPerDollar * 100),
      firstWordsMs,
      totalMs,
      accepted: 0,
      refused: 0,
      invented: 0,
      // The material of a repair contains the model's earlier answer.
      material: withoutInstructions(material),
      answer: withoutInstructions(answer.text),
    });
    const judge = (judgement: Judgement) => {
      const call = this.#calls[position];
      if (!call) return;
      this.#calls[position] = {
        ...call,
        accepted: call.accepted + (judgement.accepted ?? 0),
        refused: call.refused + (judgement.refused ?? 0),
        invented: call.invented + (judgement.invented ?? 0),
      };
    };
    return { outcome, value: answer.value, retryAfterMs: answer.retryAfterMs, judge };
  }
}

type Answered<T> = Omit<ModelAnswer<T>, 'outcome'> & { readonly outcome: ModelCall['outcome'] };

/** A disconnected caller asks nothing, so nothing is logged. */
const goneBefore: Reply<never> = { outcome: 'gone', value: null, retryAfterMs: null, judge: () => undefined };

const notAsked = (outcome: ModelCall['outcome']): Answered<never> => ({
  outcome,
  value: null,
  text: '',
  inputTokens: 0,
  outputTokens: 0,
  firstWordsMs: null,
  totalMs: 0,
  retryAfterMs: null,
});
