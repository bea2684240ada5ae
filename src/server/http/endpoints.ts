import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import type { z } from 'zod';
import { type Api, type ApiKey, api } from '../../contracts/api.ts';
import type { ApiAnswer } from '../../contracts/client.ts';
import { type AdminAccess, adminAccess, type Endpoint } from '../../contracts/endpoint.ts';
import { errorAnswer, generationErrorAnswer } from '../../contracts/errors.ts';
import type { FirstStep } from '../../core/admins/first-steps.ts';
import { hasRight } from '../../core/admins/roles.ts';
import type { Language } from '../../core/languages.ts';
import type { DiskWatch } from '../data-folder/disk-watch.ts';
import { AppError } from './app-error.ts';
import type { GrowthBudget, GrowthKind } from './growth-budget.ts';
import { refusalOf } from './refusals.ts';
import { languageOf, readVisitor, type Visitor } from './visitor.ts';

/** A signed-in traveller and their session. */
export interface Session {
  readonly userId: string;
  readonly tokenHash: string;
}

/** An admin who is signed in to the back office. */
export interface AdminSession {
  readonly adminId: string;
  readonly username: string;
  readonly role: string;
  readonly tokenHash: string;
  /** The step that the admin must complete before any other call is allowed; null for none. */
  readonly mustFirst: FirstStep | null;
  /** Finds the call in the logs. */
  readonly requestId: string;
  /** In which the call is answered. */
  readonly language: Language;
}

/** An admin's session, whatever the call. */
export type KnownAdmin = Omit<AdminSession, 'requestId' | 'language'>;

interface VisitorSessions {
  readonly public: null;
  readonly 'optional-user': Session | null;
  readonly user: Session;
}

type SessionOf<A> = A extends keyof VisitorSessions ? VisitorSessions[A] : AdminSession;

type ParsedPart<E, Part extends string> = E extends Record<Part, infer S extends z.ZodType> ? z.output<S> : undefined;

