// Requests per second of the site against a bare server with the same bytes, alternately.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBareServer } from '../bare-server.ts';
import type { Figure, Limit } from '../figures.ts';
import type { RunningSide } from '../sides.ts';
import { median } from '../site-process.ts';

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

/** Returns the requests per second that wrk gets answered. */
function load(url: string, fromMany: boolean, seconds = SECONDS): number {
  const many = fromMany ? ['-s', visitorsScript()] : [];
  const connections = fromMany ? CONNECTIONS_OF_CALLS : CONNECTIONS;
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '-H', 'Accept-Encoding: br', ...many, url];
  const report = execFileSync('wrk', args, { encoding: 'utf8' });
  const numberIn = (pattern: RegExp) => Number(pattern.exec(report)?.[1] ?? 0);
  const refused = numberIn(/Non-2xx or 3xx responses: (\d+)/) / numberIn(/(\d+) requests in/);
  if (refused > MOST_REFUSED) throw new Error(`${url}\n${report}`);
  return numberIn(/Requests\/sec:\s+([\d.]+)/) * (1 - refused);
}

export interface Target {
  readonly name: string;
  /** Path on each side: files of the build have other names in another version. */
  readonly pathOn: (side: RunningSide) => string | Promise<string>;
  /** True when the site limits how often one address may ask. */
  readonly fromMany: boolean;
}

/** Returns each side's share of the bare server's rate: the median of all rounds. */
export async function compareWithBare(
  sides: readonly RunningSide[],
  { name, pathOn, fromMany }: Target,
  limit: Limit,
): Promise<Figure> {
  const values: Partial<Record<RunningSide['name'], number>> = {};
  const pairs = await Promise.all(
    sides.map(async (side) => {
      const url = side.site.url + (await pathOn(side));
      // fetch would decompress the answer; both servers must send the transferred bytes.
      const body = execFileSync('curl', ['-sf', '-H', 'Accept-Encoding: br', url]);
      return { side, url, bare: await startBareServer({ '*': body.toString('base64') }), bytes: body.length };
    }),
  );
  const ratios = new Map(pairs.map(({ side }) => [side, [] as number[]]));
  for (const { url, bare } of pairs) for (const each of [url, `${bare.url}/`]) load(each, fromMany, WARMING_SECONDS);
  for (let round = 0; round < ROUNDS; round++) {
    for (const { side, url, bare, bytes } of pairs) {
      const ours = load(url, fromMany);
      const theirs = load(`${bare.url}/`, fromMany);
      ratios.get(side)?.push(ours / theirs);
      const rates = `${Math.round(ours)}/s, bare ${Math.round(theirs)}/s`;
      console.log(`  ${name}, ${bytes} bytes, ${side.name}: ${rates}, ${(ours / theirs).toFixed(2)}`);
    }
  }
  for (const { side, bare } of pairs) {
    bare.close();
    values[side.name] = median(ratios.get(side) ?? []);
  }
  return { name, unit: '', limit, values };
}
