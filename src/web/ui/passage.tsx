import { Fragment } from 'react';
import { LANGUAGE_TAGS, languageOfText, partsByLanguage } from '../../core/languages.ts';
import { controls } from '../../words/en/ui/controls.ts';
import { useLanguage } from '../navigation/language.ts';
import styles from './passage.module.css';

interface PassageProps {
  text: string;
  /** True for sentences: those of another language than the page's also say which it is. */
  isProse?: boolean;
}

/** Says once which language the texts that follow are in; renders nothing for the page's own. */
export function PassageMark({ text }: { text: string }) {
  const page = useLanguage();
  const language = languageOfText(text, page);
  return language !== page && <small className={styles.language}>{controls.inLanguage[language]}</small>;
}

/**
 * A text that may be in another language than the page, or hold names and sentences in it: each with the language in
 * which to speak and spell it.
 */
export function Passage({ text, isProse = false }: PassageProps) {
  const page = useLanguage();
  const isWhole = languageOfText(text, page) !== page;
  const parts = partsByLanguage(text, page);
  if (parts.every(({ language }) => language === page)) return text;
  let end = 0;
  return parts.map((part) => {
    const key = end;
    end += part.text.length;
    if (part.language === page) return <Fragment key={key}>{part.text}</Fragment>;
    return (
      <Fragment key={key}>
        {isProse && (isWhole || part.isForeignProse) && (
          <small className={styles.language}>{controls.inLanguage[part.language]}</small>
        )}
        <span lang={LANGUAGE_TAGS[part.language]}>{part.text}</span>
      </Fragment>
    );
  });
}

/** The language of a text that stands in an attribute; undefined where it is the page's. */
export function useLanguageOf(): (text: string) => string | undefined {
  const page = useLanguage();
  return (text) => {
    const language = languageOfText(text, page);
    return language === page ? undefined : LANGUAGE_TAGS[language];
  };
}
