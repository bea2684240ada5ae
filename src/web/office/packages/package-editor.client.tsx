import { NativeSelect, Switch, Text } from '@mantine/core';
import { type ReactNode, useCallback, useMemo } from 'react';
import type { AdminPackage, TravelPackage } from '../../../contracts/packages.ts';
import { dayInIndia } from '../../../core/dates.ts';
import { PACKAGE_CATEGORIES, PACKAGE_LIMITS, PACKAGE_STATUSES } from '../../../core/packages/package-options.ts';
import { packageEditor } from '../../../words/en/office/package-editor.ts';
import { packages } from '../../../words/en/office/packages.ts';
import { recordEditor } from '../../../words/en/office/record-editor.ts';
import { choicesOf } from '../ui/choices.ts';
import { fieldId, switchField } from '../ui/editor/form-fields.ts';
import { FormColumns, FormSection } from '../ui/editor/form-section.tsx';
import { MomentFields } from '../ui/editor/moment-fields.tsx';
import { RecordEditor } from '../ui/editor/record-editor.tsx';
import { BasicsSection, SearchEngineSection } from '../ui/editor/record-sections.tsx';
import type { EditorSection } from '../ui/editor/section-index.tsx';
import { type RecordForm, useRecordForm } from '../ui/editor/use-record-form.ts';
import { WritingSection } from '../ui/editor/writing-section.tsx';
import { RichTextEditor } from '../ui/rich-text/rich-text-editor.tsx';
import { DayEditor } from './day-editor.tsx';
import { LineList } from './line-list.tsx';
import type { DraftDay, ListLine, ListName, PackageDraft, PackageForm } from './package-draft.ts';
import styles from './package-editor.module.css';
import { PACKAGE_KIND } from './package-kind.ts';
import { PictureEditor } from './picture-editor.tsx';
import { previewOfDraft } from './preview-of-draft.ts';
import { BookingSection, ContactSection, PriceSection, TripSection } from './trade-sections.tsx';

interface PackageEditorProps {
  /** Null for a new package. */
  stored: AdminPackage | null;
  /** Renders the public page of a package, which belongs to another feature. */
  renderPreview: (preview: TravelPackage) => ReactNode;
  onSaved: (saved: AdminPackage) => void;
  /** True during the move from a new package's form to the stored one's. */
  justSaved: boolean;
}

const packageSections = (): readonly EditorSection[] => [
  { id: 'writing', title: recordEditor.writing, fields: ['title', 'description'] },
  { id: 'pictures', title: packageEditor.pictures, fields: ['images', 'existingImages', 'featuredImage'] },
  { id: 'itinerary', title: packageEditor.itinerary, fields: ['itinerary'] },
  { id: 'offered', title: packageEditor.offered, fields: ['features', 'inclusions', 'exclusions'] },
  { id: 'basics', title: recordEditor.basics, fields: ['shortDescription', 'category', 'tags', 'slug'] },
  {
    id: 'price',
    title: packageEditor.price,
    fields: ['basePrice', 'currency', 'discountPercentage', 'validUntil'],
  },
  {
    id: 'trip',
    title: packageEditor.trip,
    fields: ['fromLocation', 'toLocation', 'duration', 'travelClass', 'minTravelers', 'maxTravelers'],
  },
  { id: 'publishing', title: packageEditor.publishing, fields: ['status', 'publishAt'] },
  { id: 'booking', title: packageEditor.booking, fields: ['advanceBookingDays', 'cancellationPolicy', 'refundPolicy'] },
  { id: 'contact', title: packageEditor.contact, fields: ['contactPhone', 'contactEmail', 'contactWhatsapp'] },
  { id: 'search', title: recordEditor.searchEngines, fields: ['metaTitle', 'metaDescription'] },
];

