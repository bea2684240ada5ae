import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { type Encoding, encodingFor } from './accepted-encoding.ts';

const compressBrotli = promisify(brotliCompress);

/** An answer's bytes and headers as they are sent, in one encoding. */
interface ReadyForm {
  /** Not a text, which Node would join with the headers: that kept the garbage collector busy. */
  readonly bytes: Buffer;
  /** Alternating names and values, which Node writes fastest. */
  readonly headers: readonly string[];
  /** The headers of an answer without a body (304). */
  readonly headersOfNotModified: readonly string[];
}

interface AnswerParts {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Gives the answer an ETag, so that a browser that has it is answered 304. */
  readonly tagged: boolean;
}

/** Quality 9 takes ten times as long as 6 and saves 0.4 % of a page; a window of 128 KB holds every page. */
const BROTLI_QUALITY = 6;
const BEST_BROTLI_QUALITY = 11;
const BROTLI_WINDOW_BITS = 17;
/** Share of bytes that the best quality must save to be worth keeping. */
const WORTH_SAVING = 0.03;

const brotliOptions = (quality: number, bytes: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes,
  },
});

/** An answer kept for later requests. Each encoding is made when a request first asks for it. */
export class KeptAnswer {
  readonly status: number;
  readonly etag: string | null;
  /** Size in bytes with room for its compressed forms, which take less than half of it. */
  readonly size: number;
  readonly #bytes: Buffer;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #forms: Partial<Record<Encoding, ReadyForm>> = {};

  constructor({ status, headers, body, tagged }: AnswerParts) {
    this.status = status;
    this.#bytes = Buffer.from(body);
    this.etag = tagged ? `"${createHash('sha256').update(this.#bytes).digest('base64url').slice(0, 22)}"` : null;
    this.#headers = { ...headers, vary: 'accept-encoding', ...(this.etag !== null && { etag: this.etag }) };
    this.size = Math.ceil(this.#bytes.length * 1.5);
  }

  text(): string {
    return this.#bytes.toString();
  }

  /** Returns the answer in an encoding. */
  form(encoding: Encoding): ReadyForm {
    this.#forms[encoding] ??= this.#ready(this.#encode(encoding), encoding);
    return this.#forms[encoding];
  }

  /** Compresses the brotli form as small as it gets, on a thread; takes some tens of milliseconds. */
  async compressBest(): Promise<void> {
    const best = await compressBrotli(this.#bytes, brotliOptions(BEST_BROTLI_QUALITY, this.#bytes.length));
    if (best.length < this.form('br').bytes.length * (1 - WORTH_SAVING)) this.#forms.br = this.#ready(best, 'br');
  }

  #encode(encoding: Encoding): Buffer {
    if (encoding === 'br') return brotliCompressSync(this.#bytes, brotliOptions(BROTLI_QUALITY, this.#bytes.length));
    return encoding === 'gzip' ? gzipSync(this.#bytes) : this.#bytes;
  }

  #ready(bytes: Buffer, encoding: Encoding): ReadyForm {
    const ofBody = {
      'content-length': String(bytes.length),
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    };
    return {
      bytes,
      headers: Object.entries({ ...this.#headers, ...ofBody }).flat(),
      headersOfNotModified: Object.entries(this.#headers).flat(),
    };
  }
}

/** Keeps as many answers as fit; evicts the one that was kept longest ago. */
export class BoundedAnswers<Kept extends { readonly answer: KeptAnswer }> {
  readonly #kept = new Map<string, Kept>();
  readonly #maxBytes: number;
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get(address: string): Kept | undefined {
    return this.#kept.get(address);
  }

  /** Returns an answer and marks it as most recently kept. */
  getAndKeep(address: string): Kept | undefined {
    const kept = this.#kept.get(address);
    if (kept) this.keep(address, kept);
    return kept;
  }

  keep(address: string, kept: Kept): void {
    this.#drop(address);
    this.#kept.set(address, kept);
    this.#bytes += kept.answer.size;
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.#maxBytes) return;
      this.#drop(oldest);
    }
  }

  #drop(address: string): void {
    this.#bytes -= this.#kept.get(address)?.answer.size ?? 0;
    this.#kept.delete(address);
  }
}

/**
 * Sends the encoding that the caller accepts, or 304 when it has the answer already. `ownHeaders` are those of this one
 * request, names and values in turn.
 */
export function sendKept(
  answer: KeptAnswer,
  request: IncomingMessage,
  response: ServerResponse,
  ownHeaders: readonly string[] = [],
): void {
  const form = answer.form(encodingFor(request.headers['accept-encoding']));
  if (answer.status === 200 && answer.etag !== null && request.headers['if-none-match'] === answer.etag) {
    response.writeHead(304, [...form.headersOfNotModified, ...ownHeaders]).end();
    return;
  }
  response.writeHead(
    answer.status,
    ownHeaders.length === 0 ? (form.headers as string[]) : [...form.headers, ...ownHeaders],
  );
  response.end(request.method === 'HEAD' ? undefined : form.bytes);
}
