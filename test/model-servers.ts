import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import {
  type AnswerEnd,
  type Body,
  type ModelProtocol,
  PROTOCOLS,
  type SentEvent,
  type SpentTokens,
  wordsIn,
} from './model-protocols.ts';

/** A question as the server received it. */
export interface AskedOfModel {
  /** 0, 1, ... in order. */
  readonly turn: number;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** The system's text, however the protocol wraps it: what to do. */
  readonly instructions: string;
  /** The user's text: the material to use. */
  readonly material: string;
  /** As the provider's package sent it. */
  readonly body: Body;
}

/** How an answer is sent. */
interface Pace {
  /** Characters in a piece; default 24. */
  readonly pieceOf?: number;
  /** Milliseconds before the answer starts. */
  readonly afterMs?: number;
  /** Milliseconds between its pieces. */
  readonly everyMs?: number;
  /** Default: 120 in and 60 out, without thinking. */
  readonly spent?: Partial<SpentTokens>;
  /** The model's thinking before its answer. */
  readonly thinks?: string;
}

/**
 * The answer to a question.
 *
 * Text: `json` is a value sent as its JSON text, `text` is sent unchanged. They end normally unless `ends` says
 * otherwise (`out-of-tokens`; `refused` by the model; `blocked` by the provider's filter), each in the protocol's own
 * form.
 *
 * An error: `status`, with the protocol's own body unless `body` gives another, and `retryAfter` as the header
 * `Retry-After` (seconds, or an HTTP date).
 *
 * Faults:
 * - `silent`: accepts the question and sends nothing, not even a status;
 * - `stalls`: sends part of `json` or `text`, then nothing more;
 * - `breaks`: the same, then the connection is broken;
 * - `stops`: the same, then it ends as if complete, without the protocol's end;
 * - `fails`: the same, then the protocol's error event;
 * - `garbles`: events whose data is not JSON;
 * - `web-page`: a 200 with an HTML page, as captive portals and wrong addresses send;
 * - `endless`: text that never ends;
 * - `endless-event`: one event that never ends;
 * - `elsewhere`: a redirect to the address in `to`.
 */
export type ModelScript =
  | ({ readonly json: unknown; readonly ends?: AnswerEnd } & Pace)
  | ({ readonly text: string; readonly ends?: AnswerEnd } & Pace)
  | { readonly status: number; readonly retryAfter?: string; readonly body?: unknown }
  | { readonly fault: 'silent' | 'garbles' | 'web-page' | 'endless' | 'endless-event' }
  | ({ readonly fault: 'stalls' | 'breaks' | 'stops' | 'fails'; readonly text?: string } & Pace)
  | { readonly fault: 'elsewhere'; readonly to: string };

type Words = Extract<ModelScript, { json: unknown } | { text: string }>;

export interface ModelServer {
  /** The value for `baseUrl`, or `AI_BASE_URL`. */
  readonly url: string;
  /** Every question so far. */
  readonly asked: readonly AskedOfModel[];
  /** Questions whose caller disconnected before the answer was complete. */
  readonly left: readonly AskedOfModel[];
  readonly stop: () => Promise<void>;
}

const PIECE = 24;
const SPENT: SpentTokens = { input: 120, output: 60, thinking: 0 };
const BEGUN = '{"title": "The slow train to';

async function bodyOf(request: IncomingMessage): Promise<Body> {
  let text = '';
  for await (const piece of request) text += String(piece);
  return JSON.parse(text);
}

function piecesOf(text: string, length: number): string[] {
  const pieces: string[] = [];
  for (let from = 0; from < text.length; from += length) pieces.push(text.slice(from, from + length));
  return pieces;
}

/** An answer in progress; it notices when the client disconnects. */
function openAnswer(response: ServerResponse, protocol: ModelProtocol, body: Body) {
  const spoken = PROTOCOLS[protocol]();
  let isGone = false;
  let isTorn = false;
  const gone = new AbortController();
  response.on('close', () => {
    isGone = true;
    gone.abort();
  });
  const pause = (ms: number) => wait(ms, undefined, { signal: gone.signal }).catch(() => undefined);

  async function write(text: string): Promise<void> {
    if (isGone) return;
    if (!response.headersSent) response.writeHead(200, { 'content-type': 'text/event-stream' });
    if (response.write(text)) return;
    await Promise.race([once(response, 'drain', { signal: gone.signal }), pause(60_000)]).catch(() => undefined);
  }
  async function send(events: readonly SentEvent[]): Promise<void> {
    for (const { event, data } of events) {
      const named = event === undefined ? '' : `event: ${event}\n`;
      await write(`${named}data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`);
    }
  }

  return {
    spoken,
    write,
    send,
    pause,
    isGone: () => isGone,
    isTorn: () => isTorn,
    tear() {
      isTorn = true;
      response.destroy();
    },
    begin: () => send(spoken.begin(body)),
    async say(text: string, { pieceOf = PIECE, afterMs = 0, everyMs = 0, thinks }: Pace): Promise<void> {
      await pause(afterMs);
      await send(spoken.begin(body));
      if (thinks !== undefined) await send(spoken.thinks(thinks));
      for (const piece of piecesOf(text, pieceOf)) {
        await send(spoken.says(piece));
        if (everyMs > 0) await pause(everyMs);
        if (isGone) return;
      }
    },
  };
}

