// Measures how long a traveller waits with a language model beside the planner, for the first card and for the end,
// whatever the model does. Limits: the first card within a second of the planner's own time, the end within 8 s.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ModelScript, startModelServer } from '../test/model-servers.ts';
import { goodModel } from '../test/model-writer.ts';
import { endProcess, startProcess } from '../test/site-process.ts';
import { median } from './site-process.ts';

const TRIES = 5;
const LONGEST_MS = 8000;

type Answer = Parameters<typeof startModelServer>[0]['answer'];

/** Like a provider: half a second before the first word, then about ninety tokens a second. */
const likeAProvider: Answer = (asked) => {
  const script = goodModel(asked);
  return 'json' in script ? { ...script, afterMs: 500, everyMs: 66, pieceOf: 24 } : script;
};

const MODELS: readonly (readonly [name: string, answer: Answer | null])[] = [
  ['none', null],
  ['quick', goodModel],
  ['like a provider', likeAProvider],
  ['silent', () => ({ fault: 'silent' }) satisfies ModelScript],
  ['stalls after some words', () => ({ fault: 'stalls' }) satisfies ModelScript],
  ['503', () => ({ status: 503 }) satisfies ModelScript],
  ['nonsense without end', () => ({ fault: 'endless' }) satisfies ModelScript],
];

interface Waited {
  readonly firstMs: number;
  readonly endMs: number;
  readonly words: number;
}

/** Requests a trip over the stream; every try uses other days, so that no stored texts of the model are reused. */
async function ask(url: string, day: number, wish: string): Promise<Waited> {
  const date = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  const began = performance.now();
  const answer = await fetch(`${url}/api/generate-itinerary/stream`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      from: 'Kolkata',
      to: 'Darjeeling',
      departureDate: date(20 + day),
      returnDate: date(23 + day),
      travellers: 2,
      priceRange: [0, 80_000],
      wish,
    }),
  });
  if (!answer.ok || !answer.body) throw new Error(`answered ${answer.status}`);
  let text = '';
  let firstMs = Number.NaN;
  const decoder = new TextDecoder();
  for await (const piece of answer.body) {
    text += decoder.decode(piece, { stream: true });
    if (Number.isNaN(firstMs) && text.includes('event: itinerary')) firstMs = performance.now() - began;
  }
  if (!text.includes('event: done')) throw new Error(`no trip: ${text.slice(-300)}`);
  return { firstMs, endMs: performance.now() - began, words: text.split('event: words').length - 1 };
}

async function measure(name: string, answer: Answer | null, wish: string): Promise<void> {
  const server = answer && (await startModelServer({ protocol: 'compatible', answer }));
  const dataDir = mkdtempSync(join(tmpdir(), 'safarnama-bench-'));
  const model = server && { AI_PROVIDER: 'compatible', AI_MODEL: 'bench', AI_BASE_URL: server.url };
  const { url, child } = await startProcess({ DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'info', ...model });
  try {
    await ask(url, 0, '');
    const waited: Waited[] = [];
    // After three faults the breaker opens, and nothing is waited for.
    for (let day = 1; day <= TRIES; day++) waited.push(await ask(url, day * 2, wish));
    const of = (pick: (one: Waited) => number) => waited.map(pick);
    const longest = Math.max(...of(({ endMs }) => endMs));
    console.log(
      `| ${name}${wish ? ', with a wish' : ''} | ${median(of(({ firstMs }) => firstMs)).toFixed(0)} | ${median(of(({ endMs }) => endMs)).toFixed(0)} | ${longest.toFixed(0)} | ${median(of(({ words }) => words))} |`,
    );
    if (longest > LONGEST_MS) process.exitCode = 1;
  } finally {
    await endProcess(child, 'SIGTERM');
    await server?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

console.log('| model | first card, ms | end, ms | longest, ms | cards with its words |\n|---|---|---|---|---|');
for (const [name, answer] of MODELS) await measure(name, answer, '');
for (const [name, answer] of MODELS.slice(2, 4)) await measure(name, answer, 'tea gardens and an easy pace');
