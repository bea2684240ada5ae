import type { GenerationEvent } from '../../../contracts/itineraries.ts';

const EVENTS: ReadonlySet<string> = new Set<GenerationEvent['event']>(['progress', 'itinerary', 'done', 'error']);

/** One block of the stream as an event; null for comments and events that we do not know. */
function readBlock(block: string): GenerationEvent | null {
  let event = '';
  const data: string[] = [];
  for (const line of block.split('\n')) {
    if (line.startsWith('event:')) event = line.slice(6).trim();
    if (line.startsWith('data:')) data.push(line.slice(5).replace(/^ /, ''));
  }
  if (!EVENTS.has(event) || data.length === 0) return null;
  return { event, data: JSON.parse(data.join('\n')) } as GenerationEvent;
}

/** The events of a server-sent stream as they arrive. Ending the iteration early gives the stream up. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<GenerationEvent, void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let waiting = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      waiting += decoder.decode(value, { stream: !done }).replaceAll('\r\n', '\n');
      const blocks = waiting.split('\n\n');
      waiting = blocks.pop() ?? '';
      for (const block of done ? [...blocks, waiting] : blocks) {
        const event = readBlock(block);
        if (event) yield event;
      }
      if (done) return;
    }
  } finally {
    // A stream that has ended or failed is already given up.
    reader.cancel().catch(() => undefined);
  }
}
