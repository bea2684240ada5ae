import { once } from 'node:events';
import { Agent, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { startApp } from '../../../test/start-app.ts';
import type { Screens } from './screens.ts';

/** A screen that asks the API, but not before it is let. */
function slowScreens() {
  const begun = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  const screens: Screens = {
    clientDir: null,
    development: false,
    async render(_request, { fetch }) {
      begun.resolve();
      await gate.promise;
      const answer = await fetch('/api/site', { method: 'GET' });
      const { brand } = (await answer.json()) as { brand: string };
      return new Response(`<p>${brand}</p>`, { headers: { 'content-type': 'text/html; charset=utf-8' } });
    },
  };
  return { screens, begun: begun.promise, open: gate.resolve };
}

describe('a process that is told to stop', () => {
  it('finishes the pages that it has begun, and whatever they have still to ask', async () => {
    const { screens, begun, open } = slowScreens();
    const site = await startApp('sqlite', { screens });
    await site.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = site.app.server.address() as AddressInfo;
    const page = fetch(`http://127.0.0.1:${port}/packages`);
    await begun;
    const closed = site.close();
    setTimeout(open, 50);
    const answer = await page;
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('Safarnama');
    await closed;
  });

  it('says on a line that is still open that it is not ready any more, and answers what else it is asked', async () => {
    const { screens, begun, open } = slowScreens();
    const site = await startApp('sqlite', { screens });
    await site.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = site.app.server.address() as AddressInfo;
    const page = fetch(`http://127.0.0.1:${port}/packages`);
    await begun;
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ask = async (path: string): Promise<number> => {
      const [response] = await once(get({ port, path, agent }), 'response');
      response.resume();
      await once(response, 'end');
      return response.statusCode;
    };
    expect(await ask('/api/health')).toBe(200);
    const closed = site.close();
    expect(await ask('/api/test')).toBe(200);
    open();
    expect((await page).status).toBe(200);
    agent.destroy();
    await closed;
  });
});
