import type { AdminPackage } from '../../../contracts/packages.ts';
import { packages } from '../../../words/en/office/packages.ts';
import { adminApi, sendForm } from '../api/admin-api.ts';
import type { EditorKind } from '../ui/editor/editor-kind.ts';
import { draftText, type Loose, rowsOf, scalarsFrom, textsOf } from '../ui/editor/kept-draft.ts';
import { newKey } from '../ui/editor/new-key.ts';
import {
  type DraftDay,
  draftOf,
  draftProblems,
  emptyDraft,
  type ListLine,
  linesOf,
  newDay,
  type PackageDraft,
  packageUpload,
} from './package-draft.ts';
import { packageParts } from './package-parts.ts';

const linesFrom = (value: unknown): readonly ListLine[] => linesOf(rowsOf(value).map(({ text }) => draftText(text)));
const daysFrom = (value: unknown): readonly DraftDay[] =>
  rowsOf(value).map(({ title, detail }) => newDay(draftText(title), draftText(detail)));

/** Returns a stored draft, with keys that are new in this tab. */
function readKeptDraft(kept: Loose): PackageDraft {
  const pictures = rowsOf(kept.pictures).map((picture) => {
    const url = draftText(picture.url);
    return { wasKey: picture.id, id: newKey(), url, preview: url, caption: draftText(picture.caption) };
  });
  const featured = pictures.find(({ wasKey }) => wasKey === kept.featuredPicture) ?? pictures[0];
  return {
    ...scalarsFrom(kept, emptyDraft()),
    features: linesFrom(kept.features),
    inclusions: linesFrom(kept.inclusions),
    exclusions: linesFrom(kept.exclusions),
    days: daysFrom(kept.days),
    tags: textsOf(kept.tags),
    pictures: pictures.map(({ wasKey, ...picture }) => picture),
    featuredPicture: featured?.id ?? null,
  };
}

const readPackage = async (id: string, version?: number): Promise<AdminPackage> =>
  (await adminApi('GET /api/packages/admin/{id}', { params: { id }, query: { version } })).package;

/** Describes travel packages to the editor. */
export const PACKAGE_KIND: EditorKind<AdminPackage, PackageDraft> = {
  get noun() {
    return packages.noun;
  },
  versionsOf: 'package',
  path: '/admin/packages',
  get listName() {
    return packages.allPackages;
  },
  keptAs: 'packageDraft',
  emptyDraft,
  draftOf,
  keptPart: (draft) => ({ ...draft, pictures: draft.pictures.filter(({ file }) => file === undefined) }),
  readKeptDraft,
  get notKept() {
    return packages.notKept;
  },
  richText: 'description',
  parts: packageParts,
  placeOf: { existingImages: 'images', featuredImage: 'images' },
  problemsOf: (draft, stored) => draftProblems(draft, stored, Date.now()),
  filesIn: ({ pictures }) => pictures.filter(({ file }) => file !== undefined).length,
  maySaveItself: (draft, stored) =>
    draft.status === 'draft' && !draft.planned && stored.status === 'draft' && stored.publishAt === null,
  send: async ({ draft, id, version, isAutosave, onProgress }) => {
    const { parts, ...upload } = packageUpload(draft, version);
    const form = { parts: { ...parts, ...(isAutosave && { autosave: 'true' }) }, ...upload, onProgress };
    const { package: saved } =
      id === null
        ? await sendForm('POST /api/packages/admin/create', form)
        : await sendForm('PUT /api/packages/admin/{id}', { ...form, params: { id } });
    return saved;
  },
  read: readPackage,
  get words() {
    return { saveFailed: packages.saveFailed, readFailed: packages.readFailed };
  },
};
