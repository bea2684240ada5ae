import { Anchor, Paper, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import type { ManagedLegalSummary } from '../../../contracts/legal.ts';
import { dayInIndia } from '../../../core/dates.ts';
import { legal } from '../../../words/en/office/legal.ts';
import { legalPages } from '../../../words/en/ui/legal-pages.ts';
import { TranslationLinks } from '../ui/editor/translation-links.tsx';
import { formatCalendarDay } from '../ui/indian-dates.ts';
import { ToneBadge } from '../ui/tone-badge.tsx';
import styles from './legal.module.css';
import { LEGAL_TONES, legalScreenPath } from './legal-places.ts';

/** Lists the legal pages, how far each is, and its translations. */
export function LegalList({ pages }: { pages: readonly ManagedLegalSummary[] }) {
  return (
    <>
      <Title order={2} size="h3">
        {legal.title}
      </Title>
      <Text c="dimmed" size="sm" mb="md">
        {legal.about} {legal.notAdvice}
      </Text>
      <ul className={styles.pages}>
        {pages.map(({ name, state, publishedAt, translations }) => (
          <li key={name}>
            <Paper withBorder p="md" className={styles.page ?? ''}>
              <div>
                <Text fw={600}>{legalPages.names[name]}</Text>
                <ToneBadge tone={LEGAL_TONES[state]}>{legal.states[state]}</ToneBadge>{' '}
                {publishedAt !== null && state !== 'withdrawn' && (
                  <Text component="span" size="sm" c="dimmed">
                    {legal.since({ day: formatCalendarDay(dayInIndia(Date.parse(publishedAt))) })}
                  </Text>
                )}
              </div>
              {(state === 'published' || state === 'changed') && (
                <TranslationLinks path={legalScreenPath(name)} translations={translations} />
              )}
              <Anchor
                component={Link}
                to={legalScreenPath(name)}
                aria-label={legal.editOf({ name: legalPages.names[name] })}
              >
                {legal.edit}
              </Anchor>
            </Paper>
          </li>
        ))}
      </ul>
    </>
  );
}
