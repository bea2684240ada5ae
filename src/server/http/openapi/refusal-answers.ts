import { adminAccess, type Endpoint, type FileEndpoint } from '../../../contracts/endpoint.ts';
import { type ErrorCode, errorAnswer, generationErrorAnswer, STATUS_OF_ERROR } from '../../../contracts/errors.ts';
import { REQUEST_ID_HEADER } from '../request-id.ts';
import type { JsonSchema, SchemaCollection } from './json-schemas.ts';
import type { Answer, Reference } from './open-api.ts';

/** The component name of each refusal, and when it is answered. */
const REFUSALS: Readonly<Record<ErrorCode, readonly [name: string, description: string]>> = {
  moved: ['Moved', 'It has a new address: `Location` is the call for it, `movedTo` its slug'],
  invalid: ['Invalid', 'What was sent is not valid; `fields` says what is wrong with which'],
  unauthenticated: ['Unauthenticated', 'Signing in is needed, or failed'],
  forbidden: ['Forbidden', 'The caller may not do this'],
  'not-found': ['NotFound', 'There is no such thing'],
  conflict: ['Conflict', 'It cannot be done as things are now, mostly because another admin saved meanwhile'],
  'too-large': ['TooLarge', 'What was sent is too large'],
  'unsupported-media-type': ['UnsupportedMediaType', 'What was sent is in no form that the call takes'],
  impossible: ['Impossible', 'It was understood and cannot be done'],
  'too-many': ['TooMany', 'Too many requests; `Retry-After` says when to ask again'],
  internal: ['Failure', 'Something went wrong on the server’s side'],
  overloaded: ['Unavailable', 'It cannot be done at the moment; `Retry-After` says when to ask again'],
};

/** Returns the refusals that a call can answer: of its input, of its access, of limits, and its own. */
export function refusalsOf(call: Endpoint | FileEndpoint): readonly ErrorCode[] {
  const { access, body, multipart, errors = [], takesIdempotencyKey, exemptFromLimits } = call;
  const codes = new Set<ErrorCode>(['invalid', 'internal', ...errors]);
  const isOfAdmins = adminAccess(access) !== null;
  if (isOfAdmins || access === 'user') codes.add('unauthenticated');
  if (isOfAdmins) codes.add('forbidden');
  if (body || multipart) codes.add('too-large').add('unsupported-media-type');
  if (takesIdempotencyKey) codes.add('conflict');
  if (!exemptFromLimits) codes.add('too-many').add('overloaded');
  return [...codes].sort((a, b) => STATUS_OF_ERROR[a] - STATUS_OF_ERROR[b]);
}

const componentName = (code: ErrorCode, isOfGeneration: boolean): string =>
  (isOfGeneration ? 'Generation' : '') + REFUSALS[code][0];

/** Returns the responses of a call's refusals, by status. */
export const refusalAnswersOf = (call: Endpoint | FileEndpoint): Record<string, Reference> =>
  Object.fromEntries(
    refusalsOf(call).map((code) => [
      String(STATUS_OF_ERROR[code]),
      { $ref: `#/components/responses/${componentName(code, call.generationErrors === true)}` },
    ]),
  );

/** Headers of refusals, beside the request id. */
const HEADERS_OF_ERROR: Readonly<Partial<Record<ErrorCode, Readonly<Record<string, JsonSchema>>>>> = {
  moved: { Location: { $ref: '#/components/headers/Location' } },
  'too-many': { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } },
  overloaded: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } },
};

export const HEADERS = {
  RetryAfter: {
    description: 'Seconds after which to ask again',
    required: true,
    schema: { type: 'integer', minimum: 1 },
  },
  Location: { description: 'Address of the call that answers', required: true, schema: { type: 'string' } },
  RequestId: {
    description: 'By this the agency finds the request in its logs',
    required: true,
    schema: { type: 'string' },
  },
};

/** Returns every refusal of the calls as components: one for each code and shape. */
export function refusalComponents(
  calls: readonly (Endpoint | FileEndpoint)[],
  schemas: SchemaCollection,
): Record<string, Answer> {
  const componentsOf = (isOfGeneration: boolean): (readonly [string, Answer])[] => {
    const answering = calls.filter((call) => (call.generationErrors === true) === isOfGeneration);
    if (answering.length === 0) return [];
    const answer = isOfGeneration ? generationErrorAnswer : errorAnswer;
    const content = { 'application/json': { schema: schemas.component(answer, 'output', 'ErrorAnswer') } };
    return [...new Set(answering.flatMap(refusalsOf))].map((code) => {
      const headers = { [REQUEST_ID_HEADER]: { $ref: '#/components/headers/RequestId' }, ...HEADERS_OF_ERROR[code] };
      return [componentName(code, isOfGeneration), { description: REFUSALS[code][1], headers, content }];
    });
  };
  return Object.fromEntries([...componentsOf(false), ...componentsOf(true)]);
}
