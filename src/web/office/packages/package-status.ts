import type { PackageStatus } from '../../../core/packages/package-options.ts';

export const PACKAGE_STATUS_NAMES: Readonly<Record<PackageStatus, string>> = {
  draft: 'Draft',
  published: 'Published',
  archived: 'Archived',
};
