/** The preview of a mail. */
export const mailPreview = {
  width: 'Width',
  phone: 'Phone',
  desktop: 'Desktop',
  scheme: 'Colours',
  light: 'Light',
  dark: 'Dark',
} as const;
