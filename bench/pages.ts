// Compares cached pages with a bare node:http server that answers the same bytes, alternately in the same run.
//   node bench/pages.ts        needs wrk (Debian: apt-get install wrk) and a build (npm run build)
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { publishPlainPost, withEditor } from './plain-post.ts';
import { median, residentMegabytes, startSite } from './site-process.ts';

/** Required share of the bare server's rate. */
const FLOOR = 0.6;
const ROUNDS = 5;
const SECONDS = 4;

/** Returns the requests per second that wrk reaches with 32 connections. */
function load(url: string): number {
  const args = ['-t1', '-c32', `-d${SECONDS}s`, '-H', 'Accept-Encoding: br', url];
  const report = execFileSync('wrk', args, { encoding: 'utf8' });
  if (/Non-2xx/.test(report)) throw new Error(report);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(report)?.[1]);
}

const bare = `
  import { createServer } from 'node:http';
  const bytes = Buffer.from(process.argv[1], 'base64');
  const server = createServer((request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br', 'content-length': bytes.length });
    response.end(bytes);
  });
  server.listen(0, '127.0.0.1', () => process.stdout.write(String(server.address().port)));
`;

/** Compares the site with a bare server that answers the same bytes, alternately. */
async function compare(name: string, url: string): Promise<number> {
  // fetch would decompress the answer; both servers must send the transferred bytes.
  const page = execFileSync('curl', ['-s', '-H', 'Accept-Encoding: br', url]);
  console.log(`${name}: ${brotliDecompressSync(page).length} bytes, ${page.length} as brotli`);
  const other = spawn(process.execPath, ['--input-type=module', '--eval', bare, page.toString('base64')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = (await once(other.stdout, 'data')) as [Buffer];
  const bareUrl = `http://127.0.0.1:${port.toString()}/`;
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const ours = load(url);
    const theirs = load(bareUrl);
    ratios.push(ours / theirs);
    console.log(`  ours ${Math.round(ours)}/s, bare ${Math.round(theirs)}/s, ${(ours / theirs).toFixed(2)}`);
  }
  other.kill();
  console.log(
    `  ratio: median ${median(ratios).toFixed(2)}, lowest ${Math.min(...ratios).toFixed(2)} (floor ${FLOOR})`,
  );
  return median(ratios);
}

const site = await startSite({
  DATA_DIR: mkdtempSync(join(tmpdir(), 'safarnama-bench-')),
  LOG_LEVEL: 'info',
  ...withEditor,
});
console.log(`first answer after ${Math.round(site.firstAnswerMs)} ms`);
const { packages } = (await (await fetch(`${site.url}/api/packages`)).json()) as { packages: { slug: string }[] };
const pages = {
  home: '/',
  packages: '/packages',
  'filtered packages': '/packages?duration=3-5',
  package: `/package/${packages[0]?.slug}`,
  blog: '/blog',
  'filtered blog': '/blog?category=Travel+Tips',
  post: await publishPlainPost(site.url),
};
const reached: number[] = [];
for (const [name, path] of Object.entries(pages)) reached.push(await compare(name, site.url + path));
await site.kill('SIGTERM');

const fresh = await startSite({ DATA_DIR: mkdtempSync(join(tmpdir(), 'safarnama-bench-')), LOG_LEVEL: 'info' });
await new Promise((resolve) => setTimeout(resolve, 5000));
console.log(`idle memory: ${residentMegabytes(fresh.child.pid ?? 0).toFixed(0)} MB (ceiling 200)`);
await fresh.kill('SIGTERM');
if (Math.min(...reached) < FLOOR) process.exitCode = 1;
