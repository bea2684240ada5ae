import { Select, TagsInput, Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import type { VersionedKind } from '../../../../contracts/record-versions.ts';
import { slugOf } from '../../../../core/slug.ts';
import { recordEditor } from '../../../../words/en/office/record-editor.ts';
import { countedField, type FormState, fieldId, selectField, type TextLimit, textField } from './form-fields.ts';
import { FormSection } from './form-section.tsx';
import { FormerSlugs } from './former-slugs.tsx';

/** The address of the page of a record, as it is published. */
export interface PageAddress {
  readonly kind: VersionedKind;
  /** The part before the slug in the page's address: `/package/`. */
  readonly folder: string;
  /** Slug of the page, for a public record. */
  readonly publicSlug: string | null;
  /** Null for a new one. */
  readonly stored: { readonly _id: string; readonly formerSlugs: readonly string[] } | null;
}

interface SlugFieldProps<D> {
  form: FormState<D>;
  limit: TextLimit;
  address: PageAddress;
}

function describeSlug({ folder, publicSlug }: PageAddress, slug: string): string {
  const address = `${folder}${slug || '…'}`;
  return publicSlug === null || publicSlug === slug
    ? recordEditor.pageAddress({ address })
    : recordEditor.addressMoves({ address, former: `${folder}${publicSlug}` });
}

/** Edits the slug, which follows the title until it is edited, and lists the former ones. */
function SlugField<D extends Record<'title' | 'slug', string>>({ form, limit, address }: SlugFieldProps<D>) {
  const { draft, change } = form;
  const { kind, folder, stored } = address;
  return (
    <>
      <TextInput
        {...textField(form, 'slug')}
        label={recordEditor.slug}
        required
        description={describeSlug(address, draft.slug)}
        placeholder={recordEditor.madeFromTitle}
        maxLength={limit.input}
        autoCapitalize="none"
        spellCheck={false}
        onBlur={() => {
          const slug = slugOf(draft.slug) || slugOf(draft.title);
          if (slug !== draft.slug) change({ slug } as Partial<D>);
        }}
      />
      {stored && <FormerSlugs kind={kind} id={stored._id} folder={folder} slugs={stored.formerSlugs} />}
    </>
  );
}

/** A comma ends a tag, typed or pasted. */
const splitTags = (tags: readonly string[]): string[] => [
  ...new Set(
    tags
      .flatMap((tag) => tag.split(','))
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  ),
];

const TagsField = <D extends { readonly tags: readonly string[] }>(props: { form: FormState<D>; maxTags: number }) => (
  <TagsInput
    id={fieldId('tags')}
    label={recordEditor.tags}
    description={recordEditor.tagsHint}
    value={[...props.form.draft.tags]}
    error={props.form.problems.tags}
    maxTags={props.maxTags}
    splitChars={[',']}
    acceptValueOnBlur
    onChange={(tags) => props.form.change({ tags: splitTags(tags) } as unknown as Partial<D>)}
  />
);

interface BasicsSectionProps<D, N extends string> {
  form: FormState<D>;
  limits: Readonly<Record<'slug' | N, TextLimit>> & { readonly tags: number };
  address: PageAddress;
  /** The field of the short text, and its label. */
  summary: N;
  summaryLabel: string;
  categories: readonly { readonly value: string; readonly label: string }[];
  /** Further fields, between category and tags. */
  children?: ReactNode;
}

/** Edits the texts that every record has beside its title: short text, category, tags and slug. */
export function BasicsSection<
  D extends Record<'title' | 'slug' | 'category' | N, string> & { readonly tags: readonly string[] },
  N extends string,
>({ form, limits, address, summary, summaryLabel, categories, children }: BasicsSectionProps<D, N>) {
  return (
    <FormSection title={recordEditor.basics} id="basics">
      <Textarea {...countedField(form, summary, limits[summary])} label={summaryLabel} required autosize minRows={2} />
      <Select
        {...selectField(form, 'category')}
        label={recordEditor.category}
        required
        placeholder={recordEditor.chooseOne}
        data={[...categories]}
        allowDeselect={false}
        maxDropdownHeight={400}
      />
      {children}
      <TagsField form={form} maxTags={limits.tags} />
      <SlugField form={form} limit={limits.slug} address={address} />
    </FormSection>
  );
}

interface SearchEngineProps<D> {
  form: FormState<D>;
  limits: Readonly<Record<'metaTitle' | 'metaDescription', TextLimit>>;
}

export function SearchEngineSection<D extends Record<'metaTitle' | 'metaDescription', string>>(
  props: SearchEngineProps<D>,
) {
  const { form, limits } = props;
  return (
    <FormSection title={recordEditor.searchEngines} id="search">
      <TextInput {...countedField(form, 'metaTitle', limits.metaTitle)} label={recordEditor.metaTitle} />
      <Textarea
        {...countedField(form, 'metaDescription', limits.metaDescription)}
        label={recordEditor.metaDescription}
        autosize
        minRows={2}
      />
    </FormSection>
  );
}
