import type { FastifyInstance } from 'fastify';
import { api, files } from '../src/contracts/api.ts';
import type { Endpoint, FileEndpoint } from '../src/contracts/endpoint.ts';
import { STATUS_OF_ERROR } from '../src/contracts/errors.ts';
import { refusalsOf } from '../src/server/http/openapi/refusal-answers.ts';

const calls: Readonly<Record<string, Endpoint | FileEndpoint>> = { ...api, ...files };

function statusesOf(call: Endpoint | FileEndpoint): ReadonlySet<number> {
  const answered = 'mediaTypes' in call ? [200, 304] : Object.keys(call.answers).map(Number);
  return new Set([...answered, ...refusalsOf(call).map((code) => STATUS_OF_ERROR[code])]);
}

const described = new Map(Object.entries(calls).map(([key, call]) => [key, statusesOf(call)]));

/** Collects every answer whose status is missing in the API's description. Call it before the app is ready. */
export function collectUndescribedAnswers(app: FastifyInstance): ReadonlySet<string> {
  const found = new Set<string>();
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode }) => {
    const key = `${method} ${(routeOptions.url ?? '').replace(/:(\w+)/g, '{$1}')}`;
    if (described.get(key)?.has(statusCode) === false) found.add(`${key} answered ${statusCode}`);
  });
  return found;
}
