import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import {
  PHONE_CODE_AGAIN_SECONDS,
  PHONE_CODE_DIGITS,
  PHONE_CODE_GUESSES,
  PHONE_CODE_MINUTES,
} from '../../../core/accounts/account-access.ts';
import { canonicalPhone, internationalPhone } from '../../../core/canonical-phone.ts';
import { MESSAGE_WORDS } from '../../../words/words-of.ts';
import type { Writer } from '../../database/database.ts';
import { UnansweredMessage } from '../../gateways/messages/port.ts';
import { AppError } from '../../http/app-error.ts';
import type { Visitor } from '../../http/visitor.ts';
import { hashToken, newToken } from '../credentials/service.ts';
import type { AccountDependencies } from './dependencies.ts';
import { phoneCodeStore } from './phone-code-store.ts';

const VALID_MS = PHONE_CODE_MINUTES * 60_000;

/** A phone, with the proof that a code sent to it was entered. */
export interface ProvenPhone {
  readonly phone: string;
  readonly proof: string;
}

/** Sends one-time codes to phones, and turns a right one into a proof that is used once. */
export function phoneCodes({ database, clock, credentials, messages, site, siteUrl, secret }: AccountDependencies) {
  const store = phoneCodeStore(database);
  const keyed = (text: string): string => createHmac('sha256', secret).update(text).digest('base64url');
  const keyOf = (phone: string): string => keyed(`phone of codes\n${phone}`);
  const hashCode = (id: string, phone: string, code: string): string => keyed(`phone code\n${id}\n${phone}\n${code}`);
  const isSame = (a: string, b: string): boolean => timingSafeEqual(Buffer.from(a), Buffer.from(b));

  return {
    /** Sends a code; nothing in the answer, its time or the message depends on whether the phone has an account. */
    async sendCode(typed: string, visitor: Visitor) {
      const phone = canonicalPhone(typed);
      const release = await credentials.takeCodeSend(phone, visitor);
      const now = clock();
      // Only the browser that asked for the code may try it: others cannot use up its guesses.
      const id = newToken();
      const code = String(randomInt(10 ** PHONE_CODE_DIGITS)).padStart(PHONE_CODE_DIGITS, '0');
      const row = { id, phoneKey: keyOf(phone), codeHash: hashCode(id, phone, code), proofHash: null, guesses: 0 };
      // Before it is sent: some phones show a message before the provider answers.
      await store.insert({ ...row, expiresAt: now + VALID_MS });
      const { brand } = await site.current();
      const text = MESSAGE_WORDS[visitor.language].access.code({ code, brand, minutes: PHONE_CODE_MINUTES });
      // The last line lets browsers fill the code in on this site alone (WebOTP).
      const bound = `${text}\n\n@${new URL(siteUrl).hostname} #${code}`;
      try {
        const to = internationalPhone(phone) ?? phone;
        await messages.sendSecret({ channel: 'sms', to, subject: '', text: bound }, visitor);
      } catch (error) {
        await store.delete(id);
        // What may have reached the phone has cost money.
        const mayHaveArrived = error instanceof AppError && error.cause instanceof UnansweredMessage;
        if (!mayHaveArrived) await release();
        throw error;
      }
      return { codeId: id, validSeconds: VALID_MS / 1000, againSeconds: PHONE_CODE_AGAIN_SECONDS };
    },

    /** Returns the proof for a right code. Each code takes five guesses, however many addresses they come from. */
    async checkCode(tried: { phone: string; codeId: string; code: string }, visitor: Visitor): Promise<string> {
      const { codeId: id, code } = tried;
      const phone = canonicalPhone(tried.phone);
      const phoneKey = keyOf(phone);
      const proof = newToken();
      const right = await credentials.tryPhoneCode(phone, visitor, () =>
        database.db.transaction().execute(async (trx) => {
          const now = clock();
          const sent = await store.countGuess(trx, { id, phoneKey, now, most: PHONE_CODE_GUESSES });
          if (!sent || !isSame(sent.codeHash, hashCode(id, phone, code))) return null;
          await store.deleteOf(trx, phoneKey, id);
          await store.setProof(trx, id, { proofHash: hashToken(proof), expiresAt: now + VALID_MS });
          return true;
        }),
      );
      if (right) return proof;
      throw AppError.ofField('invalid', 'code', ({ access }) => access.codeWrong);
    },

    /** Uses a proof up within the transaction of what it allows, and returns the canonical phone; else rejects. */
    async spendProof(trx: Writer, { phone: typed, proof }: ProvenPhone): Promise<string> {
      const phone = canonicalPhone(typed);
      const about = { phoneKey: keyOf(phone), proofHash: hashToken(proof), now: clock() };
      if (await store.spendProof(trx, about)) return phone;
      throw new AppError('conflict', ({ access }) => access.proofSpent);
    },

    /** Deletes the codes of a phone, with its account. */
    forgetCodes: (trx: Writer, phone: string) => store.deleteOf(trx, keyOf(phone), null),

    sweepCodes: () => store.deleteExpired(clock()),
  };
}

export type PhoneCodes = ReturnType<typeof phoneCodes>;
