import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { RestoreUnderWay } from '../../contracts/backups.ts';
import type { ErrorCode, GenerationErrorAnswer } from '../../contracts/errors.ts';
import { readTold } from '../../contracts/problems.ts';
import { LANGUAGE_TAGS, type Language, splitPath } from '../../core/languages.ts';
import type { ServerWords } from '../../words/server-words.ts';
import { SERVER_WORDS } from '../../words/words-of.ts';
import { diskProblemOf } from '../data-folder/disk-watch.ts';
import { DatabaseUnavailable, isOutage } from '../database/unavailable.ts';
import { AppError, type Told, toldProblem } from './app-error.ts';
import { REQUEST_ID_HEADER } from './request-id.ts';
import { apiHeaders, commonHeaders } from './security-headers.ts';
import { languageOf } from './visitor.ts';

/** Error codes of the framework's own refusals, by status; anything else it throws is a bug. */
const CODE_OF_STATUS: Readonly<Record<number, ErrorCode>> = {
  400: 'invalid',
  403: 'forbidden',
  404: 'not-found',
  405: 'not-found',
  406: 'invalid',
  408: 'invalid',
  411: 'invalid',
  413: 'too-large',
  414: 'invalid',
  415: 'unsupported-media-type',
  429: 'too-many',
  431: 'too-large',
};

/** Messages of the framework's own refusals. */
const TOLD: Readonly<Partial<Record<ErrorCode, Told>>> = {
  invalid: ({ calls }) => calls.notUnderstood,
  'not-found': ({ calls }) => calls.notFound,
  'too-large': ({ calls }) => calls.tooLarge,
  'unsupported-media-type': ({ calls }) => calls.notJson,
  'too-many': ({ calls }) => calls.tooMany,
};

/** Returns the refusal for a temporary overload (503). */
export const busy = (): AppError => new AppError('overloaded', ({ calls }) => calls.busy, { retryAfterSeconds: 5 });

/** The route of all screens: it matches every address that no other route matches. */
export const PAGES_ROUTE = '/*';

/** Returns the refusal while nothing can be written: a full disk, a read-only database. */
const notSaved = (): AppError => new AppError('overloaded', ({ calls }) => calls.notSaved, { retryAfterSeconds: 30 });

/** Returns the refusal for a request that meets a database outage. */
function outageRefusal({ reason }: DatabaseUnavailable): AppError {
  return reason === 'full' || reason === 'read-only' ? notSaved() : busy();
}

/** Returns the message of a schema's issue: a problem in words, or a text for programmers. */
export function toldIssue(message: string | undefined): Told {
  if (message === undefined) return ({ calls }) => calls.invalid;
  const problem = readTold(message);
  return problem ? toldProblem(problem) : ({ calls }) => calls.ofProgrammers({ message });
}

/** Returns the refusal for a thrown value, or null for a bug. */
export function refusalOf(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields: Record<string, Told> = {};
    for (const issue of error.validation) {
      const name = issue.instancePath.split('/').filter(Boolean).join('.') || 'body';
      fields[name] ??= toldIssue(issue.message);
    }
    return new AppError('invalid', Object.values(fields)[0] ?? toldIssue(undefined), { fields });
  }
  const status = (error as Partial<FastifyError>).statusCode;
  if (error instanceof DatabaseUnavailable) return outageRefusal(error);
  if (diskProblemOf(error)) return notSaved();
  // A missed deadline.
  if (status === 503) return busy();
  const code = status === undefined ? undefined : CODE_OF_STATUS[status];
  return code ? new AppError(code, TOLD[code] ?? (({ calls }) => calls.refused)) : null;
}

/** Returns the body of a refused generation, which has its own envelope. */
export function generationError(refusal: AppError | null, words: ServerWords): GenerationErrorAnswer['error'] {
  if (!refusal) return { code: 500, message: words.calls.failure };
  const { status, reason, details } = refusal;
  const message = refusal.told(words);
  const fields = refusal.fieldsIn(words);
  if (reason) return { code: status, message, reason, ...(details && { details }) };
  return { code: status, message, ...(fields && { reason: 'INVALID_INPUT', details: { fields } }) };
}

