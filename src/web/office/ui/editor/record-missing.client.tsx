import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { ErrorBanner } from '../error-banner.tsx';

interface RecordMissingProps {
  kind: { readonly path: string; readonly listName: string };
  children: string;
}

/** Shows that a record could not be loaded, with a link back. */
export const RecordMissing = ({ kind: { path, listName }, children }: RecordMissingProps) => (
  <ErrorBanner
    action={
      <Button component={Link} to={path} size="compact-sm" variant="default">
        {listName}
      </Button>
    }
  >
    {children}
  </ErrorBanner>
);
