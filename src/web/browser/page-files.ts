/**
 * Parts of a page that load later and are needed without a network, by the names of their files; the names of a map's towns
 * are called like their language.
 */
const LATER_PARTS =
  /\.\/((?:(?:readers-plan|gallery-viewer|own-map|trip-editor|trip-tools|itinerary-poll)-[\w-]+|(?:en|hi|bn)-[\w-]{8})\.js)\b/g;
/** The land of maps, and the worker that changes plans. */
const DATA = /\/assets\/(?:[\w.-]+\.json|editor-worker-[\w-]+\.js)\b/g;
const IMPORTED = /(?:\bfrom|\bimport)\s*["'`](?:\.\/([\w.-]+\.js)|(\/words\/[\w/-]+\.js))["'`]/g;
const SHEET = /\bassets\/[\w.-]+\.css\b/g;

/** Addresses of catalogues of words, and the files of one language to which a page's import map leads them. */
export type ImportMap = Readonly<Record<string, string>>;

/**
 * Returns the addresses of the files that a module of the build needs without a network: what it imports, the words of the
 * page's language, the data of its maps, and of what it loads later the parts that are of use then, with their style
 * sheets.
 */
export function filesOfModule(code: string, words: ImportMap): readonly string[] {
  const imported = [...code.matchAll(IMPORTED)].map(([, file, noun = '']) =>
    file ? `/assets/${file}` : (words[noun] ?? noun),
  );
  const later = [...code.matchAll(LATER_PARTS)].map(([, file]) => `/assets/${file}`);
  const sheets = later.length > 0 ? [...code.matchAll(SHEET)].map(([sheet]) => `/${sheet}`) : [];
  const data = [...code.matchAll(DATA)].map(([file]) => file);
  return [...new Set([...imported, ...later, ...sheets, ...data])];
}

/** Returns the addresses of the files of ours that a document names, modules among them. */
export function filesOfDocument(page: Document): readonly string[] {
  const addresses = (selector: string, name: string): string[] =>
    [...page.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '');
  return [
    ...addresses('link[rel="stylesheet"], link[rel="preload"]', 'href'),
    ...addresses('[data-modules]', 'data-modules').flatMap((modules) => modules.split(' ')),
  ];
}

/** Returns where a document's import map leads the words. */
export function wordsOfDocument(page: Document): ImportMap {
  const text = page.querySelector('script[type="importmap"]')?.textContent ?? '{}';
  const { imports = {} } = JSON.parse(text) as { readonly imports?: ImportMap };
  return imports;
}
