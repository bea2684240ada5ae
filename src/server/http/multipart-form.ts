import fastifyMultipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { FormSpec } from '../../contracts/endpoint.ts';
import { typedText } from '../../contracts/text.ts';
import { boundedWork } from '../admission/bounded-work.ts';
import { AppError, type Told } from './app-error.ts';
import { toldIssue } from './refusals.ts';
import { shownFileName } from './shown-file-name.ts';

export interface FormFile {
  readonly part: string;
  /** The browser's name for the file: for messages only, never a path on the server. */
  readonly fileName: string;
  readonly bytes: Buffer;
}

export interface Form<Parts extends z.ZodObject, Numbered extends string> {
  readonly parts: Partial<z.output<Parts>>;
  readonly numbered: Readonly<Record<Numbered, ReadonlyMap<number, string>>>;
  /** In the order in which they were sent. */
  readonly files: readonly FormFile[];
}

/** The largest file that a form takes, where it is not a picture. */
export interface FileBound {
  readonly mostBytes: number;
  /** Says that a file is larger. */
  readonly tooLarge: Told;
}

/** A part as the parser yields it; any of its headers may be missing. */
interface SentPart {
  readonly fieldname: string | undefined;
  readonly filename: string | undefined;
  readonly file: AsyncIterable<Buffer> & { readonly truncated: boolean };
}

const MEGABYTE = 1024 * 1024;
const MOST_FILE_BYTES = 10 * MEGABYTE;
const MOST_FORM_BYTES = 60 * MEGABYTE;
const MOST_TEXT_BYTES = 2 * MEGABYTE;
const MOST_PARTS = 200;
const READ_WITHIN_MS = 60_000;

/**
 * A form stays in memory until its pictures are encoded, so two are read at once; later ones wait unread, at most 8.
 */
const places = boundedWork(2, 8);

const text = typedText({ max: MOST_TEXT_BYTES, multiline: true });
const utf8 = new TextDecoder('utf-8', { fatal: true });

const unreadable = (): AppError => new AppError('invalid', ({ uploads }) => uploads.unreadable);
const partTwice = (name: string): AppError => new AppError('invalid', ({ uploads }) => uploads.partTwice({ name }));
const tooManyParts = (): AppError => new AppError('too-large', ({ uploads }) => uploads.tooManyParts);

/** Makes the server accept multipart forms. Only `readForm` reads them, once the caller is known. */
export async function acceptForms(app: FastifyInstance): Promise<void> {
  await app.register(fastifyMultipart, {
    // Read every part as bytes: the parser's own text decoding repairs broken text and trusts any charset.
    isPartAFile: () => true,
    throwFileSizeLimit: false,
    limits: { parts: MOST_PARTS, files: MOST_PARTS, fileSize: MOST_FILE_BYTES, headerPairs: 20 },
  });
  // The server accepts forms; most calls do not.
  app.addHook('preValidation', async (request) => {
    if (request.isMultipart() && !request.routeOptions.config.takesForms) {
      throw new AppError('unsupported-media-type', ({ calls }) => calls.notJson);
    }
  });
}

/** Returns the refusal for a parser error; the parser throws plain errors for malformed forms. */
function refusalOfParser(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const { statusCode } = error as { statusCode?: unknown };
  return statusCode === 413 ? tooManyParts() : unreadable();
}

/** Returns the number at the end of a numbered part's name, or null. */
function numberIn(name: string, prefix: string, below: number): number | null {
  const digits = name.startsWith(prefix) ? name.slice(prefix.length) : '';
  const number = /^(?:0|[1-9]\d{0,3})$/.test(digits) ? Number(digits) : below;
  return number < below ? number : null;
}

/** Collects the parts of one form; rejects at the first fault. */
class FormReader<Parts extends z.ZodObject, Numbered extends string> {
  readonly #spec: FormSpec<Parts, Numbered>;
  readonly #texts = new Map<string, string>();
  readonly #numbered: Record<Numbered, Map<number, string>>;
  readonly #files: FormFile[] = [];
  readonly #bound: FileBound | undefined;
  #textBytes = 0;
  #bytes = 0;

  constructor(spec: FormSpec<Parts, Numbered>, bound?: FileBound) {
    this.#spec = spec;
    this.#bound = bound;
    const maps = spec.numbered.map((name) => [name, new Map<number, string>()]);
    this.#numbered = Object.fromEntries(maps) as Record<Numbered, Map<number, string>>;
  }

