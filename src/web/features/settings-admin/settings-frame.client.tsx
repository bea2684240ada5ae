import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import styles from './settings-frame.module.css';
import { partsFor } from './settings-parts.ts';

interface SettingsFrameProps {
  /** Of who is signed in: others see other parts. */
  role: string;
  children: ReactNode;
}

/** The menu of the settings over the part that is open. */
export function SettingsFrame({ role, children }: SettingsFrameProps) {
  return (
    <>
      <nav aria-label="Settings" className={styles.menu}>
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
