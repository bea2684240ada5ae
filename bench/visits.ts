import { setTimeout as wait } from 'node:timers/promises';
import { request } from 'undici';

export interface Sent {
  readonly method?: 'GET' | 'POST' | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly body?: string | undefined;
}

/** How a browser asks for pages and files. */
const AS_BROWSER = { 'user-agent': 'Mozilla/5.0 (bench)', 'accept-encoding': 'br' } as const;

let visitors = 0;

/** Returns an address that was not used before in this process, for the forwarding header. */
export function freshVisitor(): string {
  visitors += 1;
  return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
}

/** Status of a site that has too much to do at the moment, as on a busy machine. */
const BUSY = 503;
const TRIES = 20;
const TRIED_AGAIN_AFTER_MS = 100;

/** Returns the status of an answer that was read whole; not decompressed, as that is the visitor's work. */
async function send(address: string, { method = 'GET', headers, body }: Sent, visitor: string): Promise<number> {
  const answer = await request(address, {
    method,
    headers: { ...AS_BROWSER, 'x-forwarded-for': visitor, ...headers },
    body: body ?? null,
  });
  await answer.body.arrayBuffer();
  return answer.statusCode;
}

/** Requests an address as a new visitor and reads the whole answer; throws unless it succeeds. */
export async function visit(address: string, sent: Sent = {}): Promise<void> {
  const status = await send(address, sent, freshVisitor());
  if (status < 200 || status > 299) throw new Error(`${address} answered ${status}`);
}

/** Like `visit`, but tries again when the site is too busy: a refusal costs next to nothing. */
export async function visitPatiently(address: string, sent: Sent = {}, visitor = freshVisitor()): Promise<void> {
  for (let tries = 1; ; tries++) {
    const status = await send(address, sent, visitor);
    if (status >= 200 && status <= 299) return;
    if (status !== BUSY || tries === TRIES) throw new Error(`${address} answered ${status}`);
    await wait(TRIED_AGAIN_AFTER_MS);
  }
}

/** Returns the size of an answer's body as a browser receives it. */
export async function transferredBytes(address: string): Promise<number> {
  const headers = { ...AS_BROWSER, 'x-forwarded-for': freshVisitor() };
  // A kept connection may be closed by the site while this process waits for a program that it runs.
  const answer = await request(address, { headers, reset: true });
  return (await answer.body.arrayBuffer()).byteLength;
}
