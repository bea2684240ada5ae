import { Paper, SimpleGrid } from '@mantine/core';
import { Link } from 'react-router';
import type { DashboardTotals, DayFigures } from '../../../contracts/dashboard.ts';
import { formatCount } from '../../../core/counts.ts';
import { dashboard } from '../../../words/en/office/dashboard.ts';
import { Sparkline } from '../ui/charts/sparkline.tsx';
import { ARROWS, describeChange } from './change-words.ts';
import styles from './dashboard.module.css';

const USD = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

interface Figure {
  /** Link to the details. */
  readonly to: string;
  readonly format: (value: number) => string;
  /** True when more is neither good nor bad. */
  readonly neutral?: true;
}

const FIGURES: Readonly<Record<keyof DashboardTotals, Figure>> = {
  searches: { to: '/admin/activity?type=search', format: formatCount },
  submissions: { to: '/admin/activity?type=form_submission', format: formatCount },
  views: { to: '/admin/activity', format: formatCount },
  users: { to: '/admin/activity?type=user_register', format: formatCount },
  bookings: { to: '/admin/bookings', format: formatCount },
  leads: { to: '/admin/leads', format: formatCount },
  aiRequests: { to: '/admin', format: formatCount, neutral: true },
  aiCost: { to: '/admin', format: USD.format, neutral: true },
};
const KEYS = Object.keys(FIGURES) as (keyof DashboardTotals)[];

interface WeekTotalsProps {
  totals: DashboardTotals;
  previous: DashboardTotals;
  /** The oldest first; none when they could not be loaded. */
  days: readonly DayFigures[];
}

/** Shows the last seven days beside the week before: an arrow and words tell the change, and its colour repeats it. */
export function WeekTotals({ totals, previous, days }: WeekTotalsProps) {
  return (
    <SimpleGrid component="dl" cols={{ base: 2, lg: 4 }} spacing="sm" aria-labelledby="week">
      {KEYS.map((key) => {
        const { to, format, neutral } = FIGURES[key];
        const { direction, words } = describeChange(totals[key], previous[key], format);
        return (
          <Paper key={key} withBorder p="sm" className={styles.figure ?? ''}>
            <dt>
              <Link to={to}>{dashboard.figures[key]}</Link>
            </dt>
            <dd className={styles.number}>{format(totals[key])}</dd>
            <dd className={styles.change} data-direction={neutral ? undefined : direction}>
              <span aria-hidden>{ARROWS[direction]}</span> {words}
            </dd>
            <dd className={styles.spark}>
              <Sparkline values={days.map((day) => day[key])} format={format} />
            </dd>
          </Paper>
        );
      })}
    </SimpleGrid>
  );
}
