/** One block of an event stream. A comment, which only keeps the connection alive, has no name and no data. */
interface ServerEvent {
  readonly event: string;
  readonly data: string;
}

function readBlock(block: string): ServerEvent {
  let event = '';
  const data: string[] = [];
  for (const line of block.split('\n')) {
    if (line.startsWith('event:')) event = line.slice(6).trim();
    if (line.startsWith('data:')) data.push(line.slice(5).replace(/^ /, ''));
  }
  return { event, data: data.join('\n') };
}

/** Yields the blocks of an event stream as they arrive. Ending the iteration early cancels the stream. */
export async function* readEventStream(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent, void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let waiting = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      waiting += decoder.decode(value, { stream: !done }).replaceAll('\r\n', '\n');
      const blocks = waiting.split('\n\n');
      waiting = blocks.pop() ?? '';
      for (const block of done ? [...blocks, waiting] : blocks) yield readBlock(block);
      if (done) return;
    }
  } finally {
    // Cancelling a stream that has ended or failed changes nothing.
    reader.cancel().catch(() => undefined);
  }
}
