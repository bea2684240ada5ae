import { Button, Group, Text, Title } from '@mantine/core';
import { useRef, useState } from 'react';
import { Link, useNavigation, useRevalidator } from 'react-router';
import type { DemoCounts } from '../../../contracts/admin.ts';
import type { ApiAnswer } from '../../../contracts/client.ts';
import type { AdminPackageCard } from '../../../contracts/packages.ts';
import type { PackageStatus } from '../../../core/packages/package-options.ts';
import { adminApi, wordsOf } from '../../admin-api.ts';
import { afterDialog, ConfirmDialog } from '../../ui/admin/confirm-dialog.tsx';
import { ErrorBanner } from '../../ui/admin/error-banner.tsx';
import { Pager } from '../../ui/admin/pager.tsx';
import { offerUndo, tellDone, tellFailure } from '../../ui/admin/toasts.tsx';
import { PlusIcon } from '../../ui/icons.tsx';
import { DemoNotice } from './demo-notice.tsx';
import { PackageCard } from './package-card.tsx';
import { PackageFilters } from './package-filters.tsx';
import styles from './package-grid.module.css';
import type { PackageQuery } from './package-query.ts';
import { PACKAGES_A_PAGE } from './package-query.ts';

interface PackageGridProps {
  query: PackageQuery;
  /** Null when it could not be read. */
  list: ApiAnswer<'GET /api/packages/admin/all'> | null;
  /** Why not. */
  failure: string;
  demo: DemoCounts | null;
  onDemoRemoved: () => void;
}

/** A status that was chosen and is on its way: it shows at once, and goes back when it is refused. */
function useStatuses(onFailure: (words: string) => void) {
  const { revalidate } = useRevalidator();
  const [chosen, setChosen] = useState<Readonly<Record<string, PackageStatus>>>({});
  const forget = (id: string, status: PackageStatus) =>
    setChosen((now) =>
      now[id] === status ? Object.fromEntries(Object.entries(now).filter(([key]) => key !== id)) : now,
    );
  const choose = async (id: string, status: PackageStatus) => {
    setChosen((now) => ({ ...now, [id]: status }));
    try {
      await adminApi('PATCH /api/packages/admin/{id}/status', { params: { id }, body: { status } });
      await revalidate();
    } catch (error) {
      onFailure(wordsOf(error, 'Failed to update status'));
    } finally {
      forget(id, status);
    }
  };
  return { chosen, choose };
}

function useDeletion(onFailure: (words: string) => void) {
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState<AdminPackageCard | null>(null);
  const [deleting, setDeleting] = useState(false);
  const restore = async ({ _id: id, title }: AdminPackageCard) => {
    try {
      await adminApi('POST /api/packages/admin/{id}/restore', { params: { id } });
      await revalidate();
      tellDone(`"${title}" is back.`);
    } catch (error) {
      // The grid, and its banner, may have been left long since.
      tellFailure(wordsOf(error, 'Failed to save package'));
    }
  };
  const remove = async (card: AdminPackageCard) => {
    setDeleting(true);
    try {
      await adminApi('DELETE /api/packages/admin/{id}', { params: { id: card._id } });
      offerUndo({ message: `"${card.title}" is deleted.`, onUndo: () => void restore(card) });
      await revalidate();
    } catch (error) {
      onFailure(wordsOf(error, 'Failed to delete package'));
    } finally {
      setDeleting(false);
      setAsked(null);
    }
  };
  return { asked, setAsked, deleting, remove };
}

/** All packages as cards: looked for, published, archived, deleted. */
export function PackageGrid({ query, list, failure, demo, onDemoRemoved }: PackageGridProps) {
  const { revalidate } = useRevalidator();
  const navigation = useNavigation();
  const [banner, setBanner] = useState('');
  const { chosen, choose } = useStatuses(setBanner);
  const { asked, setAsked, deleting, remove } = useDeletion(setBanner);
  const heading = useRef<HTMLHeadingElement>(null);
  const again = (
    <Button size="compact-sm" variant="default" onClick={() => void revalidate()}>
      Try again
    </Button>
  );
  return (
    <>
      <Group justify="space-between" mb="md">
        <Title order={2} size="h3" ref={heading} tabIndex={-1}>
          Packages
        </Title>
        <Button component={Link} to="/admin/packages/new" leftSection={<PlusIcon size={16} />}>
          Create Package
        </Button>
      </Group>
      {demo && <DemoNotice counts={demo} onRemoved={onDemoRemoved} onFailure={setBanner} />}
      <PackageFilters search={query.search} status={query.status} counts={list?.counts ?? null} />
      <div className={styles.banner}>
        <ErrorBanner onClose={() => setBanner('')}>{banner}</ErrorBanner>
        <ErrorBanner action={again}>{failure}</ErrorBanner>
      </div>
      {list && (
        <>
          <ul className={styles.grid} data-busy={navigation.state === 'loading' || undefined}>
            {list.packages.map((card) => (
              <li key={card._id}>
                <PackageCard
                  card={{ ...card, status: chosen[card._id] ?? card.status }}
                  onStatus={(status) => void choose(card._id, status)}
                  onDelete={() => setAsked(card)}
                />
              </li>
            ))}
          </ul>
          {list.total === 0 ? (
            <NoPackages query={query} />
          ) : (
            <Pager {...list} limit={PACKAGES_A_PAGE} noun="packages" />
          )}
        </>
      )}
      <ConfirmDialog
        opened={asked !== null}
        title="Delete package"
        confirmLabel="Delete"
        busy={deleting}
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          // Its button goes with the card, so the focus needs a place to return to, once the dialog lets it out.
          if (asked) void remove(asked).then(() => afterDialog(() => heading.current?.focus()));
        }}
      >
        <Text>Are you sure you want to delete this package?</Text>
        <Text fw={600} mt="xs">
          {asked?.title}
        </Text>
      </ConfirmDialog>
    </>
  );
}

function NoPackages({ query }: { query: PackageQuery }) {
  const filtered = query.search !== '' || query.status !== null;
  return (
    <div className={styles.empty} role="status">
      <Text fw={600}>{filtered ? 'No packages match' : 'No packages yet'}</Text>
      <Text size="sm" c="dimmed">
        {filtered ? 'Look for other words, or show all of them.' : 'Put up the first one; it starts as a draft.'}
      </Text>
      {filtered ? (
        <Button component={Link} to="/admin/packages" variant="default">
          Show all packages
        </Button>
      ) : (
        <Button component={Link} to="/admin/packages/new">
          Create Package
        </Button>
      )}
    </div>
  );
}
