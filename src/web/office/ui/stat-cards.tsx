import { Paper, SimpleGrid, Text } from '@mantine/core';
import { formatCount } from '../../ui/counted.ts';
import styles from './stat-cards.module.css';

interface StatCardsProps {
  /** What the numbers tell, for those who hear them. */
  label: string;
  /** Words for what is no plain count. Undefined while it cannot be had: a dash stands there. */
  cards: readonly (readonly [name: string, value: number | string | undefined])[];
}

/** The numbers over a list: two or three in a row on a phone, whichever leaves no gap, all of them on a desk. */
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
