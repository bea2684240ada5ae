import { faultOfStatus, ModelTrouble, retryAfterOf } from './faults.ts';

/** Maximum answer size: a token takes up to 400 bytes in the stream, and thinking tokens are counted but not sent. */
const MOST_BYTES = 4 * 1024 * 1024;
const READ_OF_PROBLEM = 16 * 1024;

/** Passes the stream on until it exceeds the size of any valid answer. */
async function* bounded(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  let length = 0;
  try {
    for await (const piece of body) {
      length += piece.length;
      if (length > MOST_BYTES) throw new ModelTrouble('nonsense');
      yield piece;
    }
  } catch (error) {
    throw error instanceof ModelTrouble ? error : new ModelTrouble('cut');
  }
}

async function beginningOf(body: ReadableStream<Uint8Array> | null): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  if (body === null) return text;
  for await (const piece of body) {
    text += decoder.decode(piece, { stream: true });
    if (text.length > READ_OF_PROBLEM) break;
  }
  return text;
}

async function refusalOf({ status, headers, body }: Response): Promise<ModelTrouble> {
  const said = await beginningOf(body).catch(() => '');
  return new ModelTrouble(faultOfStatus(status, said), status, retryAfterOf(headers, said, Date.now()));
}

/**
 * The `fetch` of the provider packages. It follows no redirect, which would carry the key to another host; it limits
 * the size of the answer; and every failure is a `ModelTrouble`, so that no error contains the question or the answer.
 */
export const modelFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'manual' }).catch((): never => {
    throw new ModelTrouble('unreachable');
  });
  if (!response.ok) throw await refusalOf(response);
  const type = response.headers.get('content-type') ?? '';
  if (response.body === null || /json|html/i.test(type)) {
    await response.body?.cancel();
    // An HTML page means that the address is not the API's.
    throw new ModelTrouble(/html/i.test(type) ? 'misconfigured' : 'nonsense', response.status);
  }
  return new Response(ReadableStream.from(bounded(response.body)), { headers: response.headers });
};
