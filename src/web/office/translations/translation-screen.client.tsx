import { Anchor, Button, Group, Paper, Text, Title } from '@mantine/core';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { Translation } from '../../../contracts/translations.ts';
import { LANGUAGE_TAGS, localPath, OWN_NAMES } from '../../../core/languages.ts';
import { TRANSLATION_LANGUAGES } from '../../../core/translations/translation-options.ts';
import { translations } from '../../../words/en/office/translations.ts';
import { adminApi } from '../api/admin-api.ts';
import { ConfirmAction } from '../ui/confirm-dialog.tsx';
import { FormBar } from '../ui/editor/form-bar.tsx';
import { FormSection } from '../ui/editor/form-section.tsx';
import { LeaveGuard } from '../ui/editor/leave-guard.tsx';
import { describeTranslation } from '../ui/editor/translation-links.tsx';
import { formatDateTime } from '../ui/indian-dates.ts';
import { tellDone } from '../ui/toasts.tsx';
import { sectionName } from './field-names.ts';
import { paramsOf } from './load-translation.ts';
import { type DraftSection, sectionsOf } from './translation-draft.ts';
import { TranslationNotes } from './translation-notes.tsx';
import { TranslationRow } from './translation-row.tsx';
import styles from './translation-screen.module.css';
import { type TranslationForm, useTranslation } from './use-translation.ts';

interface TranslationScreenProps {
  stored: Translation;
  /** Address of the record in the back office. */
  recordPath: string;
  /** Address above which the record's translations are. */
  path: string;
}

/** Translates a record side by side with its original, and releases the translation. */
export function TranslationScreen({ stored, recordPath, path }: TranslationScreenProps) {
  const form = useTranslation(stored);
  const { opened, draft, changed, revision, busy } = form;
  const sections = useMemo(() => sectionsOf(opened), [opened]);
  const leaving = useRef(false);
  const { language } = opened;
  const release = async () => {
    if (await form.save(true)) tellDone(translations.releasedNow({ language: translations.languages[language] }));
  };
  return (
    <form
      noValidate
      className={styles.form}
      aria-labelledby="translation-title"
      onSubmit={(event) => {
        event.preventDefault();
        void form.save(false);
      }}
    >
      <Head opened={opened} recordPath={recordPath} path={path}>
        <Endings form={form} recordPath={recordPath} onLeave={() => (leaving.current = true)} />
      </Head>
      <TranslationNotes form={form} rows={sections.flatMap(({ rows }) => rows)} />
      {/* Blocks typing meanwhile: what the server answers replaces the form. */}
      <div inert={busy !== null} className={styles.sections}>
        {sections.map((section) => (
          <Section key={section.key} section={section}>
            {section.rows.map((row) => (
              <TranslationRow
                key={row.name}
                row={row}
                draft={draft[row.name] ?? { text: '', madeFrom: '' }}
                language={language}
                problem={form.problems[row.name]}
                revision={revision}
                onChange={form.change}
                onReviewed={form.review}
                onCopy={form.copy}
              />
            ))}
          </Section>
        ))}
      </div>
      <FormBar banner={form.banner} onCloseBanner={form.closeBanner}>
        <div className={styles.bar}>
          <Text size="sm" role="status" className={styles.state ?? ''}>
            {describeForm(form)}
          </Text>
          <Group gap="xs">
            {opened.canDraft && (
              <Button
                variant="default"
                loading={busy === 'drafting'}
                disabled={busy !== null}
                onClick={() => void form.draftRest()}
              >
                {translations.draftWithModel}
              </Button>
            )}
            <Button type="submit" variant="default" loading={busy === 'saving'} disabled={busy !== null}>
              {translations.saveDraft}
            </Button>
            <Button loading={busy === 'releasing'} disabled={busy !== null} onClick={() => void release()}>
              {translations.release}
            </Button>
          </Group>
        </div>
      </FormBar>
      <LeaveGuard noun={translations.noun} changed={changed} leaving={leaving} onLeave={() => undefined} />
    </form>
  );
}

