import { execFileSync } from 'node:child_process';
import { type BareServer, startBareServer } from '../bare-server.ts';
import { openBrowser, SETTLED_AFTER_MS } from '../browser.ts';
import type { Figure } from '../figures.ts';
import { cpuOf, idleCpuOf, type RunningSide } from '../sides.ts';
import { median } from '../site-process.ts';
import { freshVisitor, type Sent, visitPatiently } from '../visits.ts';

const BLOCKS = 5;
const VISITS_PER_BLOCK = 20;
const WARMING_BLOCKS = 1;
/** Chromium opens at most this many connections to a site. */
const CONNECTIONS = 6;

interface Requested {
  readonly path: string;
  readonly sent: Sent;
}

/** Returns what a browser requests for the home page before any input, in order. */
async function recordVisit(url: string): Promise<readonly Requested[]> {
  const browser = await openBrowser();
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const requests: Requested[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(url)) return;
    const type = request.headers()['content-type'];
    requests.push({
      path: request.url().slice(url.length),
      sent: {
        method: request.method() === 'POST' ? 'POST' : 'GET',
        headers: type === undefined ? undefined : { 'content-type': type },
        body: request.postData() ?? undefined,
      },
    });
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(SETTLED_AFTER_MS);
  await browser.close();
  return requests;
}

/** Repeats a recorded visit as another visitor: first the page, then everything else over as many connections. */
async function repeatVisit(url: string, [page, ...others]: readonly Requested[]): Promise<void> {
  const visitor = freshVisitor();
  await visitPatiently(url + (page?.path ?? '/'), page?.sent, visitor);
  const left = others.values();
  const connection = async () => {
    for (const { path, sent } of left) await visitPatiently(url + path, sent, visitor);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
}

/** Returns the processor time of a server for one of many visits. */
async function timeOfVisit(pid: number, url: string, idleCpu: number, requests: readonly Requested[]): Promise<number> {
  const total = await cpuOf(pid, idleCpu, async () => {
    for (let number = 0; number < VISITS_PER_BLOCK; number++) await repeatVisit(url, requests);
  });
  return total / VISITS_PER_BLOCK;
}

/** Starts a bare server that answers a visit with the bytes that the site transfers. */
async function startBareCopy(url: string, requests: readonly Requested[]): Promise<BareServer> {
  const bodies: Record<string, string> = {};
  for (const { path, sent } of requests) {
    // fetch would decompress the answer.
    const fetched = sent.method === 'GET' ? execFileSync('curl', ['-sf', '-H', 'Accept-Encoding: br', url + path]) : '';
    bodies[path] = Buffer.from(fetched).toString('base64');
  }
  return startBareServer(bodies);
}

interface Trial {
  readonly side: RunningSide;
  readonly requests: readonly Requested[];
  readonly bare: BareServer;
  readonly idleCpu: number;
  readonly ours: number[];
  readonly theirs: number[];
}

/** Measures the server's processor time for a whole first visit; a bare server with the same bytes for comparison. */
export async function measureFirstVisit(sides: readonly RunningSide[]): Promise<Figure[]> {
  const trials: Trial[] = [];
  for (const side of sides) {
    const requests = await recordVisit(side.site.url);
    const bare = await startBareCopy(side.site.url, requests);
    trials.push({ side, requests, bare, idleCpu: await idleCpuOf(side.site.pid), ours: [], theirs: [] });
  }
  for (let block = 0; block < WARMING_BLOCKS + BLOCKS; block++) {
    for (const { side, requests, bare, idleCpu, ours, theirs } of trials) {
      const [our, their] = [
        await timeOfVisit(side.site.pid, side.site.url, idleCpu, requests),
        await timeOfVisit(bare.pid, bare.url, 0, requests),
      ];
      if (block < WARMING_BLOCKS) continue;
      ours.push(our);
      theirs.push(their);
    }
  }
  for (const { bare } of trials) bare.close();
  const valuesOf = (pick: (trial: Trial) => number): Figure['values'] =>
    Object.fromEntries(trials.map((trial) => [trial.side.name, pick(trial)]));
  return [
    { name: 'requests', unit: '', digits: 0, values: valuesOf(({ requests }) => requests.length) },
    { name: 'processor time', unit: 'ms', values: valuesOf(({ ours }) => median(ours)) },
    { name: 'processor time of the bare server', unit: 'ms', values: valuesOf(({ theirs }) => median(theirs)) },
  ];
}