/** Creates or edits a package, with all fields on one page. */
export function PackageEditor({ stored, renderPreview, onSaved, justSaved }: PackageEditorProps) {
  const editor = useRecordForm(PACKAGE_KIND, stored, { onSaved, justSaved });
  const { form } = editor;
  const status = PACKAGE_STATUSES.find((name) => name === form.draft.status);
  const sections = useMemo(packageSections, []);
  const publicSlug = stored?.status === 'published' ? stored.slug : null;
  return (
    <RecordEditor
      editor={editor}
      title={stored ? packages.editPackage : packages.createPackage}
      sections={sections}
      publicAddress={publicSlug === null ? null : `/package/${publicSlug}`}
      status={<StatusField form={form} />}
      statusName={status ? packages.statuses[status] : ''}
      renderPreview={() => renderPreview(previewOfDraft(form.draft, stored, dayInIndia(Date.now())))}
    >
      <FormColumns
        main={<MainFields editor={editor} />}
        side={
          <>
            <BasicsSection
              form={form}
              limits={PACKAGE_LIMITS}
              address={{ kind: 'package', folder: '/package/', publicSlug, stored }}
              summary="shortDescription"
              summaryLabel={packageEditor.shortDescription}
              categories={PACKAGE_CATEGORIES.map((value) => ({ value, label: packages.categories[value] }))}
            >
              <Switch {...switchField(form, 'isFeatured')} label={packageEditor.featureOnHomePage} />
            </BasicsSection>
            <PriceSection form={form} />
            <TripSection form={form} />
            <PublishSection form={form} />
            <BookingSection form={form} />
            <ContactSection form={form} />
            <SearchEngineSection form={form} limits={PACKAGE_LIMITS} />
          </>
        }
      />
    </RecordEditor>
  );
}

const StatusField = ({ form: { draft, change } }: { form: PackageForm }) => (
  <NativeSelect
    id={fieldId('status')}
    label={packageEditor.status}
    className={styles.status ?? ''}
    value={draft.status}
    data={choicesOf(packages.statuses)}
    onChange={(event) => change({ status: event.currentTarget.value })}
  />
);

/** When a draft is published by itself. */
const PublishSection = ({ form }: { form: PackageForm }) => (
  <FormSection title={packageEditor.publishing} id="publishing">
    {form.draft.status === 'draft' ? (
      <>
        <Switch {...switchField(form, 'planned')} label={packageEditor.publishLater} />
        {form.draft.planned && <MomentFields form={form} />}
      </>
    ) : (
      <Text size="sm" c="dimmed">
        {packageEditor.onlyDraftsWait}
      </Text>
    )}
  </FormSection>
);

function MainFields({ editor }: { editor: RecordForm<AdminPackage, PackageDraft> }) {
  const { form, revise, revision } = editor;
  const { draft, problems, change } = form;
  const changeList = useCallback((name: ListName, lines: readonly ListLine[]) => change({ [name]: lines }), [change]);
  const changeDays = useCallback((days: readonly DraftDay[]) => change({ days }), [change]);
  const changeText = useCallback((description: string) => change({ description }), [change]);
  return (
    <>
      <WritingSection form={form} limit={PACKAGE_LIMITS.title}>
        <RichTextEditor
          key={revision}
          id={fieldId('description')}
          label={packageEditor.description}
          initialHtml={draft.description}
          problem={problems.description}
          onChange={changeText}
        />
      </WritingSection>
      <FormSection title={packageEditor.pictures} id="pictures">
        <PictureEditor
          pictures={draft.pictures}
          featuredPicture={draft.featuredPicture}
          problem={problems.images ?? problems.existingImages ?? problems.featuredImage}
          onChange={revise}
        />
      </FormSection>
      <FormSection title={packageEditor.itinerary} id="itinerary">
        <DayEditor days={draft.days} durationDays={draft.duration} problem={problems.itinerary} onChange={changeDays} />
      </FormSection>
      <FormSection title={packageEditor.offered} id="offered">
        <Lists form={form} onChange={changeList} />
      </FormSection>
    </>
  );
}

const LISTS: readonly ListName[] = ['features', 'inclusions', 'exclusions'];

interface ListsProps {
  form: PackageForm;
  onChange: (name: ListName, lines: readonly ListLine[]) => void;
}

const Lists = ({ form: { draft, problems }, onChange }: ListsProps) => (
  <div className={styles.lists}>
    {LISTS.map((name) => (
      <LineList
        key={name}
        name={name}
        words={packageEditor.lists[name]}
        lines={draft[name]}
        problem={problems[name]}
        onChange={onChange}
      />
    ))}
  </div>
);
