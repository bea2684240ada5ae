import type { PackageCard } from '../../../contracts/packages.ts';
import type { Language } from '../../../core/languages.ts';
import type { Database } from '../../database/database.ts';
import { readInLanguage } from '../../records/translations/in-languages.ts';
import type { PackageColumns } from './package-columns.ts';
import type { OnSale } from './package-filters.ts';
import { presentCard } from './present.ts';
import type { ShownPackages } from './store.ts';

/** For whom packages are shown. */
interface Shown {
  readonly sale: OnSale;
  readonly language: Language;
}

/** Returns what reads the cards of packages, by their index in the columns. */
export const packageCards =
  ({ read }: Database, store: Pick<ShownPackages, 'listCards'>) =>
  async (columns: PackageColumns, indexes: Iterable<number>, { sale, language }: Shown): Promise<PackageCard[]> => {
    const ids = Array.from(indexes, (index) => columns.ids[index] as string);
    const [rows, wordsOf] = await Promise.all([
      store.listCards(ids),
      readInLanguage(read, 'package', ids, { language, part: 'card' }),
    ]);
    return rows.map((row) => presentCard(row, sale, wordsOf(row.id)));
  };
