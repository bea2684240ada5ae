import { Button, Paper, Title } from '@mantine/core';
import { useState } from 'react';
import type { ApiAnswer } from '../../../contracts/client.ts';
import type { BrokenPlan } from '../../../contracts/place-corrections.ts';
import { places as words } from '../../../words/en/office/places.ts';
import { Passage } from '../../ui/passage.tsx';
import { adminApi } from '../api/admin-api.ts';
import { formatCalendarDay } from '../ui/indian-dates.ts';
import { useAction } from '../ui/use-action.ts';
import styles from './places.module.css';

type Part = ApiAnswer<'GET /api/admin/places/{id}/plans'>;

interface Search {
  readonly plans: readonly BrokenPlan[];
  readonly read: number;
  readonly isDone: boolean;
}

/** Checks the stored plans against the corrections of a place, some at a time, and lists those that break. */
export function BrokenPlans({ id }: { id: string }) {
  const [found, setFound] = useState<Search | null>(null);
  const { busy, run } = useAction(words.brokenFailed);
  const search = async () => {
    let now: Search = { plans: [], read: 0, isDone: false };
    setFound(now);
    for (let after: string | null = ''; after !== null; ) {
      const part: Part = await adminApi('GET /api/admin/places/{id}/plans', { params: { id }, query: { after } });
      now = { plans: [...now.plans, ...part.plans], read: now.read + part.read, isDone: part.next === null };
      setFound(now);
      after = part.next;
    }
  };
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="broken">
      <Title order={3} size="h5" id="broken">
        {words.broken}
      </Title>
      <p className={styles.quiet}>{words.brokenAbout}</p>
      <Button variant="default" size="compact-sm" loading={busy} onClick={() => void run(search)}>
        {words.findBroken}
      </Button>
      <p role="status" className={styles.quiet}>
        {found && words.readSoFar({ count: found.read })}
        {found?.isDone && found.plans.length === 0 && ` · ${words.noneBroken}`}
      </p>
      <ul className={styles.corrections}>
        {found?.plans.map((plan) => (
          <li key={plan.slug}>
            <a href={`/itinerary/${plan.slug}`}>
              <Passage text={plan.title} />
            </a>
            <span className={styles.quiet}>
              {formatCalendarDay(plan.startDate)}
              {plan.bookings > 0 && ` · ${words.openBookings({ count: plan.bookings })}`}
            </span>
            <ul>
              {plan.breaks.map(({ check, message }) => (
                <li key={message}>
                  {words.checks[check]}
                  <span className={styles.quiet}>
                    <Passage text={message} />
                  </span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Paper>
  );
}
