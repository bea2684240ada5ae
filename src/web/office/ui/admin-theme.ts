import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';
import { actions } from '../../../words/en/office/actions.ts';

/** The sky's plum, the only colour of pressable things. */
const plum: MantineColorsTuple = [
  '#f6f1fb',
  '#e9e0f4',
  '#d3c2e8',
  '#bda5dd',
  '#a386cd',
  '#8766b8',
  '#6f4d9f',
  '#5b3a86',
  '#4a2a6c',
  '#351d50',
];

/** Warm greys between paper and ink; 4 is the edge of a field, with a contrast of 3 to 1 against paper. */
const gray: MantineColorsTuple = [
  '#fdf9f3',
  '#f8f0e5',
  '#f2e8da',
  '#eadfd0',
  '#8d86a0',
  '#716b87',
  '#5d5a75',
  '#46435c',
  '#2d2b45',
  '#1b1930',
];

/** The site's dark colours, from text to background. */
const dark: MantineColorsTuple = [
  '#f6efe4',
  '#d8d2e2',
  '#b9b3cf',
  '#8a83b0',
  '#37325c',
  '#2b2650',
  '#1e1b3a',
  '#14122a',
  '#100e22',
  '#0b0a18',
];

/** Returns a dense and plain theme: Mantine's components in the site's ink, with their own words in the page's language. */
export const makeAdminTheme = () =>
  createTheme({
    colors: { plum, gray, dark },
    primaryColor: 'plum',
    primaryShade: { light: 8, dark: 5 },
    autoContrast: true,
    black: '#1b1930',
    fontFamily: 'var(--text)',
    headings: { fontFamily: 'var(--text)', fontWeight: '600' },
    defaultRadius: 'md',
    cursorType: 'pointer',
    respectReducedMotion: true,
    components: {
      Modal: {
        defaultProps: { closeButtonProps: { 'aria-label': actions.close }, transitionProps: { duration: 140 } },
      },
      Drawer: {
        defaultProps: { closeButtonProps: { 'aria-label': actions.close }, transitionProps: { duration: 180 } },
      },
      Notification: { defaultProps: { closeButtonProps: { 'aria-label': actions.dismiss } } },
      PasswordInput: { defaultProps: { visibilityToggleButtonProps: { 'aria-label': actions.showPassword } } },
      Menu: { defaultProps: { transitionProps: { duration: 120 } } },
    },
  });

/** Both schemes use the site's own tokens, which follow the page's scheme by themselves. */
export const adminVariables: CSSVariablesResolver = () => {
  const colours = {
    '--mantine-color-body': 'var(--card)',
    '--mantine-color-text': 'var(--ink)',
    '--mantine-color-dimmed': 'var(--muted)',
    '--mantine-color-placeholder': 'var(--muted)',
    '--mantine-color-error': 'var(--danger)',
    '--mantine-color-anchor': 'var(--link)',
    '--mantine-color-default': 'var(--card)',
    '--mantine-color-default-hover': 'var(--wash)',
    '--mantine-color-default-color': 'var(--ink)',
    '--mantine-color-default-border': 'var(--line)',
  };
  return { variables: {}, light: colours, dark: colours };
};
