import { Alert, Button, List, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { outcomeWords } from '../../../core/ai-usage/outcome-words.ts';
import { translations } from '../../../words/en/office/translations.ts';
import { rowName } from './field-names.ts';
import { type DraftRow, isModels, isOutdated } from './translation-draft.ts';
import type { TranslationForm } from './use-translation.ts';

interface NotesProps {
  form: TranslationForm;
  rows: readonly DraftRow[];
}

const NONE = { text: '', madeFrom: '' };

/** Says what an admin has to look at before the translation is released. */
export function TranslationNotes({ form, rows }: NotesProps) {
  const { draft, conflict, drafted } = form;
  const outdated = rows.filter((row) => isOutdated(row, draft[row.name] ?? NONE));
  const hasModels = rows.some((row) => isModels(row, draft[row.name] ?? NONE));
  return (
    <>
      {conflict !== '' && (
        <Note colour="red" title={translations.conflictTitle} role="alert">
          <Text size="sm">{conflict}</Text>
          <Button mt="xs" size="compact-sm" variant="default" onClick={() => void form.loadTheirs()}>
            {translations.loadTheirs}
          </Button>
        </Note>
      )}
      {outdated.length > 0 && (
        <Note colour="yellow" title={translations.staleTitle}>
          {translations.stale({ names: outdated.map(rowName).join(', ') })}
        </Note>
      )}
      {hasModels && (
        <Note colour="plum" title={translations.modelTitle}>
          {translations.model}
        </Note>
      )}
      {form.busy === 'drafting' && <Note colour="plum">{translations.drafting}</Note>}
      {drafted && <Drafted drafted={drafted} rows={rows} onClose={form.closeDrafted} />}
    </>
  );
}

interface NoteProps {
  colour: string;
  title?: string;
  role?: 'alert' | 'status';
  onClose?: () => void;
  children: ReactNode;
}

const Note = ({ colour, title, role = 'status', onClose, children }: NoteProps) => (
  <Alert
    variant="light"
    color={colour}
    mb="md"
    role={role}
    {...(title && { title })}
    {...(onClose && { withCloseButton: true, onClose })}
  >
    {children}
  </Alert>
);

interface DraftedProps {
  drafted: NonNullable<TranslationForm['drafted']>;
  rows: readonly DraftRow[];
  onClose: () => void;
}

/** Says what the model has drafted, and what was left out and why. */
function Drafted({ drafted: { drafted, refused, outcome }, rows, onClose }: DraftedProps) {
  const nameOf = (name: string): string => {
    const row = rows.find((each) => each.name === name);
    return row ? rowName(row) : name;
  };
  const isAllDone = drafted === 0 && refused.length === 0;
  const stopped = outcome !== 'answered' && !isAllDone;
  return (
    <Note colour="plum" onClose={onClose}>
      <Text size="sm">
        {isAllDone
          ? translations.allTranslated
          : drafted === 0
            ? translations.nothingDrafted
            : translations.drafted({ count: drafted })}
      </Text>
      {stopped && <Text size="sm">{translations.modelEnded({ outcome: outcomeWords(outcome) })}</Text>}
      {refused.length > 0 && (
        <>
          <Text size="sm" fw={600} mt="xs">
            {translations.refusedTitle}
          </Text>
          <List size="sm">
            {refused.map(({ name, problem }) => (
              <List.Item key={name}>{translations.refused({ name: nameOf(name), problem })}</List.Item>
            ))}
          </List>
        </>
      )}
    </Note>
  );
}
