import type { z } from 'zod';
import type { AdminRole } from '../core/admins/roles.ts';

/** Who may call: nobody is asked, a bearer is used when good, a signed-in traveller, an admin of at least this role. */
export type Access = 'public' | 'optional-user' | 'user' | AdminRole;

/** One call of the HTTP API. Its key in `api.ts` is `METHOD /path/{parameter}`. */
export interface Endpoint {
  readonly summary: string;
  readonly access: Access;
  /** Also open to an admin who has to choose a password or set up a second factor before anything else opens. */
  readonly whileSettingUp?: true;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** The text parts of a multipart form with files; read by the route itself, after the caller is known. */
  readonly multipart?: z.ZodType;
  /** Success answers by HTTP status; a `null` schema is an empty body. Refusals are always `errorAnswer`. */
  readonly answers: { readonly [status in 200 | 201 | 202 | 204]?: z.ZodType };
}

/** Keeps the literal types of a group of endpoints and checks their shape. */
export const defineEndpoints = <const T extends Record<string, Endpoint>>(endpoints: T): T => endpoints;
