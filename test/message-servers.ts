import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  readonly to: string[];
  /** Headers and text as received. */
  readonly raw: string;
  readonly messageId: string;
}

/**
 * How a mail server answers: `silence` sends no answer, `break` ends the connection, and `slowly` accepts with a delay.
 */
type MailAnswer = 'take' | 'later' | 'never' | 'silence' | 'break' | 'slowly';

const SLOWLY_MS = 9000;
const REFUSALS = { later: [451, 'Try again later'], never: [550, 'No such mailbox'] } as const;

/** Starts a real mail server on a free port. */
export async function startMailServer() {
  const mails: ReceivedMail[] = [];
  let answer: MailAnswer = 'take';
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo(_address, _session, done) {
      if (answer !== 'later' && answer !== 'never') return done();
      const [responseCode, words] = REFUSALS[answer];
      done(Object.assign(new Error(words), { responseCode }));
    },
    onData(stream, session, done) {
      const pieces: Buffer[] = [];
      stream.on('data', (piece: Buffer) => pieces.push(piece));
      stream.on('end', () => {
        const raw = Buffer.concat(pieces).toString();
        const to = session.envelope.rcptTo.map(({ address }) => address);
        mails.push({ to, raw, messageId: /^Message-ID: (.*?)\r?$/im.exec(raw)?.[1] ?? '' });
        if (answer === 'slowly') setTimeout(done, SLOWLY_MS);
        else if (answer === 'break') for (const socket of sockets) socket.destroy();
        else if (answer !== 'silence') done();
      });
    },
  });
  // A killed client breaks its connection.
  server.on('error', () => undefined);
  const sockets = new Set<Socket>();
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    answerWith: (next: MailAnswer) => {
      answer = next;
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

export interface ReceivedSms {
  readonly form: Record<string, string>;
  readonly authorization: string | undefined;
  readonly key: string | string[] | undefined;
}

/** Starts a real server that accepts SMS over HTTP, on a free port. */
export async function startSmsServer() {
  const taken: ReceivedSms[] = [];
  let status = 201;
  let isBroken = false;
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const piece of request) body += String(piece);
    if (isBroken) return request.socket.destroy();
    if (status < 300) {
      const { authorization, 'idempotency-key': key } = request.headers;
      taken.push({ form: Object.fromEntries(new URLSearchParams(body)), authorization, key });
    }
    response.writeHead(status, { 'content-type': 'application/json' }).end('{"said":"by the provider"}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/Messages.json`,
    taken,
    answerWith: (next: number) => {
      status = next;
    },
    /** From now on requests are read and not answered. */
    breakConnections: () => {
      isBroken = true;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
