import { assetsOf, importMaps, start } from 'virtual:site-assets';
import { renderToString } from 'react-dom/server';
import type { ApiCall } from '../../contracts/client.ts';
import { type Language, localPath, splitPath } from '../../core/languages.ts';
import { coloursAsCss } from '../../core/site/colours.ts';
import type { Navigation, Navigator } from '../navigation/navigation.ts';
import { withImportMap } from '../rendering/import-map.ts';
import { NonceContext } from '../rendering/nonce.ts';
import { inLanguage } from '../rendering/rendered-language.ts';
import type { RenderedScreen } from '../rendering/rendered-screen.ts';
import { RequestIdContext } from '../rendering/request-id-context.ts';
import { loadShell, type ShellData } from '../routes/shell.tsx';
import { BROKEN, type LoadedPage, loadPage } from './load-page.ts';
import { jsonForPage, PAGE_DATA_ID, type PageData } from './page-data.ts';
import { Moved, type Page } from './page-module.ts';
import { type MatchedPage, matchPage } from './pages.ts';
import { type ShownPage, SiteView } from './site-view.tsx';

interface Rendering {
  readonly api: ApiCall;
  readonly nonce: string | undefined;
  readonly requestId: string;
}

/** Nothing navigates while the server renders. */
const NO_NAVIGATOR: Navigator = { navigate: async () => undefined, reload: async () => undefined };

/** Returns what every page shares; null when it could not be loaded, and nothing can be shown. */
async function shellOrNull(api: ApiCall, url: URL, language: Language): Promise<ShellData | null> {
  try {
    return await loadShell(api, url, language);
  } catch (error) {
    console.error(error);
    return null;
  }
}

const nonceOf = (nonce: string | undefined): string => (nonce === undefined ? '' : ` nonce="${nonce}"`);

/** Adds the page's style sheets, the agency's colours, its data and its scripts. React keeps elements of head and body that it did not make. */
function complete(html: string, { name }: MatchedPage, data: PageData, nonce: string | undefined): string {
  const { sheets, modules, words } = assetsOf(name);
  const { language } = splitPath(data.path);
  const map = importMaps[language];
  const links = [
    ...sheets.map((href) => `<link rel="stylesheet" href="${href}"/>`),
    ...[...words.map((address) => map[address] ?? address), ...modules].map(
      (href) => `<link rel="modulepreload" href="${href}"/>`,
    ),
  ].join('');
  const colours = data.shell ? coloursAsCss(data.shell.site) : '';
  const ownStyles = colours === '' ? '' : `<style${nonceOf(nonce)}>${colours}</style>`;
  const scripts =
    `<script type="application/json" id="${PAGE_DATA_ID}">${jsonForPage(data)}</script>` +
    `<script type="module"${nonceOf(nonce)}>${start}</script>`;
  const [head, body] = [html.indexOf('</head>'), html.lastIndexOf('</body>')];
  const whole = `<!DOCTYPE html>${html.slice(0, head)}${links}${ownStyles}${html.slice(head, body)}${scripts}${html.slice(body)}`;
  return withImportMap(whole, 'site', language, nonce);
}

/** Returns the address of a page without its language. */
function inEnglish(url: URL, path: string): URL {
  const english = new URL(url);
  english.pathname = path;
  return english;
}

/** A page that was asked for. */
interface AskedPage {
  readonly language: Language;
  /** Its address in English. */
  readonly url: URL;
  readonly match: MatchedPage;
  readonly page: Page;
}

/** Renders a page of the public site, whole, in the language of its address. */
export async function renderSitePage(url: URL, rendering: Rendering): Promise<RenderedScreen> {
  const { language, path } = splitPath(url.pathname);
  // The home page of a language has one address.
  if (path === '/' && url.pathname.length > 1 && url.pathname.endsWith('/')) {
    return { status: 301, headers: { location: localPath(language, `/${url.search}`) }, body: '' };
  }
  const match = matchPage(path);
  // Loaded outside of the language: a module that reads words while it is loaded has to fail (`chooseWords`).
  const { page } = await match.load();
  return inLanguage(language, () => renderIn({ language, url: inEnglish(url, path), match, page }, rendering));
}

async function renderIn(asked: AskedPage, { api, nonce, requestId }: Rendering): Promise<RenderedScreen> {
  const { language, url, match, page } = asked;
  const shellComing = shellOrNull(api, url, language);
  let loaded: LoadedPage;
  try {
    loaded = await loadPage(page.load?.bind(page), { api, params: match.params, url, language });
  } catch (error) {
    if (error instanceof Moved) return { status: 301, headers: { location: localPath(language, error.to) }, body: '' };
    throw error;
  }
  const shell = await shellComing;
  const { pathname, search } = url;
  const navigation: Navigation = {
    location: { pathname, search, hash: '', state: null, key: '' },
    coming: null,
    byHistory: true,
  };
  const documentOf = ({ data, refused, status }: LoadedPage): RenderedScreen => {
    const shown: ShownPage = { page, params: match.params, data, refused };
    const html = renderToString(
      <NonceContext value={nonce}>
        <RequestIdContext value={requestId}>
          <SiteView shown={shown} shell={shell} language={language} navigation={navigation} navigator={NO_NAVIGATOR} />
        </RequestIdContext>
      </NonceContext>,
    );
    const body = complete(html, match, { path: localPath(language, pathname), shell, data, refused }, nonce);
    return { status: shell ? status : 500, headers: { 'content-type': 'text/html; charset=utf-8' }, body };
  };
  try {
    return documentOf(loaded);
  } catch (error) {
    console.error(error);
    return documentOf({ data: null, refused: BROKEN, status: 500 });
  }
}
