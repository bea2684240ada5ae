import { Button, NativeSelect, Switch, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { ApiError } from '../../../contracts/client.ts';
import type { ShownTemplate } from '../../../contracts/whatsapp-templates.ts';
import type { Language } from '../../../core/languages.ts';
import { type MessageKind, type Placeholder, placeholdersOf } from '../../../core/messages/message-kinds.ts';
import { TEMPLATE_LIMITS } from '../../../core/messages/whatsapp-templates.ts';
import { braced } from '../../../core/messages/wording.ts';
import { whatsappTemplates as words } from '../../../words/en/office/whatsapp-templates.ts';
import { wordings } from '../../../words/en/office/wordings.ts';
import { adminApi, wordsOf } from '../api/admin-api.ts';
import { fieldId, focusField, textField } from '../ui/editor/form-fields.ts';
import { FieldPair, FormSection } from '../ui/editor/form-section.tsx';
import { ErrorBanner } from '../ui/error-banner.tsx';
import styles from './wordings.module.css';

interface TemplateDraft {
  readonly isUsed: boolean;
  readonly 'template.name': string;
  readonly 'template.language': string;
  readonly parameters: readonly Placeholder[];
}

const draftOf = ({ template }: ShownTemplate, language: Language): TemplateDraft => ({
  isUsed: template !== null,
  'template.name': template?.name ?? '',
  'template.language': template?.language ?? language,
  parameters: template?.parameters ?? [],
});

const formOf = (draft: TemplateDraft) =>
  draft.isUsed
    ? {
        name: draft['template.name'].trim(),
        language: draft['template.language'].trim(),
        parameters: [...draft.parameters],
      }
    : null;

interface TemplateEditorProps {
  kind: MessageKind;
  language: Language;
  shown: ShownTemplate;
  onSaved: () => void;
  /** Called with whether there is something to lose. */
  onChanged: (changed: boolean) => void;
}

/** Sets which approved template goes out at a step, and what fills its placeholders. */
export function TemplateEditor({ kind, language, shown, onSaved, onChanged }: TemplateEditorProps) {
  const [draft, setDraft] = useState(() => draftOf(shown, language));
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [banner, setBanner] = useState('');
  const [isSaving, setSaving] = useState(false);
  const isChanged = JSON.stringify(formOf(draft)) !== JSON.stringify(shown.template);
  const change = (part: Partial<TemplateDraft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    setProblems({});
    setBanner('');
    onChanged(JSON.stringify(formOf(next)) !== JSON.stringify(shown.template));
  };
  const save = async () => {
    if (isSaving) return;
    setSaving(true);
    try {
      await adminApi('PUT /api/admin/whatsapp-templates/{kind}/{language}', {
        params: { kind, language },
        body: { template: formOf(draft), version: shown.version },
      });
      onChanged(false);
      onSaved();
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : {};
      // The names of the form; those of the wording beside it are others.
      const named = Object.fromEntries(
        Object.entries(fields).map(([name, said]) => [
          name.replace(/^(?:template\.)?(name|language)$/, 'template.$1'),
          said,
        ]),
      );
      setProblems(named);
      // What is wrong with a field stands beside it.
      setBanner(Object.keys(named).length === 0 ? wordsOf(error, words.failed) : '');
      focusField(Object.keys(named)[0]);
    } finally {
      setSaving(false);
    }
  };
  const form = { draft, problems, change };
  return (
    <form
      noValidate
      aria-label={words.title}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <FormSection title={words.title}>
        <Text size="sm">{words.about}</Text>
        <Text size="sm" c="dimmed">
          {shown.template === null ? words.none : words.set}{' '}
          {!shown.canSend && (
            <>
              {words.noAccount} <Link to="/admin/settings/sending">{words.setUp}</Link>
            </>
          )}
        </Text>
        <Switch
          checked={draft.isUsed}
          label={words.use}
          onChange={({ currentTarget: { checked } }) => change({ isUsed: checked })}
        />
        {draft.isUsed && (
          <>
            <FieldPair>
              <TextInput
                {...textField(form, 'template.name')}
                label={words.name}
                required
                maxLength={TEMPLATE_LIMITS.name}
                spellCheck={false}
              />
              <TextInput
                {...textField(form, 'template.language')}
                label={words.lang}
                required
                maxLength={TEMPLATE_LIMITS.language}
                spellCheck={false}
              />
            </FieldPair>
            <Parameters kind={kind} draft={draft} problem={problems.parameters} change={change} />
          </>
        )}
        <ErrorBanner onClose={() => setBanner('')}>{banner}</ErrorBanner>
        <div className={styles.bar}>
          <Text size="sm" role="status" className={styles.state ?? ''}>
            {isSaving ? words.saving : isChanged ? words.notSaved : shown.template === null ? '' : words.saved}
          </Text>
          <Button type="submit" loading={isSaving} disabled={!isChanged}>
            {words.save}
          </Button>
        </div>
      </FormSection>
    </form>
  );
}

interface ParametersProps {
  kind: MessageKind;
  draft: TemplateDraft;
  problem: string | undefined;
  change: (part: Partial<TemplateDraft>) => void;
}

/** Chooses what fills {{1}}, {{2}} and so on. */
function Parameters({ kind, draft: { parameters }, problem, change }: ParametersProps) {
  const known = placeholdersOf(kind);
  const [first = 'name'] = known;
  const markOf = (at: number): string => `{{${at + 1}}}`;
  const isFull = parameters.length >= TEMPLATE_LIMITS.parameters;
  return (
    <div className={styles.fields}>
      {parameters.map((parameter, at) => (
        <NativeSelect
          // biome-ignore lint/suspicious/noArrayIndexKey: a place has no other name than its number.
          key={at}
          id={at === 0 ? fieldId('parameters') : undefined}
          label={words.fills({ mark: markOf(at) })}
          value={parameter}
          error={at === 0 && problem}
          data={known.map((each) => ({ value: each, label: `${wordings.placeholders[each]} ${braced(each)}` }))}
          onChange={({ currentTarget: { value } }) =>
            change({
              parameters: parameters.map((each, place) =>
                place === at ? (known.find((one) => one === value) ?? each) : each,
              ),
            })
          }
        />
      ))}
      <div className={styles.bar}>
        {parameters.length > 0 && (
          <Button variant="subtle" onClick={() => change({ parameters: parameters.slice(0, -1) })}>
            {words.remove({ mark: markOf(parameters.length - 1) })}
          </Button>
        )}
        {!isFull && (
          <Button variant="default" onClick={() => change({ parameters: [...parameters, first] })}>
            {words.add({ mark: markOf(parameters.length) })}
          </Button>
        )}
      </div>
    </div>
  );
}
