import { connect } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { AppError } from './app-error.ts';
import { acceptForms, readForm } from './multipart-form.ts';
import { answerErrors } from './refusals.ts';

const BOUNDARY = 'x-boundary-x';
const CRLF = '\r\n';
const parts = z.object({ title: z.string(), tags: z.string() });
const spec = { parts, numbered: ['imageCaption'], files: { parts: ['images'], most: 3 } } as const;

let app: FastifyInstance;
/** Processes a form, for tests in which it is slow or fails. */
let work: () => Promise<void> = async () => undefined;

beforeAll(async () => {
  app = Fastify();
  answerErrors(app);
  await acceptForms(app);
  app.post('/form', { config: { takesForms: true } }, async (request) => {
    using form = await readForm(request, spec);
    await work();
    return {
      parts: form.parts,
      captions: [...form.numbered.imageCaption],
      files: form.files.map(({ part, fileName, bytes }) => ({ part, fileName, length: bytes.length })),
    };
  });
  app.post('/json', async ({ body }) => ({ body }));
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

type Part = string | Buffer | { readonly file: Buffer; readonly fileName: string };

const disposition = (name: string, fileName?: string): string =>
  `Content-Disposition: form-data; name="${name}"${fileName === undefined ? '' : `; filename="${fileName}"`}`;

function body(list: readonly (readonly [string, Part])[]): Buffer {
  const chunks = list.map(([name, part]) => {
    const isFile = typeof part === 'object' && !Buffer.isBuffer(part);
    const head = disposition(name, isFile ? part.fileName : undefined);
    const content = isFile ? part.file : Buffer.from(part as string);
    return Buffer.concat([Buffer.from(`--${BOUNDARY}${CRLF}${head}${CRLF}${CRLF}`), content, Buffer.from(CRLF)]);
  });
  return Buffer.concat([...chunks, Buffer.from(`--${BOUNDARY}--${CRLF}`)]);
}

const send = (payload: Buffer | string, contentType = `multipart/form-data; boundary=${BOUNDARY}`, url = '/form') =>
  app.inject({ method: 'POST', url, payload, headers: { 'content-type': contentType } });

const file = (length: number, fileName = 'a.jpg') => ({ file: Buffer.alloc(length, 7), fileName });

describe('a form', () => {
  it('comes with its known parts as text, its numbered parts by number, and its files in order', async () => {
    const answer = await send(
      body([
        ['title', '  Cafe\u0301 শিমলা\r\nnext line  '],
        ['imageCaption1', 'second'],
        ['imageCaption0', 'first'],
        ['images', file(10, 'one.jpg')],
        ['unknown', 'x'],
        ['imageCaption3', 'beyond the files'],
        ['imageCaption01', 'no number'],
        ['images', file(0, 'two.jpg')],
      ]),
    );
    expect(answer.json()).toEqual({
      parts: { title: 'Café শিমলা\nnext line' },
      captions: [
        [1, 'second'],
        [0, 'first'],
      ],
      files: [
        { part: 'images', fileName: 'one.jpg', length: 10 },
        { part: 'images', fileName: 'two.jpg', length: 0 },
      ],
    });
  });

  it('may be empty, and an empty file field is no file', async () => {
    const empty = { parts: {}, captions: [], files: [] };
    expect((await send(body([]))).json()).toEqual(empty);
    expect((await send('')).json()).toEqual(empty);
    expect((await send(body([['images', file(0, '')]]))).json()).toEqual(empty);
  });

  it('takes JSON parts as the text that they are', async () => {
    const head = `${disposition('tags')}${CRLF}Content-Type: application/json`;
    const answer = await send(`--${BOUNDARY}${CRLF}${head}${CRLF}${CRLF}["a"]${CRLF}--${BOUNDARY}--`);
    expect(answer.json()).toMatchObject({ parts: { tags: '["a"]' } });
  });

  it('takes a file of exactly 10 MB', async () => {
    const answer = await send(body([['images', file(10 * 1024 * 1024)]]));
    expect(answer.json()).toMatchObject({ files: [{ length: 10 * 1024 * 1024 }] });
  });
});

const part = (head: string, content = 'x'): string =>
  `--${BOUNDARY}${CRLF}${head}${CRLF}${CRLF}${content}${CRLF}--${BOUNDARY}--${CRLF}`;

describe('an unexpected form is refused with the reason', () => {
  it.each<[string, Buffer | string, string, number, string]>([
    ['JSON', '{}', 'application/json', 415, 'Send the form as multipart/form-data'],
    ['a form in the address', 'title=x', 'application/x-www-form-urlencoded', 415, ''],
    ['no boundary', body([]), 'multipart/form-data', 400, 'The form could not be read'],
    ['an empty boundary', body([]), 'multipart/form-data; boundary=', 400, 'The form could not be read'],
    [
      'another boundary',
      body([['title', 'x']]),
      'multipart/form-data; boundary=other',
      400,
      'The form could not be read',
    ],
    ['another kind of multipart', body([]), `multipart/mixed; boundary=${BOUNDARY}`, 415, ''],
    [
      'a form cut off in a part',
      body([['title', 'x'.repeat(500)]]).subarray(0, 200),
      '',
      400,
      'The form could not be read',
    ],
    [
      'a form cut off in a file',
      body([['images', file(5000)]]).subarray(0, 3000),
      '',
      400,
      'The form could not be read',
    ],
    ['a form cut off in a header', `--${BOUNDARY}${CRLF}Content-Disp`, '', 400, 'The form could not be read'],
    [
      'a form without its end',
      `--${BOUNDARY}${CRLF}${disposition('title')}${CRLF}${CRLF}x`,
      '',
      400,
      'The form could not be read',
    ],
    ['no form at all', 'hello', '', 400, 'The form could not be read'],
    [
      'text that is no UTF-8',
      body([['title', Buffer.from([0x61, 0xff, 0xfe])]]),
      '',
      400,
      'The form is not valid UTF-8',
    ],
    [
      'another charset',
      part(`${disposition('title')}${CRLF}Content-Type: text/plain; charset=utf-16le`, 'a\0b\0'),
      '',
      400,
      'Contains characters that cannot be used',
    ],
    ['NUL', body([['title', 'a\0b']]), '', 400, 'Contains characters that cannot be used'],
    [
      'the same part twice',
      body([
        ['title', 'a'],
        ['title', 'b'],
      ]),
      '',
      400,
      'The form has "title" twice',
    ],
    [
      'the same number twice',
      body([
        ['imageCaption0', 'a'],
        ['imageCaption0', 'b'],
      ]),
      '',
      400,
      'The form has "imageCaption0" twice',
    ],
    ['__proto__', body([['__proto__', 'x']]), '', 400, 'The form could not be read'],
    ['constructor as a file', body([['constructor', file(3)]]), '', 400, 'The form could not be read'],
    ['a file where text belongs', body([['title', file(3)]]), '', 400, '"title" must be text, not a file'],
    ['text where a file belongs', body([['images', 'x']]), '', 400, '"images" must be a file'],
    ['a file that nobody asked for', body([['avatar', file(3)]]), '', 400, 'The form has an unexpected file'],
    [
      'more files than asked for',
      body(Array.from({ length: 4 }, () => ['images', file(3)] as const)),
      '',
      413,
      'At most 3 files can be sent together',
    ],
    [
      'a file of more than 10 MB',
      body([['images', file(10 * 1024 * 1024 + 1, 'big.jpg')]]),
      '',
      413,
      '“big.jpg” is larger than 10 MB',
    ],
    ['text of more than 2 MB', body([['title', 'x'.repeat(2 * 1024 * 1024 + 1)]]), '', 413, '"title" is too long'],
    [
      'more parts than any form has',
      body(Array.from({ length: 500 }, (_, i) => [`p${i}`, 'x'] as const)),
      '',
      413,
      'The form has too many parts',
    ],
    [
      '60 MB that nobody asked for',
      body([
        ['imageCaption9999', 'x'],
        ...Array.from({ length: 6 }, (_, i) => [`p${i}`, Buffer.alloc(10 * 1024 * 1024 - 1, 97)] as const),
        ['q', Buffer.alloc(1024)],
      ]),
      '',
      413,
      'The form is larger than 60 MB',
    ],
  ])('%s', async (_what, payload, contentType, status, words) => {
    const answer = await send(payload, contentType || undefined);
    expect({ status: answer.statusCode, body: answer.json() }).toEqual({
      status,
      body: expect.objectContaining({ error: expect.stringContaining(words) }),
    });
    expect(answer.payload).not.toMatch(/busboy|multipart data|node_modules|at \w+ \(/i);
  });

  it.each([
    ['without a name', part('Content-Disposition: form-data')],
    ['without a disposition', part('X-Header: 1')],
    ['with a name of 100,000 signs', body([['n'.repeat(100_000), 'x']])],
    ['with a thousand headers', part(`${disposition('other')}${CRLF}${`X-H: 1${CRLF}`.repeat(1000)}X: 1`)],
    ['with a name that holds a line break', part('Content-Disposition: form-data; name="ti\ntle"')],
    ['with a name in another encoding', body([['\ud800title', 'x']])],
  ])('a part %s is passed over', async (_what, payload) => {
    const answer = await send(payload);
    expect([answer.statusCode, answer.json().parts]).toEqual([200, {}]);
  });

  it('a form is not taken where JSON belongs', async () => {
    const answer = await send(body([['title', 'x']]), undefined, '/json');
    expect([answer.statusCode, answer.json().error]).toEqual([415, 'Send the request as application/json']);
  });
});

describe('forms on the wire', () => {
  const port = () => (app.server.address() as { port: number }).port;

  function open(lines: string) {
    const socket = connect(port(), '127.0.0.1');
    const received = new Promise<string>((resolve) => {
      let all = '';
      socket.on('data', (chunk) => {
        all += chunk.toString('latin1');
        if (all.includes('}')) resolve(all);
      });
      socket.on('close', () => resolve(all));
      socket.on('error', () => resolve(all));
    });
    socket.write(lines);
    return { socket, received };
  }
  const head = (more: string) =>
    `POST /form HTTP/1.1${CRLF}host: x${CRLF}content-type: multipart/form-data; boundary=${BOUNDARY}${CRLF}${more}${CRLF}${CRLF}`;
  const beginning = `--${BOUNDARY}${CRLF}${disposition('images', 'a.jpg')}${CRLF}${CRLF}`;
  const answers = async () => (await send(body([['title', 'still here']]))).json().parts;

  it('that announce more than fits are refused before they are read', async () => {
    const { socket, received } = open(head('content-length: 900000000'));
    expect(await received).toContain('413 Payload Too Large');
    socket.destroy();
  });

  it('whose sender goes away free their place', async () => {
    for (let i = 0; i < 12; i++) {
      const { socket } = open(head('content-length: 5000000') + beginning + 'x'.repeat(1000));
      await new Promise((resolve) => setTimeout(resolve, 10));
      socket.destroy();
    }
    expect(await answers()).toEqual({ title: 'still here' });
  });

  it('that are refused in the middle are answered although more is on its way', async () => {
    const { socket, received } = open(head('transfer-encoding: chunked'));
    const chunk = (text: string) => `${text.length.toString(16)}${CRLF}${text}${CRLF}`;
    socket.write(chunk(`--${BOUNDARY}${CRLF}${disposition('title', 'a.txt')}${CRLF}${CRLF}`));
    for (let i = 0; i < 20; i++) socket.write(chunk('x'.repeat(60_000)));
    expect(await received).toContain('"title\\" must be text, not a file');
    socket.destroy();
    expect(await answers()).toEqual({ title: 'still here' });
  });

  it('are two at work and eight waiting; one more is told to come again', async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    work = () => held;
    const sent = Array.from({ length: 11 }, () => send(body([['title', 'x']])));
    const refused = await Promise.race(
      sent.map(async (answer) => ((await answer).statusCode === 503 ? answer : new Promise<never>(() => undefined))),
    );
    expect(refused.headers['retry-after']).toBe('5');
    release();
    work = async () => undefined;
    const statuses = (await Promise.all(sent)).map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 503]);
  });

  it('give their place back when the work on them fails', async () => {
    work = () => Promise.reject(new AppError('conflict', () => 'Another was first'));
    for (let i = 0; i < 12; i++) expect((await send(body([['title', 'x']]))).statusCode).toBe(409);
    work = async () => undefined;
    expect(await answers()).toEqual({ title: 'still here' });
  });
});
