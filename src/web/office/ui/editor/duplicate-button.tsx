import { Button } from '@mantine/core';
import { useNavigate } from 'react-router';
import type { VersionedKind } from '../../../../contracts/record-versions.ts';
import { recordEditor } from '../../../../words/en/office/record-editor.ts';
import { adminApi } from '../../api/admin-api.ts';
import { tellDone } from '../toasts.tsx';
import { useAction } from '../use-action.ts';

interface DuplicateButtonProps {
  kind: { readonly versionsOf: VersionedKind; readonly path: string };
  id: string;
  title: string;
}

/** Copies a record as it is saved into a new draft, and opens that. */
export function DuplicateButton({ kind, id, title }: DuplicateButtonProps) {
  const navigate = useNavigate();
  const { busy, run } = useAction(recordEditor.duplicateFailed);
  const duplicate = async () => {
    const params = { kind: kind.versionsOf, id };
    const copy = await adminApi('POST /api/admin/records/{kind}/{id}/duplicate', { params });
    tellDone(recordEditor.duplicated({ title: copy.title, leftOut: copy.picturesLeftOut }));
    await navigate(`${kind.path}/${copy._id}`);
  };
  return (
    <Button
      size="compact-sm"
      variant="default"
      loading={busy}
      aria-label={recordEditor.duplicateTitled({ title })}
      onClick={() => void run(duplicate)}
    >
      {recordEditor.duplicate}
    </Button>
  );
}
