import { expect, test } from 'vitest';
import { followNotifications, type Notifications, type Wires } from './follow-notifications.ts';

const news = (count: number): Notifications => ({ count, items: [] });
const eventOf = (count: number) => `event: notifications\ndata: ${JSON.stringify(news(count))}\n\n`;

/** Connections whose streams send these texts in turn; the last wait ends the test. */
function makeWires(streams: readonly (string | number | 'silent')[], asked: Notifications | null) {
  const ending = new AbortController();
  const waits: number[] = [];
  let opened = 0;
  const wires: Wires = {
    fetch: async (_, { signal }) => {
      const stream = streams[opened++];
      if (typeof stream === 'number') return new Response('{"error":"no"}', { status: stream });
      if (stream !== 'silent') return new Response(stream ?? '');
      return new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new Error('given up')));
      });
    },
    ask: async () => {
      if (asked === null) throw new Error('not reached');
      return asked;
    },
    wait: async (milliseconds, signal) => {
      if (milliseconds === 40_000) {
        // A silent stream stays silent; any other sends something before.
        if (streams[opened - 1] !== 'silent' && streams[opened] !== 'silent') {
          await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
        }
        return;
      }
      waits.push(milliseconds);
      if (opened >= streams.length) ending.abort();
    },
  };
  return { wires, waits, signal: ending.signal };
}

const follow = async (...made: Parameters<typeof makeWires>) => {
  const { wires, waits, signal } = makeWires(...made);
  const counts: number[] = [];
  await followNotifications(({ count }) => void counts.push(count), signal, wires);
  return { counts, waits };
};

test('what the stream tells is told, comments are not, and a stream that ends is followed again soon', async () => {
  expect(await follow([`${eventOf(4)}: still here\n\n${eventOf(5)}`, eventOf(6)], null)).toEqual({
    counts: [4, 5, 6],
    waits: [2000, 2000],
  });
});

test('where there is no stream the number is asked for every minute', async () => {
  expect(await follow([429, 502, eventOf(8)], news(7))).toEqual({ counts: [7, 7, 8], waits: [60_000, 60_000, 2000] });
});

test('a line on which nothing is heard is given up, and the number asked for', async () => {
  expect(await follow(['silent'], news(3))).toEqual({ counts: [3], waits: [60_000] });
});

test('a server that is not reached tells nothing and is tried again', async () => {
  expect(await follow([500, eventOf(1)], null)).toEqual({ counts: [1], waits: [60_000, 2000] });
});
