import { PACKAGE_STATUSES, type PackageStatus } from '../../../core/packages/package-options.ts';
import { pageOf, searchOf } from '../../ui/admin/list-address.ts';

export const PACKAGES_A_PAGE = 24;

/** What the address of the grid says. */
export interface PackageQuery {
  readonly search: string;
  readonly status: PackageStatus | null;
  readonly page: number;
}

/** Whatever the address holds, as a query that the API takes. */
export function readPackageQuery(parameters: URLSearchParams): PackageQuery {
  return {
    search: searchOf(parameters),
    status: PACKAGE_STATUSES.find((name) => name === parameters.get('status')) ?? null,
    page: pageOf(parameters),
  };
}
