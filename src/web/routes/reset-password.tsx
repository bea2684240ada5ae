import { accountLinks } from '../../words/en/site/account-links.ts';
import { ResetPassword } from '../site/accounts/link-pages.tsx';
import type { Page } from '../site-router/page-module.ts';
import { OwnPage } from '../ui/own-list.tsx';
import { describePage } from './page-meta.ts';

export const page: Page = {
  head: ({ site }) =>
    describePage(site, {
      title: accountLinks.resetTitle,
      description: accountLinks.resetDescription,
      path: '/reset-password',
      hidden: true,
    }),

  Screen: () => (
    <OwnPage title={accountLinks.resetTitle}>
      <ResetPassword />
    </OwnPage>
  ),
};
