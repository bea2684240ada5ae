import { Paper, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import styles from './record-editor.module.css';

/** Shows a part of the form under its own heading. */
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

/** Puts two short fields side by side. */
export const FieldPair = ({ children }: { children: ReactNode }) => <div className={styles.pair}>{children}</div>;

/** Puts the text on the left and its options on the right; stacked on narrow screens. */
export const FormColumns = ({ main, side }: { main: ReactNode; side: ReactNode }) => (
  <div className={styles.columns}>
    <div className={styles.column}>{main}</div>
    <div className={styles.column}>{side}</div>
  </div>
);
