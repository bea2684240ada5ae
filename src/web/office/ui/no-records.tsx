import { Paper, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface NoRecordsProps {
  title: string;
  /** Why, and what to do about it. */
  text: string;
  /** A way on. */
  children?: ReactNode;
}

/** A list without rows. */
export const NoRecords = ({ title, text, children }: NoRecordsProps) => (
  <Paper withBorder p="xl" ta="center" role="status">
    <Title order={2} size="h4">
      {title}
    </Title>
    <Text c="dimmed" mt="xs">
      {text}
    </Text>
    {children}
  </Paper>
);
