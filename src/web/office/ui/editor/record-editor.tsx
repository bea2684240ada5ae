import { Alert, Anchor, Button, Group, Text, Title } from '@mantine/core';
import { getHotkeyHandler } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { recordEditor } from '../../../../words/en/office/record-editor.ts';
import { formatDateTime } from '../indian-dates.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { DuplicateButton } from './duplicate-button.tsx';
import type { StoredRecord } from './editor-kind.ts';
import type { KeptDraft } from './kept-draft.ts';
import { LeaveGuard } from './leave-guard.tsx';
import { PreviewModal } from './preview-modal.client.tsx';
import styles from './record-editor.module.css';
import { SaveBar } from './save-bar.tsx';
import { type EditorSection, SectionIndex } from './section-index.tsx';
import { TranslationLinks } from './translation-links.tsx';
import type { RecordForm } from './use-record-form.ts';

interface RecordEditorProps<R extends StoredRecord, D extends object> {
  editor: RecordForm<R, D>;
  /** "Create Package". */
  title: string;
  sections: readonly EditorSection[];
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
  const { editor, title, sections, publicAddress, isAtWork = false, status, statusName, renderPreview } = props;
  const { kind, stored, changed, saving, save, conflict, kept, news } = editor;
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
      <div className={styles.head}>
        <Title order={2} size="h5" id="record-editor-title">
          {title}
        </Title>
        <RecordLinks kind={kind} stored={stored} publicAddress={publicAddress} />
      </div>
      <SectionIndex sections={sections} problems={editor.form.problems} />
      {news.words !== '' && (
        <Alert
          variant="default"
          mb="md"
          role="status"
          withCloseButton
          closeButtonLabel={recordEditor.closeNews}
          onClose={news.close}
          className={styles.kept ?? ''}
        >
          {news.words}
        </Alert>
      )}
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
        mark={editor.mark}
        saving={saving}
        banner={editor.banner}
        onCloseBanner={editor.closeBanner}
        onPreview={() => setPreviewing(true)}
      />
      {conflict.merged && (
        <ConflictDialog
          merged={conflict.merged}
          theirDraft={kind.draftOf(conflict.merged.theirs)}
          theirs={`${kind.path}/${stored?._id ?? ''}/preview`}
          onDismiss={conflict.dismiss}
          onChosen={(draft) => void conflict.saveChosen(draft)}
        />
      )}
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

interface RecordLinksProps<R extends StoredRecord, D extends object>
  extends Pick<RecordForm<R, D>, 'kind' | 'stored'>,
    Pick<RecordEditorProps<R, D>, 'publicAddress'> {}

/** Leads to everything about a record that is not its form. */
function RecordLinks<R extends StoredRecord, D extends object>(props: RecordLinksProps<R, D>) {
  const { kind, stored, publicAddress } = props;
  return (
    <div className={styles.links}>
      {stored && (
        <>
          <TranslationLinks path={`${kind.path}/${stored._id}`} translations={stored.translations} />
          <Anchor component={Link} to={`${kind.path}/${stored._id}/versions`} size="sm">
            {recordEditor.versions}
          </Anchor>
          <DuplicateButton kind={kind} id={stored._id} title={stored.title} />
        </>
      )}
      {publicAddress !== null && (
        <Anchor href={publicAddress} target="_blank" rel="noreferrer" size="sm">
          {recordEditor.viewOnSite}
        </Anchor>
      )}
      <Anchor component={Link} to={kind.path} size="sm">
        {kind.listName}
      </Anchor>
    </div>
  );
}

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