type Answer = ReturnType<typeof openAnswer>;

async function speak(answer: Answer, words: Words, response: ServerResponse): Promise<void> {
  const { ends = 'finished', spent } = words;
  const text = 'json' in words ? JSON.stringify(words.json) : words.text;
  await answer.say(ends === 'blocked' ? '' : text, words);
  await answer.send(answer.spoken.end(ends, { ...SPENT, ...spent }));
  response.end();
}

async function sayWithoutEnd(answer: Answer, event: boolean): Promise<void> {
  await answer.begin();
  if (event) await answer.write('data: "');
  while (!answer.isGone()) {
    if (event) await answer.write('na '.repeat(20_000));
    else await answer.send(answer.spoken.says('na '.repeat(400)));
    await answer.pause(0);
  }
}

async function goWrong(
  answer: Answer,
  script: Extract<ModelScript, { fault: string }>,
  response: ServerResponse,
): Promise<void> {
  switch (script.fault) {
    case 'silent':
      return;
    case 'garbles':
      await answer.begin();
      await answer.send([{ data: '{"this is": no JSON' }, { data: '{"nor is": this' }]);
      response.end();
      return;
    case 'web-page':
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Sign in</title>');
      return;
    case 'endless':
    case 'endless-event':
      return sayWithoutEnd(answer, script.fault === 'endless-event');
    case 'elsewhere':
      response.writeHead(307, { location: script.to }).end();
      return;
    case 'stalls':
    case 'breaks':
    case 'stops':
    case 'fails':
      await answer.say(script.text ?? BEGUN, script);
      if (script.fault === 'fails') await answer.send([answer.spoken.failure]);
      if (script.fault === 'breaks') {
        // What was sent before the break is read first.
        await answer.pause(20);
        answer.tear();
      } else if (script.fault !== 'stalls') response.end();
  }
}

function refuse(
  answer: Answer,
  { status, retryAfter, body }: Extract<ModelScript, { status: number }>,
  response: ServerResponse,
): void {
  const headers = retryAfter === undefined ? {} : { 'retry-after': retryAfter };
  const said = body ?? answer.spoken.problem(status, `The provider answers ${status}`);
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(typeof said === 'string' ? said : JSON.stringify(said));
}

/**
 * Starts a real HTTP server on a free local port that speaks a provider's streaming protocol, as the provider's package
 * of the AI SDK reads it. `answer` decides the answer to each question from the question, its turn, or the test's own
 * state. For several providers, start one server each.
 *
 *     const server = await startModelServer({
 *       protocol: 'google',
 *       answer: ({ turn, material }) =>
 *         turn === 0 ? { status: 429, retryAfter: '2' } : { json: { title: JSON.parse(material).town } },
 *     });
 *     openLanguageModel({ provider: 'google', model: 'gemini-2.5-flash', apiKey: 'key', baseUrl: server.url });
 *     // ... or a process with AI_PROVIDER=google AI_MODEL=gemini-2.5-flash AI_API_KEY=key AI_BASE_URL=<server.url>
 *     await server.stop();
 */
export async function startModelServer({
  protocol,
  answer: decide,
}: {
  readonly protocol: ModelProtocol;
  readonly answer: (asked: AskedOfModel) => ModelScript | Promise<ModelScript>;
}): Promise<ModelServer> {
  const asked: AskedOfModel[] = [];
  const left: AskedOfModel[] = [];
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    const path = request.url ?? '';
    const answer = openAnswer(response, protocol, body);
    const { spoken } = answer;
    const question: AskedOfModel = {
      turn: asked.length,
      path,
      headers: request.headers,
      instructions: wordsIn(spoken.instructions(body)),
      material: wordsIn(spoken.material(body)),
      body,
    };
    asked.push(question);
    response.on('close', () => {
      if (!response.writableEnded && !answer.isTorn()) left.push(question);
    });
    const script = await decide(question);
    if ('status' in script) refuse(answer, script, response);
    else if ('fault' in script) await goWrong(answer, script, response);
    else await speak(answer, script, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    asked,
    left,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
