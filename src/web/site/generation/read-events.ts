import type { GenerationEvent } from '../../../contracts/itineraries.ts';
import { readEventStream } from '../../api/read-event-stream.ts';

const EVENTS: ReadonlySet<string> = new Set<GenerationEvent['event']>([
  'progress',
  'itinerary',
  'words',
  'done',
  'error',
]);

/** Yields the events of a generation as they arrive; skips comments and unknown events. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<GenerationEvent, void> {
  for await (const { event, data } of readEventStream(body)) {
    if (EVENTS.has(event) && data !== '') yield { event, data: JSON.parse(data) } as GenerationEvent;
  }
}
