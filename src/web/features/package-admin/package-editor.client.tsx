import { Anchor, Group, Title } from '@mantine/core';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { AdminPackage, TravelPackage } from '../../../contracts/packages.ts';
import { dayInIndia } from '../../../core/dates.ts';
import { PACKAGE_STATUSES } from '../../../core/packages/package-options.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { DayEditor } from './day-editor.tsx';
import { fieldId, type ListName } from './form-fields.ts';
import { FormSection } from './form-section.tsx';
import { KeptDraftNotice } from './kept-draft-notice.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { LineList } from './line-list.tsx';
import type { DraftDay, ListLine } from './package-draft.ts';
import styles from './package-editor.module.css';
import { PackagePreview } from './package-preview.client.tsx';
import { PictureEditor } from './picture-editor.tsx';
import { previewOfDraft } from './preview-of-draft.ts';
import { RichTextEditor } from './rich-text-editor.tsx';
import { SaveBar } from './save-bar.tsx';
import { BasicsSection, SearchEngineSection } from './text-sections.tsx';
import { BookingSection, ContactSection, PriceSection, TripSection } from './trade-sections.tsx';
import { usePackageForm } from './use-package-form.ts';

interface PackageEditorProps {
  /** Null for a new package. */
  stored: AdminPackage | null;
  /** The public page of a package, which belongs to another feature. */
  renderPreview: (preview: TravelPackage) => ReactNode;
  onSaved: (saved: AdminPackage) => void;
  /** True on the way from the form of a new package to that of the stored one. */
  justSaved: boolean;
}

type PackageForm = ReturnType<typeof usePackageForm>;

/** Creates or edits a package: every field of it on one page. */
export function PackageEditor({ stored, renderPreview, onSaved, justSaved }: PackageEditorProps) {
  const leaving = useRef(false);
  const [previewing, setPreviewing] = useState(false);
  const [saved, setSaved] = useState(justSaved);
  const editor = usePackageForm(stored, (written) => {
    // A new package goes on at an address of its own, and must not be asked about on the way.
    leaving.current = stored === null;
    setSaved(true);
    onSaved(written);
  });
  const { form, changed, banner, closeBanner, saving, save, conflict, kept } = editor;
  const status = PACKAGE_STATUSES.find((name) => name === form.draft.status);

  return (
    <form
      noValidate
      className={styles.form}
      aria-labelledby="package-editor-title"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Group justify="space-between" mb="md">
        <Title order={2} size="h3" id="package-editor-title">
          {stored ? 'Edit Package' : 'Create Package'}
        </Title>
        <Group gap="md">
          {stored?.status === 'published' && (
            <Anchor href={`/package/${stored.slug}`} target="_blank" rel="noreferrer" size="sm">
              View on site
            </Anchor>
          )}
          <Anchor component={Link} to="/admin/packages" size="sm">
            All packages
          </Anchor>
        </Group>
      </Group>
      {kept.offered && (
        <KeptDraftNotice
          kept={kept.offered}
          version={editor.version}
          onRestore={kept.restore}
          onDecline={kept.decline}
        />
      )}
      {/* What is typed while it is being sent would be neither saved nor kept. */}
      <div inert={saving.kind === 'sending'}>
        <EditorColumns editor={editor} publicSlug={stored?.status === 'published' ? stored.slug : null} />
      </div>
      <SaveBar
        form={form}
        changed={changed}
        saved={saved}
        saving={saving}
        banner={banner}
        onCloseBanner={closeBanner}
        onPreview={() => setPreviewing(true)}
      />
      <ConflictDialog
        words={conflict.words}
        theirs={`/admin/packages/${stored?._id ?? ''}/preview`}
        onDismiss={conflict.dismiss}
        onLoadTheirs={() => void conflict.loadTheirs()}
        onSaveMine={() => void conflict.saveAnyway()}
      />
      <LeaveGuard changed={changed} leaving={leaving} onLeave={kept.giveUp} />
      <PackagePreview
        opened={previewing}
        note={changed ? 'With your unsaved changes' : 'As it is saved'}
        status={status}
        onClose={() => setPreviewing(false)}
      >
        {previewing && renderPreview(previewOfDraft(form.draft, stored, dayInIndia(Date.now())))}
      </PackagePreview>
    </form>
  );
}

interface EditorColumnsProps {
  editor: PackageForm;
  publicSlug: string | null;
}

function EditorColumns({ editor, publicSlug }: EditorColumnsProps) {
  const { form, revise, revision } = editor;
  const { draft, problems, change } = form;
  const changeList = useCallback((name: ListName, lines: readonly ListLine[]) => change({ [name]: lines }), [change]);
  const changeDays = useCallback((days: readonly DraftDay[]) => change({ days }), [change]);
  const changeText = useCallback((description: string) => change({ description }), [change]);
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <BasicsSection form={form} publicSlug={publicSlug} />
        <FormSection title="About This Package">
          <RichTextEditor
            key={revision}
            id={fieldId('description')}
            label="Description"
            initialHtml={draft.description}
            problem={problems.description}
            onChange={changeText}
          />
        </FormSection>
        <FormSection title="Pictures">
          <PictureEditor
            pictures={draft.pictures}
            featuredPicture={draft.featuredPicture}
            problem={problems.images ?? problems.existingImages ?? problems.featuredImage}
            onChange={revise}
          />
        </FormSection>
        <FormSection title="Day-wise itinerary">
          <DayEditor
            days={draft.days}
            durationDays={draft.duration}
            problem={problems.itinerary}
            onChange={changeDays}
          />
        </FormSection>
        <FormSection title="What it offers">
          <Lists form={form} onChange={changeList} />
        </FormSection>
      </div>
      <div className={styles.column}>
        <PriceSection form={form} />
        <TripSection form={form} />
        <BookingSection form={form} />
        <ContactSection form={form} />
        <SearchEngineSection form={form} />
      </div>
    </div>
  );
}

const LISTS = [
  { name: 'features', label: 'Features', noun: 'feature', example: 'Ride on the toy train' },
  { name: 'inclusions', label: 'Inclusions', noun: 'inclusion', example: 'Breakfast and dinner' },
  { name: 'exclusions', label: 'Exclusions', noun: 'exclusion', example: 'Entry fees' },
] as const;

interface ListsProps {
  form: PackageForm['form'];
  onChange: (name: ListName, lines: readonly ListLine[]) => void;
}

const Lists = ({ form: { draft, problems }, onChange }: ListsProps) => (
  <div className={styles.lists}>
    {LISTS.map((list) => (
      <LineList key={list.name} {...list} lines={draft[list.name]} problem={problems[list.name]} onChange={onChange} />
    ))}
  </div>
);
