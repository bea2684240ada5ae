import type { Language } from '../../../core/languages.ts';
import { SERVER_WORDS } from '../../../words/words-of.ts';

/** The first match wins: most browsers also claim to be others. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

const nameOf = (names: readonly (readonly [RegExp, string])[], userAgent: string): string | undefined =>
  names.find(([sign]) => sign.test(userAgent))?.[1];

const { device: inEnglish, otherProgram: OTHER_PROGRAM } = SERVER_WORDS.en.history;

/** Returns browser and system as people know them, in English, as it is stored: "Chrome on Android". */
export function describeDevice(userAgent: string): string {
  const browser = nameOf(BROWSERS, userAgent);
  const system = nameOf(SYSTEMS, userAgent);
  return browser && system ? inEnglish({ browser, system }) : (browser ?? system ?? OTHER_PROGRAM);
}

/** Returns a stored description in the words of a language. */
export function wordDevice(stored: string, language: Language): string {
  const { device, otherProgram } = SERVER_WORDS[language].history;
  if (stored === OTHER_PROGRAM) return otherProgram;
  const [browser = '', system] = stored.split(' on ');
  return system === undefined ? stored : device({ browser, system });
}
