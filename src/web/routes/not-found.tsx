import { type Page, Refusal } from '../site-router/page-module.ts';

/** Any address that is no page of the site; header and footer stand around it. */
export const page: Page = {
  load: () => Promise.reject(new Refusal({ status: 404 })),
  head: () => [],
  Screen: () => null,
};