interface ErrorPage {
  readonly title: string;
  readonly text: string;
  readonly head?: string;
}

/**
 * Returns an error page that needs no screen, in a language. The request id is our own or well-formed, so it holds no
 * markup.
 */
const errorPage = (language: Language, { title, text, head = '' }: ErrorPage, id: string): string =>
  `<!doctype html><html lang="${LANGUAGE_TAGS[language]}"><meta charset="utf-8">` +
  '<meta name="viewport" content="width=device-width">' +
  `${head}<title>${title}</title><h1>${title}</h1><p>${text}</p>` +
  `<p><small>${SERVER_WORDS[language].pages.request({ id })}</small></p></html>`;

const RELOAD_SOON = '<meta http-equiv="refresh" content="5">';

/** Shown to a visitor whose request is rejected by admission control. The page reloads by itself. */
const busyPage = (language: Language, requestId: string): string =>
  errorPage(language, { ...SERVER_WORDS[language].pages.busy, head: RELOAD_SOON }, requestId);

/** Shown while a backup is restored. The page reloads by itself. */
const closedPage = (language: Language, requestId: string): string =>
  errorPage(language, { ...SERVER_WORDS[language].pages.closed, head: RELOAD_SOON }, requestId);

/** Shown while the database is unavailable. The page reloads by itself. */
const outagePage = (language: Language, requestId: string): string =>
  errorPage(language, { ...SERVER_WORDS[language].pages.outage, head: RELOAD_SOON }, requestId);

/** Returns an error page for any other refusal, or for a bug. */
function failurePage(language: Language, refusal: AppError | null, requestId: string): string {
  const words = SERVER_WORDS[language];
  return errorPage(
    language,
    { title: words.pages.failed, text: refusal?.told(words) ?? words.calls.failure },
    requestId,
  );
}

/** Returns the body of a refusal: JSON for a call, HTML for a page. */
function bodyOf(
  request: FastifyRequest,
  refusal: AppError | null,
  isUnavailable: boolean,
): { type: string; text: string } {
  const { id, routeOptions } = request;
  if (routeOptions.url === PAGES_ROUTE) {
    const { language } = splitPath(request.url);
    const soonPage = isUnavailable ? outagePage : busyPage;
    const text = refusal?.code === 'overloaded' ? soonPage(language, id) : failurePage(language, refusal, id);
    return { type: 'text/html; charset=utf-8', text };
  }
  const words = SERVER_WORDS[languageOf(request)];
  const fields = refusal?.fieldsIn(words);
  const body = routeOptions.config.generationErrors
    ? { error: generationError(refusal, words), requestId: id }
    : {
        error: refusal?.told(words) ?? words.calls.failure,
        ...(fields && { fields }),
        ...(refusal?.movedTo && { movedTo: refusal.movedTo.slug }),
        requestId: id,
      };
  return { type: 'application/json; charset=utf-8', text: JSON.stringify(body) };
}

function answerRefusal(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  const refusal = refusalOf(error);
  // Outages are logged when they begin and end, not for each request that meets one.
  const isLogged = error instanceof AppError || isOutage(error);
  if (!refusal || (refusal.code === 'overloaded' && !isLogged)) {
    request.log.error({ err: error }, 'unexpected failure');
  }
  // The next retitling moves it again, so browsers must ask each time.
  if (refusal?.movedTo) reply.headers({ location: refusal.movedTo.location, 'cache-control': 'no-cache' });
  if (refusal?.retryAfterSeconds) reply.header('retry-after', refusal.retryAfterSeconds);
  const { type, text } = bodyOf(request, refusal, error instanceof DatabaseUnavailable);
  // An error must not be saved as the file.
  reply.removeHeader('content-disposition');
  return reply
    .code(refusal?.status ?? 500)
    .header('cache-control', 'no-store')
    .type(type)
    .serializer((payload: string) => payload)
    .send(text);
}

