import { Paper, SimpleGrid, Text } from '@mantine/core';
import styles from './booking-stats.module.css';
import type { BookingsData } from './load-bookings.ts';

const COUNT = new Intl.NumberFormat('en-IN');

/** The numbers over the list; a dash each while they cannot be had. */
export function BookingStats({ stats }: Pick<BookingsData, 'stats'>) {
  const cards = [
    ['Total', stats?.totalBookings],
    ['Pending', stats?.pendingBookings],
    ['Contacted', stats?.contactedBookings],
    ['Confirmed', stats?.confirmedBookings],
    ['Completed', stats?.completedBookings],
    ['Cancelled', stats?.cancelledBookings],
  ] as const;
  return (
    <SimpleGrid
      component="dl"
      cols={{ base: 3, md: 6 }}
      spacing={{ base: 'xs', md: 'sm' }}
      aria-label="Bookings by status"
    >
      {cards.map(([name, value]) => (
        <Paper key={name} withBorder p="sm" className={styles.card ?? ''}>
          <Text component="dt" size="sm" c="dimmed">
            {name}
          </Text>
          <dd className={styles.number}>{value === undefined ? '–' : COUNT.format(value)}</dd>
        </Paper>
      ))}
    </SimpleGrid>
  );
}
