/** One block of a stream of server-sent events. A comment, which says only that the line is alive, has no name and no data. */
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

/** The blocks of a server-sent stream as they arrive. Ending the iteration early gives the stream up. */
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
    // A stream that has ended or failed is already given up.
    reader.cancel().catch(() => undefined);
  }
}
