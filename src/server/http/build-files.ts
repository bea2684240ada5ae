import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { type Encoding, encodingFor } from './accepted-encoding.ts';
import { pathOf } from './public-pages.ts';
import { REQUEST_ID_HEADER } from './request-id.ts';
import type { Screens } from './screens.ts';
import { commonHeaders } from './security-headers.ts';

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};
/** Forms that the build has made of a file (scripts/compress-assets.ts), best first. */
const SUFFIXES: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz', identity: '' };

/** A browser that has kept trips looks here for a new version; an old one must not come from a cache. */
const SERVICE_WORKER = '/service-worker.js';

/** Returns for how long a file may be used without asking again. A hashed address stands for one content. */
function cachingOf(address: string): string {
  if (address.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  return address === SERVICE_WORKER ? 'no-cache' : 'public, max-age=3600';
}

/** In bytes. */
const COPIED_AT_MOST = 16 * 1024;

interface BuildFile {
  readonly path: string;
  readonly address: string;
  readonly encodings: ReadonlySet<Encoding>;
  readonly forms: Partial<Record<Encoding, ReadyFile>>;
}

interface ReadyFile {
  /** A text of one character per byte is written in one piece with the headers; a large one would be copied first. */
  readonly bytes: string | Buffer;
  readonly etag: string;
  readonly headers: readonly string[];
  readonly headersOfNotModified: readonly string[];
}

/** Lists the files of a folder under their addresses, without reading them. */
function listFiles(folder: string): Map<string, BuildFile> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const all = new Set(names);
  const originals = names.filter((name) => !/\.(?:br|gz)$/.test(name));
  return new Map(
    originals.map((path) => {
      const encodings = new Set((Object.keys(SUFFIXES) as Encoding[]).filter((each) => all.has(path + SUFFIXES[each])));
      const address = path.slice(folder.replace(/\/$/, '').length);
      return [address, { path, address, encodings, forms: {} }];
    }),
  );
}

function readForm({ path, address, encodings }: BuildFile, encoding: Encoding, common: object): ReadyFile {
  const bytes = readFileSync(path + SUFFIXES[encoding]);
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  const headers = {
    ...common,
    'cache-control': cachingOf(address),
    etag,
    ...(encodings.size > 1 && { vary: 'accept-encoding' }),
  };
  const ofBody = {
    'content-type': MEDIA_TYPES[extname(path)] ?? 'application/octet-stream',
    'content-length': String(bytes.length),
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  };
  return {
    bytes: bytes.length > COPIED_AT_MOST ? bytes : bytes.toString('latin1'),
    etag,
    headers: Object.entries({ ...headers, ...ofBody }).flat(),
    headersOfNotModified: Object.entries(headers).flat(),
  };
}

const namesTag = (sent: string, etag: string): boolean =>
  sent.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);

/**
 * Answers the files of the build before the framework sees the request. A file is read when it is first requested, each
 * of its compressed forms as well, and then kept: all together take as much memory as the build takes on the disk.
 */
export class BuildFiles {
  readonly #files: ReadonlyMap<string, BuildFile>;
  readonly #headers: Readonly<Record<string, string>>;

  /** The headers are those of every answer of the site. */
  constructor(folder: string, headers: Readonly<Record<string, string>>) {
    this.#files = listFiles(folder);
    this.#headers = headers;
  }

  /** Returns false when the address is not a file's, and the request still has to be handled. */
  tryAnswer(request: IncomingMessage, response: ServerResponse, idOf: (request: IncomingMessage) => string): boolean {
    const { method, url = '', headers } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const file = this.#files.get(url.includes('?') ? pathOf(url) : url);
    const form = file && this.#form(file, encodingFor(headers['accept-encoding']));
    if (!form) return false;
    const known = headers['if-none-match'];
    const isKnown = known !== undefined && namesTag(known, form.etag);
    const shared = isKnown ? form.headersOfNotModified : form.headers;
    response.writeHead(isKnown ? 304 : 200, [...shared, REQUEST_ID_HEADER, idOf(request)]);
    response.end(isKnown || method === 'HEAD' ? '' : form.bytes, 'latin1');
    return true;
  }

  /** Returns the form to send; undefined when the build was replaced and the file is gone. */
  #form(file: BuildFile, accepted: Encoding): ReadyFile | undefined {
    const encoding = file.encodings.has(accepted) ? accepted : 'identity';
    try {
      file.forms[encoding] ??= readForm(file, encoding, this.#headers);
    } catch {
      return undefined;
    }
    return file.forms[encoding];
  }
}

/** Returns the files of the build; null while Vite serves them. */
export const openBuildFiles = (screens: Pick<Screens, 'clientDir'> | null, siteUrl: string): BuildFiles | null =>
  screens?.clientDir ? new BuildFiles(screens.clientDir, commonHeaders(siteUrl.startsWith('https:'))) : null;
