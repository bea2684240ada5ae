import { Paper, SimpleGrid, Stack, Title } from '@mantine/core';
import { Link } from 'react-router';
import type { MoneyOfWindow, MoneySum } from '../../../contracts/dashboard.ts';
import { formatRupees } from '../../../core/money.ts';
import { rupees } from '../../../words/en/office/rupees.ts';
import { Sparkline } from '../ui/charts/sparkline.tsx';
import { shortRupees } from '../ui/short-rupees.ts';
import { ARROWS, describeChange } from './change-words.ts';
import styles from './dashboard.module.css';
import type { Figures } from './load-dashboard.ts';

/** Returns what a sum leaves out, in words. */
const leftOut = ({ unpriced, foreign }: MoneySum): readonly string[] => [
  ...(unpriced > 0 ? [rupees.unpriced({ count: unpriced })] : []),
  ...(foreign > 0 ? [rupees.foreign({ count: foreign })] : []),
];

/** Returns the average of the bookings with a price in whole rupees; null without any. */
function averageOf({ count, rupees: amount, unpriced, foreign }: MoneySum): number | null {
  const priced = count - unpriced - foreign;
  return priced === 0 ? null : Math.round(amount / priced);
}

const notesOf = ({ asked, booked, cancelled }: MoneyOfWindow) => ({
  asked: [rupees.requests({ count: asked.count }), ...leftOut(asked)],
  booked: [
    rupees.bookings({ count: booked.count }),
    ...leftOut(booked),
    ...(cancelled.count > 0
      ? [rupees.cancelled({ count: cancelled.count, amount: shortRupees(cancelled.rupees) })]
      : []),
  ],
});

interface TileProps {
  name: string;
  /** Link to the list. */
  to: string;
  /** In rupees, of the last seven days; null for none. */
  amount: number | null;
  before?: number | null;
  /** The same of this month and the last one. */
  month?: readonly [now: number | null, before: number | null];
  notes: readonly string[];
  /** One value for each day. */
  days?: readonly number[];
}

function Tile({ name, to, amount, before, month, notes, days }: TileProps) {
  const change = typeof before === 'number' && amount !== null ? describeChange(amount, before, shortRupees) : null;
  const [now = null, last = null] = month ?? [];
  const monthChange = now === null ? null : describeChange(now, last ?? 0, shortRupees, rupees.ofMonth);
  return (
    <Paper withBorder p="sm" className={styles.figure ?? ''}>
      <dt>
        <Link to={to}>{name}</Link>
      </dt>
      <dd className={styles.number}>{amount === null ? '–' : formatRupees(amount)}</dd>
      {change && (
        <dd className={styles.change} data-direction={change.direction}>
          <span aria-hidden>{ARROWS[change.direction]}</span> {change.words}
        </dd>
      )}
      {notes.length > 0 && <dd className={styles.change}>{notes.join(' · ')}</dd>}
      {days && (
        <dd className={styles.spark}>
          <Sparkline values={days} format={shortRupees} />
        </dd>
      )}
      {monthChange && now !== null && (
        <dd className={styles.month}>{rupees.thisMonth({ amount: shortRupees(now), change: monthChange.words })}</dd>
      )}
    </Paper>
  );
}

/** Shows what was asked for and booked in rupees, beside the week and the month before, and what is open now. */
export function RupeeTotals({ figures: { week, month, open, days } }: { figures: Figures }) {
  const notes = notesOf(week.now);
  return (
    <Stack component="section" gap="sm" aria-labelledby="rupees">
      <Title order={2} size="h4" id="rupees">
        {rupees.title}
        <span className={styles.beside}> {rupees.versus}</span>
      </Title>
      <SimpleGrid component="dl" cols={{ base: 1, xs: 2, lg: 4 }} spacing="sm" aria-labelledby="rupees">
        <Tile
          name={rupees.booked}
          to="/admin/bookings?status=confirmed"
          amount={week.now.booked.rupees}
          before={week.before.booked.rupees}
          month={[month.now.booked.rupees, month.before.booked.rupees]}
          notes={notes.booked}
          days={days.map(({ booked }) => booked)}
        />
        <Tile
          name={rupees.asked}
          to="/admin/bookings?received=7d"
          amount={week.now.asked.rupees}
          before={week.before.asked.rupees}
          month={[month.now.asked.rupees, month.before.asked.rupees]}
          notes={notes.asked}
          days={days.map(({ asked }) => asked)}
        />
        <Tile
          name={rupees.average}
          to="/admin/bookings?status=confirmed&sort=total&order=desc"
          amount={averageOf(week.now.booked)}
          before={averageOf(week.before.booked)}
          month={[averageOf(month.now.booked), averageOf(month.before.booked)]}
          notes={[]}
        />
        <Tile
          name={rupees.open}
          to="/admin/bookings?status=pending&order=oldest"
          amount={open.rupees}
          notes={[rupees.requests({ count: open.count }), rupees.waiting, ...leftOut(open)]}
        />
      </SimpleGrid>
      <p className={styles.meaning}>{rupees.meaning}</p>
    </Stack>
  );
}
