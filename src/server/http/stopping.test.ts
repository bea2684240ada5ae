import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { htmlPage } from '../../../test/html-page.ts';
import { startApp } from '../../../test/start-app.ts';
import type { Screens } from './screens.ts';

/** A screen that calls the API only once it is released. */
function slowScreens() {
  const begun = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  const screens: Screens = {
    clientDir: null,
    development: false,
    async render(_address, { fetch }) {
      begun.resolve();
      await gate.promise;
      const answer = await fetch('/api/site', { method: 'GET' });
      const { brand } = JSON.parse(await answer.text()) as { brand: string };
      return htmlPage(`<p>${brand}</p>`);
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

  it('answers accepted connections that have sent nothing yet, and no later ones', async () => {
    const site = await startApp('sqlite');
    await site.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = site.app.server.address() as AddressInfo;
    const letIn = once(site.app.server, 'connection');
    const line = connect(port, '127.0.0.1');
    let said = '';
    line.setEncoding('utf8').on('data', (piece: string) => {
      said += piece;
    });
    await letIn;
    const closed = site.close();
    line.write('GET /api/site HTTP/1.1\r\nHost: x\r\n\r\n');
    await once(line, 'close');
    expect(said).toMatch(/^HTTP\/1\.1 200 /);
    expect(said).toContain('Safarnama');
    expect(said.toLowerCase()).toContain('connection: close');
    await closed;
    await expect(fetch(`http://127.0.0.1:${port}/api/site`)).rejects.toThrow();
  });

  it('behind a balancer gives up no connection that the balancer may still send on', async () => {
    const site = await startApp('sqlite', { environment: { TRUSTED_PROXIES: '127.0.0.1' } });
    await site.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = site.app.server.address() as AddressInfo;
    const line = connect(port, '127.0.0.1');
    let said = '';
    line.setEncoding('utf8').on('data', (piece: string) => {
      said += piece;
    });
    const ask = () => line.write('GET /api/site HTTP/1.1\r\nHost: x\r\n\r\n');
    ask();
    await once(line, 'data');
    const closed = site.close();
    // As late as the balancer of deploy/ may send a request.
    await new Promise((resolve) => setTimeout(resolve, 2000));
    said = '';
    ask();
    await once(line, 'close');
    expect(said).toMatch(/^HTTP\/1\.1 200 /);
    expect(said.toLowerCase()).toContain('connection: close');
    await closed;
  });
});
