import { useEffect, useState } from 'react';
import { writeStored } from '../../ui/browser-storage.ts';
import { MoonIcon, SunIcon } from '../../ui/icons.tsx';
import { THEME_KEY } from '../../ui/theme.ts';
import styles from './theme-switch.module.css';

const isDark = (): boolean =>
  document.documentElement.dataset.theme
    ? document.documentElement.dataset.theme === 'dark'
    : matchMedia('(prefers-color-scheme: dark)').matches;

/** Switches between paper and night; the choice is kept in this browser. */
export function ThemeSwitch() {
  const [dark, setDark] = useState(false);
  useEffect(() => setDark(isDark()), []);

  const toggle = () => {
    const next = isDark() ? 'light' : 'dark';
    document.documentElement.dataset.theme = next;
    writeStored(THEME_KEY, next);
    setDark(next === 'dark');
  };
  return (
    <button type="button" className={styles.switch} aria-pressed={dark} aria-label="Dark colours" onClick={toggle}>
      {dark ? <SunIcon /> : <MoonIcon />}
    </button>
  );
}
