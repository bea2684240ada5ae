import { type ReactNode, useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import styles from './settings-frame.module.css';
import { partsFor } from './settings-parts.ts';

interface SettingsFrameProps {
  /** Of who is signed in: others see other parts. */
  role: string;
  children: ReactNode;
}

/** The menu of the settings over the part that is open. */
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
      <nav ref={menu} aria-label="Settings" className={styles.menu}>
        {partsFor(role).map(({ title, path }) => (
          <NavLink key={path} to={path} end className={styles.part ?? ''}>
            {title}
          </NavLink>
        ))}
      </nav>
      {children}
    </>
  );
}
