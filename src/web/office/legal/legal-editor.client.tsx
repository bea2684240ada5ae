import { Anchor, Button, Group, Paper, Text, Title } from '@mantine/core';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import type { ManagedLegalPage } from '../../../contracts/legal.ts';
import { legalPath } from '../../../core/legal/legal-pages.ts';
import { legal } from '../../../words/en/office/legal.ts';
import { legalPages } from '../../../words/en/ui/legal-pages.ts';
import { adminApi } from '../api/admin-api.ts';
import { ConfirmAction } from '../ui/confirm-dialog.tsx';
import { FormBar } from '../ui/editor/form-bar.tsx';
import { FormColumns, FormSection } from '../ui/editor/form-section.tsx';
import { LeaveGuard } from '../ui/editor/leave-guard.tsx';
import { TranslationLinks } from '../ui/editor/translation-links.tsx';
import { RichTextEditor } from '../ui/rich-text/rich-text-editor.tsx';
import { tellDone } from '../ui/toasts.tsx';
import { ToneBadge } from '../ui/tone-badge.tsx';
import styles from './legal.module.css';
import { LegalEditions } from './legal-editions.tsx';
import { LEGAL_SCREEN, LEGAL_TONES, legalScreenPath } from './legal-places.ts';
import { type LegalForm, useLegalPage } from './use-legal-page.ts';

/** Edits a legal page: the text, what is left to be filled in, and its editions. */
export function LegalEditor({ stored }: { stored: ManagedLegalPage }) {
  const form = useLegalPage(stored);
  const { page, busy, blanks } = form;
  const leaving = useRef(false);
  const isShown = page.state === 'published' || page.state === 'changed';
  return (
    <form
      noValidate
      className={styles.form}
      aria-labelledby="legal-title"
      onSubmit={(event) => {
        event.preventDefault();
        void form.save(false);
      }}
    >
      <Head form={form} isShown={isShown} />
      <FormColumns
        main={
          <div inert={busy !== null}>
            <RichTextEditor
              key={page.version}
              id="legal-text"
              label={legal.text}
              lang="en-IN"
              initialHtml={page.content}
              problem={form.problem}
              onChange={form.write}
            />
          </div>
        }
        side={
          <>
            {blanks.length > 0 && (
              <FormSection title={legal.blanks({ count: blanks.length })}>
                <Text size="sm" c="dimmed">
                  {legal.blanksHint}
                </Text>
                <ul className={styles.blanks}>
                  {blanks.map((blank) => (
                    <li key={blank}>{blank}</li>
                  ))}
                </ul>
              </FormSection>
            )}
            <Paper withBorder p="md">
              {isShown ? (
                <TranslationLinks path={legalScreenPath(page.name)} translations={page.translations} />
              ) : (
                <Text size="sm">{legal.translateFirst}</Text>
              )}
              <Text size="sm" c="dimmed" mt="sm">
                {legal.notAdvice}
              </Text>
            </Paper>
            {page.editions.length > 0 && <LegalEditions name={page.name} editions={page.editions} />}
          </>
        }
      />
      <FormBar banner={form.banner} onCloseBanner={form.closeBanner}>
        <div className={styles.bar}>
          <Text size="sm" role="status">
            {form.state}
          </Text>
          <Group gap="xs">
            <Button type="submit" variant="default" loading={busy === 'saving'} disabled={busy !== null}>
              {legal.save}
            </Button>
            <Button loading={busy === 'publishing'} disabled={busy !== null} onClick={() => void form.save(true)}>
              {legal.publish}
            </Button>
          </Group>
        </div>
      </FormBar>
      <LeaveGuard noun={legal.noun} changed={form.changed} leaving={leaving} onLeave={() => undefined} />
    </form>
  );
}

function Head({ form, isShown }: { form: LegalForm; isShown: boolean }) {
  const { page, busy, changed } = form;
  const [asked, setAsked] = useState(false);
  const withdraw = async () => {
    const { name, version } = page;
    const call = 'POST /api/admin/legal/{name}/withdraw';
    form.follow((await adminApi(call, { params: { name }, body: { version } })).page);
    tellDone(legal.withdrawn);
  };
  return (
    <Group justify="space-between">
      <Group gap="sm">
        <Title order={2} size="h3" id="legal-title">
          {legalPages.names[page.name]}
        </Title>
        <ToneBadge tone={LEGAL_TONES[page.state]}>{legal.states[page.state]}</ToneBadge>
      </Group>
      <Group gap="md">
        {isShown && (
          <>
            <Anchor href={legalPath(page.name)} target="_blank" rel="noreferrer" size="sm" aria-label={legal.viewNew}>
              {legal.view}
            </Anchor>
            {/* Typed text would be lost: it is saved first. */}
            <Button
              variant="subtle"
              size="compact-sm"
              disabled={busy !== null || changed}
              onClick={() => setAsked(true)}
            >
              {legal.withdraw}
            </Button>
          </>
        )}
        <Anchor component={Link} to={LEGAL_SCREEN} size="sm">
          {legal.back}
        </Anchor>
      </Group>
      <ConfirmAction
        opened={asked}
        title={legal.withdrawTitle}
        confirmLabel={legal.withdraw}
        failure={legal.withdrawFailed}
        act={withdraw}
        onClose={() => setAsked(false)}
      >
        {legal.withdrawText}
      </ConfirmAction>
    </Group>
  );
}
