import { PACKAGE_STATUSES, type PackageStatus } from '../../../core/packages/package-options.ts';

export const PACKAGES_A_PAGE = 24;

/** What the address of the grid says. */
export interface PackageQuery {
  readonly search: string;
  readonly status: PackageStatus | null;
  readonly page: number;
}

/** Whatever the address holds, as a query that the API takes. */
export function readPackageQuery(parameters: URLSearchParams): PackageQuery {
  const page = Number(parameters.get('page'));
  return {
    search: (parameters.get('search') ?? '').slice(0, 100),
    status: PACKAGE_STATUSES.find((name) => name === parameters.get('status')) ?? null,
    page: Number.isInteger(page) && page >= 1 ? Math.min(page, 1_000_000) : 1,
  };
}
