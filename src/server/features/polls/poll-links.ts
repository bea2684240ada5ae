import { createHash, createHmac } from 'node:crypto';
import { AppError } from '../../http/app-error.ts';
import type { SharedCounters } from '../../http/shared-limits.ts';
import type { Visitor } from '../../http/visitor.ts';
import type { LinkStore } from './link-store.ts';
import type { PollRow, PollStore } from './store.ts';

/** Wrong links that one address may try per minute. */
const GUESSES_PER_MINUTE = 20;
/** Acts of one guest per minute, whatever the address. */
const ACTS_PER_MINUTE = 40;
const MINUTE_MS = 60_000;

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Returns the stored hash of a guest's key: another one in each poll, so that polls do not tell that guests are the same. */
export const guestHashOf = (pollId: string, key: string): string => hashOf(`${pollId} ${key}`);

export const linkEnded = (): AppError => new AppError('not-found', ({ polls }) => polls.linkEnded);

const tooMany = (ttl: number): AppError =>
  new AppError('too-many', ({ calls }) => calls.tooMany, { retryAfterSeconds: Math.ceil(ttl / 1000) });

interface Dependencies {
  readonly store: PollStore;
  readonly linkRows: LinkStore;
  readonly secret: string;
  readonly counters: Pick<SharedCounters, 'count'>;
}

/**
 * Makes and opens the secret links of polls. A token follows from the installation's secret, the poll and the number of its
 * link, and only its hash is stored: no copy of the tables opens a poll.
 */
export function pollLinks({ store, linkRows, secret, counters }: Dependencies) {
  const tokenOf = ({ id, linkNumber }: Pick<PollRow, 'id' | 'linkNumber'>): string =>
    createHmac('sha256', secret).update(`poll ${id} ${linkNumber}`).digest('base64url');

  return {
    pathOf: (poll: Pick<PollRow, 'id' | 'linkNumber'>): string => `/together/${tokenOf(poll)}`,
    tokenHashOf: (poll: Pick<PollRow, 'id' | 'linkNumber'>): string => hashOf(tokenOf(poll)),

    /** Returns the poll of a token. Refuses wrong and ended ones with 404, and addresses that try many with 429. */
    async open(token: string, visitor: Pick<Visitor, 'limitKey'>): Promise<PollRow> {
      const guesses = `poll-guesses:${visitor.limitKey}`;
      const { current, ttl } = await counters.count(guesses, MINUTE_MS, 0);
      if (current >= GUESSES_PER_MINUTE) throw tooMany(ttl);
      const link = await linkRows.findLink(hashOf(token));
      if (link && link.endedAt !== null) throw linkEnded();
      const poll = link && (await store.findById(link.pollId));
      if (poll) return poll;
      await counters.count(guesses, MINUTE_MS);
      throw new AppError('not-found', ({ polls }) => polls.linkWrong);
    },

    /** Refuses with 429 a guest who does more than a person can. */
    async countAct(keyHash: string): Promise<void> {
      const { current, ttl } = await counters.count(`poll-acts:${keyHash}`, MINUTE_MS);
      if (current > ACTS_PER_MINUTE) throw tooMany(ttl);
    },
  };
}

export type PollLinks = ReturnType<typeof pollLinks>;
