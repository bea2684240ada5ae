// Requests per second of the site against a bare server with the same bytes, alternately.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBareServer } from '../bare-server.ts';
import type { Figure, Limit } from '../figures.ts';
import type { RunningSide } from '../sides.ts';
import { cpuMilliseconds, median } from '../site-process.ts';

const ROUNDS = 5;
const SECONDS = 3;
const WARMING_SECONDS = 2;
/** Share of requests: a site refuses some when other work keeps the machine busy. */
const MOST_REFUSED = 0.1;
const CONNECTIONS = 32;
/** A site refuses calls that would wait for long: enough to keep it always busy. */
const CONNECTIONS_OF_CALLS = 8;

/** Makes wrk name another visitor in each request: otherwise it would measure the limit of calls per address. */
const MANY_VISITORS = `
local number = math.random(0, 65535)
request = function()
  number = (number + 1) % 65536
  wrk.headers["X-Forwarded-For"] = "10.77." .. math.floor(number / 256) .. "." .. number % 256
  return wrk.format()
end
`;

let scriptPath = '';
function visitorsScript(): string {
  if (scriptPath === '') {
    scriptPath = join(mkdtempSync(join(tmpdir(), 'safarnama-bench-')), 'visitors.lua');
    writeFileSync(scriptPath, MANY_VISITORS);
  }
  return scriptPath;
}

interface Load {
  /** Answered requests per second. */
  readonly rate: number;
  /** Answered requests per millisecond of the server's processor time: other work on the machine hardly changes it. */
  readonly perCpuMs: number;
}

/** Requests an address with wrk as often as it is answered. */
function load(url: string, pid: number, fromMany: boolean, seconds = SECONDS): Load {
  const cpuBefore = cpuMilliseconds(pid);
  const many = fromMany ? ['-s', visitorsScript()] : [];
  const connections = fromMany ? CONNECTIONS_OF_CALLS : CONNECTIONS;
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '-H', 'Accept-Encoding: br', ...many, url];
  const report = execFileSync('wrk', args, { encoding: 'utf8' });
  const numberIn = (pattern: RegExp) => Number(pattern.exec(report)?.[1] ?? 0);
  const refused = numberIn(/Non-2xx or 3xx responses: (\d+)/) / numberIn(/(\d+) requests in/);
  if (refused > MOST_REFUSED) throw new Error(`${url}\n${report}`);
  const answered = numberIn(/(\d+) requests in/) * (1 - refused);
  return {
    rate: numberIn(/Requests\/sec:\s+([\d.]+)/) * (1 - refused),
    perCpuMs: answered / (cpuMilliseconds(pid) - cpuBefore),
  };
}

export interface Target {
  readonly name: string;
  /** Path on each side: files of the build have other names in another version. */
  readonly pathOn: (side: RunningSide) => string | Promise<string>;
  /** True when the site limits how often one address may ask. */
  readonly fromMany: boolean;
}

/** Returns each side's share of the bare server's rate, and of its requests per processor time: medians of all rounds. */
export async function compareWithBare(
  sides: readonly RunningSide[],
  { name, pathOn, fromMany }: Target,
  limit: Limit,
): Promise<Figure[]> {
  const trials = await Promise.all(
    sides.map(async (side) => {
      const url = side.site.url + (await pathOn(side));
      // fetch would decompress the answer; both servers must send the transferred bytes.
      const body = execFileSync('curl', ['-sf', '-H', 'Accept-Encoding: br', url]);
      const bare = await startBareServer({ '*': body.toString('base64') });
      return { side, url, bare, bytes: body.length, byRate: [] as number[], byCpu: [] as number[] };
    }),
  );
  for (let round = 0; round <= ROUNDS; round++) {
    for (const { side, url, bare, bytes, byRate, byCpu } of trials) {
      const seconds = round === 0 ? WARMING_SECONDS : SECONDS;
      const ours = load(url, side.site.pid, fromMany, seconds);
      const theirs = load(`${bare.url}/`, bare.pid, fromMany, seconds);
      if (round === 0) continue;
      byRate.push(ours.rate / theirs.rate);
      byCpu.push(ours.perCpuMs / theirs.perCpuMs);
      const rates = `${Math.round(ours.rate)}/s, bare ${Math.round(theirs.rate)}/s`;
      console.log(`  ${name}, ${bytes} bytes, ${side.name}: ${rates}`);
    }
  }
  for (const { bare } of trials) bare.close();
  const valuesOf = (pick: (trial: (typeof trials)[number]) => number[]): Figure['values'] =>
    Object.fromEntries(trials.map((trial) => [trial.side.name, median(pick(trial))]));
  return [
    { name, unit: '', limit, values: valuesOf(({ byRate }) => byRate) },
    { name: `${name}, by processor time`, unit: '', values: valuesOf(({ byCpu }) => byCpu) },
  ];
}
