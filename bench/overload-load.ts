// The process that the load of bench/overload.ts comes from: does what it is told, and tells what came of it.
import { setTimeout as wait } from 'node:timers/promises';
import { type Answer, ask, type Connections, makeAsk, type Work } from './overload-work.ts';

export interface Order {
  readonly url: string;
  readonly work: Work;
  readonly connections: Connections;
  readonly seconds: number;
  /** Calls per second, whatever becomes of those before; 0: the next call when one has been answered. */
  readonly rate: number;
}

/** So many ask at once to find out what the site can do: enough that it never waits for them. */
const PRESSING: Readonly<Record<Work, number>> = { mixed: 16, generations: 5, searches: 12, calls: 32, cached: 32 };

let asked = 0;
/** A further part of all visitors, so that none comes twice; each process has its own. */
const nextVisitors = (offset: number): number => offset + 100_000 * ++asked;

/** Calls evenly spread, each on its way whether or not the ones before it have been answered. */
export async function pour(order: Order, offset = 0): Promise<Answer[]> {
  const { url, work, connections, seconds, rate } = order;
  const first = nextVisitors(offset);
  const sent: Promise<Answer>[] = [];
  const beganAt = performance.now();
  for (let number = 0; number < rate * seconds; number++) {
    const early = beganAt + (number * 1000) / rate - performance.now();
    if (early > 1) await wait(early);
    sent.push(ask(url, connections, makeAsk(work, first + number)));
  }
  return Promise.all(sent);
}

/** Many who each ask again as soon as they are answered, or told to come again: as much as the site can do. */
async function press({ url, work, connections, seconds }: Order): Promise<Answer[]> {
  const answers: Answer[] = [];
  const until = performance.now() + seconds * 1000;
  let number = nextVisitors(0);
  const one = async () => {
    while (performance.now() < until) {
      const answer = await ask(url, connections, makeAsk(work, number++));
      answers.push(answer);
      if (answer.status !== 200) await wait(50);
    }
  };
  await Promise.all(Array.from({ length: PRESSING[work] }, one));
  return answers;
}

if (process.send) {
  process.on('message', (order: Order) => {
    void (order.rate === 0 ? press(order) : pour(order)).then((answers) => process.send?.(answers));
  });
}
