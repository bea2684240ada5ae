import type { z } from 'zod';
import { readRetryAfter } from '../retry-after.ts';
import { type FailureKind, PhotoProviderFailure } from './port.ts';

/** Options for tests; the environment cannot set them. */
export interface ProviderOptions {
  /** Origin of the provider's API. */
  readonly origin?: string;
  /** Timeout for the whole answer. */
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 4000;
const MOST_BYTES = 2 * 1024 * 1024;

function kindOf(status: number): FailureKind {
  if (status === 429) return 'busy';
  return status >= 400 && status < 500 ? 'refused' : 'down';
}

async function readBounded(answer: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of answer.body ?? []) {
    length += part.length;
    if (length > MOST_BYTES) throw new PhotoProviderFailure('down', 'The provider answered far too much');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** Returns a provider's JSON answer, parsed by the schema, with limits of time and size and without redirects. */
export async function fetchJson<T>(
  url: URL,
  headers: Readonly<Record<string, string>>,
  schema: z.ZodType<T>,
  signal: AbortSignal,
  timeoutMs: number = TIMEOUT_MS,
): Promise<T> {
  let text: string;
  try {
    const answer = await fetch(url, {
      headers: { accept: 'application/json', ...headers },
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    if (answer.status !== 200) {
      await answer.body?.cancel();
      const retryAfterMs = readRetryAfter(answer.headers.get('retry-after'));
      throw new PhotoProviderFailure(kindOf(answer.status), `The provider answered ${answer.status}`, retryAfterMs);
    }
    text = await readBounded(answer);
  } catch (error) {
    if (error instanceof PhotoProviderFailure) throw error;
    const { name, cause } = error as { name?: unknown; cause?: { code?: unknown } };
    throw new PhotoProviderFailure('down', `The provider cannot be reached (${String(cause?.code ?? name)})`);
  }
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw new PhotoProviderFailure('down', 'The provider answered what cannot be understood');
  }
}
