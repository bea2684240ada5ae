import { Button, Text, Textarea, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { ApiError } from '../../../contracts/client.ts';
import type { Wording } from '../../../contracts/message-wordings.ts';
import {
  fieldsOf,
  placeholdersOf,
  WORDING_LIMITS,
  type WordingField,
  type WordingTexts,
} from '../../../core/messages/message-kinds.ts';
import { braced, sameTexts } from '../../../core/messages/wording.ts';
import { wordings as words } from '../../../words/en/office/wordings.ts';
import { adminApi, wordsOf } from '../api/admin-api.ts';
import { FormBar } from '../ui/editor/form-bar.tsx';
import { focusField, textField } from '../ui/editor/form-fields.ts';
import { FormSection } from '../ui/editor/form-section.tsx';
import type { WordingKey } from './load-wording.ts';
import { usePlaceholders } from './use-placeholders.ts';
import { WordingPreview } from './wording-preview.tsx';
import styles from './wordings.module.css';

interface WordingEditorProps {
  shown: WordingKey;
  wording: Wording;
  /** The unsaved text; null for none. */
  draft: WordingTexts | null;
  onDraft: (texts: WordingTexts | null) => void;
  onSaved: () => void;
}

type SavingState = 'editing' | 'saving';

/** Edits one wording beside its preview. */
export function WordingEditor({ shown, wording, draft, onDraft, onSaved }: WordingEditorProps) {
  const texts = draft ?? wording.texts;
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [banner, setBanner] = useState('');
  const [state, setState] = useState<SavingState>('editing');
  const change = (part: Partial<WordingTexts>) => {
    const next = { ...texts, ...part };
    onDraft(sameTexts(next, wording.texts) ? null : next);
    setBanner('');
  };

  const save = async () => {
    if (state === 'saving') return;
    setState('saving');
    try {
      await adminApi('PUT /api/admin/message-wordings/{kind}/{channel}/{language}', {
        params: shown,
        body: { texts, version: wording.version },
      });
      onSaved();
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : {};
      setProblems(fields);
      setBanner(wordsOf(error, words.saveFailed));
      focusField(Object.keys(fields)[0]);
    } finally {
      setState('editing');
    }
  };

  return (
    <form
      noValidate
      aria-label={words.title}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <div className={styles.columns}>
        <WordingFields shown={shown} form={{ draft: texts, problems, change }} />
        <WordingPreview shown={shown} texts={texts} onProblems={setProblems} />
      </div>
      <FormBar banner={banner} onCloseBanner={() => setBanner('')}>
        <div className={styles.bar}>
          <Text size="sm" role="status" className={styles.state ?? ''}>
            {describeState(state, draft !== null, sameTexts(texts, wording.defaults))}
          </Text>
          {draft !== null && (
            <Button variant="subtle" onClick={() => onDraft(null)}>
              {words.undo}
            </Button>
          )}
          {!sameTexts(texts, wording.defaults) && (
            <Button variant="default" onClick={() => change(wording.defaults)}>
              {words.useDefault}
            </Button>
          )}
          <Button type="submit" loading={state === 'saving'} disabled={draft === null}>
            {words.save}
          </Button>
        </div>
      </FormBar>
    </form>
  );
}

function describeState(state: SavingState, isChanged: boolean, isDefault: boolean): string {
  if (state === 'saving') return words.saving;
  if (isChanged) return words.notSaved;
  return isDefault ? words.isDefault : words.saved;
}

interface WordingFieldsProps {
  shown: WordingKey;
  form: Parameters<typeof textField<WordingTexts, WordingField>>[0];
}

/** The parts of a wording, and buttons that put placeholders where the cursor is. */
function WordingFields({ shown: { kind, channel, language }, form }: WordingFieldsProps) {
  const area = useRef<HTMLDivElement>(null);
  const fields = fieldsOf(kind, channel);
  const { insert, onFocus } = usePlaceholders(area, fields, form.draft, form.change);
  return (
    <FormSection title={words.channels[channel]}>
      <fieldset aria-label={words.insert} className={styles.placeholders}>
        {placeholdersOf(kind).map((placeholder) => (
          <Button
            key={placeholder}
            variant="default"
            size="compact-sm"
            title={words.placeholders[placeholder]}
            aria-label={`${braced(placeholder)}: ${words.placeholders[placeholder]}`}
            className={styles.placeholder ?? ''}
            onClick={() => insert(placeholder)}
          >
            {braced(placeholder)}
          </Button>
        ))}
      </fieldset>
      <div ref={area} className={styles.fields} lang={language}>
        {fields.map((field) => {
          const props = {
            ...textField(form, field),
            label: words.fields[field],
            maxLength: WORDING_LIMITS[field],
            onFocus: () => onFocus(field),
          };
          return field === 'subject' || field === 'greeting' ? (
            <TextInput key={field} {...props} />
          ) : (
            <Textarea
              key={field}
              {...props}
              description={channel === 'email' ? words.paragraphs : undefined}
              autosize
              minRows={field === 'closing' ? 2 : 4}
              maxRows={16}
            />
          );
        })}
      </div>
    </FormSection>
  );
}
