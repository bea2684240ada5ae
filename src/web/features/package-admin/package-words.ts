import { ApiError } from '../../../contracts/client.ts';
import type { PackageStatus } from '../../../core/packages/package-options.ts';

export const STATUS_NAMES: Readonly<Record<PackageStatus, string>> = {
  draft: 'Draft',
  published: 'Published',
  archived: 'Archived',
};

/** True for what the server itself said, and not a broken line or something between it and us. */
const isSaid = (error: unknown): error is ApiError =>
  error instanceof ApiError && typeof error.body === 'object' && error.body !== null && 'error' in error.body;

/** The server's own words where it has any, else the spec's (back office §8). */
export const wordsOf = (error: unknown, otherwise: string): string => (isSaid(error) && error.message) || otherwise;
