import { TagsInput, Textarea, TextInput } from '@mantine/core';
import { slugOf } from '../../../../core/slug.ts';
import { countOf, type FormState, fieldId, textField } from './form-fields.ts';
import { FormSection } from './form-section.tsx';
import { withTitle } from './record-slug.ts';

interface Limit {
  readonly max: number;
  /** Maximum length of the input itself, in characters. */
  readonly input: number;
}

interface TitleAndSlugProps<D> {
  form: FormState<D>;
  limits: Readonly<Record<'title' | 'slug', Limit>>;
  /** The part before the slug in the page's address: `/package/`. */
  folder: string;
  /** Slug of the page, for a public record. */
  publicSlug: string | null;
}

function describeSlug(folder: string, slug: string, publicSlug: string | null): string {
  const address = `The address of its page: ${folder}${slug || '…'}`;
  return publicSlug === null || publicSlug === slug
    ? address
    : `${address}. Links to ${folder}${publicSlug} will lead nowhere.`;
}

/** Edits the title, and the slug, which follows the title until it is edited. */
export function TitleAndSlug<D extends Record<'title' | 'slug', string>>(props: TitleAndSlugProps<D>) {
  const { form, limits, folder, publicSlug } = props;
  const { draft, change } = form;
  return (
    <>
      <TextInput
        {...textField(form, 'title')}
        label="Title"
        required
        maxLength={limits.title.input}
        onChange={(event) => change(withTitle(draft, event.currentTarget.value) as Partial<D>)}
      />
      <TextInput
        {...textField(form, 'slug')}
        label="Slug"
        required
        description={describeSlug(folder, draft.slug, publicSlug)}
        placeholder="Made from the title"
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

export const TagsField = <D extends { readonly tags: readonly string[] }>(props: {
  form: FormState<D>;
  maxTags: number;
}) => (
  <TagsInput
    id={fieldId('tags')}
    label="Tags"
    description="Enter or a comma ends a tag"
    value={[...props.form.draft.tags]}
    error={props.form.problems.tags}
    maxTags={props.maxTags}
    splitChars={[',']}
    acceptValueOnBlur
    onChange={(tags) => props.form.change({ tags: splitTags(tags) } as unknown as Partial<D>)}
  />
);

interface SearchEngineProps<D> {
  form: FormState<D>;
  limits: Readonly<Record<'metaTitle' | 'metaDescription', Limit>>;
}

export function SearchEngineSection<D extends Record<'metaTitle' | 'metaDescription', string>>(
  props: SearchEngineProps<D>,
) {
  const { form, limits } = props;
  return (
    <FormSection title="Search engines">
      <TextInput
        {...textField(form, 'metaTitle')}
        label="Meta title"
        maxLength={limits.metaTitle.input}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        description={countOf(form.draft.metaTitle, limits.metaTitle.max)}
      />
      <Textarea
        {...textField(form, 'metaDescription')}
        label="Meta description"
        autosize
        minRows={2}
        maxLength={limits.metaDescription.input}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        description={countOf(form.draft.metaDescription, limits.metaDescription.max)}
      />
    </FormSection>
  );
}
