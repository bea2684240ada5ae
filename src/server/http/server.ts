import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { constants } from 'node:zlib';
import fastifyCompress from '@fastify/compress';
import fastifyRateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { SERVER_WORDS } from '../../words/words-of.ts';
import type { Config } from '../config.ts';
import { accessLog } from './access-log.ts';
import { AdmissionControl } from './admission-control.ts';
import { AppError } from './app-error.ts';
import type { BuildFiles } from './build-files.ts';
import { answerInTime } from './deadline.ts';
import { registerFieldProblems } from './field-problems.ts';
import { keepPublicLists } from './kept-lists.ts';
import { acceptForms } from './multipart-form.ts';
import type { PageCache } from './page-cache.ts';
import { PatientServer } from './patient-server.ts';
import { answerErrors, turnAwayBusy } from './refusals.ts';
import { newRequestId, REQUEST_ID_HEADER, requestIdOf } from './request-id.ts';
import { isInProcess } from './screens.ts';
import { apiHeaders, commonHeaders } from './security-headers.ts';
import { limitStore, type SharedCounters } from './shared-limits.ts';
import { trustedProxies } from './trusted-proxies.ts';
import { languageOf, limitKeyOf } from './visitor.ts';

interface ServerDependencies {
  readonly config: Config;
  readonly logger: FastifyBaseLogger;
  readonly counters: SharedCounters;
  /** Null while Vite serves the browser files, and in tests. */
  readonly files?: BuildFiles | null;
}

/** Rate limit over all endpoints: calls per minute and address; single endpoints have lower ones, pictures a higher one. */
const CALLS_PER_MINUTE = 1200;

/**
 * A window of 64 KB holds most answers whole. The default of 4 MB is allocated for each answer, however small it is.
 */
const BROTLI_OF_ANSWERS = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 16 };

type HttpHandler = (request: IncomingMessage, response: ServerResponse) => void;

/** A request that waits for its caller gives up its place after at most this long. */
const WAITED_FOR_CALLER_MS = 1000;

/**
 * Calls `done` when the answer is sent, or when only the caller is waited for: a request sent byte by byte, a large
 * file over a slow line or an event stream must not block other requests.
 */
function whenWorkIsDone(request: IncomingMessage, response: ServerResponse, done: () => void): void {
  const looking = setInterval(() => {
    if (request.complete && !response.headersSent) return;
    response.off('close', end);
    end();
  }, WAITED_FOR_CALLER_MS).unref();
  const end = () => {
    clearInterval(looking);
    done();
  };
  response.once('close', end);
}

/** Puts admission control before all requests but `/api/health`. */
function letIn({ pages, handle, turnAway }: Pick<HttpServerParts, 'pages' | 'handle' | 'turnAway'>): HttpHandler {
  const admission = new AdmissionControl();
  return (request, response) => {
    if (request.url === '/api/health') {
      handle(request, response);
      return;
    }
    const begin = (done: () => void) => {
      whenWorkIsDone(request, response, done);
      handle(request, response);
    };
    const hasGone = () => response.destroyed;
    if (pages.mustRefuse(request) || !admission.enter({ begin, hasGone })) turnAway(request, response);
  };
}

interface HttpServerParts {
  readonly pages: PageCache;
  readonly files: BuildFiles | null;
  readonly idOf: (request: IncomingMessage) => string;
  readonly handle: HttpHandler;
  readonly turnAway: HttpHandler;
  readonly log: HttpHandler | undefined;
  readonly isBehindBalancer: boolean;
}

/** Answers cached pages and files before the framework sees the request: the framework costs more than the answer. */
function makeHttpServer(parts: HttpServerParts): Server {
  const { pages, files, idOf, log, isBehindBalancer } = parts;
  const handOn = letIn(parts);
  const server = new PatientServer((request, response) => {
    log?.(request, response);
    if (files?.tryAnswer(request, response, idOf)) return;
    const answered = pages.tryAnswer(request, response, idOf);
    if (answered === true) return;
    if (answered === false) handOn(request, response);
    else void answered.then((done) => done || handOn(request, response));
  }, isBehindBalancer);
  // The framework does not set these on a server that it did not create. Long enough for pictures over a slow line; all
  // other bodies are limited to 64 KB anyway.
  server.requestTimeout = 120_000;
  server.headersTimeout = 20_000;
  server.keepAliveTimeout = 72_000;
  return server;
}

