import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { LANGUAGE_TAGS, LANGUAGES, type Language } from '../../../core/languages.ts';
import { SERVER_WORDS } from '../../../words/words-of.ts';
import { escapeXml } from '../../http/xml.ts';
import type { SiteService } from './service.ts';

/** Where the service worker writes the links to kept trips (`public/service-worker.js`). */
const TRIPS_MARK = '<!--kept trips-->';

const STYLE = `
:root{color-scheme:light dark;--paper:#fffaf3;--ink:#1b1930;--line:#eadfd0;--link:#8a3b12}
@media(prefers-color-scheme:dark){:root{--paper:#14122a;--ink:#f6efe4;--line:#37325c;--link:#ffb98a}}
body{margin:0;background:var(--paper);color:var(--ink);font:1.0625rem/1.6 Hind,"Hind Siliguri",system-ui,sans-serif}
header{padding:1rem;background:linear-gradient(180deg,#12123a,#4a2a6c 70%,#a9476f);color:#fff6ea;font-size:1.25rem}
header,main{padding-inline:max(1rem,50vw - 21rem)}
main{padding-block:1.5rem}
h1{margin:0;font-size:1.25rem;line-height:1.5}
h1 span{margin-inline-end:.75rem}
section{padding-block:.75rem;border-top:1px solid var(--line)}
p{margin:.25rem 0}
ul{margin:1rem 0;padding:0;list-style:none}
a{display:inline-flex;align-items:center;min-height:44px;color:var(--link)}
main:has(li) .none,main:not(:has(li)) .kept,ul:not(:has(li)){display:none}`;

const titleIn = (language: Language): string =>
  `<span lang="${LANGUAGE_TAGS[language]}">${SERVER_WORDS[language].pages.offline.title}</span>`;

function sectionIn(language: Language): string {
  const { kept, none, retry } = SERVER_WORDS[language].pages.offline;
  return (
    `<section lang="${LANGUAGE_TAGS[language]}"><p class="kept">${kept}</p><p class="none">${none}</p>` +
    `<a href="">${retry}</a></section>`
  );
}

const pageOf = (brand: string): string =>
  `<!doctype html><html lang="${LANGUAGE_TAGS.en}"><head><meta charset="utf-8">` +
  '<meta name="viewport" content="width=device-width, initial-scale=1">' +
  `<title>${SERVER_WORDS.en.pages.offline.title} | ${escapeXml(brand)}</title><style>${STYLE}</style></head>` +
  `<body><header>${escapeXml(brand)}</header><main><h1>${LANGUAGES.map(titleIn).join(' ')}</h1>` +
  `<ul>${TRIPS_MARK}</ul>${LANGUAGES.map(sectionIn).join('')}</main></body></html>`;

const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/**
 * Mounts `/offline`, which the service worker keeps and shows in place of a page that is not kept: one small page in all
 * languages, because another one cannot be fetched without a network.
 */
export function mountOfflinePage(app: FastifyInstance, site: Pick<SiteService, 'current'>): void {
  app.get('/offline', async (_request, reply) => {
    const { brand } = await site.current();
    return reply
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': POLICY, 'x-robots-tag': 'noindex' })
      .send(pageOf(brand));
  });
}
