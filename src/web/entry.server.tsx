import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router';
import { LanguageContext } from './navigation/language.ts';
import { NonceContext } from './rendering/nonce.ts';
import { languageContext, nonceContext } from './routes/office/render-contexts.ts';

/** Renders a page of the back office, whole. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const nonce = loadContext.get(nonceContext);
  return new Promise((resolve, reject) => {
    let failed = false;
    const { pipe } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <LanguageContext value={loadContext.get(languageContext)}>
          <ServerRouter context={routerContext} url={request.url} {...(nonce && { nonce })} />
        </LanguageContext>
      </NonceContext>,
      {
        ...(nonce && { nonce }),
        onAllReady() {
          const body = new PassThrough();
          headers.set('content-type', 'text/html; charset=utf-8');
          text(body).then((html) => resolve(new Response(html, { headers, status: failed ? 500 : status })), reject);
          pipe(body);
        },
        onShellError: reject,
        onError(error) {
          failed = true;
          console.error(error);
        },
      },
    );
  });
}

/** Logs failures only: unknown addresses and refusals by the API are normal answers. */
export function handleError(error: unknown): void {
  if (!isRouteErrorResponse(error)) console.error(error);
}
