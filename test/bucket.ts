import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { S3Settings } from '../src/server/config.ts';

export interface ServedLocally {
  readonly port: number;
  readonly close: () => void;
}

export async function serveLocally(handle: RequestListener): Promise<ServedLocally> {
  const server = createServer(handle);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Returns the settings of the bucket served at the port. */
export const bucketAt = (port: number): S3Settings => ({
  endpoint: `http://127.0.0.1:${port}`,
  region: 'ap-south-1',
  bucket: 'pictures',
  accessKeyId: 'key',
  secretAccessKey: 'secret',
  forcePathStyle: true,
});

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

const ROOT = '/pictures/';
const NO_SUCH_KEY = '<?xml version="1.0"?><Error><Code>NoSuchKey</Code><Message>no</Message></Error>';

export interface KeptObject {
  readonly bytes: Buffer;
  readonly type: string | undefined;
}

/** Returns one page of a bucket's listing, sorted by name; its token is the last name. */
function listed(objects: ReadonlyMap<string, KeptObject>, after: string, pageOf: number): string {
  const keys = [...objects.keys()].map((path) => path.slice(ROOT.length)).sort();
  const rest = keys.filter((key) => key > after);
  const page = rest.slice(0, pageOf);
  const contents = page.map((key) => {
    const size = objects.get(ROOT + key)?.bytes.length;
    return `<Contents><Key>${key}</Key><Size>${size}</Size></Contents>`;
  });
  const more = rest.length > page.length;
  const token = more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${more}</IsTruncated>${token}${contents.join('')}</ListBucketResult>`;
}

/** Serves the four S3 calls that the site makes, over a map of paths. */
export function makeBucket({ pageOf = 1000 } = {}) {
  const objects = new Map<string, KeptObject>();
  const signed: boolean[] = [];
  const handle: RequestListener = async (request, response) => {
    const { pathname: path, searchParams } = new URL(request.url ?? '', 'http://x');
    signed.push(/^AWS4-HMAC-SHA256 Credential=key\//.test(request.headers.authorization ?? ''));
    const found = objects.get(path);
    if (request.method === 'PUT') {
      objects.set(path, { bytes: await bytesOf(request), type: request.headers['content-type'] });
      response.writeHead(200).end();
    } else if (request.method === 'DELETE') {
      response.writeHead(objects.delete(path) ? 204 : 404).end();
    } else if (searchParams.get('list-type') === '2') {
      const xml = listed(objects, searchParams.get('continuation-token') ?? '', pageOf);
      response.writeHead(200, { 'content-type': 'application/xml' }).end(xml);
    } else if (found) {
      response.writeHead(200, { 'content-type': found.type ?? '' }).end(found.bytes);
    } else {
      response.writeHead(404, { 'content-type': 'application/xml' }).end(NO_SUCH_KEY);
    }
  };
  return { objects, signed, handle };
}
