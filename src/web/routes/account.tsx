import { ownAccount } from '../../words/en/site/own-account.ts';
import { OwnAccountParts } from '../site/accounts/own-account.tsx';
import type { Page } from '../site-router/page-module.ts';
import { OwnPage } from '../ui/own-list.tsx';
import { describePage } from './page-meta.ts';

export const page: Page = {
  head: ({ site }) =>
    describePage(site, {
      title: ownAccount.title,
      description: ownAccount.pageDescription,
      path: '/account',
      hidden: true,
    }),

  Screen: () => (
    <OwnPage title={ownAccount.title}>
      <OwnAccountParts />
    </OwnPage>
  ),
};
