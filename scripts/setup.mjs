// Prepares a fresh clone; plain JavaScript for any Node from version 20, with nothing installed yet.
//   --build    also builds the site
//   --browser  finds or installs a browser for the journeys
//   --servers  installs PostgreSQL, nginx, Redis and a reader of PDF for the tests, where Debian's packages are available
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const at = (...parts) => join(root, ...parts);

function filesBelow(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => filesBelow(join(path, entry.name)));
}

function hashOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths.flatMap((path) => filesBelow(at(path)))) {
    if (/\.test\.tsx?$/.test(path)) continue;
    hash.update(path.slice(root.length)).update('\0').update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex');
}

/** Runs the work unless the stamp says that it was done for the same inputs. */
async function unlessDone(stamp, key, work) {
  if (existsSync(at(stamp)) && readFileSync(at(stamp), 'utf8') === key) return;
  await work();
  mkdirSync(dirname(at(stamp)), { recursive: true });
  writeFileSync(at(stamp), key);
}

const isWindows = process.platform === 'win32';
const PARENT_LOOKED_AT_EVERY_MS = 500;
const parent = process.ppid;
/** The running command, in a process group of its own. */
let running = null;

/** Kills the running command and everything that it has started: two installations at once would corrupt each other. */
function giveUp() {
  if (running?.pid && !isWindows) process.kill(-running.pid, 'SIGTERM');
  process.exit(143);
}

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, giveUp);
// npm passes a signal on to its shell, which does not pass it on.
setInterval(() => {
  if (process.ppid !== parent) giveUp();
}, PARENT_LOOKED_AT_EVERY_MS).unref();

/** Runs a command silently; when it fails, prints its whole output and exits with its status. */
async function run(command, args, environment = {}) {
  const options = {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
    shell: isWindows,
    detached: !isWindows,
  };
  const said = [];
  running = spawn(command, args, options);
  for (const stream of [running.stdout, running.stderr]) stream.on('data', (piece) => said.push(piece));
  const [status] = await once(running, 'close');
  running = null;
  if (status === 0) return;
  process.stdout.write(' failed.\n\n');
  process.stderr.write(Buffer.concat(said));
  process.exit(status > 0 ? status : 1);
}

/** Prints one line for a step: what is done, and how long it took. */
async function step(words, work) {
  const startedAt = Date.now();
  process.stdout.write(`${words} ...`);
  await work();
  console.log(` done in ${Math.ceil((Date.now() - startedAt) / 1000)} s.`);
}

function npm(...args) {
  const cli = process.env.npm_execpath;
  return cli ? run(process.execPath, [cli, ...args]) : run('npm', args);
}

await unlessDone('node_modules/.stamp', hashOf(['package-lock.json', 'package.json']), () =>
  step('Installing what package-lock.json names', () => npm('ci', '--no-fund', '--no-audit', '--loglevel=error')),
);

// `exec` in a script of package.json replaces the shell between npm and the server, so that the server gets the signals
// that npm passes on. Windows has no exec, and no such signals.
// It has no `env` either, which sets a variable for a command.
if (isWindows) {
  writeFileSync(at('node_modules/.bin/exec.cmd'), '@%*\r\n');
  writeFileSync(at('node_modules/.bin/env.cmd'), '@for /f "tokens=1,*" %%a in ("%*") do @set "%%a" & %%b\r\n');
}

if (process.argv.includes('--build')) {
  const inputs = [
    'src',
    'facts',
    'public',
    'scripts/ascii-source.ts',
    'scripts/compress-assets.ts',
    'vite.config.ts',
    'vite.server.config.ts',
    'react-router.config.ts',
    'package-lock.json',
  ];
  await unlessDone('build/.stamp', hashOf(inputs), () =>
    step('Building the site', () => npm('run', '--silent', 'build')),
  );
}

const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

async function installFromDebian(...packages) {
  // Server packages start what they install; the tests start their own servers.
  const environment = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  await run('apt-get', ['update', '-qq']);
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], environment);
}

if (process.argv.includes('--browser') && !findBrowser()) {
  await step('Installing a Chromium for the journeys', () =>
    canInstall
      ? installFromDebian('chromium-headless-shell')
      : run(at('node_modules/.bin/playwright'), ['install', 'chromium']),
  );
}

function findBrowser() {
  const places = [
    process.env.CHROME_PATH,
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ];
  if (places.some((path) => path && existsSync(path))) return true;
  try {
    const script = "const { chromium } = require('@playwright/test'); console.log(chromium.executablePath())";
    return existsSync(execFileSync(process.execPath, ['-e', script], { cwd: root, encoding: 'utf8' }).trim());
  } catch {
    return false;
  }
}

if (process.argv.includes('--servers')) {
  // Debian's packages, each by one of its programs.
  const servers = {
    initdb: 'postgresql',
    nginx: 'nginx',
    'redis-server': 'redis-server',
    pdftotext: 'poppler-utils',
  };
  const missing = Object.keys(servers).filter((program) => !findServer(program));
  const packages = missing.map((program) => servers[program]);
  if (missing.length > 0 && canInstall) {
    await step(`Installing ${packages.join(', ')} for the tests`, () => installFromDebian(...packages));
  } else if (missing.length > 0) {
    console.log(`\n*** The tests that need ${packages.join(', ')} are left out: apt-get install them. ***\n`);
  }
}

function findServer(program) {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return [...folders, ...versions.map((version) => join(debian, version, 'bin'))].some((folder) =>
    existsSync(join(folder, program)),
  );
}