/** Accepts JSON in UTF-8 only: a decoder that repairs bad bytes would store text that was never sent. */
function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  const decoder = new TextDecoder('utf-8', { fatal: true });
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    let text: string;
    try {
      text = decoder.decode(body as Buffer);
    } catch {
      done(new AppError('invalid', ({ calls }) => calls.notUtf8));
      return;
    }
    void parse(request, text, done);
  });
}

/** Stands for the framework's own compilers of schemas, which it would otherwise load before it gets ours. */
function neverBuilt(): never {
  throw new Error('schemas are compiled by zod');
}

function makeFastify({ config, logger, files = null }: ServerDependencies, pages: PageCache): FastifyInstance {
  const trusts = trustedProxies(config.trustedProxies);
  const isBehindBalancer = config.trustedProxies.length > 0;
  const idOf = (request: IncomingMessage) => requestIdOf(request, trusts);
  const log = config.accessLog ? accessLog(logger, trusts) : undefined;
  const turnAway = turnAwayBusy(config.siteUrl.startsWith('https:'), idOf);
  const app: FastifyInstance = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    trustProxy: isBehindBalancer ? trusts : false,
    genReqId: idOf,
    bodyLimit: 64 * 1024,
    // Admitted requests are answered even when the process is told to stop meanwhile.
    return503OnClosing: false,
    forceCloseConnections: false,
    schemaController: { compilersFactory: { buildValidator: neverBuilt, buildSerializer: neverBuilt } },
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: false },
    serverFactory: (handle) => makeHttpServer({ pages, files, idOf, handle, turnAway, log, isBehindBalancer }),
    clientErrorHandler: (_error, socket) => {
      if (!socket.writable) return;
      const requestId = newRequestId();
      const body = JSON.stringify({ error: SERVER_WORDS.en.calls.notUnderstood, requestId });
      socket.end(
        `HTTP/1.1 400 Bad Request\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\nx-content-type-options: nosniff\r\n${REQUEST_ID_HEADER}: ${requestId}\r\nconnection: close\r\n\r\n${body}`,
      );
    },
    frameworkErrors: (error, request, reply) => {
      request.log.debug({ err: error }, 'refused by the framework');
      (reply as FastifyReply)
        .code(error.statusCode ?? 400)
        .header(REQUEST_ID_HEADER, request.id)
        .send({ error: SERVER_WORDS[languageOf(request)].calls.notUnderstood, requestId: request.id });
    },
  });
  registerFieldProblems();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  acceptJson(app);
  answerErrors(app);
  return app;
}

async function addManners(
  app: FastifyInstance,
  { config, counters }: ServerDependencies,
  pages: PageCache,
): Promise<void> {
  const headers = commonHeaders(config.siteUrl.startsWith('https:'));
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    // Set on the raw response: cached pages bypass the framework.
    reply.raw.setHeader(REQUEST_ID_HEADER, request.id);
    if (request.routeOptions.url?.startsWith('/api/') ?? request.url.startsWith('/api/')) {
      reply.headers(apiHeaders);
    }
  });
  answerInTime(app);
  await app.register(fastifyRateLimit, {
    store: limitStore(counters),
    max: CALLS_PER_MINUTE,
    timeWindow: 60_000,
    keyGenerator: (request) => limitKeyOf(request.ip),
    // Files and kept answers never come here: they cost next to nothing. Any other address that looks like one counts.
    allowList: (request) => isInProcess(request) || request.url === '/api/health',
    errorResponseBuilder: (_request, context) =>
      new AppError('too-many', ({ calls }) => calls.tooMany, {
        retryAfterSeconds: Math.ceil(context.ttl / 1000),
      }),
  });
  await app.register(fastifyCompress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    inflateIfDeflated: false,
    brotliOptions: { params: BROTLI_OF_ANSWERS },
  });
  keepPublicLists(app, pages);
  await acceptForms(app);
}

/** Returns a server without endpoints: how it reads, rejects, rate-limits and compresses. */
export async function makeServer(dependencies: ServerDependencies, pages: PageCache): Promise<FastifyInstance> {
  const app = makeFastify(dependencies, pages);
  await addManners(app, dependencies, pages);
  return app;
}
