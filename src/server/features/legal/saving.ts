import type { ManagedLegalPage } from '../../../contracts/legal.ts';
import { blanksIn, LEGAL_LIMIT, type LegalPageName } from '../../../core/legal/legal-pages.ts';
import type { Clock } from '../../clock.ts';
import type { Database, Writer } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { AdminSession } from '../../http/endpoints.ts';
import { touchNoun } from '../../http/noun-versions.ts';
import { cleanHtml, textOfHtml } from '../../records/rich-text.ts';
import { followOriginal } from '../../records/translations/follow-original.ts';
import type { AuditService } from '../audit/service.ts';
import type { legalStore } from './store.ts';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly audit: AuditService;
  readonly store: ReturnType<typeof legalStore>;
  readonly showManaged: (name: LegalPageName) => Promise<ManagedLegalPage>;
}

export interface LegalForm {
  readonly content: string;
  /** The version that was read. */
  readonly version: number;
  readonly publish: boolean;
}

export const noSuchPage = () => new AppError('not-found', ({ legal }) => legal.notPublished);
const savedMeanwhile = () => new AppError('conflict', ({ legal }) => legal.meanwhile);

/** Returns the cleaned text; refuses one that is empty or too long. */
function readText(content: string): string {
  const clean = cleanHtml(content);
  const { length } = textOfHtml(clean);
  if (length === 0) throw AppError.ofProblems({ content: { say: 'field-missing', field: 'content' } });
  if (length > LEGAL_LIMIT)
    throw AppError.ofProblems({ content: { say: 'field-too-long', field: 'content', max: LEGAL_LIMIT } });
  return clean;
}

/** Saves, publishes and withdraws legal pages. */
export function legalSaving({ database, clock, audit, store, showManaged }: Dependencies) {
  async function write(trx: Writer, name: LegalPageName, { content, version, publish }: LegalForm): Promise<boolean> {
    const before = await store.find(trx, name);
    const now = clock();
    const inForce = publish ? { published: content, publishedAt: now } : {};
    const { published = null, publishedAt = null } = before ?? {};
    const row = { published, publishedAt, ...inForce, id: name, content, version, updatedAt: now };
    return store.replace(trx, row, version);
  }

  return {
    async save(name: LegalPageName, form: LegalForm, session: AdminSession): Promise<ManagedLegalPage> {
      const content = readText(form.content);
      const blanks = blanksIn(textOfHtml(content));
      if (form.publish && blanks.length > 0) throw AppError.ofProblems({ content: { say: 'blanks-left', blanks } });
      await database.db.transaction().execute(async (trx) => {
        if (!(await write(trx, name, { ...form, content }))) throw savedMeanwhile();
        const action = form.publish ? 'legal.published' : 'legal.saved';
        await audit.record(trx, session, { action, subject: name });
        if (!form.publish) return;
        const edition = { pageId: name, content, publishedAt: clock(), publishedBy: session.username };
        await store.insertEdition(trx, edition);
        await followOriginal(trx, 'legal', name, { content });
        await touchNoun(trx, 'site');
      });
      return showManaged(name);
    },

    /** Takes a page off the site. */
    async withdraw(name: LegalPageName, version: number, session: AdminSession): Promise<ManagedLegalPage> {
      await database.db.transaction().execute(async (trx) => {
        const row = await store.find(trx, name);
        if (!row || row.published === null) throw noSuchPage();
        if (!(await store.replace(trx, { ...row, published: null, updatedAt: clock() }, version)))
          throw savedMeanwhile();
        await audit.record(trx, session, { action: 'legal.withdrawn', subject: name });
        await touchNoun(trx, 'site');
      });
      return showManaged(name);
    },
  };
}
