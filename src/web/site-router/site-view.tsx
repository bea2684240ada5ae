import type { Language } from '../../core/languages.ts';
import { controls } from '../../words/en/ui/controls.ts';
import { LanguageContext } from '../navigation/language.ts';
import {
  type Navigation,
  NavigationContext,
  type Navigator,
  NavigatorContext,
  useLocation,
} from '../navigation/navigation.ts';
import { PageDocument } from '../rendering/page-document.tsx';
import { Shell, type ShellData } from '../routes/shell.tsx';
import { SessionProvider } from '../site/accounts/session.tsx';
import { ErrorPage } from '../ui/error-page.tsx';
import { FallbackBoundary } from '../ui/fallback-boundary.tsx';
import { HeadEntries } from './head-entries.tsx';
import { BROKEN } from './load-page.ts';
import type { HeadEntry, Page, Params, Refused } from './page-module.ts';

/** A page with all that it needs to be shown. */
export interface ShownPage {
  readonly page: Page;
  readonly params: Params;
  readonly data: unknown;
  readonly refused: Refused | null;
}

interface SiteViewProps {
  shown: ShownPage;
  /** What every page of the visit shares; null when the server could not load it. */
  shell: ShellData | null;
  language: Language;
  navigation: Navigation;
  navigator: Navigator;
}

const refusedHead = (title: string): readonly HeadEntry[] => [{ title }, { name: 'robots', content: 'noindex' }];

function headOf({
  shown: { page, params, data, refused },
  shell,
  language,
  navigation,
}: SiteViewProps): readonly HeadEntry[] {
  if (!shell || (refused && refused.status >= 500)) return refusedHead(controls.brokenTitle);
  if (refused) return refusedHead(page.refused?.title() ?? controls.notFoundTitle);
  const site = { brand: shell.site.brand, origin: shell.origin, language };
  return page.head({ site, location: navigation.location, params, data });
}

const RefusedAsUsual = ({ refusal }: { refusal: Refused }) => (
  <ErrorPage status={refusal.status} requestId={refusal.requestId} />
);

function Screen({ page, params, data, refused }: ShownPage) {
  const { pathname } = useLocation();
  const RefusedScreen = page.refused?.Screen ?? RefusedAsUsual;
  if (refused) return <RefusedScreen refusal={refused} />;
  return (
    <FallbackBoundary key={pathname} fallback={<RefusedScreen refusal={BROKEN} />}>
      <page.Screen data={data} params={params} />
    </FallbackBoundary>
  );
}

/** The whole document of a page of the public site. */
export function SiteView(props: SiteViewProps) {
  const { shown, shell, language, navigation, navigator } = props;
  return (
    <PageDocument language={language} head={<HeadEntries entries={headOf(props)} />}>
      <LanguageContext value={language}>
        <NavigatorContext value={navigator}>
          <NavigationContext value={navigation}>
            <SessionProvider>
              <FallbackBoundary fallback={<ErrorPage status={500} />}>
                {shell ? (
                  <Shell {...shell}>
                    <Screen {...shown} />
                  </Shell>
                ) : (
                  <ErrorPage status={500} />
                )}
              </FallbackBoundary>
            </SessionProvider>
          </NavigationContext>
        </NavigatorContext>
      </LanguageContext>
    </PageDocument>
  );
}
