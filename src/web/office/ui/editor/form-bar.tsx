import { Paper } from '@mantine/core';
import type { ReactNode } from 'react';
import { ErrorBanner } from '../error-banner.tsx';
import styles from './form-bar.module.css';

interface FormBarProps {
  /** The error message; empty for none. */
  banner: string;
  onCloseBanner: () => void;
  children: ReactNode;
}

/** Stays in view below a form, with the error message and the save button. */
export const FormBar = ({ banner, onCloseBanner, children }: FormBarProps) => (
  <Paper withBorder shadow="md" className={styles.bar ?? ''}>
    {banner && (
      <div className={styles.banner}>
        <ErrorBanner onClose={onCloseBanner}>{banner}</ErrorBanner>
      </div>
    )}
    {children}
  </Paper>
);
