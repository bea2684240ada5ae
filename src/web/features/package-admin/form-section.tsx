import { Paper, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import styles from './package-editor.module.css';

/** A part of the form under its own heading. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Paper withBorder p="md" component="section" aria-labelledby={id} className={styles.section ?? ''}>
      <Title order={3} size="h5" id={id}>
        {title}
      </Title>
      {children}
    </Paper>
  );
}
