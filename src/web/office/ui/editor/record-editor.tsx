import { Anchor, Group, Title } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { ConflictDialog } from './conflict-dialog.tsx';
import { KeptDraftNotice } from './kept-draft-notice.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { PreviewModal } from './preview-modal.client.tsx';
import styles from './record-editor.module.css';
import type { StoredRecord } from './record-kind.ts';
import { SaveBar } from './save-bar.tsx';
import type { RecordForm } from './use-record-form.ts';

interface RecordEditorProps<R extends StoredRecord, D extends object> {
  editor: RecordForm<R, D>;
  /** "Create Package". */
  title: string;
  /** The record's public page, where visitors can see it; null while they cannot. */
  publicAddress: string | null;
  /** The words and the way to the list of all of them. */
  listName: string;
  /** Something is on its way that leaving the page would stop. */
  isAtWork?: boolean;
  /** The status of the record, in the bar with the buttons. */
  status: ReactNode;
  /** The same in a word or two, over the preview. */
  statusName: string;
  /** The public page of the draft. */
  renderPreview: () => ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** The page on which one record is written: its fields, what was kept of them, and everything about saving. */
export function RecordEditor<R extends StoredRecord, D extends object>(props: RecordEditorProps<R, D>) {
  const { editor, title, publicAddress, listName, isAtWork = false, status, statusName, renderPreview } = props;
  const { kind, stored, changed, saving, save, conflict, kept } = editor;
  const [previewing, setPreviewing] = useState(false);
  const onKey = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 's') return;
    event.preventDefault();
    void save();
  };
  return (
    <form
      noValidate
      className={styles.form}
      aria-labelledby="record-editor-title"
      onKeyDown={onKey}
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
          {publicAddress !== null && (
            <Anchor href={publicAddress} target="_blank" rel="noreferrer" size="sm">
              View on site
            </Anchor>
          )}
          <Anchor component={Link} to={kind.path} size="sm">
            {listName}
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
      {/* What is typed while it is being sent would be neither saved nor kept. */}
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
        note={changed ? 'With your unsaved changes' : 'As it is saved'}
        status={statusName}
        onClose={() => setPreviewing(false)}
      >
        {previewing && renderPreview()}
      </PreviewModal>
    </form>
  );
}
