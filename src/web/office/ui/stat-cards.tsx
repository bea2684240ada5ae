import { Paper, SimpleGrid, Text } from '@mantine/core';
import { formatCount } from '../../../core/counts.ts';
import styles from './stat-cards.module.css';

interface StatCardsProps {
  /** Label of the numbers, for screen readers. */
  label: string;
  /** Text is shown as it is; undefined, for a value that failed to load, as a dash. */
  cards: readonly (readonly [name: string, value: number | string | undefined])[];
}

/** Shows the numbers above a list: two or three per row on a phone, whichever leaves no gap; one row on a desktop. */
export function StatCards({ label, cards }: StatCardsProps) {
  return (
    <SimpleGrid
      component="dl"
      cols={{ base: cards.length % 3 === 0 ? 3 : 2, md: cards.length }}
      spacing={{ base: 'xs', md: 'sm' }}
      aria-label={label}
    >
      {cards.map(([name, value]) => (
        <Paper key={name} withBorder p="sm" className={styles.card ?? ''}>
          <Text component="dt" size="sm" c="dimmed">
            {name}
          </Text>
          <dd className={styles.number}>{typeof value === 'number' ? formatCount(value) : (value ?? '–')}</dd>
        </Paper>
      ))}
    </SimpleGrid>
  );
}