  async take(part: SentPart): Promise<void> {
    const { parts, files } = this.#spec;
    const name = part.fieldname ?? '';
    if (files.parts.includes(name)) return this.#takeFile(name, part);
    if (Object.hasOwn(parts.shape, name)) {
      if (this.#texts.has(name)) throw partTwice(name);
      this.#texts.set(name, await this.#readText(name, part));
      return;
    }
    for (const prefix of this.#spec.numbered) {
      const number = numberIn(name, prefix, files.most);
      if (number === null) continue;
      if (this.#numbered[prefix].has(number)) throw partTwice(name);
      this.#numbered[prefix].set(number, await this.#readText(name, part));
      return;
    }
    if (part.filename !== undefined) throw new AppError('invalid', ({ uploads }) => uploads.unexpectedFile);
    // Read past an unknown part; its bytes count like all others.
    for await (const chunk of part.file) this.#count(chunk);
  }

  async #takeFile(name: string, part: SentPart): Promise<void> {
    const fileName = part.filename;
    if (fileName === undefined) throw new AppError('invalid', ({ uploads }) => uploads.mustBeFile({ name }));
    if (this.#files.length >= this.#spec.files.most) {
      const { most } = this.#spec.files;
      throw AppError.ofField('too-large', name, ({ uploads }) => uploads.tooManyFiles({ most }));
    }
    const bytes = await this.#collect(part, () => {
      const pictureTooLarge: Told = ({ uploads }) =>
        uploads.pictureTooLarge({ file: shownFileName(fileName, uploads.unnamedPicture) });
      throw AppError.ofField('too-large', name, this.#bound?.tooLarge ?? pictureTooLarge);
    });
    // Browsers send an empty part for a file field without a file.
    if (bytes.length > 0 || fileName !== '') this.#files.push({ part: name, fileName, bytes });
  }

  async #readText(name: string, part: SentPart): Promise<string> {
    if (part.filename !== undefined) throw new AppError('invalid', ({ uploads }) => uploads.mustBeText({ name }));
    const tooLong = (): never => {
      throw new AppError('too-large', ({ uploads }) => uploads.textTooLong({ name }), {
        fields: { [name]: ({ uploads }) => uploads.tooLong },
      });
    };
    const bytes = await this.#collect(part, tooLong);
    this.#textBytes += bytes.length;
    if (this.#textBytes > MOST_TEXT_BYTES) tooLong();
    let decoded: string;
    try {
      decoded = utf8.decode(bytes);
    } catch {
      throw new AppError('invalid', ({ uploads }) => uploads.formNotUtf8, {
        fields: { [name]: ({ uploads }) => uploads.notUtf8 },
      });
    }
    // Browsers send every line break of a form as CRLF.
    const parsed = text.safeParse(decoded.replace(/\r\n?/g, '\n'));
    if (parsed.success) return parsed.data;
    throw AppError.ofField('invalid', name, toldIssue(parsed.error.issues[0]?.message));
  }

  #count(chunk: Buffer): void {
    this.#bytes += chunk.length;
    if (this.#bytes > MOST_FORM_BYTES) {
      throw new AppError('too-large', ({ uploads }) => uploads.formTooLarge);
    }
  }

  async #collect(part: SentPart, refuse: () => never): Promise<Buffer> {
    const chunks: Buffer[] = [];
    for await (const chunk of part.file) {
      this.#count(chunk);
      chunks.push(chunk);
      if (part.file.truncated) refuse();
    }
    if (part.file.truncated) refuse();
    return Buffer.concat(chunks);
  }

  form(): Form<Parts, Numbered> {
    return {
      parts: Object.fromEntries(this.#texts) as Partial<z.output<Parts>>,
      numbered: this.#numbered,
      files: this.#files,
    };
  }
}

async function readParts<Parts extends z.ZodObject, Numbered extends string>(
  request: FastifyRequest,
  spec: FormSpec<Parts, Numbered>,
  bound?: FileBound,
): Promise<Form<Parts, Numbered>> {
  // A caller that disconnected while waiting for a place sends no further events: the read would never end.
  if (request.raw.destroyed) throw unreadable();
  const reader = new FormReader(spec, bound);
  const tooSlow = setTimeout(() => request.raw.destroy(), READ_WITHIN_MS);
  try {
    const limits = { limits: { fileSize: bound?.mostBytes ?? MOST_FILE_BYTES } };
    for await (const part of request.parts(limits)) await reader.take(part as SentPart);
    return reader.form();
  } catch (error) {
    // Read the rest of the body without using it, so that the client receives the refusal; the server's request timeout
    // bounds it.
    request.raw.unpipe();
    request.raw.resume();
    throw refusalOfParser(error);
  } finally {
    clearTimeout(tooSlow);
  }
}

/**
 * Reads a multipart form; hold it with `using`, which frees its place for the next form. Throws `AppError` for a form
 * that is malformed, too large or not text, and `overloaded` when too many forms are being read.
 */
export async function readForm<Parts extends z.ZodObject, Numbered extends string>(
  request: FastifyRequest,
  spec: FormSpec<Parts, Numbered>,
  bound?: FileBound,
): Promise<Form<Parts, Numbered> & Disposable> {
  if (!request.isMultipart()) throw new AppError('unsupported-media-type', ({ calls }) => calls.notForm);
  if (Number(request.headers['content-length'] ?? 0) > MOST_FORM_BYTES + MOST_TEXT_BYTES) {
    throw new AppError('too-large', ({ uploads }) => uploads.formTooLarge);
  }
  const leave = await places.enter();
  if (!leave) throw new AppError('overloaded', ({ uploads }) => uploads.formsBusy, { retryAfterSeconds: 5 });
  try {
    return { ...(await readParts(request, spec, bound)), [Symbol.dispose]: leave };
  } catch (error) {
    leave();
    throw error;
  }
}
