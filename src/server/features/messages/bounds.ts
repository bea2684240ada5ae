import { createHmac } from 'node:crypto';
import { toEpochDay } from '../../../core/dates.ts';
import { type Clock, todayInIndia } from '../../clock.ts';
import type { Writer } from '../../database/database.ts';
import type { Settings } from '../settings/service.ts';
import type { NewMessage } from './service.ts';
import type { MessageStore } from './store.ts';

/** Messages that visitors cause for one phone, and for one e-mail address, in a day of India. */
const MOST_TO_ONE = { sms: 3, email: 5 } as const;
/** To travellers, and to the agency, by one visitor's address in a day: a family that books, or an office. */
const MOST_BY_ONE = { traveller: 20, agency: 50 } as const;

const THIS_RECIPIENT = {
  sms: `Not sent: this number had ${MOST_TO_ONE.sms} SMS today already`,
  email: `Not sent: this address had ${MOST_TO_ONE.email} e-mails today already`,
} as const;

/** A mailbox, however its address is written: many providers leave out what follows a +, Google the dots as well. */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address
    .slice(at + 1)
    .toLowerCase()
    .replace(/^googlemail\.com$/, 'gmail.com');
  const name = address
    .slice(0, at)
    .toLowerCase()
    .replace(/(?<=.)\+.*$/, '');
  return `${domain === 'gmail.com' ? name.replaceAll('.', '') : name}@${domain}`;
}

interface Bucket {
  readonly name: string;
  readonly most: number;
  readonly reason: string;
}

interface Dependencies {
  readonly store: Pick<MessageStore, 'countUpTo' | 'deleteCountsBefore'>;
  readonly clock: Clock;
  /** Keys the names of the buckets, so that no address and no phone is stored. */
  readonly secret: string;
}

/** Bounds what visitors cause: messages for one recipient, by one address, and in all, each in a day of India. */
export function messageBounds({ store, clock, secret }: Dependencies) {
  const nameOf = (...parts: readonly string[]): string =>
    createHmac('sha256', secret).update(parts.join('\n')).digest('base64url').slice(0, 22);

  /** What a message is counted by, in the order in which it is counted; the bucket that all share comes last. */
  function bucketsOf({ channel, to, forAgency = false }: NewMessage, sender: string, perDay: number): Bucket[] {
    const [day, reader] = [todayInIndia(clock), forAgency ? 'agency' : 'traveller'] as const;
    const bySender = { most: MOST_BY_ONE[reader], reason: 'Not sent: one visitor caused too many messages today' };
    const inAll = { most: perDay, reason: `Not sent: the limit of ${perDay} messages a day in Settings was reached` };
    const recipient = channel === 'email' ? mailboxOf(to) : to;
    return [
      { name: nameOf(day, 'sender', reader, sender), ...bySender },
      ...(forAgency
        ? []
        : [{ name: nameOf(day, 'to', recipient), most: MOST_TO_ONE[channel], reason: THIS_RECIPIENT[channel] }]),
      { name: nameOf(day, 'all', reader), ...inAll },
    ];
  }

  return {
    /**
     * Counts messages in the caller's transaction; answers for each why it is not sent, or null. All messages are counted
     * by sender, then by recipient, then in all: two transactions wait for each other's counts in one order.
     */
    async refusalsOf(
      writer: Writer,
      messages: readonly NewMessage[],
      sender: string,
      { perDay }: Settings['messages'],
    ): Promise<readonly (string | null)[]> {
      const day = toEpochDay(todayInIndia(clock));
      const refusals = messages.map((): string | null => null);
      const counted = messages
        .flatMap((message, index) =>
          bucketsOf(message, sender, perDay).map((bucket, step, { length }) => ({
            index,
            ...bucket,
            // The same kind of count at the same time, whatever kinds a message has.
            rank: step === 0 ? 0 : step === length - 1 ? 2 : 1,
          })),
        )
        .sort((a, b) => a.rank - b.rank || (a.name < b.name ? -1 : 1));
      for (const { index, name, most, reason } of counted) {
        if (refusals[index] !== null) continue;
        if (!(await store.countUpTo(writer, { bucket: name, day, most }))) refusals[index] = reason;
      }
      return refusals;
    },

    /** Forgets the counts of days that are over. */
    sweep: () => store.deleteCountsBefore(toEpochDay(todayInIndia(clock))),
  };
}
