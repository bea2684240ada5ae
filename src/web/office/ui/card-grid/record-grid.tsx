import { Button, Group, Text, Title } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { Link, useNavigation, useRevalidator } from 'react-router';
import { actions } from '../../../../words/en/office/actions.ts';
import { cards } from '../../../../words/en/office/cards.ts';
import { PlusIcon } from '../../../ui/icons.tsx';
import { afterDialog, ConfirmAction } from '../confirm-dialog.tsx';
import { ErrorBanner } from '../error-banner.tsx';
import { ListPager } from '../list-pager.tsx';
import { CardFilters } from './card-filters.tsx';
import { CARDS_A_PAGE, type CardQuery } from './card-query.ts';
import styles from './record-grid.module.css';
import { ScheduledList, type ScheduledRecord, type Scheduling } from './scheduled-list.tsx';
import { type Deletion, useDeletion } from './use-deletion.ts';

type GridCard = ScheduledRecord;

interface CardList<C, S extends string> {
  readonly cards: readonly C[];
  readonly total: number;
  readonly page: number;
  readonly totalPages: number;
  readonly counts: Readonly<Record<S, number>>;
}

interface RecordGridProps<C extends GridCard, S extends string> {
  /** For example "package"; also used in the plural. */
  noun: string;
  nouns: string;
  /** Address of the section; the editor of a new record is below it. */
  path: string;
  title: string;
  createLabel: string;
  /** Shown while there are no records at all. */
  emptyHint: string;
  query: CardQuery<S>;
  statusNames: Readonly<Record<S, string>>;
  /** Null when it could not be loaded. */
  list: CardList<C, S> | null;
  /** The error message. */
  failure: string;
  /** A further error message. */
  banner: string;
  onBanner: (words: string) => void;
  deletion: Deletion;
  /** Shown above the grid. */
  notice: ReactNode;
  renderCard: (card: C, onDelete: () => void) => ReactNode;
  /** Moves and cancels what the tab of scheduled records lists. */
  scheduling: Scheduling<C>;
}

/** Lists all records of a kind as cards, to search, change and delete. */
export function RecordGrid<C extends GridCard, S extends string>(props: RecordGridProps<C, S>) {
  const { noun, nouns, path, query, list, banner, onBanner, renderCard } = props;
  const { revalidate } = useRevalidator();
  const navigation = useNavigation();
  const { asked, setAsked, remove } = useDeletion<C>(props.deletion);
  const heading = useRef<HTMLHeadingElement>(null);
  const again = (
    <Button size="compact-sm" variant="default" onClick={() => void revalidate()}>
      {actions.tryAgain}
    </Button>
  );
  return (
    <>
      <Group justify="space-between" mb="md">
        <Title order={2} size="h3" ref={heading} tabIndex={-1}>
          {props.title}
        </Title>
        <Button component={Link} to={`${path}/new`} leftSection={<PlusIcon size={16} />}>
          {props.createLabel}
        </Button>
      </Group>
      {props.notice}
      <CardFilters nouns={nouns} {...query} statusNames={props.statusNames} counts={list?.counts ?? null} />
      <div className={styles.banner}>
        <ErrorBanner onClose={() => onBanner('')}>{banner}</ErrorBanner>
        <ErrorBanner action={again}>{props.failure}</ErrorBanner>
      </div>
      {list && (
        <>
          {query.status === 'scheduled' ? (
            <ScheduledList cards={list.cards} path={path} scheduling={props.scheduling} />
          ) : (
            <ul className={styles.grid} data-busy={navigation.state === 'loading' || undefined}>
              {list.cards.map((card) => (
                <li key={card._id}>{renderCard(card, () => setAsked(card))}</li>
              ))}
            </ul>
          )}
          {list.total === 0 ? <NoCards {...props} /> : <ListPager {...list} limit={CARDS_A_PAGE} noun={nouns} />}
        </>
      )}
      <ConfirmAction
        opened={asked !== null}
        title={cards.removeRecord({ noun })}
        confirmLabel={cards.remove}
        failure={props.deletion.words.deleteFailed}
        onFailure={onBanner}
        // Its button disappears with the card, so the focus needs another target once the dialog releases it.
        act={async () => asked && remove(asked).finally(() => afterDialog(() => heading.current?.focus()))}
        onClose={() => setAsked(null)}
      >
        <Text>{cards.removeQuestion({ noun })}</Text>
        <Text fw={600} mt="xs">
          {asked?.title}
        </Text>
      </ConfirmAction>
    </>
  );
}

type NoCardsProps = Pick<RecordGridProps<GridCard, string>, 'nouns' | 'path' | 'createLabel' | 'emptyHint' | 'query'>;

function NoCards({ nouns, path, createLabel, emptyHint, query }: NoCardsProps) {
  const filtered = query.search !== '' || query.status !== null;
  return (
    <div className={styles.empty} role="status">
      <Text fw={600}>{(filtered ? cards.noneMatch : cards.noneYet)({ nouns })}</Text>
      <Text size="sm" c="dimmed">
        {filtered ? cards.tryOtherWords : emptyHint}
      </Text>
      {filtered ? (
        <Button component={Link} to={path} variant="default">
          {cards.showAll({ nouns })}
        </Button>
      ) : (
        <Button component={Link} to={`${path}/new`}>
          {createLabel}
        </Button>
      )}
    </div>
  );
}
