// The process that makes the load of bench/overload.ts: executes orders and reports the answers.
import { setTimeout as wait } from 'node:timers/promises';
import { type Answer, ask, type Connections, makeAsk, type Work } from './overload-work.ts';

export interface Order {
  readonly url: string;
  readonly work: Work;
  readonly connections: Connections;
  readonly seconds: number;
  /**
   * Calls per second, sent on schedule even if earlier ones are unanswered; 0 sends the next call after each answer.
   */
  readonly rate: number;
}

/** Concurrent calls to find the site's capacity: enough to keep it always busy. */
const PRESSING: Readonly<Record<Work, number>> = { mixed: 16, generations: 5, searches: 12, calls: 32, cached: 32 };

let asked = 0;
/** Returns a range of visitors that was not used before; each process has its own. */
const nextVisitors = (offset: number): number => offset + 100_000 * ++asked;

/** Sends calls at even intervals, whether or not earlier ones have been answered. */
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

/** Sends calls from many callers, each again as soon as it is answered or rejected: as much as the site can do. */
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
