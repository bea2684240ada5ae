/** The protocols of model servers; `openai` is the Responses API, `compatible` chat completions. */
export type ModelProtocol = 'openai' | 'compatible' | 'anthropic' | 'google';

/** Tokens of a question and its answer; thinking is part of the output. */
export interface SpentTokens {
  readonly input: number;
  readonly output: number;
  readonly thinking: number;
}

/** How an answer ends; `blocked` is refused before its first word. */
export type AnswerEnd = 'finished' | 'out-of-tokens' | 'refused' | 'blocked';

/** One server-sent event: its data is sent as JSON, or unchanged if it is text. */
export interface SentEvent {
  readonly event?: string;
  readonly data: unknown;
}

export interface SpokenProtocol {
  readonly begin: (body: Body) => readonly SentEvent[];
  readonly thinks: (words: string) => readonly SentEvent[];
  readonly says: (words: string) => readonly SentEvent[];
  readonly end: (how: AnswerEnd, spent: SpentTokens) => readonly SentEvent[];
  /** The server fails after it has started to answer. */
  readonly failure: SentEvent;
  /** Returns the body of an error answer. */
  readonly problem: (status: number, message: string) => unknown;
  readonly instructions: (body: Body) => unknown;
  readonly material: (body: Body) => unknown;
}

export type Body = Readonly<Record<string, unknown>>;

const REFUSAL = 'I cannot help with that.';

/** Returns all text in a value of a protocol, however it is nested. */
export function wordsIn(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(wordsIn).join('');
  if (typeof value !== 'object' || value === null) return '';
  const { text, content, parts } = value as Record<string, unknown>;
  return wordsIn(text ?? content ?? parts);
}

const ofRole =
  (field: string, ...roles: readonly string[]) =>
  (body: Body): unknown =>
    (body[field] as { role: string }[]).filter(({ role }) => roles.includes(role));

const OPENAI_CODES: Readonly<Record<number, string>> = {
  401: 'invalid_api_key',
  404: 'model_not_found',
  429: 'rate_limit_exceeded',
};

const openaiProblem = (status: number, message: string): unknown => ({
  error: {
    message,
    type: status >= 500 ? 'server_error' : 'invalid_request_error',
    param: null,
    code: OPENAI_CODES[status] ?? null,
  },
});

/** Speaks OpenAI's Responses API: its events are numbered. */
function speakOpenai(): SpokenProtocol {
  let number = 0;
  let model = '';
  const item = { type: 'message', id: 'msg_1', role: 'assistant', content: [] };
  const response = (more: object) => ({ id: 'resp_1', created_at: 1_795_000_000, model, ...more });
  const sent = (type: string, more: object): SentEvent => ({
    event: type,
    data: { type, sequence_number: number++, ...more },
  });
  const at = { item_id: item.id, output_index: 0, content_index: 0 };
  const thought = { type: 'reasoning', id: 'rs_1' };
  const thinking = { item_id: thought.id, output_index: 1, summary_index: 0 };
  const refusal = () => [
    sent('response.refusal.delta', { ...at, delta: REFUSAL }),
    sent('response.refusal.done', { ...at, refusal: REFUSAL }),
  ];
  return {
    begin(body) {
      model = String(body.model);
      return [
        sent('response.created', { response: response({ status: 'in_progress' }) }),
        sent('response.in_progress', { response: response({ status: 'in_progress' }) }),
        sent('response.output_item.added', { output_index: 0, item }),
      ];
    },
    thinks: (words) => [
      sent('response.output_item.added', { output_index: 1, item: thought }),
      sent('response.reasoning_summary_part.added', { ...thinking, part: { type: 'summary_text', text: '' } }),
      sent('response.reasoning_summary_text.delta', { ...thinking, delta: words }),
      sent('response.output_item.done', { output_index: 1, item: { ...thought, summary: [] } }),
    ],
    says: (words) => [sent('response.output_text.delta', { ...at, delta: words })],
    end(how, { input, output, thinking }) {
      const usage = {
        input_tokens: input,
        input_tokens_details: { cached_tokens: 0 },
        output_tokens: output,
        output_tokens_details: { reasoning_tokens: thinking },
      };
      const reason = { 'out-of-tokens': 'max_output_tokens', blocked: 'content_filter' }[how as string];
      if (reason !== undefined) {
        const details = { status: 'incomplete', incomplete_details: { reason }, usage };
        return [sent('response.incomplete', { response: response(details) })];
      }
      const done = sent('response.output_item.done', { output_index: 0, item });
      const completed = sent('response.completed', { response: response({ status: 'completed', usage }) });
      return how === 'refused' ? [...refusal(), done, completed] : [done, completed];
    },
    failure: {
      event: 'error',
      data: {
        type: 'error',
        sequence_number: 9,
        code: 'server_error',
        message: 'The server had an error',
        param: null,
      },
    },
    problem: openaiProblem,
    instructions: ofRole('input', 'system', 'developer'),
    material: ofRole('input', 'user'),
  };
}

