import { useEffect, useState } from 'react';
import { LANGUAGE_TAGS, type Language, localPath } from '../../../core/languages.ts';
import { useLanguage } from '../../navigation/language.ts';
import { useLocation } from '../../navigation/navigation.ts';
import { CloseIcon } from '../../ui/icons.tsx';
import { keepLanguage, languageToOffer } from './language-choice.ts';
import styles from './language-offer.module.css';

/** In the language that is offered, whatever the page's is: the only words that all pages hold in all languages. */
const OFFERS: Readonly<Record<Language, { readonly read: string; readonly stay: string }>> = {
  en: { read: 'Read this page in English', stay: 'No, thank you' },
  hi: { read: 'यह पेज हिन्दी में पढ़ें', stay: 'नहीं, धन्यवाद' },
  bn: { read: 'এই পাতা বাংলায় পড়ুন', stay: 'না, ধন্যবাদ' },
};

/** Offers the page in the visitor's language, in one line over the foot of the window; never redirects. */
export function LanguageOffer() {
  const page = useLanguage();
  const { pathname, search } = useLocation();
  const [offered, setOffered] = useState<Language | null>(null);
  useEffect(() => setOffered(languageToOffer(page)), [page]);
  if (offered === null) return null;
  const { read, stay } = OFFERS[offered];
  const close = () => {
    keepLanguage(page);
    setOffered(null);
  };
  return (
    <aside className={styles.offer} lang={LANGUAGE_TAGS[offered]} aria-label={read}>
      <a href={localPath(offered, pathname + search)} onClick={() => keepLanguage(offered)}>
        {read}
      </a>
      <button type="button" aria-label={stay} onClick={close}>
        <CloseIcon />
      </button>
    </aside>
  );
}
