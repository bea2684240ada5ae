import { z } from 'zod';
import type { AdminRole } from '../core/admins/roles.ts';
import type { ErrorCode } from './errors.ts';

/** Who may call: nobody is asked, a bearer is used when good, a signed-in traveller, an admin of at least this role. */
export type Access = 'public' | 'optional-user' | 'user' | AdminRole;

/** What a group of calls is about: a tag of the API's description. */
export interface Noun {
  readonly name: string;
  readonly about: string;
}

/** A multipart form: its text parts, each of which may be missing, and its files. */
export interface FormSpec<Parts extends z.ZodObject = z.ZodObject, Numbered extends string = string> {
  readonly parts: Parts;
  /** Text parts whose name ends in a number, as `imageCaption` stands for `imageCaption0`, `imageCaption1` and so on. */
  readonly numbered: readonly Numbered[];
  readonly files: { readonly parts: readonly string[]; readonly most: number };
}

interface AnyCall {
  /** The call's name in generated clients, unique over all calls. */
  readonly operationId: string;
  readonly summary: string;
  readonly access: Access;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** Read by the route itself, after the caller is known. */
  readonly multipart?: FormSpec;
  /** Refusals beside those that follow from the rest: of what was sent, of the caller, of limits (`http/openapi/refusal-answers.ts`). */
  readonly errors?: readonly ErrorCode[];
  /** Refusals are `generationErrorAnswer`, not `errorAnswer`. */
  readonly generationErrors?: true;
  /** The same `Idempotency-Key` sent again is answered with the first answer; with another body it is refused with 409. */
  readonly takesIdempotencyKey?: true;
  /** Neither rate-limited nor subject to admission control. */
  readonly exemptFromLimits?: true;
}

/** One call of the HTTP API. Its key in `api.ts` is `METHOD /path/{parameter}`. */
export interface Endpoint extends AnyCall {
  readonly noun: Noun;
  /** Also open to an admin who has to choose a password or set up a second factor before anything else opens. */
  readonly whileSettingUp?: true;
  /** Answers by HTTP status, those of success first; a `null` schema is an empty body. */
  readonly answers: { readonly [status in 200 | 201 | 202 | 204 | 503]?: z.ZodType };
}

/** One call whose answer is a file or a stream of events. */
export interface FileEndpoint extends AnyCall {
  readonly noun: Noun;
  readonly mediaTypes: readonly [string, ...string[]];
  /** What a stream sends, event by event. */
  readonly events?: z.ZodType;
  /** Answers 304 when `If-None-Match` names the file as it is. */
  readonly hasETag?: true;
}

type OfNoun<T> = { readonly [K in keyof T]: T[K] & { readonly noun: Noun } };

const withNoun = <T extends Record<string, object>>(noun: Noun, calls: T): OfNoun<T> =>
  Object.fromEntries(Object.entries(calls).map(([key, call]) => [key, { ...call, noun }])) as OfNoun<T>;

/** Returns a noun's endpoints with their literal types, each with its noun. */
export const defineEndpoints = <const T extends Record<string, Omit<Endpoint, 'noun'>>>(noun: Noun, endpoints: T) =>
  withNoun(noun, endpoints);

/** The same for calls whose answer is a file or a stream. */
export const defineFiles = <const T extends Record<string, Omit<FileEndpoint, 'noun'>>>(noun: Noun, files: T) =>
  withNoun(noun, files);

/** Returns a form with the types of its parts. */
export const defineForm = <Parts extends z.ZodObject, const Numbered extends string>(form: FormSpec<Parts, Numbered>) =>
  form;

/** The value of the header `Idempotency-Key`. */
export const idempotencyKey = z.string().regex(/^[\w.:-]{1,200}$/);
