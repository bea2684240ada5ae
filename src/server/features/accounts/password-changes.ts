import type { SignedIn } from '../../../contracts/accounts.ts';
import { internationalPhone } from '../../../core/canonical-phone.ts';
import { languageNamed } from '../../../core/languages.ts';
import { MESSAGE_WORDS } from '../../../words/words-of.ts';
import type { Writer } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { Visitor } from '../../http/visitor.ts';
import { accessStore, hasPhone } from './access-store.ts';
import type { AccountDependencies } from './dependencies.ts';
import type { UserSessions } from './sessions.ts';
import { accountStore, type UserRow } from './store.ts';

/** What a proof or a link allows to choose. */
export interface NewPassword {
  readonly password: string;
}

/** Replaces passwords, and tells people what happened to the way into their account. */
export function passwordChanges({ database, messages, site, onFailure }: AccountDependencies, sessions: UserSessions) {
  const store = accountStore(database);
  const access = accessStore(database);

  /** Tells a person by every channel that exists; a failure is logged and stops nothing. */
  function tell(user: UserRow, visitor: Pick<Visitor, 'limitKey'>, what: 'passwordChanged' | 'linkMade'): void {
    const { subject, text } = MESSAGE_WORDS[languageNamed(user.language)].access[what];
    const send = async (): Promise<void> => {
      const { brand, phone: ofSite } = await site.current();
      const worded = text({ brand, phone: ofSite });
      const to = internationalPhone(user.phone);
      const ways = [
        ...(hasPhone(user) && to !== null ? [{ channel: 'sms' as const, to }] : []),
        ...(user.email === null ? [] : [{ channel: 'email' as const, to: user.email }]),
      ];
      for (const way of ways) {
        if (!(await messages.canSend(way.channel))) continue;
        await messages.sendSecret({ ...way, subject: subject({ brand }), text: worded }, visitor).catch((error) => {
          if (!(error instanceof AppError)) throw error;
        });
      }
    };
    send().catch(onFailure);
  }

  /** Gives an account another password: every session ends, and the person is told. Returns a new session. */
  async function replace(
    trx: Writer,
    user: UserRow,
    chosen: { passwordHash: string; visitor: Visitor; way: 'code' | 'link' },
  ): Promise<SignedIn> {
    const { passwordHash, ...how } = chosen;
    await access.setPassword(trx, user.id, passwordHash);
    await access.deleteLinksOf(trx, user.id, 'reset-password');
    await store.deleteSessionsOf(user.id, trx);
    return sessions.start(trx, user, how);
  }

  return { tell, replace };
}

export type PasswordChanges = ReturnType<typeof passwordChanges>;
