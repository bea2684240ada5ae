import { Alert, Button, Group, Paper, Text, Title } from '@mantine/core';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ApiAnswer } from '../../../contracts/client.ts';
import type { Offer } from '../../../contracts/offers.ts';
import { offers as words } from '../../../words/en/office/offers.ts';
import { Passage } from '../../ui/passage.tsx';
import { adminApi } from '../api/admin-api.ts';
import { afterDialog, ConfirmAction } from '../ui/confirm-dialog.tsx';
import { TranslationLinks } from '../ui/editor/translation-links.tsx';
import { formatCalendarDay } from '../ui/indian-dates.ts';
import { ListPager } from '../ui/list-pager.tsx';
import { ListUnread } from '../ui/list-unread.tsx';
import { NoRecords } from '../ui/no-records.tsx';
import { tellDone } from '../ui/toasts.tsx';
import { ToneBadge } from '../ui/tone-badge.tsx';
import { OfferDialog } from './offer-dialog.tsx';
import { offerMark, offerState } from './offer-words.ts';
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
            {words.pageTitle}
          </Title>
          <Text c="dimmed" size="sm">
            {words.about}
          </Text>
        </div>
        <Button ref={addButton} onClick={() => setEdited('new')}>
          {words.newOffer}
        </Button>
      </Group>
      {list === null && <ListUnread>{words.readFailed}</ListUnread>}
      {list && list.offers.length === 0 && <NoRecords title={words.noneTitle} text={words.none} />}
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
          <ListPager {...list} limit={OFFERS_A_PAGE} noun={words.nouns} />
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
    tellDone(words.deleted({ title: offer.title }));
    onDeleted();
  };

  return (
    <Paper component="article" withBorder p="md" className={styles.offer ?? ''}>
      <Group gap="sm">
        <ToneBadge tone={tone}>{name}</ToneBadge>
        {offer.isDemo && <span className={styles.quiet}>{words.isDemo}</span>}
      </Group>
      <h3 className={styles.title}>
        <Passage text={offer.title} /> <span className={styles.percent}>{offer.percent}%</span>
      </h3>
      <p className={styles.quiet}>
        {words.scopeAndDays({
          scope: words.scopes[offer.scope],
          from: formatCalendarDay(offer.from),
          until: formatCalendarDay(offer.until),
        })}
      </p>
      <p>
        <Passage text={offer.text} />
      </p>
      {offer.chips.length > 0 && <p className={styles.quiet}>{words.inPopup({ chips: offer.chips })}</p>}
      {mark && (
        <Alert color="yellow" title={mark.title}>
          {mark.problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </Alert>
      )}
      <TranslationLinks path={`/admin/settings/offers/${offer._id}`} translations={offer.translations} />
      <Group gap="xs" mt="xs">
        <Button variant="default" size="sm" onClick={onEdit} aria-label={words.editTitled({ title: offer.title })}>
          {words.edit}
        </Button>
        <Button
          variant="default"
          size="sm"
          onClick={() => setAsking(true)}
          aria-label={words.deleteTitled({ title: offer.title })}
        >
          {words.delete}
        </Button>
      </Group>
      <ConfirmAction
        opened={asking}
        title={words.deleteQuestion}
        confirmLabel={words.delete}
        failure={words.deleteFailed}
        act={remove}
        onClose={() => setAsking(false)}
      >
        {words.whatDeletingDoes({ title: offer.title, isLive: offer.state === 'running' })}
      </ConfirmAction>
    </Paper>
  );
}
