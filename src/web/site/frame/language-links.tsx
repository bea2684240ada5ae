import { LANGUAGE_TAGS, LANGUAGES, localPath, OWN_NAMES } from '../../../core/languages.ts';
import { frame } from '../../../words/en/site/frame.ts';
import { useLanguage } from '../../navigation/language.ts';
import { useLocation } from '../../navigation/navigation.ts';
import { keepLanguage } from './language-choice.ts';
import styles from './language-links.module.css';

/**
 * Links to the present page in each language, each in its own script. They load documents, since a document's scripts
 * know the words of one language.
 */
export function LanguageLinks({ className = '' }: { className?: string | undefined }) {
  const language = useLanguage();
  const { pathname, search } = useLocation();
  return (
    <ul aria-label={frame.languages} className={`${styles.links} ${className}`}>
      {LANGUAGES.map((each) => (
        <li key={each}>
          <a
            href={localPath(each, pathname + search)}
            hrefLang={LANGUAGE_TAGS[each]}
            lang={LANGUAGE_TAGS[each]}
            aria-current={each === language ? 'true' : undefined}
            onClick={() => keepLanguage(each)}
          >
            {OWN_NAMES[each]}
          </a>
        </li>
      ))}
    </ul>
  );
}