/** Speaks chat completions, as Ollama, vLLM and the gateways do. */
function speakCompatible(): SpokenProtocol {
  let model = '';
  const chunk = (delta: object, finish_reason: string | null = null): SentEvent => ({
    data: {
      id: 'chatcmpl-1',
      object: 'chat.completion.chunk',
      created: 1_795_000_000,
      model,
      choices: [{ index: 0, delta, finish_reason }],
    },
  });
  return {
    begin(body) {
      model = String(body.model);
      return [chunk({ role: 'assistant', content: '' })];
    },
    thinks: (words) => [chunk({ reasoning_content: words })],
    says: (words) => [chunk({ content: words })],
    end(how, { input, output, thinking }) {
      const reason = { 'out-of-tokens': 'length', blocked: 'content_filter' }[how as string] ?? 'stop';
      const usage = {
        prompt_tokens: input,
        completion_tokens: output,
        total_tokens: input + output,
        completion_tokens_details: { reasoning_tokens: thinking },
      };
      return [
        ...(how === 'refused' ? [chunk({ refusal: REFUSAL })] : []),
        chunk({}, reason),
        {
          data: {
            id: 'chatcmpl-1',
            object: 'chat.completion.chunk',
            created: 1_795_000_000,
            model,
            choices: [],
            usage,
          },
        },
        { data: '[DONE]' },
      ];
    },
    failure: { data: { error: { message: 'The server had an error', type: 'server_error', param: null, code: null } } },
    problem: openaiProblem,
    instructions: ofRole('messages', 'system', 'developer'),
    material: ofRole('messages', 'user'),
  };
}

const ANTHROPIC_ERRORS: Readonly<Record<number, string>> = {
  400: 'invalid_request_error',
  401: 'authentication_error',
  403: 'permission_error',
  404: 'not_found_error',
  413: 'request_too_large',
  429: 'rate_limit_error',
  529: 'overloaded_error',
};

