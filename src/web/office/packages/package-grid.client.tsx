import { type ReactNode, useState } from 'react';
import type { ApiAnswer } from '../../../contracts/client.ts';
import type { PackageStatus } from '../../../core/packages/package-options.ts';
import { adminApi, wordsOf } from '../api/admin-api.ts';
import type { CardQuery } from '../ui/card-grid/card-query.ts';
import { RecordGrid } from '../ui/card-grid/record-grid.tsx';
import { useChosen } from '../ui/card-grid/use-chosen.ts';
import type { Deletion } from '../ui/card-grid/use-deletion.ts';
import { ManagedPackageCard } from './managed-package-card.tsx';
import { PACKAGE_KIND } from './package-kind.ts';
import { PACKAGE_STATUS_NAMES } from './package-status.ts';

interface PackageGridProps {
  query: CardQuery<PackageStatus>;
  /** Null when it could not be loaded. */
  list: ApiAnswer<'GET /api/packages/admin/all'> | null;
  /** The error message. */
  failure: string;
  notice: ReactNode;
}

const DELETION: Deletion = {
  remove: (id) => adminApi('DELETE /api/packages/admin/{id}', { params: { id } }),
  restore: (id) => adminApi('POST /api/packages/admin/{id}/restore', { params: { id } }),
  words: { deleteFailed: 'Failed to delete package', restoreFailed: PACKAGE_KIND.words.saveFailed },
};

/** Lists all packages as cards, to search, publish, archive and delete. */
export function PackageGrid({ query, list, failure, notice }: PackageGridProps) {
  const [banner, setBanner] = useState('');
  const { chosenOf, choose } = useChosen<PackageStatus>({
    send: async (id, status) =>
      (await adminApi('PATCH /api/packages/admin/{id}/status', { params: { id }, body: { status } })).package,
    onFailure: (error) => setBanner(wordsOf(error, 'Failed to update status')),
  });
  return (
    <RecordGrid
      noun="package"
      nouns="packages"
      path={PACKAGE_KIND.path}
      title="Packages"
      createLabel="Create Package"
      emptyHint="Create the first one; it starts as a draft."
      query={query}
      statusNames={PACKAGE_STATUS_NAMES}
      list={list && { ...list, cards: list.packages }}
      failure={failure}
      banner={banner}
      onBanner={setBanner}
      deletion={DELETION}
      notice={notice}
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
