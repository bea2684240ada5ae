import type { ApiKey } from '../../../contracts/api.ts';
import { ApiError, readAnswer } from '../../../contracts/client.ts';
import { debug } from '../../../words/en/site/debug.ts';

interface CheckedCall {
  readonly name: keyof typeof debug.calls;
  readonly key: Extract<ApiKey, `GET ${string}`>;
}

export const HEALTH_CALL: CheckedCall = { name: 'health', key: 'GET /api/health' };
export const CHECKED_CALLS: readonly CheckedCall[] = [
  HEALTH_CALL,
  { name: 'test', key: 'GET /api/test' },
  { name: 'blogCategories', key: 'GET /api/blogs/categories' },
  { name: 'packageCategories', key: 'GET /api/packages/categories' },
];

export interface CheckResult {
  readonly works: boolean;
  /** Null without an answer. */
  readonly status: number | null;
  /** Empty on success. */
  readonly error: string;
  /** The body as received. */
  readonly raw: string;
}

const PATIENCE_MS = 10_000;

function errorOf(error: unknown): string {
  if (error instanceof ApiError && error.status < 300) return debug.unreadable;
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return debug.tooSlow({ seconds: PATIENCE_MS / 1000 });
  if (error instanceof ApiError) return error.message || `HTTP ${error.status}`;
  return (error instanceof Error && error.message) || debug.noReason;
}

/** Makes one call and returns its result; never throws. */
export async function checkCall({ key }: CheckedCall, send: typeof fetch): Promise<CheckResult> {
  let status: number | null = null;
  let raw = '';
  try {
    const response = await send(key.replace('GET ', ''), {
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    status = response.status;
    raw = await response.text();
    readAnswer(response, raw);
    return { works: true, status, error: '', raw };
  } catch (error) {
    return { works: false, status, error: errorOf(error), raw };
  }
}

/** Returns JSON with indentation, anything else unchanged. */
export function indentJson(raw: string): string {
  try {
    return JSON.stringify(JSON.parse(raw), null, 2);
  } catch {
    return raw;
  }
}
