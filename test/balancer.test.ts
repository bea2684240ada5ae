import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { findProgram, freePort, startBalancer } from './servers.ts';

async function startMember(): Promise<{ server: Server; port: number; connections: () => number }> {
  let connections = 0;
  const server = createServer((_request, response) => response.end('here'))
    .on('connection', () => {
      connections += 1;
    })
    .listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port, connections: () => connections };
}

it.skipIf(!findProgram('nginx'))('the balancer sends many requests over few connections', async () => {
  const members = [await startMember(), await startMember()] as const;
  const balancer = await startBalancer(await freePort(), [members[0].port, members[1].port]);
  for (let round = 0; round < 20; round++) {
    const answers = await Promise.all(Array.from({ length: 4 }, () => fetch(balancer.url).then((it) => it.text())));
    expect(answers).toEqual(['here', 'here', 'here', 'here']);
  }
  const opened = members.reduce((sum, { connections }) => sum + connections(), 0);
  expect(opened).toBeLessThan(20);
  await balancer.close();
  for (const { server } of members) server.close();
});
