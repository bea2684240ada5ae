import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { ErrorBanner } from '../error-banner.tsx';

interface RecordMissingProps {
  /** Where all of them are listed, and what that is called. */
  path: string;
  listName: string;
  children: string;
}

/** A record that could not be read, with the way back. */
export const RecordMissing = ({ path, listName, children }: RecordMissingProps) => (
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
