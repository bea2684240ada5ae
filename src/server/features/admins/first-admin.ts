import { randomBytes } from 'node:crypto';
import { canonicalEmail } from '../../../core/accounts/account-form.ts';
import { newId } from '../../ids.ts';
import { OPERATOR } from '../audit/service.ts';
import type { AdminDependencies } from './dependencies.ts';
import { isEasyToGuess } from './own-password.ts';
import { adminStore } from './store.ts';

/** The address of the first admin where none is configured. */
const FIRST_ADMIN_EMAIL = 'admin@safarnama.example';

const WEAK_PASSWORD =
  'ADMIN_PASSWORD is too easy to guess: it is among the commonest passwords, or the e-mail address or the name of the ' +
  'admin. Set another one, or none: then one is made and shown once.';

export interface FirstAdmin {
  readonly email: string | undefined;
  readonly password: string | undefined;
  /** Told the words that show a password made by us, once; later starts get a reminder without it. */
  readonly announce: (words: string) => void;
}

const firstPasswordWords = (email: string, password: string): string =>
  [
    `E-mail       ${email}`,
    `Password     ${password}`,
    '',
    'This password is shown only now. If you lose it, this makes another one:',
    `npm run let-in ${email}`,
  ].join('\n');

const reminderWords = (email: string): string =>
  [
    `E-mail       ${email}`,
    'Password     was shown at the first start. If it is lost, this makes another one:',
    `             npm run let-in ${email}`,
  ].join('\n');

/** Makes the admin that a new installation begins with. */
export function firstAdmin({ database, clock, credentials, audit }: AdminDependencies) {
  const store = adminStore(database);

  /** Says how to get in as long as the first admin, made by us, has not signed in. */
  async function remindOfFirst(announce: FirstAdmin['announce']): Promise<void> {
    const [first, ...others] = await store.list();
    if (!first || others.length > 0) return;
    if (first.lastLoginAt === null && first.handedOverAt === null) announce(reminderWords(first.email));
  }

  return {
    /**
     * Makes the first super_admin where there is no admin at all, once over all processes. A password made by us is kept
     * as a hash only: a process that is killed before it shows the password leaves `npm run let-in` as the way in.
     */
    async ensureFirst({ email = FIRST_ADMIN_EMAIL, password, announce }: FirstAdmin): Promise<void> {
      if (await store.hasAny(database.read)) {
        if (password === undefined) await remindOfFirst(announce);
        return;
      }
      const chosen = password ?? randomBytes(12).toString('base64url');
      const now = clock();
      const named = { username: email.split('@')[0] || 'admin', canonicalEmail: canonicalEmail(email) };
      if (password !== undefined && (await isEasyToGuess(credentials, named, password))) throw new Error(WEAK_PASSWORD);
      const row = {
        id: newId(now),
        ...named,
        email,
        passwordHash: await credentials.hashPassword(chosen),
        role: 'super_admin',
        createdAt: now,
      };
      const isMade = await database.db.transaction().execute(async (trx) => {
        await store.lockAll(trx);
        if (await store.hasAny(trx)) return false;
        await store.insert(trx, row);
        await audit.record(trx, OPERATOR, { action: 'admin.added', subject: row.username });
        return true;
      });
      if (isMade && password === undefined) announce(firstPasswordWords(email, chosen));
    },
  };
}
