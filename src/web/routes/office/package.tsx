import { packages } from '../../../words/en/office/packages.ts';
import { PackageEditor } from '../../office/packages/package-editor.client.tsx';
import { PACKAGE_KIND } from '../../office/packages/package-kind.ts';
import { RecordMissing } from '../../office/ui/editor/record-missing.client.tsx';
import type { Route } from './+types/package';
import { PreviewPage } from './preview-page.tsx';
import { readRecord, useGoOn } from './read-record.ts';
import { sectionMeta } from './section-meta.ts';

export const clientLoader = ({ params: { id } }: Route.ClientLoaderArgs) => readRecord(PACKAGE_KIND, id);

export const meta: Route.MetaFunction = ({ matches, params }) =>
  sectionMeta(params.id === undefined ? packages.createPackage : packages.editPackage)({ matches });

/** The editor keeps typed text across reloads of the data beneath it; another package gets another editor. */
export default function Package({ loaderData: { stored, failure } }: Route.ComponentProps) {
  const going = useGoOn(PACKAGE_KIND, stored === null);
  if (failure) return <RecordMissing kind={PACKAGE_KIND}>{failure}</RecordMissing>;
  return (
    <PackageEditor
      key={stored?._id ?? 'new'}
      stored={stored}
      renderPreview={(preview) => <PreviewPage package={preview} />}
      {...going}
    />
  );
}
