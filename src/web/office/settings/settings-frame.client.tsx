import { type ReactNode, useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { settingsFrame } from '../../../words/en/office/settings-frame.ts';
import styles from './settings-frame.module.css';
import { partsFor } from './settings-parts.ts';

interface SettingsFrameProps {
  /** The signed-in admin's role: it decides which parts show. */
  role: string;
  children: ReactNode;
}

/** Shows the menu of the settings above the open part. */
export function SettingsFrame({ role, children }: SettingsFrameProps) {
  const { pathname } = useLocation();
  const menu = useRef<HTMLElement>(null);
  // On a phone the menu is wider than the screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another part is open at another address.
  useEffect(() => {
    menu.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [pathname]);
  return (
    <>
      <nav ref={menu} aria-label={settingsFrame.menu} className={styles.menu}>
        {partsFor(role).map(({ name, path }) => (
          <NavLink key={path} to={path} end className={styles.part ?? ''}>
            {settingsFrame.parts[name]}
          </NavLink>
        ))}
      </nav>
      {children}
    </>
  );
}
