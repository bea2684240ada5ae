import { z } from 'zod';
import type { Right } from '../core/admins/rights.ts';
import type { ErrorCode } from './errors.ts';

/** The right that an admin needs; `ofKind`: the one of the record's kind, which is the part `kind` of the address. */
export type AdminAccess = Right | { readonly ofKind: Readonly<Record<string, Right>> };

/** The required caller: anyone; anyone, with a valid bearer token used; a signed-in traveller; an admin with a right. */
export type Access = 'public' | 'optional-user' | 'user' | AdminAccess;

/** Returns the right that a call requires, or null for a call of visitors. */
export const adminAccess = (access: Access): AdminAccess | null =>
  access === 'public' || access === 'optional-user' || access === 'user' ? null : access;

/** The subject of a group of calls: a tag in the API's description. */
export interface Noun {
  readonly name: string;
  readonly about: string;
}

/** A multipart form: its text parts, each of them optional, and its files. */
export interface FormSpec<Parts extends z.ZodObject = z.ZodObject, Numbered extends string = string> {
  readonly parts: Parts;
  /** Text parts with numbered names: `imageCaption` stands for `imageCaption0`, `imageCaption1` and so on. */
  readonly numbered: readonly Numbered[];
  readonly files: { readonly parts: readonly string[]; readonly most: number };
}

interface AnyCall {
  /** The call's name in generated clients, unique across all calls. */
  readonly operationId: string;
  readonly summary: string;
  readonly access: Access;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** Parsed by the route itself, once the caller is known. */
  readonly multipart?: FormSpec;
  /**
   * Refusals beyond those that follow from the other fields: from the input, the caller and the limits
   * (`http/openapi/refusal-answers.ts`).
   */
  readonly errors?: readonly ErrorCode[];
  /** Refusals have the form of `generationErrorAnswer`, not of `errorAnswer`. */
  readonly generationErrors?: true;
  /** Repeating an `Idempotency-Key` returns the first answer; with a different body, the call answers 409. */
  readonly takesIdempotencyKey?: true;
  /** Neither rate-limited nor subject to admission control. */
  readonly exemptFromLimits?: true;
}

/** One call of the HTTP API. Its key in `api.ts` is `METHOD /path/{parameter}`. */
export interface Endpoint extends AnyCall {
  readonly noun: Noun;
  /** Also open to an admin who must first choose a password or set up a second factor. */
  readonly whileSettingUp?: true;
  /** Answers by HTTP status, successes first; a `null` schema is an empty body. */
  readonly answers: { readonly [status in 200 | 201 | 202 | 204 | 503]?: z.ZodType };
}

/** One call that returns a file or an event stream. */
export interface FileEndpoint extends AnyCall {
  readonly noun: Noun;
  readonly mediaTypes: readonly [string, ...string[]];
  /** The events of the stream. */
  readonly events?: z.ZodType;
  /** Answers 304 when `If-None-Match` names the present version of the file. */
  readonly hasETag?: true;
}

type OfNoun<T> = { readonly [K in keyof T]: T[K] & { readonly noun: Noun } };

const withNoun = <T extends Record<string, object>>(noun: Noun, calls: T): OfNoun<T> =>
  Object.fromEntries(Object.entries(calls).map(([key, call]) => [key, { ...call, noun }])) as OfNoun<T>;

/** Returns a noun's endpoints with their literal types, and adds the noun to each. */
export const defineEndpoints = <const T extends Record<string, Omit<Endpoint, 'noun'>>>(noun: Noun, endpoints: T) =>
  withNoun(noun, endpoints);

/** The same for calls that answer a file or a stream. */
export const defineFiles = <const T extends Record<string, Omit<FileEndpoint, 'noun'>>>(noun: Noun, files: T) =>
  withNoun(noun, files);

/** Returns a form with the types of its parts. */
export const defineForm = <Parts extends z.ZodObject, const Numbered extends string>(form: FormSpec<Parts, Numbered>) =>
  form;

/** The value of the header `Idempotency-Key`. */
export const idempotencyKey = z.string().regex(/^[\w.:-]{1,200}$/);
