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
  /** The fields. */
  children: ReactNode;
}

/** The page that edits one record: its fields, its stored draft, and everything about saving. */
export function RecordEditor<R extends StoredRecord, D extends object>(props: RecordEditorProps<R, D>) {
  const { editor, title, publicAddress, isAtWork = false, status, statusName, renderPreview } = props;
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
        note={changed ? 'With your unsaved changes' : 'As it is saved'}
        status={statusName}
        onClose={() => setPreviewing(false)}
      >
        {previewing && renderPreview()}
      </PreviewModal>
    </form>
  );
}
