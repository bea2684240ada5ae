import { useLocation } from 'react-router';
import { recordVersions } from '../../../words/en/office/record-versions.ts';
import { BLOG_KIND } from '../../office/blogs/blog-kind.ts';
import { PACKAGE_KIND } from '../../office/packages/package-kind.ts';
import { RecordMissing } from '../../office/ui/editor/record-missing.client.tsx';
import { loadVersions, readVersionQuery } from '../../office/versions/load-versions.ts';
import { VersionsScreen } from '../../office/versions/versions-screen.client.tsx';
import type { Route } from './+types/record-versions';
import { sectionMeta } from './section-meta.ts';

const kindAt = (pathname: string) => (pathname.startsWith(`${PACKAGE_KIND.path}/`) ? PACKAGE_KIND : BLOG_KIND);

export const clientLoader = async ({ url, params }: Route.ClientLoaderArgs) => {
  const query = readVersionQuery(url.searchParams);
  return { ...(await loadVersions(kindAt(url.pathname).versionsOf, params.id, query)), against: query.against };
};

export const meta: Route.MetaFunction = (page) => sectionMeta(recordVersions.versions)(page);

export default function RecordVersions({ loaderData, params }: Route.ComponentProps) {
  const kind = kindAt(useLocation().pathname);
  const { list, failure, ...shown } = loaderData;
  if (failure) return <RecordMissing kind={kind}>{failure}</RecordMissing>;
  const path = `${kind.path}/${params.id}`;
  return list && <VersionsScreen kind={kind.versionsOf} id={params.id} path={path} list={list} {...shown} />;
}
