import { spawnSync } from 'node:child_process';
import { afterEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { GOOGLE_BAD_KEY, googleRetryAfter, type ModelProtocol } from '../../../../test/model-protocols.ts';
import {
  type AskedOfModel,
  type ModelScript,
  type ModelServer,
  startModelServer,
} from '../../../../test/model-servers.ts';
import { openLanguageModel } from './open-model.ts';
import type { ModelAnswer, ModelProvider, ModelQuestion } from './port.ts';

const MODELS: Readonly<Record<ModelProtocol, string>> = {
  google: 'gemini-2.5-flash',
  openai: 'gpt-5-mini',
  anthropic: 'claude-haiku-4-5',
  compatible: 'llama3.3',
};
const PROTOCOLS = Object.keys(MODELS) as ModelProtocol[];
const KEY = 'key-that-nobody-may-see';
const INSTRUCTIONS = 'Write a title that nobody may repeat.';

const shape = z.object({ title: z.string(), nights: z.array(z.number()) });
type Shape = z.infer<typeof shape>;
const GOOD = { title: 'The slow train to Jaisalmer, and a night under the stars of the Thar', nights: [1, 2] };

const servers: ModelServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()));
});

async function serve(protocol: ModelProtocol, script: ModelScript | ((asked: AskedOfModel) => ModelScript)) {
  const answer = typeof script === 'function' ? script : () => script;
  const server = await startModelServer({ protocol, answer });
  servers.push(server);
  return server;
}

const open = (provider: ModelProvider, server: ModelServer, model = MODELS[provider]) =>
  openLanguageModel({ provider, model, apiKey: KEY, baseUrl: server.url });

const question = (more: Partial<ModelQuestion<Shape>> = {}): ModelQuestion<Shape> => ({
  instructions: INSTRUCTIONS,
  material: '{"town":"Jaisalmer"}',
  shape,
  temperature: 0.4,
  maxOutputTokens: 400,
  withinMs: 20_000,
  signal: new AbortController().signal,
  ...more,
});

async function askOnce(
  protocol: ModelProtocol,
  script: ModelScript,
  more: Partial<ModelQuestion<Shape>> = {},
): Promise<ModelAnswer<Shape>> {
  return open(protocol, await serve(protocol, script)).ask(question(more));
}

const outcomesOf = async (script: ModelScript, more: Partial<ModelQuestion<Shape>> = {}) =>
  Object.fromEntries(
    await Promise.all(PROTOCOLS.map(async (protocol) => [protocol, (await askOnce(protocol, script, more)).outcome])),
  );

const inEach = (outcome: string) => Object.fromEntries(PROTOCOLS.map((protocol) => [protocol, outcome]));

