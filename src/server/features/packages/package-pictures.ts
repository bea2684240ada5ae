import { z } from 'zod';
import type { PackageFormParts, PackagePicture } from '../../../contracts/packages.ts';
import type { FormProblem } from '../../../core/form-problems.ts';
import { PACKAGE_LIMITS } from '../../../core/packages/package-options.ts';
import { isPosterAddress } from '../../../core/posters/poster-address.ts';
import { FormParts } from '../../http/form-parts.ts';
import type { TakenPicture } from '../uploads/service.ts';

/** The pictures of a form: kept ones, then new ones. */
export interface PictureChoice {
  readonly kept: readonly PackagePicture[];
  /** One for each new picture. */
  readonly captions: readonly string[];
  /** Index over kept and new pictures; null when the form names none. */
  readonly featured: number | null;
}

const keptPicture = z.object({
  url: z.string().max(300),
  caption: z.string().default(''),
  isFeatured: z.boolean().default(false),
});

/** Reads the kept pictures: the package's own and the site's posters. Rejects those of other sites. */
function readKept(form: FormParts, shown: readonly PackagePicture[]): PackagePicture[] {
  const value = form.json('existingImages', 'pictures');
  if (value === undefined) return [...shown];
  const rule = { label: 'pictures' as const, most: 2 * PACKAGE_LIMITS.pictures, entry: keptPicture };
  const kept = new Map<string, PackagePicture>();
  for (const { url, caption, isFeatured } of form.entries('existingImages', value, rule) ?? []) {
    const known = shown.find((picture) => picture.url === url) ?? (isPosterAddress(url) ? { url } : null);
    if (!known) form.refuse('existingImages', { say: 'picture-foreign' });
    else kept.set(url, { ...known, caption: checkCaption(form, 'existingImages', caption), isFeatured });
  }
  return [...kept.values()];
}

const checkCaption = (form: FormParts, name: string, caption: string): string =>
  form.checkText(name, caption, { label: 'caption', max: PACKAGE_LIMITS.caption.max });

/** Reads a package's pictures; problems are keyed by the form's names. */
export function readPictures(
  parts: PackageFormParts,
  captions: ReadonlyMap<number, string>,
  newPictures: number,
  shown: readonly PackagePicture[],
): { readonly choice: PictureChoice; readonly problems: Readonly<Record<string, FormProblem>> } {
  const form = new FormParts(parts);
  const kept = readKept(form, shown);
  const count = kept.length + newPictures;
  if (count > PACKAGE_LIMITS.pictures) {
    form.refuse('images', { say: 'too-many-pictures', most: PACKAGE_LIMITS.pictures });
  }
  const featured = form.whole('featuredImage', null, null);
  if (featured !== null && !(featured < Math.max(1, count))) {
    form.refuse('featuredImage', { say: 'featured-picture-unknown' });
  }
  const captionsInOrder = Array.from({ length: newPictures }, (_, index) =>
    checkCaption(form, `imageCaption${index}`, captions.get(index) ?? ''),
  );
  return { choice: { kept, captions: captionsInOrder, featured }, problems: form.problems };
}

/** Returns all pictures in order with one featured: the chosen one, else the previous one, else the first. */
export function arrangePictures(choice: PictureChoice, taken: readonly TakenPicture[]): PackagePicture[] {
  const added = taken.map(({ url, width, height }, index): PackagePicture => {
    return { url, caption: choice.captions[index] ?? '', isFeatured: false, width, height };
  });
  const all = [...choice.kept, ...added];
  const featured =
    choice.featured ??
    Math.max(
      0,
      all.findIndex(({ isFeatured }) => isFeatured),
    );
  return all.map((picture, index) => ({ ...picture, isFeatured: index === featured }));
}
