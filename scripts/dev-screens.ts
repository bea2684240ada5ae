import type { FastifyInstance } from 'fastify';
import { createServer } from 'vite';
import type { RenderScreen, Screens } from '../src/server/http/screens.ts';

/** Serves the screens from their sources with hot reload. For `npm run dev` only. */
export async function startVite() {
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
  const render: RenderScreen = async (address, context) => {
    const entry = (await vite.ssrLoadModule('./src/web/render-page.ts')) as { render: RenderScreen };
    return entry.render(address, context);
  };
  const screens: Screens = { render, clientDir: null, development: true };
  return {
    screens,
    attach(app: FastifyInstance): void {
      app.addHook('onRequest', (request, reply, done) => {
        if (request.url.startsWith('/api/') || request.url.startsWith('/pictures/')) return done();
        vite.middlewares(request.raw, reply.raw, () => done());
      });
    },
    close: () => vite.close(),
  };
}
