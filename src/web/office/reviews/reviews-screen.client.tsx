import { Anchor, Button, Group, Paper, SegmentedControl, Stack, Text, Title } from '@mantine/core';
import { Link, useRevalidator } from 'react-router';
import type { ManagedReview } from '../../../contracts/reviews.ts';
import { REVIEW_STATES, type ReviewState } from '../../../core/reviews/review-form.ts';
import { reviews } from '../../../words/en/office/reviews.ts';
import { adminApi } from '../api/admin-api.ts';
import { hasOwnRight } from '../api/admin-session.ts';
import { formatDateTime } from '../ui/indian-dates.ts';
import { changeFilter } from '../ui/list-address.ts';
import { ListPager } from '../ui/list-pager.tsx';
import { ListUnread } from '../ui/list-unread.tsx';
import { NoRecords } from '../ui/no-records.tsx';
import { tellDone } from '../ui/toasts.tsx';
import { useAction } from '../ui/use-action.ts';
import { useAddressQuery, useWantedQuery } from '../ui/use-address-query.ts';
import { REVIEWS_A_PAGE, type ReviewsData, reviewStateOf } from './load-reviews.ts';
import styles from './reviews.module.css';

/** Lists reviews by state, to be shown on the site or not. */
export function ReviewsScreen({ list }: ReviewsData) {
  const [, changeQuery] = useAddressQuery();
  const wanted = reviewStateOf(useWantedQuery());
  const { revalidate } = useRevalidator();
  return (
    <Stack gap="md">
      <div>
        <Title order={2} size="h3">
          {reviews.title}
        </Title>
        <Text c="dimmed" size="sm">
          {reviews.about}
        </Text>
      </div>
      <SegmentedControl
        aria-label={reviews.filter}
        className={styles.states ?? ''}
        value={wanted}
        data={REVIEW_STATES.map((state) => ({
          value: state,
          label: list
            ? reviews.stateCount({ state: reviews.states[state], count: list.counts[state] })
            : reviews.states[state],
        }))}
        onChange={(state) => changeQuery((now) => changeFilter(now, 'state', state))}
      />
      {list === null && <ListUnread>{reviews.unread}</ListUnread>}
      {list && list.reviews.length === 0 && <NoRecords title={reviews.noneTitle} text={reviews.none} />}
      {list && list.reviews.length > 0 && (
        <>
          <ul className={styles.reviews}>
            {list.reviews.map((review) => (
              <li key={review._id}>
                <ReviewCard review={review} onDecided={() => void revalidate()} />
              </li>
            ))}
          </ul>
          <ListPager {...list} limit={REVIEWS_A_PAGE} noun={reviews.nouns} />
        </>
      )}
    </Stack>
  );
}

function ReviewCard({ review, onDecided }: { review: ManagedReview; onDecided: () => void }) {
  const { _id: id, stars, text, name, photo, title, page, reference, bookingId, state, decidedAt } = review;
  const { busy, run } = useAction(reviews.failed);
  const decide = async (to: Exclude<ReviewState, 'waiting'>) => {
    const done = await run(() =>
      adminApi('PUT /api/admin/reviews/{id}/state', { params: { id }, body: { state: to, from: state } }),
    );
    if (done) tellDone(reviews[to]);
    onDecided();
  };
  return (
    <Paper withBorder p="md" className={styles.review ?? ''}>
      <Group justify="space-between" gap="xs">
        <Text fw={600}>
          <span aria-hidden="true">{'★'.repeat(stars) + '☆'.repeat(5 - stars)}</span>
          <span className="visually-hidden">{stars}/5</span>{' '}
          {page === null ? title : <Anchor href={page}>{title}</Anchor>}
        </Text>
        <Anchor component={Link} to={`/admin/bookings?open=${bookingId}`} size="sm">
          {reviews.booking({ reference })}
        </Anchor>
      </Group>
      <Text size="sm" c="dimmed">
        {reviews.by({ name, when: formatDateTime(review.writtenAt) })}
      </Text>
      {text === '' ? <Text c="dimmed">{reviews.withoutText}</Text> : <Text className={styles.text ?? ''}>{text}</Text>}
      {photo !== '' && <img src={photo} alt="" className={styles.photo} loading="lazy" />}
      <Group justify="space-between" gap="xs">
        <Text size="sm" c="dimmed">
          {decidedAt !== null &&
            reviews.decided({
              state: reviews.states[state],
              admin: review.decidedBy,
              when: formatDateTime(decidedAt),
            })}
        </Text>
        {hasOwnRight('reviews') && (
          <Group gap="xs">
            {state !== 'rejected' && (
              <Button variant="default" disabled={busy} onClick={() => void decide('rejected')}>
                {state === 'released' ? reviews.takeBack : reviews.reject}
              </Button>
            )}
            {state !== 'released' && (
              <Button disabled={busy} onClick={() => void decide('released')}>
                {reviews.release}
              </Button>
            )}
          </Group>
        )}
      </Group>
    </Paper>
  );
}
