import type { z } from 'zod';
import type { Api, ApiKey } from './api.ts';
import type { FormSpec } from './endpoint.ts';

type PartOf<E, Part extends string> = E extends Record<Part, infer S extends z.ZodType> ? z.input<S> : undefined;
type Required1<Part extends string, T> = [T] extends [undefined] ? unknown : { [K in Part]: T };
type Optional1<Part extends string, T> = [T] extends [undefined] ? unknown : { [K in Part]?: T };

/** The input of a call: `params` of the path, `query`, `body`. */
export type ApiInput<K extends ApiKey> = Required1<'params', PartOf<Api[K], 'params'>> &
  Optional1<'query', PartOf<Api[K], 'query'>> &
  Required1<'body', PartOf<Api[K], 'body'>>;

/** The calls that take a multipart form with files. */
export type FormKey = { [K in ApiKey]: Api[K] extends { multipart: FormSpec } ? K : never }[ApiKey];
type PartsOf<E> = E extends { multipart: { parts: infer S extends z.ZodType } } ? z.input<S> : never;
/** The input of such a call besides its files: `params` of the path and the text `parts` of the form. */
export type FormInput<K extends FormKey> = Required1<'params', PartOf<Api[K], 'params'>> & {
  parts: Partial<PartsOf<Api[K]>>;
};

type AnswersOf<K extends ApiKey> = Api[K]['answers'];
/** The answer of a successful call. */
export type ApiAnswer<K extends ApiKey> = z.output<Extract<AnswersOf<K>[keyof AnswersOf<K>], z.ZodType>>;

/** Options of every call: a signal to abort it, and headers such as `idempotency-key`. */
interface CallOptions {
  signal?: AbortSignal;
  headers?: Record<string, string>;
}

export type ApiCall = <K extends ApiKey>(
  key: K,
  ...input: object extends ApiInput<K> ? [input?: ApiInput<K> & CallOptions] : [input: ApiInput<K> & CallOptions]
) => Promise<ApiAnswer<K>>;

/**
 * A refused or failed call. `status` is 0 when the server was not reached. `message` holds the server's own words and
 * is empty without any (a broken connection, a proxy's answer): the caller then words the failure itself.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly fields: Readonly<Record<string, string>>;
  /** The parsed body as received, for calls with a richer error format. */
  readonly body: unknown;

  constructor(
    status: number,
    message: string,
    fields: Readonly<Record<string, string>> = {},
    body: unknown = null,
    cause?: unknown,
  ) {
    super(message, { cause });
    this.status = status;
    this.fields = fields;
    this.body = body;
  }

  /** Returns the id that finds the call in the server's logs; empty when the server gave none. */
  get requestId(): string {
    const { requestId } = (this.body ?? {}) as { readonly requestId?: unknown };
    return typeof requestId === 'string' ? requestId : '';
  }
}

interface LooseInput {
  readonly params?: Record<string, string>;
  readonly query?: Record<string, unknown>;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
  readonly headers?: Record<string, string>;
}

/** Returns the address of a call: its path with the parameters filled in, and its query. */
export function addressOf(
  path: string,
  params: Record<string, string> = {},
  query: Record<string, unknown> = {},
): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  return search.size > 0 ? `${filled}?${search}` : filled;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

function messageOf(body: unknown): { message: string; fields: Record<string, string> } {
  if (typeof body !== 'object' || body === null || !('error' in body)) return { message: '', fields: {} };
  const { error } = body;
  if (typeof error === 'object' && error !== null && 'message' in error) {
    return { message: textOf(error.message), fields: {} };
  }
  const fields = 'fields' in body && typeof body.fields === 'object' && body.fields !== null ? body.fields : {};
  return { message: textOf(error), fields: fields as Record<string, string> };
}

/** Returns the parsed body of an answer. Throws an `ApiError` for a refusal and for an answer not made by this API. */
export function readAnswer({ status }: Pick<Response, 'status'>, text: string): unknown {
  let body: unknown = null;
  try {
    body = text === '' ? null : JSON.parse(text);
  } catch {
    throw new ApiError(status, '', {}, text.slice(0, 500));
  }
  if (status < 200 || status > 299) {
    const { message, fields } = messageOf(body);
    throw new ApiError(status, message, fields, body);
  }
  return body;
}

/**
 * Returns a typed client over any `fetch`: the browser's, or the server's in-process one. Calls `headersFor` on each
 * request, because the token changes.
 */
export function makeClient(
  send: (address: string, init: RequestInit) => Promise<Pick<Response, 'status' | 'text'>>,
  headersFor: () => Record<string, string> = () => ({}),
): ApiCall {
  const call = async (key: string, input: LooseInput = {}): Promise<unknown> => {
    const [method = 'GET', path = ''] = key.split(' ');
    const init: RequestInit = {
      method,
      headers: {
        ...headersFor(),
        ...input.headers,
        ...(input.body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
      ...(input.signal && { signal: input.signal }),
    };
    let response: Pick<Response, 'status' | 'text'>;
    let text: string;
    try {
      response = await send(addressOf(path, input.params, input.query), init);
      text = await response.text();
    } catch (cause) {
      throw new ApiError(0, '', {}, null, cause);
    }
    return readAnswer(response, text);
  };
  return call as ApiCall;
}
