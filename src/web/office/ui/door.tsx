import { Paper, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './door.module.css';

interface DoorProps {
  brand: string;
  title: string;
  /** Room for more than a few short fields. */
  wide?: boolean;
  children: ReactNode;
}

/** What stands before the back office: one card in the middle of an empty screen. */
export const Door = ({ brand, title, wide = false, children }: DoorProps) => (
  <Paper withBorder shadow="sm" radius="lg" p="xl" className={(wide ? styles.wide : styles.card) ?? ''}>
    <Text size="sm" c="dimmed">
      {brand}
    </Text>
    <Title order={1} size="h2" mb="lg">
      {title}
    </Title>
    {children}
  </Paper>
);

/** Where a door stands in a dialog over everything else. */
export const DOOR_SCREEN = styles.screen ?? '';

export const DoorScreen = (props: DoorProps) => (
  <main className={DOOR_SCREEN}>
    <Door {...props} />
  </main>
);
