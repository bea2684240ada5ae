import type { Credits } from '../../contracts/places.ts';
import { sources } from '../../words/en/site/sources.ts';
import { failureOf } from '../api/load-failure.ts';
import { CreditsList } from '../site/places/credits-list.tsx';
import { type Page, Refusal, type ScreenProps } from '../site-router/page-module.ts';
import { PageHead } from '../ui/page-head.tsx';
import { describePage } from './page-meta.ts';

interface SourcesData {
  readonly credits: Credits;
}

/** Says where the facts are from, with the licence of each publisher. */
const Sources = ({ data: { credits } }: ScreenProps<SourcesData>) => (
  <main>
    <PageHead title={sources.title}>{sources.lead}</PageHead>
    <CreditsList credits={credits} />
  </main>
);

export const page: Page<SourcesData> = {
  load: ({ api }) =>
    api('GET /api/credits').catch((error: unknown) => {
      throw new Refusal(failureOf(error, 'The sources could not be loaded'));
    }),
  head: ({ site }) =>
    describePage(site, {
      title: sources.title,
      description: sources.description,
      path: '/sources',
      inAllLanguages: true,
    }),
  Screen: Sources,
};
