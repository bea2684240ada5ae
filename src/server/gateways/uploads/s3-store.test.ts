import type { RequestListener } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { bucketAt, makeBucket, type ServedLocally, serveLocally } from '../../../../test/bucket.ts';
import { readConfig } from '../../config.ts';
import { openUploadStore } from './open-upload-store.ts';
import { s3Store } from './s3-store.ts';

const servers: ServedLocally[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function serve(handle: RequestListener): Promise<number> {
  const server = await serveLocally(handle);
  servers.push(server);
  return server.port;
}

function store(port: number, timeoutMs = 400) {
  const failures: unknown[] = [];
  return { failures, files: s3Store(bucketAt(port), { onFailure: (error) => failures.push(error), timeoutMs }) };
}

describe('an object store', () => {
  it('keeps bytes as they are, with their type, and every call is signed', async () => {
    const { objects, signed, handle } = makeBucket();
    const { files, failures } = store(await serve(handle), 5000);
    const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, i) => i % 251));
    expect(await files.get('a-1x1.jpg')).toBeNull();
    await files.put('a-1x1.jpg', bytes, 'image/jpeg');
    expect(objects.get('/pictures/a-1x1.jpg')).toEqual({ bytes, type: 'image/jpeg' });
    expect((await files.get('a-1x1.jpg'))?.equals(bytes)).toBe(true);
    await files.remove(['a-1x1.jpg', 'never-there.jpg']);
    expect(objects.size).toBe(0);
    expect(signed.every(Boolean)).toBe(true);
    expect(failures).toEqual([]);
  });

  it('lists the uploaded pictures that it has, page after page', async () => {
    const { handle, objects } = makeBucket({ pageOf: 2 });
    const { files } = store(await serve(handle));
    expect(await files.list()).toEqual({ files: [] });
    const names = [1, 2, 3, 4].map((n) => `${String(n).repeat(26)}-1x${n}.jpg`);
    for (const name of names) await files.put(name, Buffer.alloc(Number(name[0])), 'image/jpeg');
    for (const foreign of ['0.html', '2/folder', 'zz.mp4']) {
      objects.set(`/pictures/${foreign}`, { bytes: Buffer.from('x'), type: 'x' });
    }
    const found: unknown[] = [];
    let next: string | undefined;
    do {
      const page = await files.list(next);
      found.push(...page.files);
      next = page.next;
    } while (next !== undefined);
    expect(found).toEqual(names.map((name) => ({ name, bytes: Number(name[0]) })));
  });

  it('does nothing more once it is aborted', async () => {
    const port = await serve(() => undefined);
    const off = new AbortController();
    const files = s3Store(bucketAt(port), { onFailure: () => undefined, timeoutMs: 60_000, signal: off.signal });
    const asked = [files.get('a-1x1.jpg'), files.list(), files.put('a-1x1.jpg', Buffer.from('x'), 'image/jpeg')];
    off.abort();
    for (const one of await Promise.allSettled(asked)) expect(one.status).toBe('rejected');
    await expect(files.get('a-1x1.jpg')).rejects.toMatchObject({ code: 'overloaded' });
  });

  it.each<[string, RequestListener]>([
    ['that never answers', () => undefined],
    [
      'that stops in the middle',
      (_request, response) => void response.writeHead(200, { 'content-length': 500 }).write('begun'),
    ],
    ['that cuts the line', (request) => request.socket.destroy()],
    [
      'that refuses the key',
      (_request, response) => void response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>'),
    ],
    [
      'without the bucket',
      (_request, response) => void response.writeHead(404).end('<Error><Code>NoSuchBucket</Code></Error>'),
    ],
    ['that is broken', (_request, response) => void response.writeHead(500).end('oops')],
    [
      'that answers without end',
      (_request, response) => {
        response.writeHead(200);
        const more = () => {
          if (response.write(Buffer.alloc(1024 * 1024)) && !response.destroyed) setImmediate(more);
          else response.once('drain', more);
        };
        more();
      },
    ],
  ])('%s is unavailable, which is reported', async (_what, handle) => {
    const { files, failures } = store(await serve(handle));
    const started = performance.now();
    await expect(files.get('a-1x1.jpg')).rejects.toMatchObject({ code: 'overloaded', retryAfterSeconds: 10 });
    expect(performance.now() - started).toBeLessThan(3000);
    expect(failures).toHaveLength(1);
  });

  it('that is away takes nothing and removes nothing', async () => {
    const port = await serve(() => undefined);
    for (const server of servers.splice(0)) server.close();
    const { files, failures } = store(port);
    await expect(files.put('a-1x1.jpg', Buffer.from('x'), 'image/jpeg')).rejects.toMatchObject({ code: 'overloaded' });
    await expect(files.remove(['a-1x1.jpg'])).rejects.toMatchObject({ code: 'overloaded' });
    expect(failures).toHaveLength(2);
  });

  it('is tried a second time when it stumbles once', async () => {
    const { handle } = makeBucket();
    let calls = 0;
    const port = await serve((request, response) =>
      ++calls === 1 ? void response.writeHead(503).end() : handle(request, response),
    );
    const { files } = store(port, 5000);
    await files.put('a-1x1.jpg', Buffer.from('x'), 'image/jpeg');
    expect(calls).toBe(2);
  });
});

describe('the settings of an object store', () => {
  const all = {
    S3_REGION: 'ap-south-1',
    S3_BUCKET: 'pictures',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  };

  it('are none by default, and pictures are kept in the folder', async () => {
    expect(readConfig({}).s3).toBeNull();
    const files = await openUploadStore({ s3: null, dataDir: '/nowhere' }, { onFailure: () => undefined });
    expect(await files.get('a-1x1.jpg')).toBeNull();
  });

  it('are taken together', async () => {
    const { s3 } = readConfig({ ...all, S3_ENDPOINT: 'http://localhost:9000', S3_FORCE_PATH_STYLE: '1' });
    expect(s3).toMatchObject({ endpoint: 'http://localhost:9000', bucket: 'pictures', forcePathStyle: true });
    const { handle, objects } = makeBucket();
    const files = await openUploadStore(
      { s3: bucketAt(await serve(handle)), dataDir: '/nowhere' },
      { onFailure: () => undefined },
    );
    await files.put('a-1x1.jpg', Buffer.from('x'), 'image/jpeg');
    expect(objects.size).toBe(1);
  });

  it.each(Object.keys(all))('are refused by name when %s is missing', (name) => {
    expect(() => readConfig({ ...all, [name]: '' })).toThrow(`${name}: needed when any of the S3_ variables is set`);
  });

  it('are refused when the endpoint stands alone or is no address', () => {
    expect(() => readConfig({ S3_ENDPOINT: 'http://localhost:9000' })).toThrow('S3_REGION, S3_BUCKET');
    expect(() => readConfig({ ...all, S3_ENDPOINT: 'ftp://x' })).toThrow('S3_ENDPOINT');
  });
});
