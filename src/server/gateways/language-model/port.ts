import type { z } from 'zod';

/** The providers whose protocols are spoken; `compatible` is any server that answers as OpenAI's does. */
export const MODEL_PROVIDERS = ['google', 'openai', 'anthropic', 'compatible'] as const;
export type ModelProvider = (typeof MODEL_PROVIDERS)[number];

/** Which model is asked, and with what. */
export interface ModelChoice {
  readonly provider: ModelProvider;
  /** Model name as the provider spells it. */
  readonly model: string;
  /** Empty where a server asks for none. */
  readonly apiKey: string;
  /** Where the provider is reached; null for the provider's own address. */
  readonly baseUrl: string | null;
}

/** Why a model's answer cannot be used. */
export const MODEL_FAULTS = [
  /** 5xx, or 529 as Anthropic has it. */
  'overloaded',
  'rate-limited',
  /** Not there in time. */
  'slow',
  /** The answer broke off: the connection, or the bound of tokens. */
  'cut',
  /** Not of the shape that was asked for, or larger than any answer. */
  'nonsense',
  /** The provider's own rules refused it. */
  'refused',
  'wrong-key',
  /** The provider knows no such model, or does not take the question. */
  'misconfigured',
  'unreachable',
  /** Whoever asked has gone. */
  'gone',
] as const;
export type ModelFault = (typeof MODEL_FAULTS)[number];

export interface ModelQuestion<T> {
  /** What is to be done: our words alone, nothing that anybody typed. */
  readonly instructions: string;
  /** What it is to be done with, as JSON text: data, never instruction. */
  readonly material: string;
  /** What the answer has to be. */
  readonly shape: z.ZodType<T>;
  readonly temperature: number;
  /** What a model thinks before it speaks counts as well. */
  readonly maxOutputTokens: number;
  /** Milliseconds from now. */
  readonly withinMs: number;
  /** Aborted when whoever asked has gone. */
  readonly signal: AbortSignal;
  /** Told of the answer while it comes: unchecked, unfinished, growing. */
  readonly onPartial?: (soFar: unknown) => void;
}

export interface ModelAnswer<T> {
  readonly outcome: 'answered' | ModelFault;
  /** Of the shape; null unless answered. */
  readonly value: T | null;
  /** What came, as it came, at most 64 KB of it. */
  readonly text: string;
  /** As the provider reports them, the thinking of a model among the output; 0 where it does not. */
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** Milliseconds to the first words; null where none came. */
  readonly firstWordsMs: number | null;
  readonly totalMs: number;
  /** How long the provider asks to be left alone; null where it does not say. */
  readonly retryAfterMs: number | null;
}

export interface LanguageModel {
  /** Asks once, without trying again. Never rejects: what goes wrong is an outcome. */
  readonly ask: <T>(question: ModelQuestion<T>) => Promise<ModelAnswer<T>>;
}
