import { Button, Group } from '@mantine/core';
import { LANGUAGE_TAGS, LANGUAGES, OWN_NAMES } from '../../../core/languages.ts';
import { frame } from '../../../words/en/office/frame.ts';
import { useLanguage } from '../../navigation/language.ts';
import { chooseLanguage } from './choose-language.ts';
import styles from './language-switch.module.css';

/** Offers the back office in each language, in its own script. */
export function LanguageSwitch() {
  const language = useLanguage();
  return (
    <Group role="group" aria-label={frame.language} justify="center" gap="xs">
      {LANGUAGES.map((each) => (
        <Button
          key={each}
          variant={each === language ? 'light' : 'subtle'}
          color={each === language ? '' : 'gray'}
          lang={LANGUAGE_TAGS[each]}
          aria-pressed={each === language}
          className={styles.language ?? ''}
          onClick={() => chooseLanguage(each)}
        >
          {OWN_NAMES[each]}
        </Button>
      ))}
    </Group>
  );
}
