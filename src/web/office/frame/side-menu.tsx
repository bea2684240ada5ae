import { NavLink } from '@mantine/core';
import { Link } from 'react-router';
import { SECTION_ICONS } from './section-icons.tsx';
import { type Section, sectionsFor } from './sections.ts';
import styles from './side-menu.module.css';

interface SideMenuProps {
  brand: string;
  /** Of who is signed in. */
  role: string;
  /** Null where none is open. */
  current: Section | null;
  /** After a choice; closes the drawer of a phone. */
  onChoice?: () => void;
}

/** The eight sections, as many as the role opens. */
export function SideMenu({ brand, role, current, onChoice }: SideMenuProps) {
  return (
    <nav aria-label="Sections" className={styles.menu}>
      <p className={styles.brand}>
        {brand}
        <span className={styles.office}>Back office</span>
      </p>
      <div className={styles.sections}>
        {sectionsFor(role).map((section) => (
          <NavLink
            key={section.path}
            component={Link}
            to={section.path}
            label={section.title}
            leftSection={SECTION_ICONS[section.title]}
            active={section === current}
            aria-current={section === current ? 'page' : undefined}
            classNames={{ root: styles.section ?? '' }}
            onClick={() => onChoice?.()}
          />
        ))}
      </div>
      {/* A full page load: the back office's styles must not follow to the visitors' pages. */}
      <a className={styles.site} href="/">
        View site
      </a>
    </nav>
  );
}
