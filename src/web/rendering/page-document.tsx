import '../ui/fonts.css';
import '../ui/fallback-fonts.css';
import '../ui/tokens.css';
import '../ui/base.css';
import { type ReactNode, useContext } from 'react';
import { LANGUAGE_TAGS, type Language } from '../../core/languages.ts';
import hindUrl from '../ui/fonts/hind-basic-400.woff2?url';
import devanagariUrl from '../ui/fonts/hind-devanagari-400.woff2?url';
import devanagariBoldUrl from '../ui/fonts/hind-devanagari-600.woff2?url';
import bengaliUrl from '../ui/fonts/hind-siliguri-bengali-400.woff2?url';
import bengaliBoldUrl from '../ui/fonts/hind-siliguri-bengali-600.woff2?url';
import rozhaUrl from '../ui/fonts/rozha-one-basic-400.woff2?url';
import { themeScript } from '../ui/theme.ts';
import { NonceContext } from './nonce.ts';

/** The files of the text and of headings, which every page shows. */
const FONTS: Readonly<Record<Language, readonly string[]>> = {
  en: [rozhaUrl, hindUrl],
  hi: [devanagariBoldUrl, devanagariUrl],
  bn: [bengaliBoldUrl, bengaliUrl],
};

/** Describes the installed app, in a language. */
const MANIFEST = '/site.webmanifest';

const preloadedFont = (href: string) => (
  <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
);

interface PageDocumentProps {
  /** What stands in the head of this page alone. */
  head: ReactNode;
  language?: Language;
  children: ReactNode;
}

/** The document around every page. */
export function PageDocument({ head, language = 'en', children }: PageDocumentProps) {
  const nonce = useContext(NonceContext);
  return (
    <html lang={LANGUAGE_TAGS[language]} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#12123a" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours; its hash is in the page's policy. */}
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: themeScript }} />
        {head}
        {FONTS[language].map(preloadedFont)}
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-180.png" />
        <link rel="manifest" href={language === 'en' ? MANIFEST : `${MANIFEST}?lang=${language}`} />
      </head>
      <body>{children}</body>
    </html>
  );
}
