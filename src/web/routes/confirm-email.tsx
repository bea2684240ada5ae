import { accountLinks } from '../../words/en/site/account-links.ts';
import { ConfirmEmail } from '../site/accounts/link-pages.tsx';
import type { Page } from '../site-router/page-module.ts';
import { OwnPage } from '../ui/own-list.tsx';
import { describePage } from './page-meta.ts';

export const page: Page = {
  head: ({ site }) =>
    describePage(site, {
      title: accountLinks.confirmTitle,
      description: accountLinks.confirmDescription,
      path: '/confirm-email',
      hidden: true,
    }),

  Screen: () => (
    <OwnPage title={accountLinks.confirmTitle}>
      <ConfirmEmail />
    </OwnPage>
  ),
};
