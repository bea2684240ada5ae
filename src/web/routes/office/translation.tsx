import { useLocation } from 'react-router';
import { SITE_TEXTS, type TranslatedKind } from '../../../core/translations/translation-options.ts';
import { translations } from '../../../words/en/office/translations.ts';
import { loadTranslation } from '../../office/translations/load-translation.ts';
import { TranslationScreen } from '../../office/translations/translation-screen.client.tsx';
import { RecordMissing } from '../../office/ui/editor/record-missing.client.tsx';
import type { Route } from './+types/translation';
import { sectionMeta } from './section-meta.ts';

/** Where the records of a kind are in the back office. */
const PLACES: readonly { readonly kind: TranslatedKind; readonly section: string }[] = [
  { kind: 'package', section: '/admin/packages' },
  { kind: 'post', section: '/admin/blogs' },
  { kind: 'offer', section: '/admin/settings/offers' },
  { kind: 'site', section: '/admin/settings/site' },
  { kind: 'legal', section: '/admin/settings/legal' },
];

/** Returns what is translated at an address. */
function placeOf(pathname: string, id: string | undefined) {
  const place = PLACES.find(({ section }) => pathname.startsWith(`${section}/`));
  const { kind, section } = place ?? { kind: 'package' as const, section: '/admin/packages' };
  const path = id === undefined ? section : `${section}/${id}`;
  // Offers have no page of their own.
  return { kind, section, path, recordPath: kind === 'offer' ? section : path };
}

export const clientLoader = async ({ url, params }: Route.ClientLoaderArgs) => {
  const { id, language } = params as { readonly id?: string; readonly language: string };
  return loadTranslation({ kind: placeOf(url.pathname, id).kind, id: id ?? SITE_TEXTS, language });
};

export const meta: Route.MetaFunction = ({ matches }) => sectionMeta(translations.pageTitle)({ matches });

/** The form keeps typed text across reloads of the data beneath it; another translation gets another form. */
export default function TranslationPage({ loaderData: { translation, failure }, params }: Route.ComponentProps) {
  const { pathname } = useLocation();
  const { section, path, recordPath } = placeOf(pathname, (params as { readonly id?: string }).id);
  const listName = translations.backTo[placeOf(pathname, undefined).kind];
  if (failure) return <RecordMissing kind={{ path: section, listName }}>{failure}</RecordMissing>;
  return (
    translation && (
      <TranslationScreen
        key={`${translation.recordId} ${translation.language}`}
        stored={translation}
        recordPath={recordPath}
        path={path}
      />
    )
  );
}
