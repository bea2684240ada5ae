import { Button, Group, Modal, Title } from '@mantine/core';
import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { dayInIndia } from '../../../../core/dates.ts';
import { actions } from '../../../../words/en/office/actions.ts';
import { scheduled } from '../../../../words/en/office/scheduled.ts';
import { ConfirmAction } from '../confirm-dialog.tsx';
import { MomentFields } from '../editor/moment-fields.tsx';
import { instantOfPlan, type PublishPlan, planOf, planProblem } from '../editor/publish-time.ts';
import { useFormDraft } from '../editor/use-form-draft.ts';
import { ErrorBanner } from '../error-banner.tsx';
import { formatCalendarDay, formatDateTime, formatTime } from '../indian-dates.ts';
import { tellDone } from '../toasts.tsx';
import styles from './scheduled-list.module.css';

export interface ScheduledRecord {
  readonly _id: string;
  readonly title: string;
  readonly version: number;
  /** ISO instant; null for one that is not scheduled any more. */
  readonly publishAt: string | null;
}

export interface Scheduling<C> {
  /** Sets the time of a record, or cancels its publication. */
  readonly set: (card: C, publishAt: string | null) => Promise<unknown>;
  readonly failure: string;
}

interface ScheduledListProps<C> {
  cards: readonly C[];
  path: string;
  scheduling: Scheduling<C>;
}

/** Returns cards by their day in India, in the order in which they come. */
function byDay<C extends ScheduledRecord>(cards: readonly C[]): ReadonlyMap<string, readonly C[]> {
  return Map.groupBy(cards, ({ publishAt }) => dayInIndia(Date.parse(publishAt ?? '')));
}

/** Lists what becomes public by itself, day by day, to move and to cancel. */
export function ScheduledList<C extends ScheduledRecord>({ cards, path, scheduling }: ScheduledListProps<C>) {
  const { revalidate } = useRevalidator();
  const [moved, setMoved] = useState<C | null>(null);
  const [cancelled, setCancelled] = useState<C | null>(null);
  const waiting = cards.filter(({ publishAt }) => publishAt !== null);
  const set = async (card: C, publishAt: string | null) => {
    await scheduling.set(card, publishAt);
    await revalidate();
    const { title } = card;
    tellDone(
      publishAt === null
        ? scheduled.isCancelled({ title })
        : scheduled.isMoved({ title, time: formatDateTime(publishAt) }),
    );
  };
  return (
    <>
      {[...byDay(waiting)].map(([day, records]) => (
        <section key={day} aria-labelledby={`day-${day}`} className={styles.day}>
          <Title order={3} size="h5" id={`day-${day}`}>
            {formatCalendarDay(day)}
          </Title>
          <ul className={styles.list}>
            {records.map((card) => (
              <li key={card._id} className={styles.row}>
                <span className={styles.time}>{formatTime(Date.parse(card.publishAt ?? ''))}</span>
                <Link to={`${path}/${card._id}`} className={styles.title}>
                  {card.title}
                </Link>
                <Group gap="xs" wrap="nowrap">
                  <Button
                    size="compact-sm"
                    variant="default"
                    aria-label={scheduled.moveTitled({ title: card.title })}
                    onClick={() => setMoved(card)}
                  >
                    {scheduled.move}
                  </Button>
                  <Button
                    size="compact-sm"
                    variant="default"
                    aria-label={scheduled.cancelTitled({ title: card.title })}
                    onClick={() => setCancelled(card)}
                  >
                    {scheduled.cancel}
                  </Button>
                </Group>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {moved && (
        <MoveDialog
          card={moved}
          failure={scheduling.failure}
          onClose={() => setMoved(null)}
          onMove={(publishAt) => set(moved, publishAt).then(() => setMoved(null))}
        />
      )}
      <ConfirmAction
        opened={cancelled !== null}
        title={scheduled.cancelTitle}
        confirmLabel={scheduled.cancelTitle}
        failure={scheduling.failure}
        onClose={() => setCancelled(null)}
        act={async () => cancelled && set(cancelled, null)}
      >
        {scheduled.cancelQuestion({ title: cancelled?.title ?? '' })}
      </ConfirmAction>
    </>
  );
}

interface MoveDialogProps {
  card: ScheduledRecord;
  failure: string;
  onClose: () => void;
  onMove: (publishAt: string) => Promise<unknown>;
}

function checkPlan(plan: PublishPlan): Record<string, string> {
  const problem = planProblem(plan, null, Date.now());
  return problem === null ? {} : { publishAt: problem };
}

/** Asks for another day and time. */
function MoveDialog({ card, failure, onClose, onMove }: MoveDialogProps) {
  const { form, banner, closeBanner, saving, submit } = useFormDraft<PublishPlan>({
    initial: () => planOf(card.publishAt),
    check: checkPlan,
    send: (plan) => onMove(new Date(instantOfPlan(plan) ?? 0).toISOString()),
    failure,
  });
  // Day and time have one problem, which both can mend.
  const change = (part: Partial<PublishPlan>) => form.change({ ...part, publishAt: undefined } as Partial<PublishPlan>);
  return (
    <Modal opened onClose={onClose} title={scheduled.moveTitled({ title: card.title })} centered>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <ErrorBanner onClose={closeBanner}>{form.problems.publishAt === undefined ? banner : ''}</ErrorBanner>
        <MomentFields form={{ ...form, change }} />
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={onClose}>
            {actions.goBack}
          </Button>
          <Button type="submit" loading={saving}>
            {scheduled.move}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