describe('an answer', () => {
  test.each(PROTOCOLS)('of %s is of the shape, with what it took', async (protocol) => {
    const server = await serve(protocol, {
      json: GOOD,
      thinks: 'Hm.',
      spent: { input: 321, output: 87, thinking: 40 },
    });
    const parts: unknown[] = [];
    const answer = await open(protocol, server).ask(question({ onPartial: (part) => parts.push(part) }));
    expect(answer).toMatchObject({ outcome: 'answered', value: GOOD, text: JSON.stringify(GOOD), retryAfterMs: null });
    expect(answer).toMatchObject({ inputTokens: 321, outputTokens: 87 });
    expect(answer.firstWordsMs).toBeLessThanOrEqual(answer.totalMs);
    expect(server.asked).toHaveLength(1);
    expect(server.asked[0]?.instructions).toContain(INSTRUCTIONS);
    expect(server.asked[0]?.material).toBe('{"town":"Jaisalmer"}');
    expect(JSON.stringify(server.asked[0]?.body)).toContain('"nights"');
    expect(JSON.stringify(server.asked[0]?.headers)).toContain(KEY);
    // Each part extends the one before.
    expect(parts.length).toBeGreaterThan(1);
    const [first] = parts as { title: string }[];
    expect(GOOD.title.startsWith(first?.title ?? '-')).toBe(true);
    expect(first?.title).not.toBe(GOOD.title);
  });

  test.each([
    ['a fence', `\`\`\`json\n${JSON.stringify(GOOD)}\n\`\`\``],
    ['words around it', `Here is {what} you asked for:\n\n\`\`\`\n${JSON.stringify(GOOD, null, 2)}\n\`\`\`\nEnjoy!`],
    ['thinking before it', `<think>Is {"title": "this"} right?</think>\n${JSON.stringify(GOOD)}`],
  ])('is found within %s', async (_about, text) => {
    const parts: unknown[] = [];
    const answer = await askOnce('compatible', { text }, { onPartial: (part) => parts.push(part) });
    expect(answer).toMatchObject({ outcome: 'answered', value: GOOD, text });
    for (const part of parts) expect(part).not.toMatchObject({ title: 'this' });
  });

  test('of an older Claude comes through a tool of the shape', async () => {
    const server = await serve('anthropic', { json: GOOD });
    const answer = await open('anthropic', server, 'claude-sonnet-4-20250514').ask(question());
    expect(server.asked[0]?.body).toMatchObject({ tools: [{ name: 'json' }] });
    expect(answer).toMatchObject({ outcome: 'answered', value: GOOD });
  });

  test('has no tokens where a compatible server reports none', async () => {
    const answer = await askOnce('compatible', { json: GOOD, spent: { input: 0, output: 0 } });
    expect(answer).toMatchObject({ outcome: 'answered', inputTokens: 0, outputTokens: 0 });
  });
});

describe('what cannot be used', () => {
  const BEGUN = { text: '{"title": "The slow' };
  test.each<[string, ModelScript, string]>([
    ['nothing at all', { fault: 'silent' }, 'slow'],
    ['a beginning and no more', { fault: 'stalls', ...BEGUN }, 'slow'],
    ['words that come too slowly', { json: GOOD, pieceOf: 1, everyMs: 150 }, 'slow'],
    ['a beginning and a torn connection', { fault: 'breaks', ...BEGUN }, 'cut'],
    ['a beginning and an end without the end', { fault: 'stops', ...BEGUN }, 'cut'],
    ['a stream without a word', { fault: 'stops', text: '' }, 'cut'],
    ['all of it, and an end without the end', { fault: 'stops', text: JSON.stringify(GOOD) }, 'cut'],
    ['the bound of tokens', { json: GOOD, ends: 'out-of-tokens' }, 'cut'],
    ['a refusal', { json: {}, ends: 'refused' }, 'refused'],
    ['a filter', { json: {}, ends: 'blocked' }, 'refused'],
    ['a failure in the middle', { fault: 'fails', ...BEGUN }, 'overloaded'],
    ['a failure at the beginning', { fault: 'fails', text: '' }, 'overloaded'],
    ['JSON of another shape', { json: { title: 7, nights: [] } }, 'nonsense'],
    ['JSON that is none', { text: '{"title": The slow train}' }, 'nonsense'],
    ['prose', { text: 'A slow train, I would say.' }, 'nonsense'],
    ['no words', { text: '' }, 'nonsense'],
    ['events that are no JSON', { fault: 'garbles' }, 'nonsense'],
    ['words without end', { fault: 'endless' }, 'nonsense'],
    ['an event without end', { fault: 'endless-event' }, 'nonsense'],
    ['a page of the web', { fault: 'web-page' }, 'misconfigured'],
    ['429', { status: 429 }, 'rate-limited'],
    ['500', { status: 500, body: 'Internal Server Error' }, 'overloaded'],
    ['503', { status: 503 }, 'overloaded'],
    ['529', { status: 529 }, 'overloaded'],
    ['401', { status: 401 }, 'wrong-key'],
    ['403', { status: 403 }, 'wrong-key'],
    ['404', { status: 404 }, 'misconfigured'],
    ['400', { status: 400 }, 'misconfigured'],
  ])('%s', async (_about, script, outcome) => {
    const withinMs = outcome === 'slow' ? 900 : 20_000;
    expect(await outcomesOf(script, { withinMs })).toEqual(inEach(outcome));
  });

  test('what came before it broke is kept', async () => {
    const answer = await askOnce('google', { fault: 'breaks', text: '{"title": "The slow' });
    expect(answer).toMatchObject({ outcome: 'cut', value: null, text: '{"title": "The slow' });
    expect(answer.firstWordsMs).not.toBeNull();
  });

  test('an answer is heard up to 64 KB', async () => {
    const server = await serve('anthropic', { fault: 'endless' });
    const { text } = await open('anthropic', server).ask(question());
    expect(text).toHaveLength(64 * 1024);
    await expect.poll(() => server.left, { timeout: 10_000 }).toHaveLength(1);
  });

  test('a filter that answers with a status is the question’s fault', async () => {
    const body = { error: { message: 'The response was filtered', code: 'content_filter', type: null } };
    expect(await askOnce('compatible', { status: 400, body })).toMatchObject({ outcome: 'refused' });
    const prompt = { error: { message: 'Invalid prompt: flagged', code: 'invalid_prompt', type: null } };
    expect(await askOnce('openai', { status: 400, body: prompt })).toMatchObject({ outcome: 'refused' });
  });

  test('Google refuses a key with a 400', async () => {
    expect(await askOnce('google', { status: 400, body: GOOGLE_BAD_KEY })).toMatchObject({ outcome: 'wrong-key' });
  });

  test.each(PROTOCOLS)('a key that no header of %s can carry', async (provider) => {
    const server = await serve(provider, { json: GOOD });
    for (const apiKey of ['key\nx-other: 1', 'ключ', 'a key']) {
      const model = openLanguageModel({ provider, model: MODELS[provider], apiKey, baseUrl: server.url });
      expect(await model.ask(question())).toMatchObject({ outcome: 'wrong-key' });
    }
    expect(server.asked).toEqual([]);
  });

  test('no server listens at the address', async () => {
    const server = await startModelServer({ protocol: 'openai', answer: () => ({ json: GOOD }) });
    await server.stop();
    for (const provider of PROTOCOLS) {
      expect(await open(provider, server).ask(question())).toMatchObject({ outcome: 'unreachable' });
    }
  });
});

