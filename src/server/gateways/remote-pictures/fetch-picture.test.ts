import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { hugePng } from '../../../../test/pictures.ts';
import { AppError } from '../../http/app-error.ts';
import { type FetchPictureOptions, fetchRemotePictures } from './fetch-picture.ts';
import { isPublicAddress, judgeAddress, PICTURE_HOSTS } from './judge-address.ts';

const servers: Server[] = [];
let jpeg: Buffer;

beforeAll(async () => {
  jpeg = await sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#e8637a' } })
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .jpeg()
    .toBuffer();
});

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** Starts a local server; returns its port. */
async function serve(handle: RequestListener): Promise<number> {
  const server = createServer(handle);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/** Returns a gateway that allows `pics.test`, which resolves to this machine. */
function gateway(port: number, options: FetchPictureOptions = {}) {
  return fetchRemotePictures({
    allowedHosts: [`pics.test:${port}`],
    resolve: async () => ['127.0.0.1'],
    isPublicAddress: (address) => address === '127.0.0.1' || isPublicAddress(address),
    timeoutMs: 1500,
    ...options,
  });
}

async function codeOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
  } catch (error) {
    return error instanceof AppError ? error.code : `not a refusal: ${String(error)}`;
  }
  return 'answered';
}

const answering =
  (bytes: Buffer | string, type = 'image/jpeg'): RequestListener =>
  (_request, response) => {
    response.writeHead(200, { 'content-type': type }).end(bytes);
  };

const sendingTo =
  (location: string): RequestListener =>
  (_request, response) => {
    response.writeHead(302, { location }).end();
  };

describe('a picture of an allowed host', () => {
  it('comes as WebP, at most 1600 wide, without what was written into it', async () => {
    const port = await serve(answering(jpeg));
    const { bytes, mediaType } = await gateway(port).fetchPicture(`http://pics.test:${port}/a.jpg`);
    const { format, width, exif, xmp, icc } = await sharp(bytes).metadata();
    expect([mediaType, format, width]).toEqual(['image/webp', 'webp', 1600]);
    expect([exif, xmp, icc]).toEqual([undefined, undefined, undefined]);
  });

  it('may be PNG, WebP, AVIF or the first frame of a GIF, whatever the host calls it', async () => {
    const small = sharp({ create: { width: 40, height: 30, channels: 3, background: '#ff9f45' } });
    for (const bytes of await Promise.all([
      small.png().toBuffer(),
      small.webp().toBuffer(),
      small.avif().toBuffer(),
      small.gif().toBuffer(),
    ])) {
      const port = await serve(answering(bytes, 'text/html'));
      const picture = await gateway(port).fetchPicture(`http://pics.test:${port}/`);
      expect((await sharp(picture.bytes).metadata()).width).toBe(40);
    }
  });

  it('is found through up to three redirects within the allowed hosts', async () => {
    const redirecting =
      (times: number): RequestListener =>
      (request, response) => {
        const step = Number(request.url?.slice(1));
        if (step >= times) answering(jpeg)(request, response);
        else sendingTo(`/${step + 1}`)(request, response);
      };
    const three = await serve(redirecting(3));
    expect(await codeOf(gateway(three).fetchPicture(`http://pics.test:${three}/0`))).toBe('answered');
    const four = await serve(redirecting(4));
    expect(await codeOf(gateway(four).fetchPicture(`http://pics.test:${four}/0`))).toBe('not-found');
  });
});

