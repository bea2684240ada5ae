import type { LegalPage } from '../../contracts/legal.ts';
import { dayInIndia } from '../../core/dates.ts';
import { LEGAL_PAGES, type LegalPageName, legalPath } from '../../core/legal/legal-pages.ts';
import { dates } from '../../words/en/site/dates.ts';
import { legal } from '../../words/en/site/legal.ts';
import { legalPages } from '../../words/en/ui/legal-pages.ts';
import { asked } from '../api/asked-language.ts';
import { failureOf } from '../api/load-failure.ts';
import { useSite } from '../site/frame/site-context.ts';
import { type Page, Refusal, type ScreenProps } from '../site-router/page-module.ts';
import { PageHead } from '../ui/page-head.tsx';
import prose from '../ui/prose.module.css';
import { RichPassage } from '../ui/rich-passage.tsx';
import styles from './legal.module.css';
import { describePage } from './page-meta.ts';

interface LegalData {
  readonly page: LegalPage;
}

/** Shows one of the agency's legal pages. */
function Legal({ data: { page } }: ScreenProps<LegalData>) {
  const { agency } = useSite();
  return (
    <main>
      <PageHead title={legalPages.names[page.name]}>{legal.lead({ agency })}</PageHead>
      <article className={`page ${styles.text}`}>
        <p className={styles.since}>
          <time dateTime={page.since}>{legal.since({ day: dates.day(dayInIndia(Date.parse(page.since))) })}</time>
        </p>
        <RichPassage className={prose.prose} html={page.content} title={legalPages.names[page.name]} />
      </article>
    </main>
  );
}

const nameOf = (pathname: string): LegalPageName =>
  LEGAL_PAGES.find((name) => pathname.toLowerCase().startsWith(legalPath(name))) ?? 'privacy';

export const page: Page<LegalData> = {
  load: ({ api, url, language }) =>
    api('GET /api/legal/{name}', { params: { name: nameOf(url.pathname) }, query: asked(language) }).catch(
      (error: unknown) => {
        throw new Refusal(failureOf(error, 'The legal page could not be loaded'));
      },
    ),
  head: ({ site, data: { page: shown } }) =>
    describePage(site, {
      title: legalPages.names[shown.name],
      description: legal.description({ page: legalPages.names[shown.name], brand: site.brand }),
      path: legalPath(shown.name),
      languages: shown.languages,
    }),
  Screen: Legal,
};
