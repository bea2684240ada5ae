import { performance } from 'node:perf_hooks';
import type { Output } from 'ai';
import { ModelTrouble, troubleOf } from './faults.ts';
import { findJson, fromJson } from './find-json.ts';
import { leastThinking, openSdk, PROVIDER_OPTIONS, takesTemperature } from './open-sdk.ts';
import type { LanguageModel, ModelAnswer, ModelChoice, ModelFault, ModelQuestion } from './port.ts';

type Sdk = Awaited<ReturnType<typeof openSdk>>;

const MOST_TEXT = 64 * 1024;
/** Matches what a header can carry: any other key is a typing mistake, and would fail with a misleading error. */
const TYPED_KEY = /^[\x21-\x7e]*$/;
/** The longest delay of a timer. */
const LONGEST_MS = 2 ** 31 - 1;

/** What has been received of an answer. */
interface Heard {
  text: string;
  inputTokens: number;
  outputTokens: number;
  firstWordsMs: number | null;
}

/** One question in progress; `heard` holds what has been received so far. */
interface Asking<T> {
  readonly question: ModelQuestion<T>;
  readonly began: number;
  readonly signal: AbortSignal;
  readonly heard: Heard;
}

/**
 * Requests the shape from the provider but leaves parsing to us: the SDK would parse the whole text again with each
 * token.
 */
const askedFor = (shape: Awaited<Output.Output['responseFormat']>): Output.Output<string, number, never> => ({
  name: 'object',
  responseFormat: Promise.resolve(shape),
  parseCompleteOutput: async ({ text }) => text,
  // The SDK emits text whenever the partial differs from the last one.
  parsePartialOutput: async ({ text }) => ({ partial: text.length }),
  createElementStreamTransform: () => undefined,
});

/** Reports a partial answer in ever larger steps, because each report parses all of it. */
function tellingPartials(parse: Sdk['sdk']['parsePartialJson'], tell: (soFar: unknown) => void, signal: AbortSignal) {
  let told = 0;
  return async (text: string): Promise<void> => {
    if (text.length < told + 16 + text.length / 50) return;
    told = text.length;
    const json = fromJson(text);
    if (json === '') return;
    const { value } = await parse(json);
    if (value !== undefined && !signal.aborted) tell(value);
  };
}

const inWords = (instructions: string, schema: unknown): string =>
  `${instructions}\n\nAnswer with one JSON object and nothing else. It has to fit this JSON Schema:\n${JSON.stringify(schema)}`;

/** Returns the fault of a finished answer; null when it is worth parsing. */
function faultOfEnd(reason: string, rawReason: string | undefined): ModelFault | null {
  if (reason === 'length' || reason === 'interrupted') return 'cut';
  if (reason === 'content-filter') return 'refused';
  if (reason === 'stop') return null;
  // A finish reason that the SDK does not know; without a reason the answer was cut off.
  if (reason === 'other') return rawReason === undefined ? 'cut' : null;
  return 'nonsense';
}

/** Returns a language model that is asked through the AI SDK, which is loaded with the first question. */
export function openLanguageModel(choice: ModelChoice): LanguageModel {
  let opened: Promise<Sdk> | null = null;
  /** True once a compatible server has rejected schemas or temperatures, which it may not support. */
  let isPlain = false;

  async function listen<T>({ question, began, signal, heard }: Asking<T>, plain: boolean): Promise<T> {
    opened ??= openSdk(choice);
    const { sdk, model } = await opened;
    const schema = await sdk.asSchema(question.shape).jsonSchema;
    const { stream } = sdk.streamText({
      model,
      instructions: choice.provider === 'compatible' ? inWords(question.instructions, schema) : question.instructions,
      prompt: question.material.toWellFormed(),
      maxOutputTokens: question.maxOutputTokens,
      ...(!plain && takesTemperature(choice) && { temperature: question.temperature }),
      ...(!plain && { output: askedFor({ type: 'json', schema }) }),
      reasoning: leastThinking(choice),
      providerOptions: PROVIDER_OPTIONS,
      maxRetries: 0,
      telemetry: { isEnabled: false },
      abortSignal: signal,
      // The default handler writes errors to the console, question included.
      onError: () => undefined,
    });
    const tell = question.onPartial && tellingPartials(sdk.parsePartialJson, question.onPartial, signal);
    let fault: ModelFault | null = 'cut';
    for await (const part of stream) {
      if (part.type === 'error') throw part.error;
      if (part.type === 'text-delta') {
        heard.firstWordsMs ??= performance.now() - began;
        heard.text = (heard.text + part.text).slice(0, MOST_TEXT);
        if (heard.text.length === MOST_TEXT) throw new ModelTrouble('nonsense');
        await tell?.(heard.text);
      }
      if (part.type === 'finish') {
        heard.inputTokens = part.totalUsage.inputTokens ?? 0;
        heard.outputTokens = part.totalUsage.outputTokens ?? 0;
        fault = faultOfEnd(part.finishReason, part.rawFinishReason);
      }
    }
    if (fault !== null) throw new ModelTrouble(fault);
    const read = question.shape.safeParse(findJson(heard.text));
    if (!read.success) throw new ModelTrouble('nonsense');
    return read.data;
  }

  async function listenEitherWay<T>(asking: Asking<T>): Promise<T> {
    try {
      return await listen(asking, isPlain);
    } catch (error) {
      const { status } = troubleOf(error);
      const mayNotKnow = choice.provider === 'compatible' && !isPlain && (status === 400 || status === 422);
      if (!mayNotKnow) throw error;
      return await listen(asking, true).finally(() => {
        isPlain = asking.heard.text !== '';
      });
    }
  }

  return {
    async ask<T>(question: ModelQuestion<T>): Promise<ModelAnswer<T>> {
      const began = performance.now();
      const heard: Heard = { text: '', inputTokens: 0, outputTokens: 0, firstWordsMs: null };
      const answer = (outcome: ModelAnswer<T>['outcome'], value: T | null, retryAfterMs: number | null) => {
        const totalMs = performance.now() - began;
        return { ...heard, outcome, value, retryAfterMs, totalMs };
      };
      if (question.signal.aborted) return answer('gone', null, null);
      if (question.withinMs <= 0) return answer('slow', null, null);
      if (!TYPED_KEY.test(choice.apiKey)) return answer('wrong-key', null, null);
      const inTime = AbortSignal.timeout(Math.min(Math.ceil(question.withinMs), LONGEST_MS));
      const heardEnough = new AbortController();
      const signal = AbortSignal.any([question.signal, inTime, heardEnough.signal]);
      try {
        return answer('answered', await listenEitherWay({ question, began, signal, heard }), null);
      } catch (error) {
        if (question.signal.aborted) return answer('gone', null, null);
        if (inTime.aborted) return answer('slow', null, null);
        const { fault, retryAfterMs } = troubleOf(error);
        return answer(fault, null, retryAfterMs);
      } finally {
        // The SDK leaves the connection open when an answer is not read to its end.
        heardEnough.abort();
      }
    },
  };
}
