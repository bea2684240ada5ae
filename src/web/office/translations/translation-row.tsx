import { Button, Group, Text, Textarea, TextInput } from '@mantine/core';
import { memo } from 'react';
import { LANGUAGE_TAGS } from '../../../core/languages.ts';
import type { TranslationLanguage } from '../../../core/translations/translation-options.ts';
import { translations } from '../../../words/en/office/translations.ts';
import { fieldId } from '../ui/editor/form-fields.ts';
import { RichTextEditor } from '../ui/rich-text/rich-text-editor.tsx';
import { ToneBadge } from '../ui/tone-badge.tsx';
import { rowName } from './field-names.ts';
import { type DraftRow, type DraftText, isModels, isOutdated } from './translation-draft.ts';
import styles from './translation-row.module.css';

interface TranslationRowProps {
  row: DraftRow;
  draft: DraftText;
  language: TranslationLanguage;
  problem: string | undefined;
  /** Grows when another text is put into the form, so that the rich text editor restarts. */
  revision: number;
  onChange: (row: DraftRow, text: string) => void;
  /** Says that the text still fits its changed original. */
  onReviewed: (row: DraftRow) => void;
  /** Puts the original into the form. */
  onCopy: (row: DraftRow) => void;
}

/** From this share of its limit on, the length of a text is shown. */
const NEAR_LIMIT = 0.8;

/** Shows one text of the original and its translation: side by side, stacked on a phone. */
export const TranslationRow = memo(function TranslationRow(props: TranslationRowProps) {
  const { row, draft, onReviewed, onCopy } = props;
  const name = rowName(row);
  const outdated = isOutdated(row, draft);
  return (
    <div className={styles.row} data-outdated={outdated || undefined}>
      <div className={styles.original}>
        <Text size="sm" fw={600}>
          {name} <span className={styles.quiet}>· {translations.original}</span>
        </Text>
        <Original row={row} />
      </div>
      <div className={styles.translation}>
        <TextField {...props} name={name} />
        <Group gap="xs" mt={4}>
          {isModels(row, draft) && <ToneBadge tone="moving">{translations.byModel}</ToneBadge>}
          {outdated && (
            <>
              <ToneBadge tone="waiting">{translations.originalChanged}</ToneBadge>
              <Button
                size="compact-xs"
                variant="default"
                aria-label={translations.stillRightOf({ name })}
                onClick={() => onReviewed(row)}
              >
                {translations.stillRight}
              </Button>
            </>
          )}
          {draft.text.trim() === '' && (
            <Button
              size="compact-xs"
              variant="subtle"
              aria-label={translations.copyOriginalOf({ name })}
              onClick={() => onCopy(row)}
            >
              {translations.copyOriginal}
            </Button>
          )}
        </Group>
      </div>
    </div>
  );
});

function Original({ row: { form, pair } }: { row: DraftRow }) {
  if (form === 'line' || form === 'text') {
    return (
      <p className={styles.text} lang="en-IN">
        {pair.original}
      </p>
    );
  }
  return (
    <div
      className={styles.html}
      lang="en-IN"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server has cleaned it (server/records/rich-text.ts).
      dangerouslySetInnerHTML={{ __html: pair.original }}
    />
  );
}

function TextField({
  row,
  draft,
  language,
  problem,
  revision,
  onChange,
  name,
}: TranslationRowProps & { name: string }) {
  const label = `${name} · ${translations.languages[language]}`;
  const id = fieldId(row.name);
  const lang = LANGUAGE_TAGS[language];
  if (row.form === 'rich' || row.form === 'article') {
    return (
      <RichTextEditor
        key={revision}
        id={id}
        label={label}
        lang={lang}
        required={false}
        isArticle={row.form === 'article'}
        initialHtml={draft.text}
        problem={problem}
        onChange={(html) => onChange(row, html)}
      />
    );
  }
  const { length } = draft.text.trim();
  const field = {
    id,
    label,
    lang,
    value: draft.text,
    error: problem,
    description: length > NEAR_LIMIT * row.max ? translations.length({ length, most: row.max }) : undefined,
    inputWrapperOrder: ['label' as const, 'input' as const, 'description' as const, 'error' as const],
  };
  return row.form === 'line' ? (
    <TextInput {...field} onChange={(event) => onChange(row, event.currentTarget.value)} />
  ) : (
    <Textarea {...field} autosize minRows={2} onChange={(event) => onChange(row, event.currentTarget.value)} />
  );
}
