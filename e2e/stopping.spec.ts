import { connect } from 'node:net';
import { expect, startSite, test } from './site.ts';

test('told to stop, the site ends with 0 within ten seconds, whatever hangs on it', { tag: '@once' }, async () => {
  const site = await startSite();
  const { port, hostname } = new URL(site.url);
  const open = (text: string) =>
    new Promise<void>((resolve) => {
      const socket = connect(Number(port), hostname, () => {
        if (text) socket.write(text);
        resolve();
      });
      socket.on('error', () => undefined);
    });
  await open('');
  await open('GET / HTTP/1.1\r\nHost: x');
  await open(
    'POST /api/users/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"a',
  );
  await (await fetch(site.url)).text();
  const body = { from: 'Kolkata', to: 'Darjeeling', departureDate: '2027-02-01', returnDate: '2027-02-21' };
  const stream = await fetch(`${site.url}/api/generate-itinerary/stream`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const read = stream.text().catch(() => '');
  const startedAt = Date.now();
  expect(await site.stop()).toBe(0);
  expect(Date.now() - startedAt).toBeLessThan(10_000);
  expect(await read).toMatch(/event: (done|error)/);
});
