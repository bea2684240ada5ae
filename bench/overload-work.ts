import { Agent, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { addDays } from '../src/core/dates.ts';
import { gazetteer } from '../test/gazetteer.ts';

/**
 * New trips and pages are the most expensive requests for the site, cached pages the cheapest. A mixed load is a
 * quarter cached pages, a quarter calls, three eighths pages to render, and the rest trips.
 */
export const WORKS = ['mixed', 'generations', 'searches', 'calls', 'cached'] as const;
export type Work = (typeof WORKS)[number];
type Kind = Exclude<Work, 'mixed'>;

/** `kept`: like a balancer that keeps its connections; `new`: a connection for each request. */
export const CONNECTIONS = ['kept', 'new'] as const;
export type Connections = (typeof CONNECTIONS)[number];

export interface Ask {
  readonly kind: Kind | 'health';
  readonly path: string;
  /** The visitor in the forwarding header. */
  readonly visitor: string;
  readonly body?: object;
}

export interface Answer {
  readonly kind: Ask['kind'];
  /** 0 when the connection broke. */
  readonly status: number;
  readonly ms: number;
  readonly retryAfter: string | null;
}

const CITIES = ['Delhi', 'Mumbai', 'Bengaluru', 'Chennai', 'Kolkata', 'Hyderabad', 'Pune', 'Ahmedabad', 'Jaipur'];
const places = [...gazetteer.bases.values()].map(({ name }) => name).filter((name) => !CITIES.includes(name));
const PAGES = ['/', '/packages', '/blog', '/contact'];
const MIXTURE: readonly Kind[] = [
  'cached',
  'searches',
  'calls',
  'searches',
  'cached',
  'generations',
  'calls',
  'searches',
];

const dayAhead = (days: number): string => addDays(new Date().toISOString().slice(0, 10), days);

/** Returns a different address for each visitor. */
const visitorOf = (number: number): string => `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;

/** Returns the n-th call of its kind; all differ, except for cached pages. */
export function makeAsk(work: Work, number: number): Ask {
  const kind = work === 'mixed' ? (MIXTURE[number % MIXTURE.length] ?? 'cached') : work;
  const visitor = visitorOf(number);
  if (kind === 'cached') return { kind, path: PAGES[number % PAGES.length] ?? '/', visitor };
  if (kind === 'calls') return { kind, path: `/api/packages?search=the${number}`, visitor };
  if (kind === 'searches') return { kind, path: `/packages?search=the+${number.toString(36)}`, visitor };
  const departureDate = dayAhead(20 + (number % 300));
  return {
    kind,
    path: '/api/generate-itinerary',
    visitor,
    body: {
      from: CITIES[number % CITIES.length],
      to: places[(number * 7) % places.length],
      departureDate,
      returnDate: addDays(departureDate, 1 + (number % 6)),
      travellers: 2,
      travelClass: 'Economy',
      priceRange: [0, 200_000],
    },
  };
}

/** Each local address has 28,000 ports for connections, and those of closed connections are not free at once. */
const SOURCES = Array.from({ length: 250 }, (_, number) => `127.7.0.${1 + number}`);
const agents = SOURCES.map((localAddress) => new Agent({ keepAlive: true, localAddress }));
export const closeConnections = (): void => {
  for (const agent of agents) agent.destroy();
};

const headersOf = ({ visitor }: Ask, payload: string | undefined): Record<string, string> => ({
  'x-forwarded-for': visitor,
  'user-agent': 'Mozilla/5.0 (bench)',
  'accept-encoding': 'br',
  ...(payload !== undefined && {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(payload)),
  }),
});

/** A refused trip (422) counts as a normal answer. */
const answerTo = (ask: Ask, beganAt: number, status: number, retryAfter: string | null): Answer => ({
  kind: ask.kind,
  status: status === 422 ? 200 : status,
  ms: performance.now() - beganAt,
  retryAfter,
});

let connected = 0;

function askOverKept(url: string, asked: Ask): Promise<Answer> {
  const beganAt = performance.now();
  const payload = asked.body && JSON.stringify(asked.body);
  return new Promise((resolve) => {
    const end = (status: number, response?: IncomingMessage) =>
      resolve(answerTo(asked, beganAt, status, response?.headers['retry-after'] ?? null));
    const sent = request(
      url + asked.path,
      {
        agent: agents[connected++ % agents.length],
        method: payload ? 'POST' : 'GET',
        headers: headersOf(asked, payload),
      },
      (response) => {
        response.resume();
        response.on('end', () => end(response.statusCode ?? 0, response));
        response.on('error', () => end(0));
      },
    );
    sent.on('error', () => end(0));
    sent.end(payload);
  });
}

/** Written by hand: the HTTP client would cost this side more than the request costs the site. */
function askOverNew(url: string, asked: Ask): Promise<Answer> {
  const { hostname: host, port } = new URL(url);
  const payload = asked.body && JSON.stringify(asked.body);
  const headers = Object.entries({ host, connection: 'close', ...headersOf(asked, payload) });
  const head = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  const beganAt = performance.now();
  return new Promise((resolve) => {
    let text = '';
    let received = 0;
    const socket = connect({ host, port: Number(port), localAddress: SOURCES[connected++ % SOURCES.length] });
    socket.setEncoding('latin1');
    const end = () => {
      const retryAfter = /\r\nretry-after: (.*)\r\n/i.exec(text)?.[1] ?? null;
      resolve(answerTo(asked, beganAt, Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), retryAfter));
    };
    socket.on('data', (piece: string) => {
      received += piece.length;
      if (!text.includes('\r\n\r\n')) text += piece;
      // With a known length, the answer is complete before the connection is closed.
      const length = /\r\ncontent-length: (\d+)\r\n/i.exec(text)?.[1];
      if (length !== undefined && received === text.indexOf('\r\n\r\n') + 4 + Number(length)) end();
    });
    socket.once('error', () => resolve(answerTo(asked, beganAt, 0, null)));
    socket.once('end', end);
    socket.write(`${payload ? 'POST' : 'GET'} ${asked.path} HTTP/1.1\r\n${head}\r\n${payload ?? ''}`);
  });
}

/** Makes a request, reads the whole answer, and returns the time taken, including the connection. */
export const ask = (url: string, connections: Connections, asked: Ask): Promise<Answer> =>
  connections === 'kept' ? askOverKept(url, asked) : askOverNew(url, asked);
