import type { z } from 'zod';
import type { ModelCall } from '../../../core/ai-usage/model-calls.ts';
import { costMicroUsd, type ModelPrice } from '../../../core/ai-usage/model-prices.ts';
import type { PromptSet } from '../../../core/grounding/prompts.ts';
import { withoutInstructions } from '../../../core/grounding/repeated-instructions.ts';
import type { ModelBreaker } from './breaker.ts';
import type { LanguageModel, ModelAnswer, ModelChoice } from './port.ts';

/** What is asked of the model for one request. */
export interface Question<T> {
  readonly purpose: ModelCall['purpose'];
  /** Data, never instruction, and nothing personal in it. */
  readonly material: object;
  readonly shape: z.ZodType<T>;
  readonly maxOutputTokens: number;
  /** At most; never beyond the session's own end. */
  readonly withinMs: number;
  readonly onPartial?: (soFar: unknown) => void;
}

/** What became of an answer once code has looked at it. */
export interface Judgement {
  readonly accepted?: number;
  readonly refused?: number;
  readonly invented?: number;
}

export interface Reply<T> {
  readonly outcome: ModelCall['outcome'];
  readonly value: T | null;
  readonly retryAfterMs: number | null;
  /** Adds to what the log tells of this call. */
  readonly judge: (judgement: Judgement) => void;
}

/** The rules that a request's questions are asked under, as they were when it began. */
export interface SessionRules {
  readonly choice: ModelChoice;
  readonly prompts: PromptSet;
  readonly temperature: number;
  /** Tokens of all its questions together, and what they are answered with. */
  readonly tokenLimit: number;
  /** US dollars per million; null where nobody knows. */
  readonly price: ModelPrice | null;
  readonly costTracking: boolean;
  readonly rupeesPerDollar: number;
  /** True where no words but the model's will do. */
  readonly isModelOnly: boolean;
  /** Why nothing is asked at all; null where it may. */
  readonly closed: ModelCall['outcome'] | null;
  /** By `performance.now()`. */
  readonly endsAt: number;
  readonly signal: AbortSignal;
}

/** Below this an answer would be cut before it says anything. */
const FEWEST_TOKENS = 200;
const SHORTEST_MS = 300;
/** An upper bound of what a letter of English or JSON weighs. */
const TOKENS_PER_SIGN = 0.4;

/** The questions of one request to one model: bounded in time and tokens, each one logged. */
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

  /** How long a question may still take. */
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

  /** Why a question is not asked. The breaker comes last: whom it lets through has to be asked. */
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
      // A repair is handed what the model said before.
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

/** Whoever has gone asks nothing, and there is nothing to log. */
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
