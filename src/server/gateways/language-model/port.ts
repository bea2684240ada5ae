import type { z } from 'zod';

/** The supported providers; `compatible` is any server with OpenAI's protocol. */
export const MODEL_PROVIDERS = ['google', 'openai', 'anthropic', 'compatible'] as const;
export type ModelProvider = (typeof MODEL_PROVIDERS)[number];

/** The model to ask, with its credentials. */
export interface ModelChoice {
  readonly provider: ModelProvider;
  /** Model name as the provider spells it. */
  readonly model: string;
  /** Empty where a server requires none. */
  readonly apiKey: string;
  /** Base URL; null for the provider's own address. */
  readonly baseUrl: string | null;
}

/** Why a model's answer cannot be used. */
export const MODEL_FAULTS = [
  /** 5xx, or Anthropic's 529. */
  'overloaded',
  'rate-limited',
  /** No answer in time. */
  'slow',
  /** The answer was cut off: by the connection, or by the token limit. */
  'cut',
  /** Not of the requested shape, or larger than any valid answer. */
  'nonsense',
  /** The provider's own rules refused it. */
  'refused',
  'wrong-key',
  /** The provider does not know the model, or rejects the form of the question. */
  'misconfigured',
  'unreachable',
  /** The caller has disconnected. */
  'gone',
] as const;
export type ModelFault = (typeof MODEL_FAULTS)[number];

export interface ModelQuestion<T> {
  /** The task: our own text only, nothing that a visitor typed. */
  readonly instructions: string;
  /** The input of the task, as JSON text: data, never instructions. */
  readonly material: string;
  /** The required shape of the answer. */
  readonly shape: z.ZodType<T>;
  readonly temperature: number;
  /** Includes the model's thinking tokens. */
  readonly maxOutputTokens: number;
  /** Milliseconds from now. */
  readonly withinMs: number;
  /** Aborts when the caller disconnects. */
  readonly signal: AbortSignal;
  /** Called with the answer so far: unchecked, incomplete, growing. */
  readonly onPartial?: (soFar: unknown) => void;
}

export interface ModelAnswer<T> {
  readonly outcome: 'answered' | ModelFault;
  /** The answer in the required shape; null unless answered. */
  readonly value: T | null;
  /** The raw text received, at most 64 KB of it. */
  readonly text: string;
  /** As the provider reports them, thinking tokens counted as output; 0 where it does not. */
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** Milliseconds to the first words; null where none came. */
  readonly firstWordsMs: number | null;
  readonly totalMs: number;
  /** Milliseconds that the provider asks to wait; null where it does not say. */
  readonly retryAfterMs: number | null;
}

export interface LanguageModel {
  /** Asks once, without retries. Never rejects: a failure is an outcome. */
  readonly ask: <T>(question: ModelQuestion<T>) => Promise<ModelAnswer<T>>;
}