/** Speaks Anthropic's Messages API. */
function speakAnthropic(): SpokenProtocol {
  const sent = (type: string, more: object = {}): SentEvent => ({ event: type, data: { type, ...more } });
  const delta = (more: object): SentEvent => sent('content_block_delta', { index: 0, delta: more });
  /** Models without schemas answer through a tool with the schema. */
  let isTool = false;
  const block = () =>
    isTool ? { type: 'tool_use', id: 'toolu_1', name: 'json', input: {} } : { type: 'text', text: '' };
  const begun = (model: unknown) => [
    sent('message_start', {
      message: {
        id: 'msg_1',
        type: 'message',
        role: 'assistant',
        model,
        content: [],
        stop_reason: null,
        usage: { input_tokens: 1, output_tokens: 1 },
      },
    }),
    sent('ping'),
    sent('content_block_start', { index: 0, content_block: block() }),
  ];
  return {
    begin({ model, tools }) {
      isTool = Array.isArray(tools);
      return begun(model);
    },
    thinks: (words) => [
      sent('content_block_start', { index: 1, content_block: { type: 'thinking', thinking: '' } }),
      sent('content_block_delta', { index: 1, delta: { type: 'thinking_delta', thinking: words } }),
      sent('content_block_stop', { index: 1 }),
    ],
    says: (words) => [
      delta(isTool ? { type: 'input_json_delta', partial_json: words } : { type: 'text_delta', text: words }),
    ],
    end(how, { input, output, thinking }) {
      const stop_reason =
        {
          finished: isTool ? 'tool_use' : 'end_turn',
          'out-of-tokens': 'max_tokens',
          refused: 'refusal',
          blocked: 'refusal',
        }[how] ?? null;
      const usage = {
        input_tokens: input,
        output_tokens: output,
        output_tokens_details: { thinking_tokens: thinking },
      };
      return [
        sent('content_block_stop', { index: 0 }),
        sent('message_delta', { delta: { stop_reason, stop_sequence: null }, usage }),
        sent('message_stop'),
      ];
    },
    failure: sent('error', { error: { type: 'overloaded_error', message: 'Overloaded' } }),
    problem: (status, message) => ({
      type: 'error',
      error: { type: ANTHROPIC_ERRORS[status] ?? 'api_error', message },
      request_id: 'req_1',
    }),
    instructions: ({ system }) => system,
    material: ofRole('messages', 'user'),
  };
}

const GOOGLE_STATUSES: Readonly<Record<number, string>> = {
  400: 'INVALID_ARGUMENT',
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  429: 'RESOURCE_EXHAUSTED',
  503: 'UNAVAILABLE',
};

const googleProblem = (status: number, message: string, details: readonly unknown[] = []): unknown => ({
  error: { code: status, message, status: GOOGLE_STATUSES[status] ?? 'INTERNAL', details },
});

/** The body with which Google rejects a key: a 400, distinguished from others only by its reason. */
export const GOOGLE_BAD_KEY = googleProblem(400, 'API key not valid. Please pass a valid API key.', [
  { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'API_KEY_INVALID', domain: 'googleapis.com' },
]);

/** Returns the body with which Google gives the seconds until a retry: it sends no header. */
export const googleRetryAfter = (seconds: number): unknown =>
  googleProblem(429, 'You exceeded your current quota.', [
    { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: `${seconds}s` },
  ]);

/** Speaks Google's `streamGenerateContent`. */
function speakGoogle(): SpokenProtocol {
  const part = (more: object): SentEvent => ({
    data: { candidates: [{ content: { parts: [more], role: 'model' }, index: 0 }], responseId: 'r1' },
  });
  return {
    begin: () => [],
    thinks: (words) => [part({ text: words, thought: true })],
    says: (words) => [part({ text: words })],
    end(how, { input, output, thinking }) {
      const usageMetadata = {
        promptTokenCount: input,
        candidatesTokenCount: output - thinking,
        thoughtsTokenCount: thinking,
        totalTokenCount: input + output,
      };
      if (how === 'blocked')
        return [{ data: { promptFeedback: { blockReason: 'PROHIBITED_CONTENT' }, usageMetadata } }];
      const finishReason = { finished: 'STOP', 'out-of-tokens': 'MAX_TOKENS', refused: 'SAFETY' }[how];
      return [
        {
          data: {
            candidates: [{ content: { parts: [{ text: '' }], role: 'model' }, finishReason, index: 0 }],
            usageMetadata,
          },
        },
      ];
    },
    failure: { data: googleProblem(503, 'The model is overloaded. Please try again later.') },
    problem: googleProblem,
    instructions: ({ systemInstruction }) => systemInstruction,
    material: ofRole('contents', 'user'),
  };
}

export const PROTOCOLS: Readonly<Record<ModelProtocol, () => SpokenProtocol>> = {
  openai: speakOpenai,
  compatible: speakCompatible,
  anthropic: speakAnthropic,
  google: speakGoogle,
};
