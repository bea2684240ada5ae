import { Agent, type IncomingMessage, request } from 'node:http';
import { addDays } from '../src/core/dates.ts';
import { gazetteer } from '../src/core/gazetteer/gazetteer.ts';

/** What costs the site most of all that anybody may ask for: a trip, and a page that nobody asked for before. */
export type Work = 'generations' | 'searches';

export interface Ask {
  readonly path: string;
  /** Whose the forwarding header says it is. */
  readonly visitor: string;
  readonly body?: object;
}

export interface Answer {
  /** 0 when the connection broke. */
  readonly status: number;
  readonly ms: number;
  readonly retryAfter: string | null;
}

const CITIES = ['Delhi', 'Mumbai', 'Bengaluru', 'Chennai', 'Kolkata', 'Hyderabad', 'Pune', 'Ahmedabad', 'Jaipur'];
const places = [...gazetteer.bases.values()].map(({ name }) => name).filter((name) => !CITIES.includes(name));
const dayAhead = (days: number): string => addDays(new Date().toISOString().slice(0, 10), days);

/** Nobody comes twice. */
const visitorOf = (number: number): string => `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;

/** The n-th call of its kind: none is like another. */
export function makeAsk(work: Work, number: number): Ask {
  const visitor = visitorOf(number);
  if (work === 'searches') return { path: `/packages?search=the+${number.toString(36)}`, visitor };
  const departureDate = dayAhead(20 + (number % 300));
  return {
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

/** The same for wrk, of calls that cost too little for a load of ours to be too much; each asks again after `pauseMs`. */
export const luaCalls = (pauseMs: number): string => `
  local number = 0
  request = function()
    number = number + 1
    local visitor = string.format("10.%d.%d.%d", number / 65536 % 256, number / 256 % 256, number % 256)
    return wrk.format("GET", "/api/packages?search=the+" .. number, { ["X-Forwarded-For"] = visitor })
  end
  ${pauseMs > 0 ? `delay = function() return ${Math.round(pauseMs)} end` : ''}
`;

/** As a proxy keeps its connections to the site. */
const agent = new Agent({ keepAlive: true });
export const closeConnections = (): void => agent.destroy();

/** Asks, reads all of the answer, and tells how long that took; a refused trip (422) is an answer like any other. */
export function ask(url: string, { path, visitor, body }: Ask): Promise<Answer> {
  const beganAt = performance.now();
  const payload = body && JSON.stringify(body);
  return new Promise((resolve) => {
    const end = (status: number, response?: IncomingMessage) =>
      resolve({
        status: status === 422 ? 200 : status,
        ms: performance.now() - beganAt,
        retryAfter: response?.headers['retry-after'] ?? null,
      });
    const sent = request(
      url + path,
      {
        agent,
        method: payload ? 'POST' : 'GET',
        headers: {
          'x-forwarded-for': visitor,
          'user-agent': 'Mozilla/5.0 (bench)',
          'accept-encoding': 'br',
          ...(payload && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
        },
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