describe('how long to leave it alone', () => {
  test.each(PROTOCOLS)('%s says it in seconds or as a date', async (protocol) => {
    expect(await askOnce(protocol, { status: 429, retryAfter: '17' })).toMatchObject({ retryAfterMs: 17_000 });
    expect(await askOnce(protocol, { status: 503, retryAfter: '0' })).toMatchObject({ retryAfterMs: 0 });
    const date = new Date(Date.now() + 3_600_000).toUTCString();
    const { retryAfterMs } = await askOnce(protocol, { status: 429, retryAfter: date });
    expect(retryAfterMs).toBeGreaterThan(3_000_000);
    expect(retryAfterMs).toBeLessThanOrEqual(3_600_000);
    const past = new Date(Date.now() - 60_000).toUTCString();
    expect(await askOnce(protocol, { status: 429, retryAfter: past })).toMatchObject({ retryAfterMs: 0 });
    expect(await askOnce(protocol, { status: 429, retryAfter: 'soon' })).toMatchObject({ retryAfterMs: null });
  });

  test('Google says it in the body', async () => {
    const answer = await askOnce('google', { status: 429, body: googleRetryAfter(38) });
    expect(answer).toMatchObject({ outcome: 'rate-limited', retryAfterMs: 38_000 });
  });
});