/** A placeholder for the request id; it occurs in no message. */
const ID_STANDS_HERE = '{id}';

type WriteBody = (requestId: string) => string;

/** Returns a body with the request id filled in; the part that all such answers share is built once. */
function bodyAround(write: WriteBody): WriteBody {
  const [before = '', after = ''] = write(ID_STANDS_HERE).split(ID_STANDS_HERE);
  return (requestId) => before + requestId + after;
}

/** How every request is rejected for a while. */
interface Rejection {
  readonly refusal: AppError;
  readonly page: (language: Language, requestId: string) => string;
}

/** Returns the bodies that reject a request in a language: of a page, a call and a generation. */
function bodiesIn(
  language: Language,
  { refusal, page }: Rejection,
): Readonly<Record<'page' | 'call' | 'generation', WriteBody>> {
  const words = SERVER_WORDS[language];
  const callOf = (error: string | GenerationErrorAnswer['error']) =>
    bodyAround((requestId) => JSON.stringify({ error, requestId }));
  return {
    page: bodyAround((requestId) => page(language, requestId)),
    call: callOf(refusal.told(words)),
    generation: callOf(generationError(refusal, words)),
  };
}

type Answerer = (request: IncomingMessage, response: ServerResponse) => void;
type IdOf = (request: IncomingMessage) => string;

/**
 * Answers rejected requests before the framework sees them. There may be many more of them than of all others, and what
 * each costs is taken from the admitted ones.
 */
function turnAway(rejection: Rejection, https: boolean, idOf: IdOf): Answerer {
  const { refusal } = rejection;
  const headers = Object.entries({
    ...commonHeaders(https),
    ...apiHeaders,
    'retry-after': String(refusal.retryAfterSeconds),
    // Thousands of connections that retry at once would leave no time for the admitted requests.
    connection: 'close',
  }).flat();
  const bodies = { en: bodiesIn('en', rejection), hi: bodiesIn('hi', rejection), bn: bodiesIn('bn', rejection) };
  return (request, response) => {
    const { url = '' } = request;
    const requestId = idOf(request);
    const isCall = url.startsWith('/api/');
    const language = isCall ? languageOf(request) : splitPath(url).language;
    const { page, call, generation } = bodies[language];
    const write = !isCall ? page : url.startsWith('/api/generate-itinerary') ? generation : call;
    const body = write(requestId);
    const length = String(Buffer.byteLength(body));
    const type = `${isCall ? 'application/json' : 'text/html'}; charset=utf-8`;
    const own = [REQUEST_ID_HEADER, requestId, 'content-type', type, 'content-length', length];
    response.writeHead(refusal.status, [...headers, ...own]);
    response.end(body);
  };
}

/** Rejects requests when too many wait. */
export const turnAwayBusy = (https: boolean, idOf: IdOf): Answerer =>
  turnAway({ refusal: busy(), page: busyPage }, https, idOf);

/** Rejects all requests while the site is closed, and says how far the restore of a backup is. */
export function turnAwayClosed(https: boolean, idOf: IdOf, restore: Pick<RestoreUnderWay, 'step' | 'share'>): Answerer {
  const percent = Math.floor(restore.share * 100);
  const told: Told = ({ backups }) => backups.siteClosed({ step: backups.steps[restore.step], percent });
  return turnAway(
    { refusal: new AppError('overloaded', told, { retryAfterSeconds: 5 }), page: closedPage },
    https,
    idOf,
  );
}

/** Error handler of the server: the one place that answers errors. */
export function answerErrors(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) =>
    answerRefusal(request, reply, new AppError('not-found', ({ calls }) => calls.notFound)),
  );
  app.setErrorHandler((error, request, reply) => answerRefusal(request, reply, error));
}