/** One call of an endpoint, authenticated, parsed and validated. */
export interface Call<K extends ApiKey> {
  readonly params: ParsedPart<Api[K], 'params'>;
  readonly query: ParsedPart<Api[K], 'query'>;
  readonly body: ParsedPart<Api[K], 'body'>;
  /** Never null where the endpoint's access is `user` or a right of admins. */
  readonly session: SessionOf<Api[K]['access']>;
  readonly visitor: Visitor;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export interface Route<K extends ApiKey> {
  readonly handle: (call: Call<K>) => Promise<ApiAnswer<K>>;
  /**
   * Rate limit of the endpoint: calls per minute and address, below the limit that all endpoints share. A function is
   * called for each request, for a limit that can change.
   */
  readonly callsPerMinute?: number | (() => Promise<number>);
  /** Routes of one group share one rate limit. */
  readonly limitGroup?: string;
  readonly bodyLimitBytes?: number;
  /** Deadline in milliseconds, where it is longer than usual. */
  readonly answeredWithinMs?: number;
  /** Works on a full disk, from the reserve: what admins need to sign in and to free space. */
  readonly usesReserve?: true;
  /**
   * What a visitor's call adds to the database: by default `OTHER_WRITE_BYTES` of `others`; null exempts it from the
   * budget.
   */
  readonly growth?: Growth<K> | null;
}

/** Bytes that a call adds to the database, indexes included, as measured by bench/growth.ts. */
interface Growth<K extends ApiKey> {
  readonly kind: GrowthKind;
  /** By default `OTHER_WRITE_BYTES`. */
  readonly bytesOf?: (call: Call<K>, answer: ApiAnswer<K>) => number;
  /** What a refused call adds: by default nothing. */
  readonly refusedBytesOf?: (refusal: AppError) => number;
}

const OTHER_WRITE_BYTES = 5 * 1024;

/** Returns the growth of a call that is open to visitors; null where it has no budget. */
function growthOf(
  method: string,
  { access }: Endpoint,
  { growth = { kind: 'others' } }: Route<ApiKey>,
): Growth<ApiKey> | null {
  return adminAccess(access) === null && (method === 'POST' || method === 'PUT') ? growth : null;
}

/** Runs a call within its address's growth budget, and counts what it added. */
async function withinGrowth<T extends ApiAnswer<ApiKey>>(
  call: Call<ApiKey>,
  growth: Growth<ApiKey> | null,
  budget: GrowthBudget,
  work: () => Promise<T>,
): Promise<T> {
  if (!growth) return work();
  const { limitKey } = call.visitor;
  await budget.require(limitKey, growth.kind);
  let bytes = 0;
  try {
    const answer = await work();
    // The answer is stored with its idempotency key.
    const kept = call.request.headers['idempotency-key'] === undefined ? 0 : JSON.stringify(answer).length;
    bytes = kept + (growth.bytesOf?.(call, answer) ?? OTHER_WRITE_BYTES);
    return answer;
  } catch (error) {
    const refusal = refusalOf(error);
    bytes = refusal ? (growth.refusedBytesOf?.(refusal) ?? 0) : OTHER_WRITE_BYTES;
    throw error;
  } finally {
    await budget.add(limitKey, growth.kind, bytes);
  }
}

/** A form's pictures arrive over slow lines and are encoded one after the other. */
const FORM_ANSWERED_WITHIN_MS = 90_000;

/** Every endpoint of the contract with its handler: a missing one does not compile. */
export type Routes = { readonly [K in ApiKey]: Route<K> };

declare module 'fastify' {
  interface FastifyContextConfig {
    generationErrors?: boolean;
    /** Takes a multipart form; all other calls reject one. */
    takesForms?: boolean;
  }
}

/** A back office call that was refused to a known caller or for an invalid token. */
export interface RefusedCall {
  readonly request: FastifyRequest;
  readonly reason: 'role' | 'traveller' | 'token';
  readonly admin: Pick<AdminSession, 'adminId' | 'username'> | null;
}

/**
 * Finds the session of a token. Travellers and admins have separate sessions; neither kind gives access to the other's
 * calls.
 */
export interface Authenticate {
  /** Records a refusal for lack of rights in the audit log. */
  readonly refused: (call: RefusedCall) => void;
  readonly user: (token: string) => Promise<Session | null>;
  readonly admin: (token: string) => Promise<KnownAdmin | null>;
}

/** Returns a request's bearer token, or null. */
function bearerOf(request: FastifyRequest): string | null {
  const match = /^Bearer +([\w-]{20,200})$/i.exec(request.headers.authorization ?? '');
  return match?.[1] ?? null;
}

/** Returns whether a role may make a call of the back office. A kind that does not exist is refused with the input. */
function mayCall(role: string, access: AdminAccess, params: unknown): boolean {
  if (typeof access === 'string') return hasRight(role, access);
  const { kind } = params as { readonly kind?: string };
  const ofOne = Object.entries(access.ofKind).filter(([each]) => each === kind);
  const rights = ofOne.length > 0 ? ofOne : Object.entries(access.ofKind);
  return rights.some(([, right]) => hasRight(role, right));
}

/** Returns the calling admin. Rejects admins without the right; a traveller gets 403. */
export async function requireAdmin(
  request: FastifyRequest,
  authenticate: Authenticate,
  access: AdminAccess,
  whileSettingUp = false,
): Promise<AdminSession> {
  const token = bearerOf(request);
  const session = token === null ? null : await authenticate.admin(token);
  if (session && !mayCall(session.role, access, request.params)) {
    authenticate.refused({ request, reason: 'role', admin: session });
    throw new AppError('forbidden', ({ calls }) => calls.roleLacksRight);
  }
  if (session?.mustFirst && !whileSettingUp) {
    const { mustFirst } = session;
    throw new AppError('forbidden', ({ calls }) => calls.firstSteps[mustFirst]);
  }
  if (session) return { ...session, requestId: request.id, language: languageOf(request) };
  if (token !== null && (await authenticate.user(token))) {
    authenticate.refused({ request, reason: 'traveller', admin: null });
    throw new AppError('forbidden', ({ calls }) => calls.adminsOnly);
  }
  if (token !== null) authenticate.refused({ request, reason: 'token', admin: null });
  throw new AppError('unauthenticated', ({ calls }) => calls.signInAsAdmin);
}

/** Returns the calling traveller. Without a valid session returns null, or rejects where the call requires one. */
export async function findTraveller(
  access: 'optional-user' | 'user',
  request: FastifyRequest,
  reply: FastifyReply,
  authenticate: Authenticate,
): Promise<Session | null> {
  const token = bearerOf(request);
  const session = token === null ? null : await authenticate.user(token);
  if (session) return session;
  if (access === 'user') throw new AppError('unauthenticated', ({ calls }) => calls.signIn);
  if (request.headers.authorization !== undefined) reply.header('www-authenticate', 'Bearer error="invalid_token"');
  return null;
}

async function findSession(
  { access, whileSettingUp }: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  authenticate: Authenticate,
): Promise<Session | AdminSession | null> {
  if (access === 'public') return null;
  if (access === 'user' || access === 'optional-user') return findTraveller(access, request, reply, authenticate);
  return requireAdmin(request, authenticate, access, whileSettingUp);
}

const schemaOf = ({ params, query, body, answers, generationErrors }: Endpoint): FastifySchema => ({
  ...(params && { params }),
  ...(query && { querystring: query }),
  ...(body && { body }),
  response: { ...answers, '4xx': generationErrors ? generationErrorAnswer : errorAnswer },
});

/** Returns the rate limiter's options for a limit per minute. */
export const limitOf = (max: NonNullable<Route<ApiKey>['callsPerMinute']>, groupId?: string) => ({
  max,
  timeWindow: 60_000,
  ...(groupId && { groupId }),
});

/**
 * The rate limit of the site's pictures, posters and uploads together. They do not count as calls: an office, a hostel or
 * a mobile network shares an address, and each new visitor loads some twenty pictures.
 */
export const PICTURE_LIMIT = limitOf(6000, 'pictures');

/**
 * Mounts every endpoint of the contract as a route: rate limit, session, validation, handler, then the answer through
 * its schema.
 */
export function mountEndpoints(
  app: FastifyInstance,
  routes: Routes,
  authenticate: Authenticate,
  { disk, budget }: { readonly disk: Pick<DiskWatch, 'withReserve'>; readonly budget: GrowthBudget },
): void {
  const sessions = new WeakMap<FastifyRequest, Session | AdminSession>();
  for (const key of Object.keys(api) as ApiKey[]) {
    const endpoint: Endpoint = api[key];
    const route = routes[key] as Route<ApiKey>;
    const [method = 'GET', path = ''] = key.split(' ');
    const status = Number(Object.keys(endpoint.answers)[0]);
    const growth = growthOf(method, endpoint, route);
    app.route({
      method,
      url: path.replace(/\{(\w+)\}/g, ':$1'),
      schema: schemaOf(endpoint),
      bodyLimit: route.bodyLimitBytes ?? 64 * 1024,
      config: {
        answeredWithinMs: route.answeredWithinMs ?? (endpoint.multipart && FORM_ANSWERED_WITHIN_MS),
        ...(endpoint.generationErrors && { generationErrors: true }),
        ...(endpoint.multipart && { takesForms: true }),
        ...(route.callsPerMinute && { rateLimit: limitOf(route.callsPerMinute, route.limitGroup) }),
      },
      // After the rate limits and before the body is read: a caller without access learns nothing of what the call
      // takes.
      preParsing: async (request, reply) => {
        const session = await findSession(endpoint, request, reply, authenticate);
        if (session) sessions.set(request, session);
      },
      handler: async (request, reply) => {
        const session = sessions.get(request) ?? null;
        const { params, query, body } = request as unknown as { params: never; query: never; body: never };
        const parts = { params, query, body, session, visitor: readVisitor(request), request, reply };
        const call = parts as unknown as Call<ApiKey>;
        const work = () => withinGrowth(call, growth, budget, () => route.handle(call));
        const answer = await (route.usesReserve ? disk.withReserve(work) : work());
        if (reply.sent || reply.raw.headersSent) return reply;
        return reply.code(status).send(status === 204 || status === 202 ? null : answer);
      },
    });
  }
}
