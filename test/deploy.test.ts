import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { findProgram, freePort } from './servers.ts';

const folder = mkdtempSync(join(tmpdir(), 'safarnama-tls-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const inFolder = (name: string): string => join(folder, name);
const nginx = findProgram('nginx') ?? 'nginx';
const around = ['-p', folder, '-e', inFolder('errors'), '-c', inFolder('nginx.conf')];

/** Writes a file of deploy/ with local ports and a temporary certificate. */
function writeConfiguration(ports: { http: number; https: number; site: number }): void {
  const names = ['-keyout', inFolder('privkey.pem'), '-out', inFolder('fullchain.pem')];
  const made = spawnSync('openssl', [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:P-256',
    '-nodes',
    '-subj',
    '/CN=www.example.in',
    '-days',
    '1',
    ...names,
  ]);
  expect(made.status).toBe(0);
  const here = readFileSync(join(import.meta.dirname, '../deploy/nginx-tls.conf'), 'utf8')
    .replace('listen 80;', `listen 127.0.0.1:${ports.http};`)
    .replace('  listen 443 ssl', `  listen 127.0.0.1:${ports.https} ssl`)
    .replaceAll(/listen \[::\].*;/g, '')
    .replace('127.0.0.1:3000', `127.0.0.1:${ports.site}`)
    .replaceAll('/etc/letsencrypt/live/www.example.in', folder);
  writeFileSync(inFolder('safarnama.conf'), here);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    inFolder('nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''}
     daemon off; worker_processes 1; pid ${inFolder('pid')}; error_log ${inFolder('errors')};
     events { worker_connections 256; }
     http {
       ${temporary.map((name) => `${name}_temp_path ${inFolder(name)};`).join(' ')}
       access_log off;
       include ${inFolder('safarnama.conf')};
     }`,
  );
}

/** Makes a request over https, with any certificate and with headers that a visitor may forge. */
const ask = (port: number, path: string): Promise<{ status: number; body: string }> =>
  new Promise((resolve, reject) => {
    const headers = { host: 'www.example.in', 'x-forwarded-for': '192.0.2.66' };
    request({ host: '127.0.0.1', port, path, headers, rejectUnauthorized: false }, (answer) => {
      let body = '';
      answer.setEncoding('utf8').on('data', (piece: string) => {
        body += piece;
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body }));
    })
      .on('error', reject)
      .end();
  });

it.skipIf(!findProgram('nginx') || !findProgram('openssl'))(
  'the nginx of deploy/ sends visitors to https and tells the site who they are',
  async () => {
    const site = createServer((incoming, answer) => answer.end(JSON.stringify(incoming.headers)));
    site.listen(0, '127.0.0.1');
    await once(site, 'listening');
    const ports = { http: await freePort(), https: await freePort(), site: (site.address() as AddressInfo).port };
    writeConfiguration(ports);
    const tested = spawnSync(nginx, ['-t', ...around], { encoding: 'utf8' });
    expect(tested.stderr).toContain('test is successful');
    expect(tested.stderr).not.toContain('[warn]');

    const child = spawn(nginx, around, { stdio: ['ignore', 'ignore', 'inherit'] });
    const plain = `http://127.0.0.1:${ports.http}/packages?page=2`;
    const sent = await vi.waitFor(() => fetch(plain, { redirect: 'manual' }), { timeout: 5000 });
    expect(sent.status).toBe(301);
    expect(sent.headers.get('location')).toBe('https://www.example.in/packages?page=2');

    for (const path of ['/', '/api/generate-itinerary/stream', '/api/admin/notifications/stream']) {
      const { status, body } = await ask(ports.https, path);
      expect(status).toBe(200);
      expect(JSON.parse(body)).toMatchObject({
        host: 'www.example.in',
        'x-forwarded-for': '127.0.0.1',
        'x-forwarded-proto': 'https',
        'x-request-id': expect.stringMatching(/^[0-9a-f]{32}$/),
      });
    }
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
    site.closeAllConnections();
    site.close();
  },
);

it.skipIf(!findProgram('systemd-analyze'))('the unit of deploy/ is one that systemd understands', () => {
  const root = join(import.meta.dirname, '..');
  const unit = readFileSync(join(root, 'deploy/safarnama.service'), 'utf8').replaceAll('/opt/safarnama', root);
  const path = inFolder('safarnama.service');
  writeFileSync(path, unit);
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', path], { encoding: 'utf8' });
  expect(stderr.split('\n').filter((line) => line.includes('safarnama.service'))).toEqual([]);
  expect(status).toBe(0);
});

it('Docker and systemd start the site as `npm start` does', () => {
  const read = (path: string) => readFileSync(join(import.meta.dirname, '..', path), 'utf8');
  const { scripts } = JSON.parse(read('package.json')) as { scripts: { start: string } };
  const [, setting = '', command = ''] = /^exec env (\S+) (.+)$/.exec(scripts.start) ?? [];
  const unit = read('deploy/safarnama.service');
  expect(unit).toContain(`\nExecStart=/opt/safarnama/node_modules/.bin/${command}\n`);
  expect(unit).toContain(`\nEnvironment=${setting}\n`);
  const image = read('Dockerfile');
  expect(image).toContain(`\nCMD ${JSON.stringify(command.split(' ')).replaceAll(',', ', ')}\n`);
  expect(image).toContain(`\nENV ${setting}\n`);
});
