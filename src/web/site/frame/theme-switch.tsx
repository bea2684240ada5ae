import { useEffect, useState } from 'react';
import { frame } from '../../../words/en/site/frame.ts';
import { schemeNow, switchScheme } from '../../ui/colour-scheme.ts';
import { MoonIcon, SunIcon } from '../../ui/icons.tsx';
import styles from './theme-switch.module.css';

/** Switches between light and dark; the choice is kept in this browser. */
export function ThemeSwitch() {
  const [dark, setDark] = useState(false);
  useEffect(() => setDark(schemeNow() === 'dark'), []);

  const toggle = () => setDark(switchScheme() === 'dark');
  return (
    <button type="button" className={styles.switch} aria-pressed={dark} aria-label={frame.darkColours} onClick={toggle}>
      {dark ? <SunIcon /> : <MoonIcon />}
    </button>
  );
}
