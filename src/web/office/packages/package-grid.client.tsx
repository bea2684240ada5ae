import { type ReactNode, useState } from 'react';
import type { ApiAnswer } from '../../../contracts/client.ts';
import type { AdminPackageCard } from '../../../contracts/packages.ts';
import type { PackageState, PackageStatus } from '../../../core/packages/package-options.ts';
import { packages } from '../../../words/en/office/packages.ts';
import { adminApi, sendForm, wordsOf } from '../api/admin-api.ts';
import type { CardQuery } from '../ui/card-grid/card-query.ts';
import { RecordGrid } from '../ui/card-grid/record-grid.tsx';
import type { Scheduling } from '../ui/card-grid/scheduled-list.tsx';
import { useChosen } from '../ui/card-grid/use-chosen.ts';
import type { Deletion } from '../ui/card-grid/use-deletion.ts';
import { ManagedPackageCard } from './managed-package-card.tsx';
import { PACKAGE_KIND } from './package-kind.ts';

interface PackageGridProps {
  query: CardQuery<PackageState>;
  /** Null when it could not be loaded. */
  list: ApiAnswer<'GET /api/packages/admin/all'> | null;
  /** The error message. */
  failure: string;
  notice: ReactNode;
}

const deletion = (): Deletion => ({
  remove: (id) => adminApi('DELETE /api/packages/admin/{id}', { params: { id } }),
  restore: (id) => adminApi('POST /api/packages/admin/{id}/restore', { params: { id } }),
  words: { deleteFailed: packages.deleteFailed, restoreFailed: packages.saveFailed },
});

const scheduling = (): Scheduling<AdminPackageCard> => ({
  set: ({ _id, version }, publishAt) => {
    const parts = { publishAt: publishAt ?? '', version: String(version) };
    return sendForm('PUT /api/packages/admin/{id}', { params: { id: _id }, parts });
  },
  failure: packages.saveFailed,
});

/** Lists all packages as cards, to search, publish, archive and delete. */
export function PackageGrid({ query, list, failure, notice }: PackageGridProps) {
  const [banner, setBanner] = useState('');
  const { chosenOf, choose } = useChosen<PackageStatus>({
    send: async (id, status) =>
      (await adminApi('PATCH /api/packages/admin/{id}/status', { params: { id }, body: { status } })).package,
    onFailure: (error) => setBanner(wordsOf(error, packages.statusFailed)),
  });
  return (
    <RecordGrid
      noun={packages.noun}
      nouns={packages.nouns}
      path={PACKAGE_KIND.path}
      title={packages.title}
      createLabel={packages.createPackage}
      emptyHint={packages.emptyHint}
      query={query}
      statusNames={packages.states}
      list={list && { ...list, cards: list.packages }}
      failure={failure}
      banner={banner}
      onBanner={setBanner}
      deletion={deletion()}
      notice={notice}
      scheduling={scheduling()}
      renderCard={(card, onDelete) => (
        <ManagedPackageCard
          card={{ ...card, status: chosenOf(card) ?? card.status }}
          onStatus={(status) => choose(card, status)}
          onDelete={onDelete}
        />
      )}
    />
  );
}
