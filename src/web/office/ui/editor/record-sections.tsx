import { Select, TagsInput, Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { slugOf } from '../../../../core/slug.ts';
import { recordEditor } from '../../../../words/en/office/record-editor.ts';
import { countedField, type FormState, fieldId, selectField, type TextLimit, textField } from './form-fields.ts';
import { FormSection } from './form-section.tsx';
import { withTitle } from './record-slug.ts';

interface TitleAndSlugProps<D> {
  form: FormState<D>;
  limits: Readonly<Record<'title' | 'slug', TextLimit>>;
  /** The part before the slug in the page's address: `/package/`. */
  folder: string;
  /** Slug of the page, for a public record. */
  publicSlug: string | null;
}

function describeSlug(folder: string, slug: string, publicSlug: string | null): string {
  const address = `${folder}${slug || '…'}`;
  return publicSlug === null || publicSlug === slug
    ? recordEditor.pageAddress({ address })
    : recordEditor.addressMoves({ address, former: `${folder}${publicSlug}` });
}

/** Edits the title, and the slug, which follows the title until it is edited. */
function TitleAndSlug<D extends Record<'title' | 'slug', string>>(props: TitleAndSlugProps<D>) {
  const { form, limits, folder, publicSlug } = props;
  const { draft, change } = form;
  return (
    <>
      <TextInput
        {...textField(form, 'title')}
        label={recordEditor.title}
        required
        maxLength={limits.title.input}
        onChange={(event) => change(withTitle(draft, event.currentTarget.value) as Partial<D>)}
      />
      <TextInput
        {...textField(form, 'slug')}
        label={recordEditor.slug}
        required
        description={describeSlug(folder, draft.slug, publicSlug)}
        placeholder={recordEditor.madeFromTitle}
        maxLength={limits.slug.input}
        autoCapitalize="none"
        spellCheck={false}
        onBlur={() => {
          const slug = slugOf(draft.slug) || slugOf(draft.title);
          if (slug !== draft.slug) change({ slug } as Partial<D>);
        }}
      />
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

interface BasicsSectionProps<D, N extends string> extends TitleAndSlugProps<D> {
  limits: Readonly<Record<'title' | 'slug' | N, TextLimit>> & { readonly tags: number };
  /** The field of the short text, and its label. */
  summary: N;
  summaryLabel: string;
  categories: readonly { readonly value: string; readonly label: string }[];
  /** Further fields, between category and tags. */
  children?: ReactNode;
}

/** Edits the texts that every record has: title, slug, short text, category and tags. */
export function BasicsSection<
  D extends Record<'title' | 'slug' | 'category' | N, string> & { readonly tags: readonly string[] },
  N extends string,
>({ summary, summaryLabel, categories, children, ...props }: BasicsSectionProps<D, N>) {
  const { form, limits } = props;
  return (
    <FormSection title={recordEditor.basics}>
      <TitleAndSlug {...props} />
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
    <FormSection title={recordEditor.searchEngines}>
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
