import { Button } from '@mantine/core';
import { useNavigate } from 'react-router';
import type { CsvImportDetail } from '../../../contracts/csv-imports.ts';
import { imports as words } from '../../../words/en/office/imports.ts';
import { adminApi } from '../api/admin-api.ts';
import { tellDone } from '../ui/toasts.tsx';
import { useAction } from '../ui/use-action.ts';
import { FileChooser } from './choose-file.tsx';
import { importPath } from './import-paths.ts';

/** What else may be done with a file that waits: another takes its place, or it is deleted. */
export function FileWays({ now: { _id: id, noun } }: { now: CsvImportDetail }) {
  const navigate = useNavigate();
  const { busy, run } = useAction(words.failed);
  const remove = () =>
    run(async () => {
      await adminApi('DELETE /api/admin/imports/{id}', { params: { id } });
      tellDone(words.deleted);
      await navigate(importPath(noun), { replace: true });
    });
  return (
    <>
      <FileChooser noun={noun} label={words.chooseAnother} />
      <Button variant="default" loading={busy} onClick={() => void remove()}>
        {words.deleteFile}
      </Button>
    </>
  );
}
