import { type ReactNode, useEffect, useState } from 'react';
import { frame } from '../../../words/en/site/frame.ts';
import { Link, NavLink } from '../../navigation/link.tsx';
import { useLocation } from '../../navigation/navigation.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { MenuIcon } from '../../ui/icons.tsx';
import styles from './header.module.css';
import { LanguageLinks } from './language-links.tsx';
import { Logo } from './logo.tsx';
import { useSite } from './site-context.ts';
import { ThemeSwitch } from './theme-switch.tsx';

const LINKS = [
  { to: '/', label: 'home' },
  { to: '/packages', label: 'packages' },
  { to: '/blog', label: 'blog' },
  { to: '/contact', label: 'contact' },
] as const;

interface SiteHeaderProps {
  account: ReactNode;
  /** The account entries of the drawer; `close` shuts the drawer. */
  drawerAccount: (close: () => void) => ReactNode;
}

/** Shows the logo, the four links and the account button; at 1024 px and less, the links are in a drawer. */
export function SiteHeader({ account, drawerAccount }: SiteHeaderProps) {
  const { brand } = useSite();
  const [drawerOpen, setDrawerOpen] = useState(false);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the drawer.
  useEffect(() => setDrawerOpen(false), [key]);

  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link to="/" className={styles.home} aria-label={frame.homeOf({ brand })}>
          <Logo />
        </Link>
        <nav aria-label={frame.main} className={styles.links}>
          {LINKS.map(({ to, label }) => (
            <NavLink key={to} to={to} end={to === '/'} className={styles.link ?? ''}>
              {frame[label]}
            </NavLink>
          ))}
        </nav>
        <div className={styles.tools}>
          <LanguageLinks className={styles.languages} />
          <ThemeSwitch />
          {account}
          <button type="button" className={styles.menu} aria-label={frame.openMenu} onClick={() => setDrawerOpen(true)}>
            <MenuIcon size={24} />
          </button>
        </div>
      </div>
      <Dialog open={drawerOpen} onClose={() => setDrawerOpen(false)} title={frame.menu} shape="drawer">
        {drawerAccount(() => setDrawerOpen(false))}
        <nav aria-label={frame.menu} className={styles.drawerLinks}>
          {LINKS.map(({ to, label }) => (
            <NavLink key={to} to={to} end={to === '/'} className={styles.drawerLink ?? ''}>
              {frame[label]}
            </NavLink>
          ))}
        </nav>
        <LanguageLinks />
      </Dialog>
    </header>
  );
}
