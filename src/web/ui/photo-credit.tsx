import type { ReactNode } from 'react';
import type { PhotoCredit as Credit } from '../../contracts/pictures.ts';
import { controls } from '../../words/en/ui/controls.ts';
import styles from './photo-credit.module.css';

interface PhotoCreditProps {
  credit: Credit;
  /** For small pictures: only the words that the licence requires. */
  short?: boolean;
  className?: string | undefined;
}

/** Wikimedia Commons is commonly called "Commons". */
const shorten = (source: string): string => source.replace(/^Wikimedia /, '');

/** Credits a photo: author, source and licence, each with its link. */
export function PhotoCredit({ credit, short = false, className = '' }: PhotoCreditProps) {
  const { author, authorUrl, source, sourceUrl, licence } = credit;
  const form = short ? `${styles.short} ${licence ? styles.stacked : ''}` : '';
  return (
    <small className={`${styles.credit} ${form} ${className}`}>
      <span className={short ? 'visually-hidden' : styles.words}>{controls.photoBy}</span>
      <Out to={authorUrl} className={styles.author}>
        <bdi>{author}</bdi>
      </Out>
      <span className={styles.origin}>
        {licence && (
          <>
            {short ? '' : ' ('}
            <Out to={licence.url}>{licence.name}</Out>
            {short ? '' : ')'}
          </>
        )}
        {short ? ' · ' : controls.photoOn}
        <Out to={sourceUrl}>{short ? shorten(source) : source}</Out>
      </span>
    </small>
  );
}

function Out({
  to,
  className = '',
  children,
}: {
  to: string | null;
  className?: string | undefined;
  children: ReactNode;
}) {
  if (to === null) return <span className={`${styles.words} ${className}`}>{children}</span>;
  return (
    <a href={to} target="_blank" rel="noreferrer" className={`${styles.link} ${className}`}>
      {children}
    </a>
  );
}
