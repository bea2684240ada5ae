import type { SignedIn } from '../../../contracts/accounts.ts';
import type { BackCheck } from '../../../core/accounts/account-access.ts';
import { canonicalEmail } from '../../../core/accounts/account-form.ts';
import { languageNamed, localPath } from '../../../core/languages.ts';
import { MESSAGE_WORDS } from '../../../words/words-of.ts';
import type { Writer } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { AdminSession, Session } from '../../http/endpoints.ts';
import type { Visitor } from '../../http/visitor.ts';
import { hashToken, newToken } from '../credentials/service.ts';
import { accessStore, hasPhone } from './access-store.ts';
import type { AccountDependencies } from './dependencies.ts';
import { requireGoodPassword } from './new-user.ts';
import type { NewPassword, PasswordChanges } from './password-changes.ts';
import { subjectOf, type UserSessions } from './sessions.ts';

type Purpose = 'confirm-email' | 'reset-password';

const MAILED_LINK_MINUTES = 30;
const MAILED_LINK_MS = MAILED_LINK_MINUTES * 60_000;
const AGENCY_LINK_MS = 86_400_000;

const PAGE_OF: Readonly<Record<Purpose, string>> = {
  'confirm-email': '/confirm-email',
  'reset-password': '/reset-password',
};

/** Makes links that confirm an address or choose a new password; each is stored as a hash and opens once. */
export function accountLinks(dependencies: AccountDependencies, passwords: PasswordChanges, sessions: UserSessions) {
  const { database, clock, credentials, audit, messages, site, siteUrl, onFailure } = dependencies;
  const access = accessStore(database);

  const linkEnded = () => new AppError('conflict', ({ access }) => access.linkEnded);

  /** Stores a link in place of earlier ones of its kind, and returns its address. */
  async function makeLink(
    trx: Writer,
    link: { userId: string; purpose: Purpose; validMs: number; email?: string; language: Visitor['language'] },
  ): Promise<string> {
    const token = newToken();
    const now = clock();
    const { userId, purpose, email = null } = link;
    await access.deleteLinksOf(trx, userId, purpose);
    const row = { tokenHash: hashToken(token), userId, purpose, email, createdAt: now, expiresAt: now + link.validMs };
    await access.insertLink(trx, row);
    // After the #, a browser sends it to no server, and so no log has it.
    return `${siteUrl}${localPath(link.language, PAGE_OF[purpose])}#${token}`;
  }

  async function requireMail(): Promise<void> {
    if (!(await messages.canSend('email'))) throw new AppError('conflict', ({ access }) => access.noProvider);
  }

  async function mail(to: string, what: 'confirmEmail' | 'resetLink', url: string, visitor: Visitor): Promise<void> {
    const { subject, text } = MESSAGE_WORDS[visitor.language].access[what];
    const { brand } = await site.current();
    const worded = text({ brand, url, minutes: MAILED_LINK_MINUTES });
    await messages.sendSecret({ channel: 'email', to, subject: subject({ brand }), text: worded }, visitor);
  }

  return {
    /** Sends a link to an address. The account keeps its present address until the link is opened. */
    async setEmail(email: string, { userId }: Session, visitor: Visitor): Promise<void> {
      await requireMail();
      const { language } = visitor;
      const link = { userId, purpose: 'confirm-email', validMs: MAILED_LINK_MS, email, language } as const;
      const url = await database.db.transaction().execute((trx) => makeLink(trx, link));
      await mail(email, 'confirmEmail', url, visitor);
    },

    async confirmEmail(token: string): Promise<string> {
      return database.db.transaction().execute(async (trx) => {
        const tokenHash = hashToken(token);
        const link = await access.spendLink(trx, { tokenHash, purpose: 'confirm-email', now: clock() });
        const held = link && (await access.hold(trx, link.userId));
        if (!held || link.email === null) throw linkEnded();
        const confirmedEmail = canonicalEmail(link.email);
        const other = await access.findByConfirmedEmail(confirmedEmail, trx);
        if (other && other.id !== held.id) throw new AppError('conflict', ({ access }) => access.emailOfOther);
        await access.changeContact(trx, held, { email: link.email, confirmedEmail });
        return link.email;
      });
    },

    /** Mails a link to a confirmed address. Whether there is an account shows neither in the answer nor in its time. */
    async mailResetLink(typed: string, visitor: Visitor): Promise<void> {
      await requireMail();
      const send = async (): Promise<void> => {
        const user = await access.findByConfirmedEmail(canonicalEmail(typed));
        if (!user || user.email === null) return;
        const { language } = visitor;
        const link = { userId: user.id, purpose: 'reset-password', validMs: MAILED_LINK_MS, language } as const;
        const url = await database.db.transaction().execute((trx) => makeLink(trx, link));
        await mail(user.email, 'resetLink', url, visitor);
      };
      send().catch((error) => {
        if (!(error instanceof AppError)) onFailure(error);
      });
    },

    async resetByLink({ link: token, password }: NewPassword & { link: string }, visitor: Visitor): Promise<SignedIn> {
      await requireGoodPassword(credentials, { password, phone: '' });
      const passwordHash = await credentials.hashPassword(password);
      const { user, signedIn } = await database.db.transaction().execute(async (trx) => {
        const tokenHash = hashToken(token);
        const link = await access.spendLink(trx, { tokenHash, purpose: 'reset-password', now: clock() });
        const user = link && (await access.hold(trx, link.userId));
        if (!user) throw linkEnded();
        await requireGoodPassword(credentials, { password, phone: hasPhone(user) ? user.canonicalPhone : '' });
        return { user, signedIn: await passwords.replace(trx, user, { passwordHash, visitor, way: 'link' }) };
      });
      sessions.note(user, visitor);
      passwords.tell(user, visitor, 'passwordChanged');
      return signedIn;
    },

    /** Makes a link for a traveller who asked the agency, after asking back; the account is told. */
    async makeResetLink(id: string, checks: readonly BackCheck[], session: AdminSession) {
      const { user, url } = await database.db.transaction().execute(async (trx) => {
        const user = await access.hold(trx, id);
        if (!user) throw new AppError('not-found', ({ access }) => access.noAccount);
        const link = { userId: id, purpose: 'reset-password', validMs: AGENCY_LINK_MS } as const;
        const url = await makeLink(trx, { ...link, language: languageNamed(user.language) });
        await access.setNotice(trx, id, 'link-made');
        const changes = [{ field: 'askedBack', from: '', to: [...new Set(checks)].join(', ') }];
        await audit.record(trx, session, { action: 'person.reset-link-made', subject: subjectOf(user), changes });
        return { user, url };
      });
      passwords.tell(user, { limitKey: `admin ${session.adminId}` }, 'linkMade');
      return { url, expiresAt: new Date(clock() + AGENCY_LINK_MS).toISOString() };
    },

    sweepLinks: () => access.deleteExpiredLinks(clock()),
  };
}
