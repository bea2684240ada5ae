import * as build from 'virtual:react-router/server-build';
import type { ServerBuild } from 'react-router';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { makeClient } from '../contracts/client.ts';
import { apiContext } from './api/browser-api.ts';
import { nonceContext } from './rendering/nonce.ts';
import { requestIdContext } from './rendering/request-id-context.ts';

const handle = createRequestHandler(build as ServerBuild, import.meta.env.MODE);

/**
 * Renders a page for a request; the only entry point for the server. `fetch` reaches the API in process; the nonce
 * marks the trusted inline scripts; error pages show `requestId`.
 */
export function render(
  request: Request,
  {
    fetch,
    nonce,
    requestId,
  }: {
    fetch: (address: string, init: RequestInit) => Promise<Pick<Response, 'status' | 'text'>>;
    nonce: string | undefined;
    requestId: string;
  },
): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(apiContext, makeClient(fetch));
  context.set(nonceContext, nonce);
  context.set(requestIdContext, requestId);
  return handle(request, context);
}
