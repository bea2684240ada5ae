import { NavLink, Tooltip, UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { localPath } from '../../../core/languages.ts';
import { frame } from '../../../words/en/office/frame.ts';
import { useLanguage } from '../../navigation/language.ts';
import { ArrowLeftIcon, CalendarIcon, ChevronIcon, Icon, PinIcon } from '../../ui/icons.tsx';
import { FilterIcon, StarIcon } from '../../ui/shop-icons.tsx';
import { type Section, sectionsFor } from './sections.ts';
import styles from './side-menu.module.css';

const SECTION_ICONS: Readonly<Record<Section['name'], ReactNode>> = {
  usage: (
    <Icon>
      <path d="M12 3.5l1.8 5.2L19 10.5l-5.2 1.8L12 17.5l-1.8-5.2L5 10.5l5.2-1.8L12 3.5zM18.5 16v4.5M16.2 18.2h4.6" />
    </Icon>
  ),
  dashboard: (
    <Icon>
      <rect x="4" y="4" width="7" height="9" rx="1.5" />
      <rect x="13.5" y="4" width="6.5" height="5.5" rx="1.5" />
      <rect x="4" y="15.5" width="7" height="4.5" rx="1.5" />
      <rect x="13.5" y="12" width="6.5" height="8" rx="1.5" />
    </Icon>
  ),
  today: (
    <Icon>
      <path d="M5 7l2 2 3-3.500M5 16l2 2 3-3.500M13 7.500h6M13 16.500h6" />
    </Icon>
  ),
  activity: (
    <Icon>
      <path d="M3.5 12h4l2.5-7 4 14 2.5-7h4" />
    </Icon>
  ),
  leads: (
    <Icon>
      <path d="M4 10v4l11 4.5v-13L4 10zM15 9.5a2.5 2.5 0 0 1 0 5M6.5 15l1 4.5h2.5l-1-3.5" />
    </Icon>
  ),
  blogs: (
    <Icon>
      <path d="M5 19.5l1-4.5L16.5 4.5l3 3L9 18l-4 1.5zM14 7l3 3" />
    </Icon>
  ),
  packages: (
    <Icon>
      <rect x="4" y="8" width="16" height="11.5" rx="2" />
      <path d="M9 8V5.5A1.5 1.5 0 0 1 10.5 4h3A1.5 1.5 0 0 1 15 5.5V8M4 13h16" />
    </Icon>
  ),
  bookings: <CalendarIcon />,
  customers: (
    <Icon>
      <path d="M12 12a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7zM5 19.500c.5-3.500 3.500-5 7-5s6.500 1.500 7 5" />
    </Icon>
  ),
  reviews: <StarIcon />,
  places: <PinIcon />,
  settings: <FilterIcon />,
};

interface SideMenuProps {
  brand: string;
  role: string;
  /** Null when none is open. */
  current: Section | null;
  /** Called after a choice; closes the drawer on a phone. */
  onChoice?: () => void;
  /** True for icons alone, with their names as tooltips. */
  folded?: boolean;
  /** Folds the menu or opens it; the drawer of a phone cannot be folded. */
  onFold?: (folded: boolean) => void;
}

/** Lists those of the eight sections that the role may open. */
export function SideMenu({ brand, role, current, onChoice, folded = false, onFold }: SideMenuProps) {
  const foldWords = folded ? frame.unfold : frame.fold;
  return (
    <nav aria-label={frame.allSections} className={styles.menu} data-folded={folded || undefined}>
      <p className={styles.brand}>
        {brand}
        <span className={styles.office}>{frame.backOffice}</span>
      </p>
      <div className={styles.sections}>
        {sectionsFor(role).map((section) => (
          <Tooltip
            key={section.path}
            label={frame.sections[section.name]}
            position="right"
            disabled={!folded}
            withinPortal={false}
            floatingStrategy="fixed"
            events={{ hover: true, focus: true, touch: false }}
          >
            <NavLink
              component={Link}
              to={section.path}
              label={<span className={styles.name}>{frame.sections[section.name]}</span>}
              leftSection={SECTION_ICONS[section.name]}
              active={section === current}
              aria-current={section === current ? 'page' : undefined}
              classNames={{ root: styles.section ?? '' }}
              onClick={() => onChoice?.()}
            />
          </Tooltip>
        ))}
      </div>
      {/* A full page load: the back office's styles must not leak into the visitors' pages. */}
      <a className={styles.site} href={localPath(useLanguage(), '/')}>
        {folded ? <span className={styles.name}>{frame.viewSite}</span> : frame.viewSite}
        {folded && <ArrowLeftIcon />}
      </a>
      {onFold && (
        <Tooltip label={foldWords} position="right" withinPortal={false} floatingStrategy="fixed" disabled={!folded}>
          <UnstyledButton className={styles.fold ?? ''} aria-expanded={!folded} onClick={() => onFold(!folded)}>
            <span className={styles.arrow}>
              <ChevronIcon size={18} />
            </span>
            <span className={styles.name}>{foldWords}</span>
          </UnstyledButton>
        </Tooltip>
      )}
    </nav>
  );
}
