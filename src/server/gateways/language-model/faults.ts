import { readRetryAfter } from '../retry-after.ts';
import type { ModelFault } from './port.ts';

/** Thrown when a model's answer cannot be used. It carries nothing of the question or the answer. */
export class ModelTrouble extends Error {
  override readonly name = 'ModelTrouble';
  readonly fault: ModelFault;
  readonly status: number | null;
  readonly retryAfterMs: number | null;

  constructor(fault: ModelFault, status: number | null = null, retryAfterMs: number | null = null) {
    super(`The language model: ${fault}`);
    this.fault = fault;
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }
}

/** Matches answers that a provider's own rules forbade: the question is the cause, not a setting. */
const FORBIDDEN = /content.?(filter|policy|management)|invalid_prompt|usage polic|flagged/i;
/** Google rejects a bad key with a 400. */
const BAD_KEY = /API_KEY_|API key (not valid|expired)/;

/** Returns the fault for a status other than 2xx. */
export function faultOfStatus(status: number, said: string): ModelFault {
  if (status === 429) return 'rate-limited';
  if (status >= 500 || [408, 409, 425].includes(status)) return 'overloaded';
  if (FORBIDDEN.test(said)) return 'refused';
  if (status === 401 || status === 403 || BAD_KEY.test(said)) return 'wrong-key';
  return 'misconfigured';
}

/** Google gives the retry delay in the body: `"retryDelay": "18s"`. */
const RETRY_DELAY = /"retryDelay"\s*:\s*"(\d+(?:\.\d+)?)s"/;

/** Returns how many milliseconds a provider asks to wait; null where it does not say. */
export function retryAfterOf(headers: Headers, said: string, now: number): number | null {
  const inMs = Number(headers.get('retry-after-ms') ?? Number.NaN);
  if (inMs >= 0) return inMs;
  return readRetryAfter(headers.get('retry-after') ?? RETRY_DELAY.exec(said)?.[1] ?? null, now);
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Maximum depth to which the SDK wraps errors. */
const WRAPPED = 5;

function troubleIn(error: unknown): ModelTrouble | null {
  let inner = error;
  for (let depth = 0; depth < WRAPPED && isRecord(inner); depth++) {
    if (inner instanceof ModelTrouble) return inner;
    inner = inner.cause;
  }
  return null;
}

/** The SDK's names of an error that the provider reports within its stream, and of a stream that just stops. */
const TOLD_IN_STREAM = ['AI_StreamProviderError', 'AI_APICallError'];
const ENDED_TOO_EARLY = ['AI_InvalidResponseDataError', 'AI_NoOutputGeneratedError'];

interface ToldError {
  readonly message: string;
  readonly statusCode?: number;
  readonly type?: unknown;
  readonly code?: unknown;
}

function faultTold({ statusCode, type, code, message }: ToldError): ModelFault {
  const said = [type, code, message].join(' ');
  if (FORBIDDEN.test(said)) return 'refused';
  if (/rate.?limit|quota/i.test(said)) return 'rate-limited';
  return faultOfStatus(statusCode ?? (Number(code) || 500), said);
}

/** Returns the fault for an error while reading an answer; most are reported by the provider within its stream. */
export function troubleOf(error: unknown): ModelTrouble {
  const known = troubleIn(error);
  if (known) return known;
  if (!(error instanceof Error)) return new ModelTrouble('nonsense');
  if (TOLD_IN_STREAM.includes(error.name)) return new ModelTrouble(faultTold(error));
  return new ModelTrouble(ENDED_TOO_EARLY.includes(error.name) ? 'cut' : 'nonsense');
}
