import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { splitPath } from '../../core/languages.ts';
import { PAGE_DATA_ID, type PageData } from './page-data.ts';
import { matchPage } from './pages.ts';
import { SiteApp } from './site-app.tsx';
import { makeSiteRouter } from './site-router.ts';

const { path, shell, data, refused } = JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? '') as PageData;
const [from, to] = [splitPath(path), splitPath(location.pathname)];
const rendered = matchPage(from.path);
const asked = matchPage(to.path);

if (
  from.language === to.language &&
  rendered.name === asked.name &&
  JSON.stringify(rendered.params) === JSON.stringify(asked.params)
) {
  const { page } = await asked.load();
  const router = makeSiteRouter({ page, params: asked.params, data, refused });
  startTransition(() => {
    hydrateRoot(document, <SiteApp router={router} shell={shell} language={to.language} />);
  });
} else {
  // Somebody went back before the page was started: the browser changed the address alone.
  location.reload();
}
