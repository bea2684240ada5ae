import type { GenerationEvent } from '../../../contracts/itineraries.ts';
import { readEventStream } from '../../api/read-event-stream.ts';

const EVENTS: ReadonlySet<string> = new Set<GenerationEvent['event']>([
  'progress',
  'itinerary',
  'words',
  'done',
  'error',
]);

/** The events of a generation as they arrive; comments and events that we do not know are passed over. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<GenerationEvent, void> {
  for await (const { event, data } of readEventStream(body)) {
    if (EVENTS.has(event) && data !== '') yield { event, data: JSON.parse(data) } as GenerationEvent;
  }
}
