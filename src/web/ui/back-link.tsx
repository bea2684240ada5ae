import type { ReactNode } from 'react';
import { Link } from '../navigation/link.tsx';
import styles from './back-link.module.css';
import { ArrowLeftIcon } from './icons.tsx';

/** Links back to the parent of a page. */
export const BackLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className={styles.back}>
    <ArrowLeftIcon /> {children}
  </Link>
);
