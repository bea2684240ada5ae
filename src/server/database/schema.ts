import type { AccountTables } from './schema/accounts.ts';
import type { CatalogueTables } from './schema/catalogue.ts';
import type { ConversationTables } from './schema/conversations.ts';
import type { CustomerTables } from './schema/customers.ts';
import type { DeskTables } from './schema/desk.ts';
import type { FigureTables } from './schema/figures.ts';
import type { ImportTables } from './schema/imports.ts';
import type { InstallationTables } from './schema/installation.ts';
import type { LegalTables } from './schema/legal.ts';
import type { PollTables } from './schema/polls.ts';
import type { ReviewTables } from './schema/reviews.ts';

/** Every table, after all migrations. */
export interface Schema
  extends AccountTables,
    CatalogueTables,
    ConversationTables,
    CustomerTables,
    DeskTables,
    FigureTables,
    ImportTables,
    InstallationTables,
    LegalTables,
    PollTables,
    ReviewTables {}
