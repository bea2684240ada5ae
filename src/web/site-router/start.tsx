import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { PAGE_DATA_ID, type PageData } from './page-data.ts';
import { matchPage } from './pages.ts';
import { SiteApp } from './site-app.tsx';
import { makeSiteRouter } from './site-router.ts';

const { path, shell, data, refused } = JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? '') as PageData;
const rendered = matchPage(path);
const asked = matchPage(location.pathname);

if (rendered.name === asked.name && JSON.stringify(rendered.params) === JSON.stringify(asked.params)) {
  const { page } = await asked.load();
  const router = makeSiteRouter({ page, params: asked.params, data, refused });
  startTransition(() => {
    hydrateRoot(document, <SiteApp router={router} shell={shell} />);
  });
} else {
  // Somebody went back before the page was started: the browser changed the address alone.
  location.reload();
}
