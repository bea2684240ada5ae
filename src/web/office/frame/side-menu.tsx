import { NavLink } from '@mantine/core';
import { Link } from 'react-router';
import { SECTION_ICONS } from './section-icons.tsx';
import { type Section, sectionsFor } from './sections.ts';
import styles from './side-menu.module.css';

interface SideMenuProps {
  brand: string;
  /** The signed-in admin's role. */
  role: string;
  /** Null when none is open. */
  current: Section | null;
  /** Called after a choice; closes the drawer on a phone. */
  onChoice?: () => void;
}

/** Lists those of the eight sections that the role may open. */
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
      {/* A full page load: the back office's styles must not leak into the visitors' pages. */}
      <a className={styles.site} href="/">
        View site
      </a>
    </nav>
  );
}
