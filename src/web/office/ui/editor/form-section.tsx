import { Paper, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import styles from './record-editor.module.css';
import { sectionId } from './section-index.tsx';

interface FormSectionProps {
  title: string;
  /** Its id in the index of sections, for a form that has one. */
  id?: string;
  children: ReactNode;
}

/** Shows a part of the form under its own heading. */
export function FormSection({ title, id, children }: FormSectionProps) {
  const titleId = useId();
  return (
    <Paper
      withBorder
      p="md"
      component="section"
      {...(id !== undefined && { id: sectionId(id) })}
      aria-labelledby={titleId}
      className={styles.section ?? ''}
    >
      <Title order={3} size="h5" id={titleId} tabIndex={-1} data-section-title>
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
