import { Paper, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface NoRecordsProps {
  title: string;
  /** The reason, and what to do about it. */
  text: string;
  /** Buttons or links. */
  children?: ReactNode;
}

/** Stands in for a list without rows. */
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
