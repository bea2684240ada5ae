import { Button } from '@mantine/core';
import { lists } from '../../../words/en/office/lists.ts';
import { hasOwnRight } from '../api/admin-session.ts';
import { downloadCsv } from '../api/download-csv.ts';
import { useAction } from './use-action.ts';

interface ExportCsvProps {
  /** What is exported. */
  noun: string;
  /** Address of the CSV file. */
  address: string;
}

/** Saves a list as CSV; nothing for those without the right. */
export function ExportCsv({ noun, address }: ExportCsvProps) {
  const { busy, run } = useAction(lists.exportFailed({ noun }));
  if (!hasOwnRight('export')) return null;
  return (
    <Button variant="default" loading={busy} onClick={() => void run(() => downloadCsv(address))}>
      {lists.exportCsv}
    </Button>
  );
}
