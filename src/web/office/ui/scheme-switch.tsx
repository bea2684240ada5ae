import { ActionIcon, useComputedColorScheme } from '@mantine/core';
import { frame } from '../../../words/en/office/frame.ts';
import { switchScheme } from '../../ui/colour-scheme.ts';
import { MoonIcon, SunIcon } from '../../ui/icons.tsx';

/** Switches the whole site between light and dark. */
export function SchemeSwitch() {
  const dark = useComputedColorScheme() === 'dark';
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={44}
      aria-pressed={dark}
      aria-label={frame.darkColours}
      onClick={() => void switchScheme()}
    >
      {dark ? <SunIcon /> : <MoonIcon />}
    </ActionIcon>
  );
}
