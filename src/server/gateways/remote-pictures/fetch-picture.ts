import { lookup } from 'node:dns/promises';
import { isIPv6, type LookupFunction } from 'node:net';
import type { Agent, Dispatcher } from 'undici';
import { boundedWork } from '../../admission/bounded-work.ts';
import { AppError } from '../../http/app-error.ts';
import { encodePicture } from './encode-picture.ts';
import { isPublicAddress, judgeAddress, PICTURE_HOSTS, refuseAddress } from './judge-address.ts';
import type { RemotePicture, RemotePictures } from './port.ts';

/** Options for tests; the defaults are those of production. */
export interface FetchPictureOptions {
  readonly allowedHosts?: readonly string[];
  /** Resolves a name to all its addresses. */
  readonly resolve?: (hostname: string) => Promise<readonly string[]>;
  readonly isPublicAddress?: (address: string) => boolean;
  /** Timeout for everything: waiting, resolving, redirects, the bytes and the encoding. */
  readonly timeoutMs?: number;
  readonly maxBytes?: number;
  /** User agent; Wikimedia rejects requests without one. */
  readonly userAgent?: string;
}

type Rules = Required<FetchPictureOptions>;

const MOST_REDIRECTS = 3;
const AT_ONCE = 4;
const WAITING = 20;

const resolveName = async (hostname: string): Promise<readonly string[]> =>
  (await lookup(hostname, { all: true, order: 'ipv4first' })).map(({ address }) => address);

const noPicture = (): AppError => new AppError('not-found', ({ pictures }) => pictures.noneThere);
const tooSlow = (): AppError =>
  new AppError('overloaded', ({ pictures }) => pictures.tooSlow, { retryAfterSeconds: 5 });

/** Rejects when time is up, for work that cannot be stopped itself. */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(tooSlow());
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

/**
 * Returns the one address to connect to. Rejects a name with any private address among its answers: that is a sign of
 * DNS rebinding.
 */
async function findPublicAddress(url: URL, rules: Rules, signal: AbortSignal): Promise<string> {
  const hostname = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = await untilAborted(rules.resolve(hostname), signal).catch((error: unknown) => {
    throw error instanceof AppError ? error : noPicture();
  });
  const [first] = addresses;
  if (first === undefined) throw noPicture();
  if (!addresses.every((address) => rules.isPublicAddress(address))) throw refuseAddress();
  return first;
}

/** Connects to exactly the checked address, whatever the name resolves to by now; TLS still verifies the name. */
async function dialExactly(address: string, rules: Rules): Promise<Agent> {
  const { Agent } = await import('undici');
  const family = isIPv6(address) ? 6 : 4;
  const pinned: LookupFunction = (_hostname, options, done) => {
    if (options.all) done(null, [{ address, family }]);
    else done(null, address, family);
  };
  return new Agent({
    connect: { lookup: pinned, timeout: rules.timeoutMs },
    headersTimeout: rules.timeoutMs,
    bodyTimeout: rules.timeoutMs,
    pipelining: 0,
  });
}

async function readBounded({ headers, body }: Dispatcher.ResponseData, maxBytes: number): Promise<Buffer> {
  if (Number(headers['content-length'] ?? 0) > maxBytes) throw noPicture();
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of body as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > maxBytes) throw noPicture();
    parts.push(part);
  }
  return Buffer.concat(parts, length);
}

/** Returns the bytes at an address, or the address that it redirects to. */
async function fetchOnce(url: URL, rules: Rules, signal: AbortSignal): Promise<Buffer | { readonly sentTo: string }> {
  const agent = await dialExactly(await findPublicAddress(url, rules, signal), rules);
  try {
    const answer = await agent.request({
      origin: url.origin,
      path: `${url.pathname}${url.search}`,
      method: 'GET',
      signal,
      headers: {
        accept: 'image/avif,image/webp,image/png,image/jpeg,image/gif',
        'accept-encoding': 'identity',
        'user-agent': rules.userAgent,
      },
    });
    const { location } = answer.headers;
    if ([301, 302, 303, 307, 308].includes(answer.statusCode) && typeof location === 'string')
      return { sentTo: location };
    if (answer.statusCode !== 200) throw noPicture();
    return await readBounded(answer, rules.maxBytes);
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw signal.aborted ? tooSlow() : noPicture();
  } finally {
    // Also aborts a body that was not read to its end.
    await agent.destroy().catch(() => undefined);
  }
}

async function fetchBytes(address: string, rules: Rules, signal: AbortSignal): Promise<Buffer> {
  let url = judgeAddress(address, rules.allowedHosts);
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
    const found = await fetchOnce(url, rules, signal);
    if (Buffer.isBuffer(found)) return found;
    if (!URL.canParse(found.sentTo, url.href)) throw refuseAddress();
    url = judgeAddress(new URL(found.sentTo, url).href, rules.allowedHosts);
  }
  throw noPicture();
}

/**
 * Fetches pictures of the photo providers: only http(s) at default ports of the allowed hosts, only from public
 * addresses, each name resolved once and that address used, every redirect checked again, with limits of time and size,
 * and re-encoded so that nothing but pixels gets through.
 */
export function fetchRemotePictures(options: FetchPictureOptions = {}): RemotePictures {
  const rules: Rules = {
    allowedHosts: PICTURE_HOSTS,
    resolve: resolveName,
    isPublicAddress,
    timeoutMs: 5000,
    maxBytes: 5 * 1024 * 1024,
    userAgent: 'Safarnama',
    ...options,
  };
  const work = boundedWork(AT_ONCE, WAITING);

  async function encode(received: Buffer, endsAt: number): Promise<RemotePicture> {
    const bytes = await encodePicture(received, (endsAt - performance.now()) / 1000);
    if (!bytes) throw noPicture();
    return { bytes, mediaType: 'image/webp' };
  }

  /** Fetches the bytes at an address and passes them to `make`, when a place is free and time is left. */
  async function fetchAnd<T>(address: string, make: (received: Buffer, endsAt: number) => Promise<T>): Promise<T> {
    // Reject invalid addresses before they take a place in the queue.
    judgeAddress(address, rules.allowedHosts);
    const signal = AbortSignal.timeout(rules.timeoutMs);
    const endsAt = performance.now() + rules.timeoutMs;
    const made = work(async () => {
      if (signal.aborted) throw tooSlow();
      return make(await fetchBytes(address, rules, signal), endsAt);
    });
    if (!made) throw new AppError('overloaded', ({ pictures }) => pictures.fetchingBusy, { retryAfterSeconds: 2 });
    return made;
  }

  return {
    fetchPicture: (address) => fetchAnd(address, encode),
    fetchOriginal: (address) => fetchAnd(address, async (received) => received),
  };
}
