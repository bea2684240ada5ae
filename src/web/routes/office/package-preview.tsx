import { useNavigate } from 'react-router';
import { dayInIndia } from '../../../core/dates.ts';
import { packages } from '../../../words/en/office/packages.ts';
import { draftOf } from '../../office/packages/package-draft.ts';
import { PACKAGE_KIND } from '../../office/packages/package-kind.ts';
import { previewOfDraft } from '../../office/packages/preview-of-draft.ts';
import { PreviewModal } from '../../office/ui/editor/preview-modal.client.tsx';
import { RecordMissing } from '../../office/ui/editor/record-missing.client.tsx';
import type { Route } from './+types/package-preview';
import { PreviewPage } from './preview-page.tsx';
import { readRecord } from './read-record.ts';
import { sectionMeta } from './section-meta.ts';

export const clientLoader = ({ params: { id } }: Route.ClientLoaderArgs) => readRecord(PACKAGE_KIND, id);

export const meta: Route.MetaFunction = (page) => sectionMeta(packages.previewTitle)(page);

export default function Preview({ loaderData: { stored, failure } }: Route.ComponentProps) {
  const navigate = useNavigate();
  if (!stored) return <RecordMissing kind={PACKAGE_KIND}>{failure || PACKAGE_KIND.words.readFailed}</RecordMissing>;
  return (
    <PreviewModal
      opened
      note={stored.status === 'published' ? packages.seenByVisitors : packages.unseenByVisitors}
      status={packages.statuses[stored.status]}
      onClose={() => void navigate(PACKAGE_KIND.path)}
    >
      <PreviewPage package={previewOfDraft(draftOf(stored), stored, dayInIndia(Date.now()))} />
    </PreviewModal>
  );
}
