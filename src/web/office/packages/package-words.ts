import type { PackageStatus } from '../../../core/packages/package-options.ts';

export const STATUS_NAMES: Readonly<Record<PackageStatus, string>> = {
  draft: 'Draft',
  published: 'Published',
  archived: 'Archived',
};
