import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startMailServer } from './message-servers.ts';
import {
  type Answer,
  bookingOf,
  canTryTwoProcesses,
  freshAddress,
  startTwoProcesses,
  TAKES_AT_MOST_MS,
  type TwoProcesses,
  visitorAt,
} from './two-processes.ts';

const WRITERS = 4;
const referenceIn = ({ text }: Answer): string =>
  (JSON.parse(text) as { booking: { reference: string } }).booking.reference;

describe.skipIf(!canTryTwoProcesses())(
  'two processes, one of which may end at any moment',
  { timeout: TAKES_AT_MOST_MS },
  () => {
    let site: TwoProcesses;
    let mail: Awaited<ReturnType<typeof startMailServer>>;
    beforeAll(async () => {
      mail = await startMailServer();
      site = await startTwoProcesses({ SMTP_URL: mail.url });
    }, TAKES_AT_MOST_MS);
    afterAll(async () => {
      await site.close();
      await mail.close();
    });

    const book = (key: string, fullName: string, address: string, url = site.balancer.url): Promise<Answer> =>
      visitorAt(url, address).send('/api/packages/book', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify(bookingOf(fullName)),
      });
    const booked = (fullName: string): Promise<number> => site.count(`bookings where "fullName" = '${fullName}'`);

    it('send each message once', async () => {
      const names = Array.from({ length: 15 }, (_, nth) => `Told Once ${nth}`);
      const answers = await Promise.all(names.map((name) => book(name.replaceAll(' ', '-'), name, freshAddress())));
      expect(answers.map(({ status }) => status)).toEqual(names.map(() => 201));
      const waiting = `outbox where channel = 'email' and state != 'sent'`;
      await vi.waitFor(async () => expect(await site.count(waiting)).toBe(0), { timeout: 25_000, interval: 100 });
      const ids = mail.mails.map(({ messageId }) => messageId);
      expect(ids.length).toBe(await site.count(`outbox where channel = 'email'`));
      expect(new Set(ids).size).toBe(ids.length);
      for (const answer of answers) {
        expect(mail.mails.filter(({ raw }) => raw.includes(referenceIn(answer)))).toHaveLength(1);
      }
    });

    it('make one booking of fifty posts with one key, and give each the same answer', async () => {
      const address = freshAddress();
      const answers = await Promise.all(Array.from({ length: 50 }, () => book('one-intent', 'One Intent', address)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
      expect(await booked('One Intent')).toBe(1);
      const { ports } = site.balancer.answeredBy();
      expect(new Set(ports)).toEqual(new Set([site.first.port, site.second.port]));
      // The key belongs to its caller and to this one request, in either process.
      for (const { url } of [site.first, site.second]) {
        expect((await book('one-intent', 'Another Intent', address, url)).status).toBe(409);
      }
      expect((await book('one-intent', 'Another Caller', freshAddress())).status).toBe(201);
    });

    it('make one booking of posts with one key when the process that began it is killed half-way', async () => {
      const address = freshAddress();
      // Until this lock is released no booking can be written: the first process is in the middle of its transaction.
      await site.database.query('begin; lock table bookings in share mode');
      const begun = book('half-way', 'Half Way', address, site.first.url).then(
        () => 'answered',
        () => 'cut off',
      );
      const stuck = `pg_locks where not granted and relation = 'bookings'::regclass`;
      await vi.waitFor(async () => expect(await site.count(stuck)).toBe(1), { timeout: 10_000, interval: 10 });
      const killed = site.first.end('SIGKILL');
      expect(await begun).toBe('cut off');
      await killed;
      const again = Promise.all(Array.from({ length: 20 }, () => book('half-way', 'Half Way', address)));
      await site.database.query('rollback');
      const answers = await again;
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
      expect(new Set(answers.map(referenceIn)).size).toBe(1);
      expect(await booked('Half Way')).toBe(1);
      const told = `outbox join bookings on bookings.id = "aboutId" where "fullName" = 'Half Way' and channel = 'email'`;
      expect(await site.count(told)).toBe(1);
      await site.first.isBack();
    });

    /** Books continuously through the balancer and retries when no answer came; also reads continuously. */
    function letPeopleIn(name: string) {
      const acknowledged = new Map<string, string>();
      const broken: string[] = [];
      const unread: number[] = [];
      let intents = 0;
      let isOver = false;

      const writer = async () => {
        while (!isOver) {
          const intent = `${name} ${intents++}`;
          const address = freshAddress();
          for (;;) {
            const answer = await book(intent.replaceAll(' ', '-'), intent, address).catch(() => null);
            if (answer?.status === 201) {
              acknowledged.set(intent, referenceIn(answer));
              break;
            }
            broken.push(answer ? `${answer.status} ${answer.text.slice(0, 80)}` : 'cut off');
          }
        }
      };
      const reader = async () => {
        for (let read = 0; !isOver; read++) {
          // One cached page, and one to render.
          for (const path of ['/', `/packages?search=word${read}`]) {
            const { status } = await visitorAt(site.balancer.url).send(path);
            if (status !== 200) unread.push(status);
          }
        }
      };
      const work = Promise.all([...Array.from({ length: WRITERS }, writer), reader()]);
      return {
        broken,
        unread,
        /** Resolves when this many more bookings were acknowledged. */
        async more(count: number): Promise<void> {
          const goal = acknowledged.size + count;
          await vi.waitFor(() => expect(acknowledged.size).toBeGreaterThanOrEqual(goal), { timeout: 25_000 });
        },
        async leave(): Promise<ReadonlyMap<string, string>> {
          isOver = true;
          await work;
          return acknowledged;
        },
      };
    }

    /** Resolves when the balancer has noticed the process: until then it does not send requests there. */
    async function givenWorkAgain(port: number): Promise<void> {
      const { mark } = site.balancer.answeredBy();
      await vi.waitFor(() => expect(site.balancer.answeredBy(mark).ports).toContain(port), { timeout: 20_000 });
    }

    /** Returns the acknowledged bookings that are missing or changed. */
    async function lostOf(acknowledged: ReadonlyMap<string, string>): Promise<string[]> {
      const { rows } = await site.database.query<{ fullName: string; reference: string }>(
        'select "fullName", reference from bookings',
      );
      return [...acknowledged].flatMap(([intent, reference]) => {
        const kept = rows.filter(({ fullName }) => fullName === intent);
        return kept.length === 1 && kept[0]?.reference === reference ? [] : [`${intent}: ${JSON.stringify(kept)}`];
      });
    }

    it('lose and double nothing when one is killed while people write; the other goes on, and it comes back', async () => {
      const people = letPeopleIn('Killed');
      for (const member of [site.first, site.second]) {
        await people.more(10);
        await member.end('SIGKILL');
        await people.more(10);
        await member.isBack();
        await givenWorkAgain(member.port);
      }
      const acknowledged = await people.leave();
      expect(await lostOf(acknowledged)).toEqual([]);
      // Requests to the killed process carry a key: the balancer repeats them at the other.
      expect(people.broken).toEqual([]);
      expect(people.unread).toEqual([]);
      expect(await site.count('(select 1 from bookings group by reference having count(*) > 1) as twice')).toBe(0);
    });

    /** Sends requests that the balancer must not repeat, one after the other; returns the failures. */
    function postWithoutKeys() {
      const failed: string[] = [];
      let isOver = false;
      const work = (async () => {
        while (!isOver) {
          const answer = await visitorAt(site.balancer.url).send('/api/generate-itinerary', { method: 'POST' });
          if (answer.status !== 400) failed.push(`${answer.status} ${answer.text.slice(0, 80)}`);
        }
      })();
      return async (): Promise<readonly string[]> => {
        isOver = true;
        await work;
        return failed;
      };
    }

    it('answer every request when one after the other is told to stop and started again', async () => {
      const people = letPeopleIn('Stopped');
      const posts = Array.from({ length: 3 }, postWithoutKeys);
      for (const member of [site.first, site.second]) {
        await people.more(10);
        expect(await member.end('SIGTERM')).toBe(0);
        await people.more(5);
        await member.isBack();
        await givenWorkAgain(member.port);
      }
      const acknowledged = await people.leave();
      expect(await lostOf(acknowledged)).toEqual([]);
      expect(people.broken).toEqual([]);
      expect(people.unread).toEqual([]);
      for (const leave of posts) expect(await leave()).toEqual([]);
    });
  },
);
