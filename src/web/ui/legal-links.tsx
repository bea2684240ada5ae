import { createContext, useContext } from 'react';
import { type LegalPageName, legalPath } from '../../core/legal/legal-pages.ts';
import { legalPages } from '../../words/en/ui/legal-pages.ts';
import { Link } from '../navigation/link.tsx';

/** Provides the legal pages that the agency has published. */
export const LegalContext = createContext<readonly LegalPageName[]>([]);

interface LegalLinksProps {
  /** Those that belong here; the ones that are not published are left out. */
  names: readonly LegalPageName[];
}

/** Links to legal pages beside a consent: each opens beside the form, which keeps what was typed. */
export function LegalLinks({ names }: LegalLinksProps) {
  const published = useContext(LegalContext);
  return names
    .filter((name) => published.includes(name))
    .map((name) => (
      <span key={name}>
        {' '}
        <Link to={legalPath(name)} target="_blank">
          {legalPages.names[name]}
        </Link>
      </span>
    ));
}
