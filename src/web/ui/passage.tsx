import { LANGUAGE_TAGS, languageOfText } from '../../core/languages.ts';
import { controls } from '../../words/en/ui/controls.ts';
import { useLanguage } from '../navigation/language.ts';
import styles from './passage.module.css';

interface PassageProps {
  text: string;
  /** True for sentences: those of another language than the page's also say which it is. */
  isProse?: boolean;
}

/** Returns how to tell the `lang` of an element from its text; undefined in the page's own language. */
export function useLangOf(): (text: string) => string | undefined {
  const page = useLanguage();
  return (text) => {
    const language = languageOfText(text, page);
    return language === page ? undefined : LANGUAGE_TAGS[language];
  };
}

/** Says once which language the texts that follow are in; renders nothing for the page's own. */
export function PassageMark({ text }: { text: string }) {
  const page = useLanguage();
  const language = languageOfText(text, page);
  return language !== page && <small className={styles.language}>{controls.inLanguage[language]}</small>;
}

/** A text that may be in another language than the page, with the language in which to speak and spell it. */
export function Passage({ text, isProse = false }: PassageProps) {
  const page = useLanguage();
  const language = languageOfText(text, page);
  if (language === page) return text;
  return (
    <>
      {isProse && <PassageMark text={text} />}
      <span lang={LANGUAGE_TAGS[language]}>{text}</span>
    </>
  );
}
