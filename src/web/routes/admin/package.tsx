import { type MetaDescriptor, useLocation, useNavigate, useRevalidator } from 'react-router';
import type { AdminPackage } from '../../../contracts/packages.ts';
import { PackageEditor } from '../../features/package-admin/package-editor.client.tsx';
import { PackageMissing } from '../../features/package-admin/package-missing.client.tsx';
import type { Route } from './+types/package';
import { PreviewPage } from './preview-page.tsx';
import { readPackage } from './read-package.ts';
import { describeSection } from './section-meta.ts';

export const clientLoader = ({ params: { id } }: Route.ClientLoaderArgs) => readPackage(id ?? null);

export function meta({ matches, params }: Route.MetaArgs): MetaDescriptor[] {
  return describeSection(matches, params.id === undefined ? 'Create Package' : 'Edit Package');
}

/** The editor keeps what is typed whatever is read again beneath it; another package is another editor. */
export default function Package({ loaderData }: Route.ComponentProps) {
  const { stored, failure } = loaderData;
  const navigate = useNavigate();
  const { state } = useLocation();
  const { revalidate } = useRevalidator();
  if (failure) return <PackageMissing>{failure}</PackageMissing>;
  const goOn = (saved: AdminPackage) => {
    if (stored) void revalidate();
    else void navigate(`/admin/packages/${saved._id}`, { replace: true, state: { justSaved: true } });
  };
  return (
    <PackageEditor
      key={stored?._id ?? 'new'}
      stored={stored}
      renderPreview={(preview) => <PreviewPage package={preview} />}
      onSaved={goOn}
      justSaved={(state as { justSaved?: boolean } | null)?.justSaved === true}
    />
  );
}
