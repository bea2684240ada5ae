import type { VersionedKind } from '../../../contracts/record-versions.ts';
import type { Routes } from '../../http/endpoints.ts';
import type { RecordVersions } from './record-versions.ts';

type VersionKeys =
  | 'GET /api/admin/records/{kind}/{id}/versions'
  | 'GET /api/admin/records/{kind}/{id}/versions/{version}'
  | 'POST /api/admin/records/{kind}/{id}/versions/{version}/restore'
  | 'POST /api/admin/records/{kind}/{id}/duplicate'
  | 'DELETE /api/admin/records/{kind}/{id}/former-slugs/{slug}';

/** Copies of pictures take room. */
const COPIES_PER_MINUTE = 20;

export const recordVersionRoutes = (
  of: Readonly<Record<VersionedKind, RecordVersions>>,
): Pick<Routes, VersionKeys> => ({
  'GET /api/admin/records/{kind}/{id}/versions': { handle: ({ params: { kind, id } }) => of[kind].list(id) },
  'GET /api/admin/records/{kind}/{id}/versions/{version}': {
    handle: ({ params: { kind, id, version }, query }) => of[kind].compare(id, version, query.against),
  },
  'POST /api/admin/records/{kind}/{id}/versions/{version}/restore': {
    handle: ({ params: { kind, id, version }, body, session }) => of[kind].restore(id, version, body.version, session),
  },
  'POST /api/admin/records/{kind}/{id}/duplicate': {
    callsPerMinute: COPIES_PER_MINUTE,
    handle: ({ params: { kind, id }, session }) => of[kind].duplicate(id, session),
  },
  'DELETE /api/admin/records/{kind}/{id}/former-slugs/{slug}': {
    handle: async ({ params: { kind, id, slug }, session }) => {
      await of[kind].dropFormerSlug(id, slug, session);
      return null;
    },
  },
});
