import type { FastifyInstance } from 'fastify';

/** A page to read the API's description with no script and no library: what it says is the OpenAPI document itself. */
function documentationPage(app: FastifyInstance): string {
  const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const { paths = {} } = app.swagger();
  const rows = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods ?? {}).map(([method, operation]) => {
      const { summary = '' } = operation as { summary?: string };
      const json = escapeHtml(JSON.stringify(operation, null, 2));
      return `<details><summary><code>${method.toUpperCase()} ${escapeHtml(path)}</code> ${escapeHtml(summary)}</summary><pre>${json}</pre></details>`;
    }),
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>API</title>
<style>body{font:16px/1.5 system-ui;margin:2rem auto;max-width:60rem;padding:0 1rem;color:#1b1930;background:#fffaf3}summary{padding:.6rem 0;cursor:pointer}pre{overflow:auto;background:#fff;padding:1rem;border:1px solid #eadfd0}</style>
<h1>API</h1><p>The machine-readable form: <a href="/api/openapi.json">openapi.json</a></p>${rows.join('')}</html>`;
}

export function mountDocumentation(app: FastifyInstance): void {
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  app.get('/api/docs', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
      .send(documentationPage(app)),
  );
}
