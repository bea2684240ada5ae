import type { MessageKind } from '../../core/messages/message-kinds.ts';

/** Mail programs have no fonts of ours; these have letters of all three languages. */
export const FACE = "'Segoe UI',Roboto,'Noto Sans','Nirmala UI',Arial,sans-serif";

export const COLOURS = {
  page: '#f6f0e6',
  card: '#ffffff',
  wash: '#fffaf3',
  line: '#eadfd0',
  ink: '#1b1930',
  muted: '#5d5a75',
  sky: '#12123a',
  onSky: '#ffffff',
  action: '#ff9f45',
  onAction: '#1b1930',
} as const;

const TONES = {
  good: { name: 'good', light: '#08756a', dark: '#6fdccd' },
  bad: { name: 'bad', light: '#b3263f', dark: '#ff9aa8' },
  news: { name: 'news', light: '#8a4b08', dark: '#ffbf80' },
} as const;

/** The colour of the word above the heading. */
export const MARK_COLOURS: Readonly<Record<MessageKind, (typeof TONES)[keyof typeof TONES]>> = {
  received: TONES.news,
  contacted: TONES.news,
  confirmed: TONES.good,
  entered: TONES.news,
  changed: TONES.news,
  cancelled: TONES.bad,
  corrected: TONES.bad,
  week: TONES.news,
  completed: TONES.good,
  'lead-thanks': TONES.good,
  'agency-request': TONES.news,
  'agency-lead': TONES.news,
};

const marks = Object.values(TONES)
  .map(({ name, dark }) => `.mark-${name}{color:${dark}!important}`)
  .join('');

/** The one sheet of a mail: dark schemes, and less around the text where the screen is narrow. */
export const DARK =
  ':root{color-scheme:light dark;supported-color-schemes:light dark}' +
  '@media (max-width:480px){.around{padding:0!important}.body{padding:22px 18px 28px!important}.head{padding:16px 18px!important;border-radius:0!important}.foot{padding:14px 18px 20px!important}}' +
  `@media (prefers-color-scheme:dark){.page{background-color:#12112a!important}.card{background-color:#1d1b38!important}.wash{background-color:#252245!important}.line{border-color:#3d395f!important}.ink{color:#f3efe7!important}.muted{color:#b9b4d0!important}.head{background-color:#0b0b26!important}.button{color:#1b1930!important}${marks}}`;
