import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { ErrorBanner } from '../../ui/admin/error-banner.tsx';

/** A package that could not be read, with the way back. */
export const PackageMissing = ({ children }: { children: string }) => (
  <ErrorBanner
    action={
      <Button component={Link} to="/admin/packages" size="compact-sm" variant="default">
        All packages
      </Button>
    }
  >
    {children}
  </ErrorBanner>
);
