import { Anchor, Group } from '@mantine/core';
import { Link } from 'react-router';
import type { TranslationSummary } from '../../../../contracts/translations.ts';
import { LANGUAGE_TAGS, OWN_NAMES } from '../../../../core/languages.ts';
import { translationStates } from '../../../../words/en/office/translation-states.ts';
import { type Tone, ToneBadge } from '../tone-badge.tsx';

/** Returns how far a translation is, in words. */
export function describeTranslation({ state, isShown, isStale, byModel }: TranslationSummary): string {
  const { states } = translationStates;
  const draft = byModel ? states.model : states.draft;
  const name = state === 'draft' ? (isShown ? states.newer : draft) : states[state];
  return isStale ? translationStates.outdated({ state: name }) : name;
}

function toneOf({ isShown, isStale, state }: TranslationSummary): Tone {
  if (isStale) return 'waiting';
  if (isShown) return 'good';
  return state === 'none' ? 'ended' : 'moving';
}

interface TranslationLinksProps {
  /** Address of the record; its translations are below it. */
  path: string;
  translations: readonly TranslationSummary[];
}

/** Leads to the translations of a record and says how far they are. */
export const TranslationLinks = ({ path, translations }: TranslationLinksProps) => (
  <Group gap="sm" role="group" aria-label={translationStates.translations}>
    {translations.map((summary) => {
      const { language } = summary;
      const state = describeTranslation(summary);
      return (
        <Anchor
          key={language}
          component={Link}
          to={`${path}/translations/${language}`}
          size="sm"
          aria-label={translationStates.linkOf({ language: OWN_NAMES[language], state })}
        >
          <span lang={LANGUAGE_TAGS[language]}>{OWN_NAMES[language]}</span>{' '}
          <ToneBadge tone={toneOf(summary)}>{state}</ToneBadge>
        </Anchor>
      );
    })}
  </Group>
);

interface TranslationMarksProps extends TranslationLinksProps {
  title: string;
}

/** The same on a card: the languages that a record is translated into. */
export const TranslationMarks = ({ path, title, translations }: TranslationMarksProps) =>
  translations
    .filter(({ state }) => state !== 'none')
    .map((summary) => {
      const { language } = summary;
      const state = describeTranslation(summary);
      return (
        <Link
          key={language}
          to={`${path}/translations/${language}`}
          title={state}
          lang={LANGUAGE_TAGS[language]}
          aria-label={translationStates.linkOfRecord({ title, language: OWN_NAMES[language], state })}
        >
          <ToneBadge tone={toneOf(summary)}>{OWN_NAMES[language]}</ToneBadge>
        </Link>
      );
    });
