import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  type Answer,
  canTryTwoProcesses,
  startTwoProcesses,
  TAKES_AT_MOST_MS,
  type TwoProcesses,
  visitorAt,
} from './two-processes.ts';

const SHARES_PER_MINUTE = 60;
/** Few, because requests rejected by admission control are not counted. */
const AT_ONCE = 10;
/** The account that is guessed; no password is right. */
const guessAt = (phone: string) => JSON.stringify({ phone, password: 'not the password' });
const countOf = (answers: readonly Answer[], status: number) => answers.filter((one) => one.status === status).length;

describe.skipIf(!canTryTwoProcesses())(
  'two processes, and how much one visitor may ask for',
  { timeout: TAKES_AT_MOST_MS },
  () => {
    let site: TwoProcesses;
    let trip: string;
    beforeAll(async () => {
      site = await startTwoProcesses();
      const { popularItineraries } = await visitorAt(site.balancer.url).api('GET /api/itineraries/popular', {});
      trip = popularItineraries[0]?._id ?? '';
    }, TAKES_AT_MOST_MS);
    afterAll(() => site.close());

    /** Shares a trip many times from one address, whatever its headers say. */
    const shareFrom = async (address: string | undefined, url: string, times: number): Promise<Answer[]> => {
      const visitor = visitorAt(url, address);
      const share = (nth: number) => {
        const pretended = `203.0.113.${nth}`;
        return visitor.send(`/api/itineraries/${trip}/share`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'x-forwarded-for': pretended,
            'x-real-ip': pretended,
            forwarded: `for=${pretended}`,
          },
          body: JSON.stringify({ platform: 'copy' }),
        });
      };
      const answers: Answer[] = [];
      for (let sent = 0; sent < times; sent += AT_ONCE) {
        const wave = Array.from({ length: Math.min(AT_ONCE, times - sent) }, (_, nth) => share(sent + nth));
        answers.push(...(await Promise.all(wave)));
      }
      return answers;
    };

    /** Makes guesses from one address, some at a time at each server in turn. */
    const guessFrom = (address: string | undefined, urls: readonly string[], phones: readonly string[]) =>
      Promise.all(
        phones.map((phone, nth) =>
          visitorAt(urls[nth % urls.length] ?? '', address).send('/api/users/login', {
            method: 'POST',
            headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${nth}` },
            body: guessAt(phone),
          }),
        ),
      );

    it('is counted over both, by the address that the balancer sees, and no header of their own changes it', async () => {
      const { address } = visitorAt(site.balancer.url);
      const answers = [
        ...(await shareFrom(address, site.first.url, 25)),
        ...(await shareFrom(address, site.second.url, 25)),
        ...(await shareFrom(address, site.balancer.url, 25)),
      ];
      expect(countOf(answers, 200)).toBe(SHARES_PER_MINUTE);
      expect(countOf(answers, 429)).toBe(15);
      const refused = answers.find(({ status }) => status === 429);
      expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
      // Other visitors are still served, by either process.
      expect(countOf(await shareFrom(undefined, site.first.url, 1), 200)).toBe(1);
      expect(countOf(await shareFrom(undefined, site.balancer.url, 1), 200)).toBe(1);
    });

    it('lets ten wrong sign-ins through from one address, at whichever process and account they are tried', async () => {
      const { address } = visitorAt(site.balancer.url);
      const urls = [site.first.url, site.second.url, site.balancer.url];
      const phones = Array.from({ length: 24 }, (_, nth) => String(9_100_000_000 + nth));
      const answers = await guessFrom(address, urls, phones);
      expect(countOf(answers, 401)).toBe(10);
      expect(countOf(answers, 429)).toBe(14);
    });

    it('lets forty wrong sign-ins through at one account, whatever the addresses and the process', async () => {
      const urls = [site.first.url, site.second.url, site.balancer.url];
      const answers: Answer[] = [];
      for (let round = 0; round < 9; round++) {
        const guesses = Array.from({ length: 6 }, () => guessFrom(undefined, urls.slice(round % 3), ['9200000000']));
        answers.push(...(await Promise.all(guesses)).flat());
      }
      expect(countOf(answers, 401)).toBe(40);
      expect(countOf(answers, 429)).toBe(14);
    });

    it('stays bounded while Redis is away, the site goes on, and both count together again when it is back', async () => {
      const { address } = visitorAt(site.balancer.url);
      expect(countOf(await shareFrom(address, site.first.url, 40), 200)).toBe(40);
      await site.killRedis();
      // What a process has counted by itself is not forgotten.
      expect(countOf(await shareFrom(address, site.first.url, 40), 200)).toBe(20);
      expect(countOf(await shareFrom(address, site.second.url, SHARES_PER_MINUTE + 10), 200)).toBe(SHARES_PER_MINUTE);
      // Sign-in guesses are counted in the database.
      const guesses = await guessFrom(
        visitorAt(site.balancer.url).address,
        [site.first.url, site.second.url],
        Array.from({ length: 14 }, (_, nth) => String(9_300_000_000 + nth)),
      );
      expect(countOf(guesses, 401)).toBe(10);
      const visitor = visitorAt(site.balancer.url);
      for (const path of ['/', '/packages', '/api/health', '/api/packages']) {
        expect((await visitor.send(path)).status, path).toBe(200);
      }

      await site.startRedisAgain();
      await vi.waitFor(
        async () => {
          const { address: another } = visitorAt(site.balancer.url);
          const both = [
            ...(await shareFrom(another, site.first.url, 40)),
            ...(await shareFrom(another, site.second.url, 40)),
          ];
          expect(countOf(both, 200)).toBe(SHARES_PER_MINUTE);
        },
        { timeout: 20_000, interval: 500 },
      );
    });
  },
);