describe('an address that may not be fetched', () => {
  it.each([
    'file:///etc/passwd',
    'ftp://images.unsplash.com/a',
    'data:image/png;base64,AA',
    'javascript:alert(1)',
    '//images.unsplash.com/a',
    '/a.png',
    'http://127.0.0.1/',
    'http://localhost/',
    'http://[::1]/',
    'http://169.254.169.254/latest/meta-data/',
    'http://2130706433/',
    'http://0x7f.1/',
    'https://images.unsplash.com:8443/a',
    'http://images.unsplash.com:443/',
    'https://user:pw@images.unsplash.com/a',
    'https://images.unsplash.com@evil.test/',
    'https://images.unsplash.com.evil.test/',
    'https://evil.test/?images.unsplash.com',
    'https://images.unsplash.com./a',
    `https://images.unsplash.com/${'a'.repeat(2000)}`,
    'http://',
    '',
  ])('is refused before anything is asked: %s', async (address) => {
    let asked = 0;
    const pictures = fetchRemotePictures({
      resolve: async () => {
        asked += 1;
        return [];
      },
    });
    expect(await codeOf(pictures.fetchPicture(address))).toBe('invalid');
    expect(asked).toBe(0);
  });

  it('allows the default ports of the providers, written or not', () => {
    for (const host of PICTURE_HOSTS) {
      for (const start of [`https://${host}`, `https://${host}:443`, `http://${host}:80`])
        expect(judgeAddress(`${start}/a`, PICTURE_HOSTS).hostname).toBe(host);
    }
  });

  it.each([
    '10.0.0.1',
    '127.0.0.1',
    '0.0.0.0',
    '172.16.5.4',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '198.18.0.1',
    '192.0.2.1',
    '::',
    '::1',
    'fe80::1',
    'fc00::1',
    'ff02::1',
    '::ffff:8.8.8.8',
    '::ffff:127.0.0.1',
    '2002:7f00:1::',
    '2001:0:7f00:1::',
    '64:ff9b::7f00:1',
    '64:ff9b:1::1',
    '2001:db8::1',
    '::8.8.8.8',
    '0177.0.0.1',
    '127.1',
    'localhost',
    '',
  ])('knows %s as no public address', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(['8.8.8.8', '151.101.1.1', '2606:4700::6810:84e5'])('knows %s as public', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it('is a name with one private address among public ones', async () => {
    let connections = 0;
    const port = await serve((request, response) => {
      connections += 1;
      answering(jpeg)(request, response);
    });
    for (const addresses of [
      ['127.0.0.1', '10.0.0.7'],
      ['10.0.0.7', '127.0.0.1'],
      ['127.0.0.1', '::1'],
      ['::ffff:127.0.0.1'],
    ]) {
      expect(
        await codeOf(gateway(port, { resolve: async () => addresses }).fetchPicture(`http://pics.test:${port}/`)),
      ).toBe('invalid');
    }
    expect(connections).toBe(0);
  });

  it('is where a redirect leads: this machine, a private address, a file, another host, a name that is private', async () => {
    let reached = 0;
    const inner = await serve((_request, response) => {
      reached += 1;
      response.end(jpeg);
    });
    const targets = [
      `http://127.0.0.1:${inner}/`,
      'http://10.0.0.1/',
      'http://169.254.169.254/',
      'file:///etc/passwd',
      'https://evil.test/a.jpg',
      'http://[',
      `http://inner.test:${inner}/`,
    ];
    for (const target of targets) {
      const port = await serve(sendingTo(target));
      const pictures = gateway(port, {
        allowedHosts: [`pics.test:${port}`, `inner.test:${inner}`],
        resolve: async (name) => [name === 'inner.test' ? '10.0.0.1' : '127.0.0.1'],
      });
      expect(await codeOf(pictures.fetchPicture(`http://pics.test:${port}/`)), target).toBe('invalid');
    }
    expect(reached).toBe(0);
  });

  it('is not reached by changing the name between looking and dialling', async () => {
    const port = await serve(answering(jpeg));
    let lookups = 0;
    const pictures = gateway(port, {
      resolve: async () => {
        lookups += 1;
        return [lookups === 1 ? '127.0.0.1' : '10.0.0.1'];
      },
    });
    // `pics.test` does not resolve by itself: only the pinned address can have been dialled.
    expect(await codeOf(pictures.fetchPicture(`http://pics.test:${port}/`))).toBe('answered');
    expect(lookups).toBe(1);
    expect(await codeOf(pictures.fetchPicture(`http://pics.test:${port}/`))).toBe('invalid');
  });
});

describe('what is no picture', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  it.each([
    ['a page', Buffer.from('<html>not a picture</html>')],
    ['an SVG with a script', Buffer.from(svg)],
    ['an SVG behind an XML head', Buffer.from(`<?xml version="1.0"?>${svg}`)],
    ['nothing', Buffer.alloc(0)],
    ['a PDF', Buffer.from('%PDF-1.7 ...')],
    ['the first bytes of a JPEG alone', Buffer.from('\xff\xd8\xff\xe0', 'latin1')],
    ['a PNG that grows to 900 million pixels', hugePng(30_000, 30_000)],
    ['a PNG of one pixel by 50 million', hugePng(1, 50_000_000)],
    ['a PNG that says that it is larger than it is', hugePng(8, 8).fill(0xff, 16, 24)],
  ])('is not handed on: %s', async (_what, bytes) => {
    const port = await serve(answering(bytes));
    expect(await codeOf(gateway(port, { timeoutMs: 5000 }).fetchPicture(`http://pics.test:${port}/`))).toBe(
      'not-found',
    );
  });

  it('is an answer other than 200, a refused connection, a name that does not exist', async () => {
    const port = await serve((_request, response) => response.writeHead(404).end(jpeg));
    expect(await codeOf(gateway(port).fetchPicture(`http://pics.test:${port}/`))).toBe('not-found');
    expect(await codeOf(gateway(1).fetchPicture('http://pics.test:1/'))).toBe('not-found');
    const nowhere = gateway(port, { resolve: () => Promise.reject(new Error('ENOTFOUND')) });
    expect(await codeOf(nowhere.fetchPicture(`http://pics.test:${port}/`))).toBe('not-found');
    expect(await codeOf(gateway(port, { resolve: async () => [] }).fetchPicture(`http://pics.test:${port}/`))).toBe(
      'not-found',
    );
  });
});

describe('bounds', () => {
  it('ends a body that does not end, announced or not', async () => {
    let sent = 0;
    const endless = await serve((_request, response) => {
      response.writeHead(200);
      const pour = (): void => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536))) sent += 65_536;
      };
      response.on('drain', pour);
      pour();
    });
    expect(
      await codeOf(
        gateway(endless, { maxBytes: 500_000, timeoutMs: 4000 }).fetchPicture(`http://pics.test:${endless}/`),
      ),
    ).toBe('not-found');
    expect(sent).toBeLessThan(20_000_000);
    const announced = await serve((_request, response) =>
      response.writeHead(200, { 'content-length': 9_000_000 }).write('x'),
    );
    expect(await codeOf(gateway(announced).fetchPicture(`http://pics.test:${announced}/`))).toBe('not-found');
  });

  it('gives up in time on a host that drips, says nothing, or has a slow name', async () => {
    const drips = await serve((_request, response) => {
      response.writeHead(200);
      const timer = setInterval(() => response.write('x'), 40);
      response.on('close', () => clearInterval(timer));
    });
    const silent = await serve(() => undefined);
    const begun = performance.now();
    const codes = await Promise.all([
      codeOf(gateway(drips, { timeoutMs: 400 }).fetchPicture(`http://pics.test:${drips}/`)),
      codeOf(gateway(silent, { timeoutMs: 400 }).fetchPicture(`http://pics.test:${silent}/`)),
      codeOf(
        gateway(silent, { timeoutMs: 400, resolve: () => new Promise(() => undefined) }).fetchPicture(
          `http://pics.test:${silent}/`,
        ),
      ),
    ]);
    expect(codes).toEqual(['overloaded', 'overloaded', 'overloaded']);
    expect(performance.now() - begun).toBeLessThan(1500);
  });

  it('fetches four at once, lets twenty wait and refuses the next at once', async () => {
    let atOnce = 0;
    let most = 0;
    const port = await serve((request, response) => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      setTimeout(() => {
        atOnce -= 1;
        answering(jpeg.subarray(0, 3))(request, response);
      }, 30);
    });
    const pictures = gateway(port, { timeoutMs: 5000 });
    const codes = await Promise.all(
      Array.from({ length: 30 }, () => codeOf(pictures.fetchPicture(`http://pics.test:${port}/`))),
    );
    expect(most).toBe(4);
    expect(codes.filter((code) => code === 'overloaded')).toHaveLength(6);
    expect(await codeOf(pictures.fetchPicture(`http://pics.test:${port}/`))).toBe('not-found');
  });
});
