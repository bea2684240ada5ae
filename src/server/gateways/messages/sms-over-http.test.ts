import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSmsServer } from '../../../../test/message-servers.ts';
import { RefusedMessage, UnansweredMessage } from './port.ts';
import { smsOverHttp } from './sms-over-http.ts';

describe('SMS over HTTP', () => {
  let server: Awaited<ReturnType<typeof startSmsServer>>;
  beforeAll(async () => {
    server = await startSmsServer();
  });
  afterAll(() => server.close());

  const failureOf = (url: string): Promise<unknown> =>
    smsOverHttp({ url, account: 'AC1', token: 'secret-token', from: '+15005550006' })
      .send({ id: 'm1', to: '+919876543210', subject: '', text: 'Text' })
      .catch((error: unknown) => error);

  it.each([
    [400, RefusedMessage],
    [401, Error],
    [429, Error],
    [503, Error],
    [500, UnansweredMessage],
    [504, UnansweredMessage],
  ])('reads the answer %i as %O', async (status, kind) => {
    server.answerWith(status);
    expect(await failureOf(server.url)).toMatchObject({
      constructor: kind,
      message: `The provider answered ${status}: {"said":"by the provider"}`,
    });
  });

  it('knows a provider that it did not reach from one that broke the connection', async () => {
    const closed = await startSmsServer();
    await closed.close();
    expect(await failureOf(closed.url)).not.toBeInstanceOf(UnansweredMessage);
    server.breakConnections();
    expect(await failureOf(server.url)).toBeInstanceOf(UnansweredMessage);
  });
});
