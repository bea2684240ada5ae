import type { KyselyPlugin } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { engines, makeDatabase, type TestDatabase } from '../../../../test/databases.ts';
import { fixedProviders, makeOffice, SOME_ADMIN } from '../../../../test/office.ts';
import { TEST_NOW } from '../../../../test/start-app.ts';
import type { Database } from '../../database/database.ts';
import {
  type MessageProvider,
  type OutgoingMessage,
  RefusedMessage,
  UnansweredMessage,
} from '../../gateways/messages/port.ts';
import { smsOverHttp } from '../../gateways/messages/sms-over-http.ts';
import { messageService, type NewMessage } from './service.ts';

const HOUR_MS = 3_600_000;

/** Makes the given number of next updates fail. */
function failingUpdates(failures: { left: number }): KyselyPlugin {
  return {
    transformQuery({ node }) {
      if (node.kind === 'UpdateQueryNode' && failures.left > 0) {
        failures.left -= 1;
        throw new Error('the database is away');
      }
      return node;
    },
    transformResult: async ({ result }) => result,
  };
}

interface Taking {
  readonly send: (message: OutgoingMessage) => Promise<void>;
}

describe.each(engines)('delivery on %s', (engine) => {
  let place: TestDatabase;
  let database: Database;
  let now = TEST_NOW;
  let taken: OutgoingMessage[] = [];
  beforeEach(async () => {
    now = TEST_NOW;
    taken = [];
    place = await makeDatabase(engine);
    database = await place.open();
  });
  afterEach(async () => {
    await database.close();
    await place.remove();
  });

  const taking: Taking = { send: async (message) => void taken.push(message) };
  const providerOf = (taker: Taking | null): MessageProvider | null =>
    taker && { send: (message) => taker.send(message).then(() => null) };
  const service = (email: Taking | null, from = database, sms: Taking | null = null) =>
    messageService({
      ...makeOffice(from, () => now),
      database: from,
      clock: () => now,
      providers: fixedProviders({ email: providerOf(email), sms: providerOf(sms), whatsapp: null }),
      logger: { warn: () => undefined },
    });
  const email = (subject: string, more: Partial<NewMessage> = {}): NewMessage => ({
    channel: 'email',
    to: 'asha@example.org',
    subject,
    text: 'Text',
    about: { kind: 'lead', id: 'l1' },
    ...more,
  });
  const rows = () => database.read.selectFrom('outbox').selectAll().orderBy('id').execute();

  it('notes what was sent although the database is away just then, so that it is sent once', async () => {
    const failures = { left: 0 };
    const ill = { ...database, db: database.db.withPlugin(failingUpdates(failures)) };
    const messages = service(
      {
        send: async (message) => {
          await taking.send(message);
          failures.left = 2;
        },
      },
      ill,
    );
    await messages.queue(database.db, [email('Once')]);
    await messages.deliverDue();
    expect([failures.left, (await rows())[0]?.state]).toEqual([0, 'sent']);
    now += HOUR_MS;
    await messages.deliverDue();
    expect(taken).toHaveLength(1);
  });

  it('outlasts a provider that is away for three days', async () => {
    let isAway = true;
    const messages = service({
      send: async (message) => {
        if (isAway) throw new Error('Connection timeout');
        await taking.send(message);
      },
    });
    await messages.queue(database.db, [email('One'), email('Two')]);
    for (const end = now + 72 * HOUR_MS; now < end; now += HOUR_MS / 2) await messages.deliverDue();
    expect((await rows()).map(({ state }) => state)).toEqual(['waiting', 'waiting']);
    isAway = false;
    now += 2 * HOUR_MS;
    await messages.deliverDue();
    expect(taken.map(({ subject }) => subject).sort()).toEqual(['One', 'Two']);
  });

  it('goes on beside a message that is put off again and again', async () => {
    const messages = service({
      send: async (message) => {
        if (message.subject === 'Put off') throw new Error('451 Try again later');
        await taking.send(message);
      },
    });
    await messages.queue(database.db, [email('Put off'), email('Second'), email('Third')]);
    await messages.deliverDue();
    await messages.deliverDue();
    expect(taken.map(({ subject }) => subject)).toEqual(['Second', 'Third']);
  });

  it.each<[string, readonly (Error | null)[], boolean]>([
    ['nothing was tried', [], false],
    ['the provider was down', [new Error('connect ECONNREFUSED')], false],
    ['it was refused for good', [new RefusedMessage('550 No such mailbox')], false],
    ['a try had no answer', [new UnansweredMessage('Timeout')], true],
    ['a try had no answer and the next was refused', [new UnansweredMessage('Timeout'), new Error('451')], true],
    [
      'a try had no answer and the next was refused for good',
      [new UnansweredMessage(''), new RefusedMessage('')],
      true,
    ],
    ['it was sent', [null], true],
  ])('cancels a message, which may have gone or not: %s', async (_what, outcomes, mayHaveGone) => {
    const left = [...outcomes];
    const messages = service({
      send: async () => {
        const failure = left.shift();
        if (failure) throw failure;
      },
    });
    await messages.queue(database.db, [email('News')], { id: 'step', heldMs: 0 });
    for (const _outcome of outcomes) {
      await messages.deliverDue();
      now += HOUR_MS;
    }
    expect(left).toEqual([]);
    expect(await messages.cancel(database.db, 'step')).toBe(mayHaveGone);
    expect((await rows()).map(({ state }) => state)).toEqual(outcomes.includes(null) ? ['sent'] : []);
  });

  it('cancels a message that is on its way, which may have gone', async () => {
    const answer = Promise.withResolvers<void>();
    const messages = service({ send: () => answer.promise });
    await messages.queue(database.db, [email('News')], { id: 'step', heldMs: 0 });
    const delivery = messages.deliverDue();
    await expect.poll(async () => (await rows())[0]?.tries).toBe(1);
    expect(await messages.cancel(database.db, 'step')).toBe(true);
    answer.resolve();
    await delivery;
    expect(await rows()).toEqual([]);
  });

  it('works off whatever has piled up', async () => {
    const messages = service(taking);
    await messages.queue(
      database.db,
      Array.from({ length: 65 }, (_, i) => email(`Message ${i}`)),
    );
    await messages.deliverDue();
    expect(new Set(taken.map(({ subject }) => subject)).size).toBe(65);
  });

  it('sends no SMS to a country that is not allowed, also when it waited from before', async () => {
    const messages = service(null, database, taking);
    const satellite = {
      channel: 'sms',
      recipient: '+870773123456',
      subject: '',
      text: 't',
      aboutKind: 'lead',
      aboutId: 'l',
    };
    const waiting = { state: 'waiting', tries: 0, lastError: '', createdAt: now, nextTryAt: now };
    await database.db
      .insertInto('outbox')
      .values({ id: 'm', ...satellite, ...waiting })
      .execute();
    await messages.deliverDue();
    const reason = 'Not sent: SMS to +870 are not allowed in Settings';
    expect(await rows()).toMatchObject([{ state: 'kept', lastError: reason }]);
    await expect(messages.retry('m', SOME_ADMIN)).rejects.toThrow(reason);
    expect(taken).toEqual([]);
  });

  it('says what stands behind a failed request', async () => {
    const nowhere = { url: 'http://127.0.0.1:9/', account: 'a', token: 'secret-token', from: '+15005550006' };
    const provider = smsOverHttp(nowhere);
    const messages = service(null, database, { send: async (message) => void (await provider.send(message)) });
    await messages.queue(database.db, [email('', { channel: 'sms', to: '+919876543210' })]);
    await messages.deliverDue();
    const [{ lastError } = { lastError: '' }] = await rows();
    expect(lastError).toMatch(/^fetch failed: .+/);
    expect(lastError).not.toContain('secret-token');
  });

  it('does not keep a process from stopping; what it was at is left to its claim', { timeout: 20_000 }, async () => {
    const messages = service({ send: () => new Promise(() => undefined) });
    await messages.queue(database.db, [email('Silence')]);
    const delivery = messages.deliverDue();
    await expect.poll(async () => (await rows())[0]?.tries).toBe(1);
    messages.stop();
    await delivery;
    expect((await rows())[0]).toMatchObject({ state: 'waiting', claimedUntil: expect.any(Number) });
    await service(taking).deliverDue();
    expect(taken).toEqual([]);
    now += HOUR_MS;
    await service(taking).deliverDue();
    expect(taken).toHaveLength(1);
  });
});
