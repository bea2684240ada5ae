import { type MetaDescriptor, useNavigate } from 'react-router';
import { dayInIndia } from '../../../core/dates.ts';
import { draftOf } from '../../features/package-admin/package-draft.ts';
import { PackageMissing } from '../../features/package-admin/package-missing.client.tsx';
import { PackagePreview } from '../../features/package-admin/package-preview.client.tsx';
import { previewOfDraft } from '../../features/package-admin/preview-of-draft.ts';
import type { Route } from './+types/package-preview';
import { PreviewPage } from './preview-page.tsx';
import { readPackage } from './read-package.ts';
import { describeSection } from './section-meta.ts';

export const clientLoader = ({ params: { id } }: Route.ClientLoaderArgs) => readPackage(id);

export function meta({ matches }: Route.MetaArgs): MetaDescriptor[] {
  return describeSection(matches, 'Preview');
}

export default function Preview({ loaderData }: Route.ComponentProps) {
  const { stored, failure } = loaderData;
  const navigate = useNavigate();
  if (failure || !stored) return <PackageMissing>{failure || 'Failed to fetch packages'}</PackageMissing>;
  return (
    <PackagePreview
      opened
      note={stored.status === 'published' ? 'Visitors see it like this' : 'Visitors do not see it'}
      status={stored.status}
      onClose={() => void navigate('/admin/packages')}
    >
      <PreviewPage package={previewOfDraft(draftOf(stored), stored, dayInIndia(Date.now()))} />
    </PackagePreview>
  );
}