/** Shows a list under its name; single fields have names of their own. */
const Section = ({ section, children }: { section: DraftSection; children: ReactNode }) =>
  section.isList ? (
    <FormSection title={sectionName(section)}>
      <div>{children}</div>
    </FormSection>
  ) : (
    <Paper withBorder px="md">
      {children}
    </Paper>
  );

function describeForm({ busy, changed, saved }: TranslationForm): string {
  if (busy === 'saving' || busy === 'releasing') return translations.saving;
  if (changed) return translations.notSaved;
  return saved ? translations.saved : '';
}

interface HeadProps extends Omit<TranslationScreenProps, 'stored'> {
  opened: Translation;
  /** What ends the translation. */
  children: ReactNode;
}

function Head({ opened, recordPath, path, children }: HeadProps) {
  const { kind, language, title, page, isShown, updatedAt, updatedBy } = opened;
  const others = TRANSLATION_LANGUAGES.filter((each) => each !== language);
  return (
    <header className={styles.head}>
      <Group justify="space-between">
        <Title order={2} size="h3" id="translation-title">
          {translations.heading({ language: translations.languages[language] })}
        </Title>
        <Group gap="md">
          {isShown && page !== null && (
            <Anchor
              href={localPath(language, page)}
              target="_blank"
              rel="noreferrer"
              size="sm"
              aria-label={translations.viewOnSiteNew}
            >
              {translations.viewOnSite}
            </Anchor>
          )}
          {others.map((other) => (
            <Anchor key={other} component={Link} to={`${path}/translations/${other}`} size="sm">
              {translations.otherLanguage({ language: translations.languages[other] })}
            </Anchor>
          ))}
          <Anchor component={Link} to={recordPath} size="sm">
            {translations.backTo[kind]}
          </Anchor>
        </Group>
      </Group>
      <Group justify="space-between" gap="xs">
        <Text>
          {kind === 'site' ? translations.siteTexts : title} ·{' '}
          <span lang={LANGUAGE_TAGS[language]}>{OWN_NAMES[language]}</span>:{' '}
          <strong>{describeTranslation(opened)}</strong>
        </Text>
        {children}
      </Group>
      {updatedAt !== null && (
        <Text size="sm" c="dimmed">
          {translations.changedBy({ when: formatDateTime(updatedAt), admin: updatedBy })}
        </Text>
      )}
    </header>
  );
}

interface EndingsProps {
  form: TranslationForm;
  recordPath: string;
  /** Called before the screen is left, when nothing is left to save. */
  onLeave: () => void;
}

/** Withdraws or deletes a translation. */
function Endings({ form, recordPath, onLeave }: EndingsProps) {
  const { opened, busy } = form;
  const navigate = useNavigate();
  const [asked, setAsked] = useState<'withdraw' | 'remove' | null>(null);
  const close = () => setAsked(null);
  const params = paramsOf(opened);
  const withdraw = async () => {
    const call = 'POST /api/admin/translations/{kind}/{id}/{language}/withdraw';
    form.follow((await adminApi(call, { params, body: { version: opened.version } })).translation);
    tellDone(translations.withdrawn);
  };
  const remove = async () => {
    await adminApi('DELETE /api/admin/translations/{kind}/{id}/{language}', { params });
    tellDone(translations.removed);
    onLeave();
    await navigate(recordPath);
  };
  return (
    <Group gap="xs">
      {opened.isShown && (
        <Button variant="subtle" disabled={busy !== null} onClick={() => setAsked('withdraw')}>
          {translations.withdraw}
        </Button>
      )}
      {opened.version > 0 && (
        <Button variant="subtle" color="red" disabled={busy !== null} onClick={() => setAsked('remove')}>
          {translations.remove}
        </Button>
      )}
      <ConfirmAction
        opened={asked === 'withdraw'}
        title={translations.withdrawTitle}
        confirmLabel={translations.withdraw}
        failure={translations.failures.withdraw}
        act={withdraw}
        onClose={close}
      >
        {translations.withdrawText}
      </ConfirmAction>
      <ConfirmAction
        opened={asked === 'remove'}
        title={translations.removeTitle}
        confirmLabel={translations.remove}
        failure={translations.failures.remove}
        act={remove}
        onClose={close}
      >
        {translations.removeText}
      </ConfirmAction>
    </Group>
  );
}
