import type { LegalPage, ManagedLegalPage, ManagedLegalSummary } from '../../../contracts/legal.ts';
import type { Language } from '../../../core/languages.ts';
import { blanksIn, LEGAL_PAGES, type LegalPageName, legalPath } from '../../../core/legal/legal-pages.ts';
import { legalPages } from '../../../words/en/ui/legal-pages.ts';
import type { Clock } from '../../clock.ts';
import type { Database, Writer } from '../../database/database.ts';
import { textOfHtml } from '../../records/rich-text.ts';
import { readInLanguage, readLanguages, withLocalLinks } from '../../records/translations/in-languages.ts';
import { readSummaries } from '../../records/translations/summaries.ts';
import type { AuditService } from '../audit/service.ts';
import type { SettingsService } from '../settings/service.ts';
import { draftOf } from './drafts.ts';
import { legalSaving, noSuchPage } from './saving.ts';
import { type LegalRow, legalStore, listEditions } from './store.ts';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly audit: AuditService;
  readonly settings: Pick<SettingsService, 'current'>;
}

const asTime = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

function stateOf(row: LegalRow | undefined, wasPublished: boolean): ManagedLegalSummary['state'] {
  if (!row) return 'none';
  if (row.published !== null) return row.published === row.content ? 'published' : 'changed';
  return wasPublished ? 'withdrawn' : 'draft';
}

/**
 * Keeps the agency's legal pages: written over drafts that name what is to be filled in, published once nothing is
 * left, every edition kept.
 */
export function legalService(dependencies: Dependencies) {
  const { database, settings } = dependencies;
  const store = legalStore(database);

  async function present(row: LegalRow | undefined, name: LegalPageName): Promise<ManagedLegalPage> {
    const [editions, summariesOf] = await Promise.all([
      listEditions(database.read, name),
      readSummaries(database.read, 'legal', [name]),
    ]);
    const content = row?.content ?? draftOf(name, await settings.current());
    return {
      name,
      state: stateOf(row, editions.length > 0),
      publishedAt: asTime(row?.publishedAt ?? null),
      translations: summariesOf(name),
      content,
      blanks: blanksIn(textOfHtml(content)),
      version: row?.version ?? 0,
      editions: editions.map(({ number, publishedAt, publishedBy }) => ({
        number,
        publishedAt: new Date(publishedAt).toISOString(),
        by: publishedBy,
      })),
    };
  }

  const showManaged = async (name: LegalPageName): Promise<ManagedLegalPage> =>
    present(await store.find(database.read, name), name);

  return {
    /** Returns the names of the pages that visitors can read, in their order. */
    async published(): Promise<LegalPageName[]> {
      const rows = await store.listPublished();
      return LEGAL_PAGES.filter((name) => rows.some(({ id }) => id === name));
    },

    /** Returns the pages that visitors can read, for search engines. */
    async listPages() {
      const [rows, languagesOf] = await Promise.all([store.listPublished(), readLanguages(database.read, 'legal')]);
      return LEGAL_PAGES.flatMap((name) => {
        const row = rows.find(({ id }) => id === name);
        const updatedAt = row?.publishedAt ?? undefined;
        return row ? [{ path: legalPath(name), languages: languagesOf(name), ...(updatedAt && { updatedAt }) }] : [];
      });
    },

    async show(name: LegalPageName, language: Language = 'en'): Promise<LegalPage> {
      const row = await store.find(database.read, name);
      if (!row || row.published === null) throw noSuchPage();
      const wordsOf = await readInLanguage(database.read, 'legal', [name], { language, part: 'released' });
      const { translate, language: shown, languages } = wordsOf(name);
      const { content } = translate({ content: row.published });
      return {
        name,
        content: withLocalLinks(content, language),
        since: new Date(row.publishedAt ?? row.updatedAt).toISOString(),
        language: shown,
        languages,
      };
    },

    /** What is translated of the pages: the text in force. */
    originals: {
      async find(from: Writer, id: string) {
        const name = LEGAL_PAGES.find((each) => each === id);
        const row = name && (await store.find(from, name));
        if (!name || !row || row.published === null) throw noSuchPage();
        return { title: legalPages.names[name], record: { content: row.published }, page: legalPath(name) };
      },
      noun: 'site' as const,
    },

    async list(): Promise<ManagedLegalSummary[]> {
      const [rows, summariesOf] = await Promise.all([store.list(), readSummaries(database.read, 'legal', LEGAL_PAGES)]);
      return LEGAL_PAGES.map((name) => {
        const row = rows.find(({ id }) => id === name);
        // A row that is in force nowhere and has been once was withdrawn.
        const state = stateOf(row, row !== undefined && row.publishedAt !== null);
        return { name, state, publishedAt: asTime(row?.publishedAt ?? null), translations: summariesOf(name) };
      });
    },

    showManaged,
    ...legalSaving({ ...dependencies, store, showManaged }),

    async edition(name: LegalPageName, number: number) {
      const row = await store.findEdition(name, number);
      if (!row) throw noSuchPage();
      const { content, publishedAt, publishedBy } = row;
      return { number, content, publishedAt: new Date(publishedAt).toISOString(), by: publishedBy };
    },
  };
}

export type LegalService = ReturnType<typeof legalService>;
