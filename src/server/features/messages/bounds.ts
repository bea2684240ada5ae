import { createHmac } from 'node:crypto';
import { toEpochDay } from '../../../core/dates.ts';
import { SERVER_WORDS } from '../../../words/words-of.ts';
import { type Clock, todayInIndia } from '../../clock.ts';
import type { Database, Writer } from '../../database/database.ts';
import type { Settings } from '../settings/service.ts';
import { messageCountStore } from './count-store.ts';
import type { NewMessage } from './service.ts';

/** Messages caused by visitors per phone, by SMS and WhatsApp together, and per e-mail address, per day in India. */
const MOST_TO_ONE = { sms: 3, whatsapp: 3, email: 5 } as const;
/** Codes and links per phone and per e-mail address, per day in India, beside those messages. */
const MOST_SECRETS_TO_ONE = 10;
/**
 * Messages per day caused from one visitor's address, to travellers and to the agency: enough for a family or an
 * office.
 */
const MOST_BY_ONE = { traveller: 20, agency: 50 } as const;

const { outbox } = SERVER_WORDS.en;

const THIS_RECIPIENT = {
  sms: outbox.smsToOne({ most: MOST_TO_ONE.sms }),
  whatsapp: outbox.whatsappToOne({ most: MOST_TO_ONE.whatsapp }),
  email: outbox.emailsToOne({ most: MOST_TO_ONE.email }),
} as const;

/** Returns the mailbox of an address in one form: many providers ignore what follows a +, Google also the dots. */
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
  readonly database: Database;
  readonly clock: Clock;
  /** Keys the bucket names, so that no address and no phone is stored. */
  readonly secret: string;
}

/** Bounds what visitors cause: messages for one recipient, by one address, and in all, each in a day of India. */
export function messageBounds({ database, clock, secret }: Dependencies) {
  const store = messageCountStore(database);
  const nameOf = (...parts: readonly string[]): string =>
    createHmac('sha256', secret).update(parts.join('\n')).digest('base64url').slice(0, 22);

  /** Returns a message's buckets in counting order; the one shared by all comes last. */
  function bucketsOf(
    { channel, to, forAgency = false, isSecret = false }: NewMessage,
    sender: string,
    perDay: number,
  ): Bucket[] {
    const [day, reader] = [todayInIndia(clock), forAgency ? 'agency' : 'traveller'] as const;
    const bySender = { most: MOST_BY_ONE[reader], reason: outbox.byOneVisitor };
    const inAll = { most: perDay, reason: outbox.dayLimit({ most: perDay }) };
    const recipient = channel === 'email' ? mailboxOf(to) : to;
    const kind = isSecret ? 'secrets to' : 'to';
    const most = isSecret ? MOST_SECRETS_TO_ONE : MOST_TO_ONE[channel];
    return [
      { name: nameOf(day, 'sender', reader, sender), ...bySender },
      ...(forAgency ? [] : [{ name: nameOf(day, kind, recipient), most, reason: THIS_RECIPIENT[channel] }]),
      { name: nameOf(day, 'all', reader), ...inAll },
    ];
  }

  return {
    /**
     * Counts messages in the caller's transaction; returns for each the reason not to send it, or null. All are counted
     * by sender, then recipient, then in total, so that two transactions lock the counts in the same order.
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
            // Puts counts of the same kind together, also for messages without a recipient count.
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

    /** Deletes the counts of past days. */
    sweep: () => store.deleteCountsBefore(toEpochDay(todayInIndia(clock))),
  };
}