describe('the caller has disconnected', () => {
  test.each(PROTOCOLS)('and %s is let go', async (protocol) => {
    const server = await serve(protocol, { fault: 'stalls', text: '{"title": "The slow train to' });
    const visitor = new AbortController();
    const answer = await open(protocol, server).ask(
      question({ signal: visitor.signal, onPartial: () => visitor.abort() }),
    );
    expect(answer).toMatchObject({ outcome: 'gone', value: null });
    await expect.poll(() => server.left, { timeout: 10_000 }).toHaveLength(1);
  });

  test('before anything was asked', async () => {
    const server = await serve('google', { json: GOOD });
    const model = open('google', server);
    expect(await model.ask(question({ signal: AbortSignal.abort() }))).toMatchObject({ outcome: 'gone' });
    expect(await model.ask(question({ withinMs: 0 }))).toMatchObject({ outcome: 'slow' });
    expect(server.asked).toEqual([]);
  });

  test('a model that is too slow is let go as well', async () => {
    const server = await serve('openai', { fault: 'silent' });
    expect(await open('openai', server).ask(question({ withinMs: 300.5 }))).toMatchObject({ outcome: 'slow' });
    await expect.poll(() => server.left, { timeout: 10_000 }).toHaveLength(1);
  });
});

describe('what must stay hidden', () => {
  test.each(PROTOCOLS)('the key does not travel to where %s redirects', async (protocol) => {
    const elsewhere = await serve(protocol, { json: GOOD });
    for (const to of [`${elsewhere.url}/stolen`, '/v1/other']) {
      const server = await serve(protocol, { fault: 'elsewhere', to });
      expect(await open(protocol, server).ask(question())).toMatchObject({ outcome: 'misconfigured' });
      expect(server.asked).toHaveLength(1);
    }
    expect(elsewhere.asked).toEqual([]);
  });

  test.each(PROTOCOLS)('neither key nor instructions are in an answer or on the console of %s', async (protocol) => {
    const said: unknown[] = [];
    const warn = (warning: unknown) => said.push(warning);
    process.on('warning', warn);
    const echo = {
      error: { message: `Incorrect API key provided: ${KEY}. You asked: ${INSTRUCTIONS}`, status: 'X', code: 1 },
    };
    const scripts: ModelScript[] = [
      { status: 401, body: echo },
      { status: 500, body: echo },
      { fault: 'fails' },
      { fault: 'breaks' },
      { fault: 'garbles' },
      { json: GOOD },
    ];
    for (const script of scripts) said.push(await askOnce(protocol, script));
    await new Promise((resolve) => setImmediate(resolve));
    process.off('warning', warn);
    expect(said).toHaveLength(scripts.length);
    expect(JSON.stringify(said)).not.toContain(KEY);
    expect(JSON.stringify(said)).not.toContain(INSTRUCTIONS);
  });

  test('nothing of the SDK is loaded before the first question', () => {
    const script = `
      import { registerHooks } from 'node:module';
      const loaded = [];
      registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) });
      const { openLanguageModel } = await import(process.argv[1]);
      openLanguageModel({ provider: 'openai', model: 'gpt-5-mini', apiKey: 'k', baseUrl: null });
      console.log(loaded.filter((url) => url.includes('node_modules')).length, loaded.length > 2);`;
    const address = new URL('./open-model.ts', import.meta.url).href;
    const ran = spawnSync(process.execPath, ['--input-type=module', '-e', script, address], { encoding: 'utf8' });
    expect(ran.stdout.trim()).toBe('0 true');
  });
});

