import { expect, test } from 'vitest';
import { readEvents } from './read-events.ts';

/** Returns a stream that arrives in the given pieces. */
const streamOf = (pieces: readonly (string | Uint8Array)[]): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start(controller) {
      const encoder = new TextEncoder();
      for (const piece of pieces) controller.enqueue(typeof piece === 'string' ? encoder.encode(piece) : piece);
      controller.close();
    },
  });

const readAll = async (pieces: readonly (string | Uint8Array)[]) => Array.fromAsync(readEvents(streamOf(pieces)));

const PROGRESS = 'event: progress\ndata: {"step":"places","text":"Finding the places"}\n\n';
const DONE = 'event: done\ndata: {"count":6}\n\n';

test('events come out in their order, whole', async () => {
  expect(await readAll([PROGRESS + DONE])).toEqual([
    { event: 'progress', data: { step: 'places', text: 'Finding the places' } },
    { event: 'done', data: { count: 6 } },
  ]);
});

test('an event that is cut anywhere, even inside a letter, is put together again', async () => {
  const bytes = new TextEncoder().encode('event: progress\ndata: {"step":"prices","text":"दार्जिलिंग ₹"}\n\n');
  const whole = [{ event: 'progress', data: { step: 'prices', text: 'दार्जिलिंग ₹' } }];
  for (let cut = 1; cut < bytes.length; cut++) {
    expect(await readAll([bytes.slice(0, cut), bytes.slice(cut)])).toEqual(whole);
  }
});

test('line ends of Windows, comments and unknown events do no harm', async () => {
  const text = `: keep-alive\n\nevent: weather\ndata: {}\n\n${DONE.replaceAll('\n', '\r\n')}`;
  expect(await readAll([text])).toEqual([{ event: 'done', data: { count: 6 } }]);
});

test('a last event without its empty line is read all the same', async () => {
  expect(await readAll([DONE.trimEnd()])).toEqual([{ event: 'done', data: { count: 6 } }]);
});

test('leaving early gives the stream up', async () => {
  let given = false;
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new TextEncoder().encode(PROGRESS)),
    cancel: () => {
      given = true;
    },
  });
  for await (const { event } of readEvents(endless)) {
    expect(event).toBe('progress');
    break;
  }
  expect(given).toBe(true);
});
