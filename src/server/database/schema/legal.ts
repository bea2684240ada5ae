import type { Instant } from './column-types.ts';

interface LegalPagesTable {
  /** Name of the page (`LEGAL_PAGES` of core). */
  id: string;
  /** Clean HTML, as last saved. */
  content: string;
  /** The text in force; null for none. */
  published: string | null;
  publishedAt: Instant | null;
  version: number;
  updatedAt: Instant;
}

/** Every text that was in force: consents refer to what was readable on their day. */
interface LegalEditionsTable {
  pageId: string;
  number: number;
  content: string;
  publishedAt: Instant;
  /** Name of the admin at that time. */
  publishedBy: string;
}

export interface LegalTables {
  legalPages: LegalPagesTable;
  legalEditions: LegalEditionsTable;
}
