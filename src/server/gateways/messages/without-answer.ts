import { UnansweredMessage } from './port.ts';

/** Error codes of requests that did not reach the provider. */
const NOT_REACHED: readonly unknown[] = [
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
];

/** Returns the error of a request without an answer: not reached, or reached and silent. */
export function withoutAnswer(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { cause } = error;
  if (cause instanceof Error && 'code' in cause && NOT_REACHED.includes(cause.code)) return error;
  return new UnansweredMessage(error.message, { cause });
}
