import { LANGUAGE_TAGS, languageOfText } from '../../core/languages.ts';
import { controls } from '../../words/en/ui/controls.ts';
import { useLanguage } from '../navigation/language.ts';
import styles from './passage.module.css';

interface PassageProps {
  text: string;
  /** True for sentences: those of another language than the page's also say which it is. */
  isProse?: boolean;
}

/** A text that may be in another language than the page, with the language in which to speak and spell it. */
export function Passage({ text, isProse = false }: PassageProps) {
  const page = useLanguage();
  const language = languageOfText(text, page);
  if (language === page) return text;
  return (
    <>
      {isProse && <small className={styles.language}>{controls.inLanguage[language]}</small>}
      <span lang={LANGUAGE_TAGS[language]}>{text}</span>
    </>
  );
}
