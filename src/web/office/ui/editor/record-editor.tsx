import { Alert, Anchor, Button, Group, Modal, Stack, Text, Title } from '@mantine/core';
import { getHotkeyHandler } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { recordEditor } from '../../../../words/en/office/record-editor.ts';
import { formatDateTime } from '../indian-dates.ts';
import type { StoredRecord } from './editor-kind.ts';
import type { KeptDraft } from './kept-draft.ts';
import { LeaveGuard } from './leave-guard.tsx';
import { PreviewModal } from './preview-modal.client.tsx';
import styles from './record-editor.module.css';
import { SaveBar } from './save-bar.tsx';
import { TranslationLinks } from './translation-links.tsx';
import type { RecordForm } from './use-record-form.ts';

interface RecordEditorProps<R extends StoredRecord, D extends object> {
  editor: RecordForm<R, D>;
  /** "Create Package". */
  title: string;
  /** Address of the public page; null while visitors cannot see it. */
  publicAddress: string | null;
  /** True while leaving the page would abort something. */
  isAtWork?: boolean;
  /** Shows the record's status, in the bar with the buttons. */
  status: ReactNode;
  /** The status in a word or two, above the preview. */
  statusName: string;
  /** Renders the public page of the draft. */
  renderPreview: () => ReactNode;
  children: ReactNode;
}

/** The page that edits one record: its fields, its stored draft, and everything about saving. */
export function RecordEditor<R extends StoredRecord, D extends object>(props: RecordEditorProps<R, D>) {
  const { editor, title, publicAddress, isAtWork = false, status, statusName, renderPreview } = props;
  const { kind, stored, changed, saving, save, conflict, kept } = editor;
  const [previewing, setPreviewing] = useState(false);
  return (
    <form
      noValidate
      className={styles.form}
      aria-labelledby="record-editor-title"
      onKeyDown={getHotkeyHandler([['mod+S', () => void save()]])}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Group justify="space-between" mb="md">
        <Title order={2} size="h3" id="record-editor-title">
          {title}
        </Title>
        <Group gap="md">
          {stored && <TranslationLinks path={`${kind.path}/${stored._id}`} translations={stored.translations} />}
          {publicAddress !== null && (
            <Anchor href={publicAddress} target="_blank" rel="noreferrer" size="sm">
              {recordEditor.viewOnSite}
            </Anchor>
          )}
          <Anchor component={Link} to={kind.path} size="sm">
            {kind.listName}
          </Anchor>
        </Group>
      </Group>
      {kept.offered && (
        <KeptDraftNotice
          kept={kept.offered}
          noun={kind.noun}
          notKept={kind.notKept}
          version={editor.version}
          onRestore={kept.restore}
          onDecline={kept.decline}
        />
      )}
      {/* Blocks typing during the upload: it would be neither saved nor stored. */}
      <div inert={saving.kind === 'sending'}>{props.children}</div>
      <SaveBar
        status={status}
        changed={changed}
        saved={editor.saved}
        saving={saving}
        banner={editor.banner}
        onCloseBanner={editor.closeBanner}
        onPreview={() => setPreviewing(true)}
      />
      <ConflictDialog
        words={conflict.words}
        theirs={`${kind.path}/${stored?._id ?? ''}/preview`}
        onDismiss={conflict.dismiss}
        onLoadTheirs={() => void conflict.loadTheirs()}
        onSaveMine={() => void conflict.saveAnyway()}
      />
      <LeaveGuard noun={kind.noun} changed={changed || isAtWork} leaving={editor.leaving} onLeave={kept.giveUp} />
      <PreviewModal
        opened={previewing}
        note={changed ? recordEditor.withChanges : recordEditor.asSaved}
        status={statusName}
        onClose={() => setPreviewing(false)}
      >
        {previewing && renderPreview()}
      </PreviewModal>
    </form>
  );
}

interface ConflictDialogProps {
  /** The server's message; empty without a conflict. */
  words: string;
  /** Address of the stored version. */
  theirs: string;
  onDismiss: () => void;
  onLoadTheirs: () => void;
  onSaveMine: () => void;
}

/** Says that another admin saved first: nothing is lost on either side until this admin chooses. */
const ConflictDialog = ({ words, theirs, onDismiss, onLoadTheirs, onSaveMine }: ConflictDialogProps) => (
  <Modal opened={words !== ''} onClose={onDismiss} title={recordEditor.conflictTitle} centered>
    <Stack>
      <Text>{words}</Text>
      <Text size="sm">{recordEditor.conflictHint}</Text>
      <Anchor href={theirs} target="_blank" rel="noreferrer">
        {recordEditor.seeTheirs}
      </Anchor>
      <Button variant="default" onClick={onLoadTheirs}>
        {recordEditor.loadTheirs}
      </Button>
      <Button color="red.9" onClick={onSaveMine}>
        {recordEditor.saveMine}
      </Button>
      <Button variant="subtle" onClick={onDismiss} data-autofocus>
        {recordEditor.goOnEditing}
      </Button>
    </Stack>
  </Modal>
);

interface KeptDraftNoticeProps<D> {
  kept: KeptDraft<D>;
  /** "package". */
  noun: string;
  /** A sentence on what the stored draft lacks. */
  notKept: string;
  /** The version in the form. */
  version: number | null;
  onRestore: (kept: KeptDraft<D>) => void;
  onDecline: () => void;
}

/** Offers to restore text typed here and never saved. */
const KeptDraftNotice = <D,>(props: KeptDraftNoticeProps<D>) => {
  const { kept, noun, notKept, version, onRestore, onDecline } = props;
  const time = formatDateTime(new Date(kept.keptAt).toISOString());
  return (
    <Alert variant="default" mb="md" role="status" className={styles.kept ?? ''}>
      <Text size="sm">
        {kept.version === version ? recordEditor.keptHere({ time }) : recordEditor.keptOlder({ time, noun })} {notKept}
      </Text>
      <Group gap="xs" mt="xs">
        <Button size="compact-sm" variant="default" onClick={() => onRestore(kept)}>
          {recordEditor.restore}
        </Button>
        <Button size="compact-sm" variant="subtle" onClick={onDecline}>
          {recordEditor.discard}
        </Button>
      </Group>
    </Alert>
  );
};