describe('what a model is asked', () => {
  async function bodyFor(provider: ModelProtocol, model: string) {
    const server = await serve(provider, { json: GOOD });
    expect(await open(provider, server, model).ask(question())).toMatchObject({ outcome: 'answered' });
    return server.asked[0]?.body ?? {};
  }

  test.each<[ModelProtocol, string, object]>([
    ['google', 'gemini-2.0-flash', { generationConfig: { temperature: 0.4 } }],
    ['google', 'gemini-2.5-flash', { generationConfig: { temperature: 0.4, thinkingConfig: { thinkingBudget: 0 } } }],
    ['google', 'gemini-2.5-pro', { generationConfig: { thinkingConfig: { thinkingBudget: 128 } } }],
    ['google', 'gemini-3.5-flash', { generationConfig: { thinkingConfig: { thinkingLevel: 'minimal' } } }],
    ['google', 'gemini-3.1-pro-preview', { generationConfig: { thinkingConfig: { thinkingLevel: 'low' } } }],
    ['google', 'gemini-4-argon', { generationConfig: { thinkingConfig: { thinkingLevel: 'low' } } }],
    ['google', 'gemini-pro-latest', { generationConfig: { thinkingConfig: { thinkingLevel: 'low' } } }],
    ['openai', 'gpt-4.1-mini', { temperature: 0.4, store: false }],
    ['openai', 'gpt-5-mini', { reasoning: { effort: 'minimal' }, store: false }],
    ['openai', 'gpt-5.1', { reasoning: { effort: 'none' }, temperature: 0.4 }],
    ['openai', 'gpt-6-sol', { reasoning: { effort: 'none' }, temperature: 0.4 }],
    ['openai', 'gpt-6-astra', { reasoning: { effort: 'low' } }],
    ['openai', 'o4-mini', { reasoning: { effort: 'low' } }],
    ['anthropic', 'claude-haiku-4-5', { thinking: { type: 'disabled' }, temperature: 0.4 }],
    ['anthropic', 'claude-opus-5', { thinking: { type: 'disabled' } }],
    ['anthropic', 'claude-opus-5-5', { output_config: { effort: 'low' } }],
    ['compatible', 'llama3.3', { temperature: 0.4, max_tokens: 400 }],
  ])('%s %s thinks as little as it can', async (provider, model, body) => {
    expect(await bodyFor(provider, model)).toMatchObject(body);
  });

  test.each<[ModelProtocol, string]>([
    ['openai', 'gpt-5-mini'],
    ['openai', 'o4-mini'],
    ['openai', 'gpt-6-astra'],
    ['openai', 'gpt-5.1-chat-latest'],
    ['anthropic', 'claude-opus-5'],
    ['anthropic', 'claude-sonnet-5-5'],
    ['google', 'gemini-3.6-flash'],
    ['google', 'gemini-4-argon'],
    ['google', 'gemini-flash-latest'],
  ])('%s %s refuses a temperature and gets none', async (provider, model) => {
    expect(JSON.stringify(await bodyFor(provider, model))).not.toContain('temperature');
  });

  test.each<[ModelProtocol, string]>([
    ['google', 'gemini-2.0-flash'],
    ['openai', 'gpt-5-pro'],
    ['openai', 'gpt-4o'],
    ['anthropic', 'claude-3-haiku-20240307'],
    ['compatible', 'qwen3'],
  ])('%s %s is not told how to think', async (provider, model) => {
    expect(JSON.stringify(await bodyFor(provider, model))).not.toMatch(/"thinking|"reasoning"|effort/);
  });

  test('a compatible server of one’s own gets no key where there is none', async () => {
    const server = await serve('compatible', { json: GOOD });
    const model = openLanguageModel({ provider: 'compatible', model: 'llama3.3', apiKey: '', baseUrl: server.url });
    expect(await model.ask(question())).toMatchObject({ outcome: 'answered' });
    expect(server.asked[0]?.headers).not.toHaveProperty('authorization');
  });

  test('a compatible server that knows no schemas is asked without, from then on', async () => {
    const server = await serve('compatible', ({ body }) =>
      'response_format' in body ? { status: 400 } : { text: `Sure!\n${JSON.stringify(GOOD)}` },
    );
    const model = open('compatible', server);
    expect(await model.ask(question())).toMatchObject({ outcome: 'answered', value: GOOD });
    expect(await model.ask(question())).toMatchObject({ outcome: 'answered', value: GOOD });
    expect(server.asked.map(({ body }) => 'response_format' in body)).toEqual([true, false, false]);
    // The schema is also in the instructions.
    expect(server.asked[2]?.instructions).toContain('"nights"');
  });

  test('half a sign does not spoil a question', async () => {
    const server = await serve('openai', { json: GOOD });
    await open('openai', server).ask(question({ material: '"\ud83d"' }));
    expect(server.asked[0]?.material).toBe('"\ufffd"');
  });
});
