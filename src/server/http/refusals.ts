import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { ErrorCode, GenerationErrorAnswer } from '../../contracts/errors.ts';
import { diskProblemOf } from '../data-folder/disk-watch.ts';
import { DatabaseUnavailable, isOutage } from '../database/unavailable.ts';
import { AppError } from './app-error.ts';
import { REQUEST_ID_HEADER } from './request-id.ts';
import { apiHeaders, commonHeaders } from './security-headers.ts';

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

/** The message for a request that cannot even be parsed. */
export const NOT_UNDERSTOOD = 'The request could not be understood';

const WORDS: Readonly<Partial<Record<ErrorCode, string>>> = {
  invalid: NOT_UNDERSTOOD,
  'not-found': 'Not found',
  'too-large': 'The request is too large',
  'unsupported-media-type': 'Send the request as application/json',
  'too-many': 'Too many requests. Please wait a moment and try again.',
  overloaded: 'The server is busy. Please try again in a moment.',
};

/** Returns the refusal for a temporary overload (503). */
export const busy = (): AppError => new AppError('overloaded', WORDS.overloaded ?? '', { retryAfterSeconds: 5 });

/** The route of all screens: it matches every address that no other route matches. */
export const PAGES_ROUTE = '/*';

const FAILURE = 'Something went wrong on our side. Please try again.';

/** Returns the refusal while nothing can be written: a full disk, a read-only database. */
const notSaved = (): AppError =>
  new AppError('overloaded', 'We cannot save anything at the moment. Please try again in a few minutes.', {
    retryAfterSeconds: 30,
  });

/** Returns the refusal for a request that meets a database outage. */
function outageRefusal({ reason }: DatabaseUnavailable): AppError {
  return reason === 'full' || reason === 'read-only' ? notSaved() : busy();
}

/** Returns the refusal for a thrown value, or null for a bug. */
export function refusalOf(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields: Record<string, string> = {};
    for (const issue of error.validation) {
      const name = issue.instancePath.split('/').filter(Boolean).join('.') || 'body';
      fields[name] ??= issue.message ?? 'Invalid';
    }
    return new AppError('invalid', Object.values(fields)[0] ?? 'Invalid', { fields });
  }
  const status = (error as Partial<FastifyError>).statusCode;
  if (error instanceof DatabaseUnavailable) return outageRefusal(error);
  if (diskProblemOf(error)) return notSaved();
  // A missed deadline.
  if (status === 503) return busy();
  const code = status === undefined ? undefined : CODE_OF_STATUS[status];
  return code ? new AppError(code, WORDS[code] ?? 'Refused') : null;
}

/** Returns the body of a refused generation, which has its own envelope. */
export function generationError(refusal: AppError | null): GenerationErrorAnswer['error'] {
  if (!refusal) return { code: 500, message: FAILURE };
  const { status, message, fields, reason, details } = refusal;
  if (reason) return { code: status, message, reason, ...(details && { details }) };
  return { code: status, message, ...(fields && { reason: 'INVALID_INPUT', details: { fields } }) };
}

/** Returns an error page that needs no screen. The request id is our own or well-formed, so it holds no markup. */
const errorPage = (title: string, text: string, requestId: string, head = ''): string =>
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
  `${head}<title>${title}</title><h1>${title}</h1><p>${text}</p>` +
  `<p><small>If you write to us about it, please add: request ${requestId}</small></p></html>`;

const RELOAD_SOON = '<meta http-equiv="refresh" content="5">';

/** Shown to a visitor whose request is rejected by admission control. The page reloads by itself. */
const busyPage = (requestId: string): string =>
  errorPage(
    'One moment, please',
    'The site is very busy right now. This page will reload in a few seconds.',
    requestId,
    RELOAD_SOON,
  );

/** Shown while the database is unavailable. The page reloads by itself. */
const outagePage = (requestId: string): string =>
  errorPage(
    'Back in a moment',
    'This page cannot be shown right now. It tries again by itself in a few seconds.',
    requestId,
    RELOAD_SOON,
  );

/** Returns the body of a refusal: JSON for a call, HTML for a page. */
function bodyOf(
  { id, routeOptions }: FastifyRequest,
  refusal: AppError | null,
  isUnavailable: boolean,
): { type: string; text: string } {
  if (routeOptions.url === PAGES_ROUTE) {
    const soonPage = isUnavailable ? outagePage : busyPage;
    const text =
      refusal?.code === 'overloaded'
        ? soonPage(id)
        : errorPage('Something went wrong', refusal?.message ?? FAILURE, id);
    return { type: 'text/html; charset=utf-8', text };
  }
  const body = routeOptions.config.generationErrors
    ? { error: generationError(refusal), requestId: id }
    : {
        error: refusal?.message ?? FAILURE,
        ...(refusal?.fields && { fields: refusal.fields }),
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

/**
 * Answers rejected requests before the framework sees them. There may be many more of them than of all others, and what
 * each costs is taken from the admitted ones.
 */
export function turnAwayBusy(
  https: boolean,
  idOf: (request: IncomingMessage) => string,
): (request: IncomingMessage, response: ServerResponse) => void {
  const refusal = busy();
  const headers = Object.entries({
    ...commonHeaders(https),
    ...apiHeaders,
    'retry-after': String(refusal.retryAfterSeconds),
    // Thousands of connections that retry at once would leave no time for the admitted requests.
    connection: 'close',
  }).flat();
  // Build the part that all these answers share once.
  const bodyAround = (write: (requestId: string) => string) => {
    const [before = '', after = ''] = write(ID_STANDS_HERE).split(ID_STANDS_HERE);
    return (requestId: string) => before + requestId + after;
  };
  const callOf = (error: string | GenerationErrorAnswer['error']) =>
    bodyAround((requestId) => JSON.stringify({ error, requestId }));
  const page = { type: 'text/html; charset=utf-8', write: bodyAround(busyPage) };
  const call = { type: 'application/json; charset=utf-8', write: callOf(refusal.message) };
  const generation = { ...call, write: callOf(generationError(refusal)) };
  return (request, response) => {
    const { url = '' } = request;
    const requestId = idOf(request);
    const kind = !url.startsWith('/api/') ? page : url.startsWith('/api/generate-itinerary') ? generation : call;
    const body = kind.write(requestId);
    const length = String(Buffer.byteLength(body));
    const own = [REQUEST_ID_HEADER, requestId, 'content-type', kind.type, 'content-length', length];
    response.writeHead(refusal.status, [...headers, ...own]);
    response.end(body);
  };
}

/** Error handler of the server: the one place that answers errors. */
export function answerErrors(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => answerRefusal(request, reply, new AppError('not-found', 'Not found')));
  app.setErrorHandler((error, request, reply) => answerRefusal(request, reply, error));
}
