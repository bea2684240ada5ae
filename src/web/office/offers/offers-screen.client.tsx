import { Alert, Button, Group, Paper, Text, Title } from '@mantine/core';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ApiAnswer } from '../../../contracts/client.ts';
import type { Offer } from '../../../contracts/offers.ts';
import { adminApi } from '../api/admin-api.ts';
import { afterDialog, ConfirmAction } from '../ui/confirm-dialog.tsx';
import { formatCalendarDay } from '../ui/indian-dates.ts';
import { ListPager } from '../ui/list-pager.tsx';
import { ListUnread } from '../ui/list-unread.tsx';
import { NoRecords } from '../ui/no-records.tsx';
import { tellDone } from '../ui/toasts.tsx';
import { ToneBadge } from '../ui/tone-badge.tsx';
import { OfferDialog } from './offer-dialog.tsx';
import { offerMark, offerState, SCOPE_NAMES } from './offer-words.ts';
import styles from './offers.module.css';

export const OFFERS_A_PAGE = 20;

/** What is open over the list: a new offer, or one from the list. */
type Edited = Offer | 'new' | null;

interface OffersScreenProps {
  /** Null when it could not be loaded. */
  list: ApiAnswer<'GET /api/admin/offers'> | null;
  /** Opens the form of a new offer at once. */
  beginsWithNew: boolean;
}

/** Lists current, coming and past offers. */
export function OffersScreen({ list, beginsWithNew }: OffersScreenProps) {
  const { revalidate } = useRevalidator();
  const [edited, setEdited] = useState<Edited>(beginsWithNew ? 'new' : null);
  const addButton = useRef<HTMLButtonElement>(null);
  const reload = () => void revalidate();
  return (
    <>
      <Group justify="space-between" mb="md">
        <div>
          <Title order={2} size="h3">
            Offers
          </Title>
          <Text c="dimmed" size="sm">
            Each offer lowers the prices of what it covers, and appears on the home page, from its first to its last
            day, in Indian time.
          </Text>
        </div>
        <Button ref={addButton} onClick={() => setEdited('new')}>
          New offer
        </Button>
      </Group>
      {list === null && <ListUnread>Failed to load offers</ListUnread>}
      {list && list.offers.length === 0 && (
        <NoRecords title="No offers" text="The home page shows this section once you create one." />
      )}
      {list && list.offers.length > 0 && (
        <>
          <ul className={styles.offers}>
            {list.offers.map((offer) => (
              <li key={offer._id}>
                <OfferCard
                  offer={offer}
                  onEdit={() => setEdited(offer)}
                  onDeleted={() => {
                    reload();
                    afterDialog(() => addButton.current?.focus());
                  }}
                />
              </li>
            ))}
          </ul>
          <ListPager {...list} limit={OFFERS_A_PAGE} noun="offers" />
        </>
      )}
      <OfferDialog
        edited={edited}
        onClose={() => setEdited(null)}
        onSaved={() => {
          setEdited(null);
          reload();
        }}
      />
    </>
  );
}

interface OfferCardProps {
  offer: Offer;
  onEdit: () => void;
  onDeleted: () => void;
}

function OfferCard({ offer, onEdit, onDeleted }: OfferCardProps) {
  const [asking, setAsking] = useState(false);
  const { tone, name } = offerState(offer);
  const mark = offerMark(offer);

  const remove = async () => {
    await adminApi('DELETE /api/admin/offers/{id}', { params: { id: offer._id } });
    tellDone(`“${offer.title}” is deleted.`);
    onDeleted();
  };

  return (
    <Paper component="article" withBorder p="md" className={styles.offer ?? ''}>
      <Group gap="sm">
        <ToneBadge tone={tone}>{name}</ToneBadge>
        {offer.isDemo && <span className={styles.quiet}>Demo</span>}
      </Group>
      <h3 className={styles.title}>
        {offer.title} <span className={styles.percent}>{offer.percent}%</span>
      </h3>
      <p className={styles.quiet}>
        {SCOPE_NAMES[offer.scope]}, {formatCalendarDay(offer.from)} to {formatCalendarDay(offer.until)}
      </p>
      <p>{offer.text}</p>
      {offer.chips.length > 0 && <p className={styles.quiet}>In the popup: {offer.chips.join(' · ')}</p>}
      {mark && (
        <Alert color="yellow" title={mark.title}>
          {mark.problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </Alert>
      )}
      <Group gap="xs" mt="xs">
        <Button variant="default" size="sm" onClick={onEdit} aria-label={`Edit ${offer.title}`}>
          Edit
        </Button>
        <Button variant="default" size="sm" onClick={() => setAsking(true)} aria-label={`Delete ${offer.title}`}>
          Delete
        </Button>
      </Group>
      <ConfirmAction
        opened={asking}
        title="Delete this offer?"
        confirmLabel="Delete"
        failure="Failed to delete offer"
        act={remove}
        onClose={() => setAsking(false)}
      >
        “{offer.title}” {offer.state === 'running' ? 'is removed from the site at once and' : ''} cannot be restored.
      </ConfirmAction>
    </Paper>
  );
}
