import type { Page } from '@playwright/test';

/** Names of products and things that are written in Latin letters in every language. */
const KEPT = ['Safarnama', 'OpenStreetMap', 'JavaScript', 'Wi-Fi', 'WhatsApp', 'Wikimedia Commons'] as const;

/** Reads in the page: each text of a part of it, with where it stands. */
function readTexts(part: string): { readonly text: string; readonly at: string }[] {
  const page = document.documentElement.lang;
  const found: { text: string; at: string }[] = [];
  /** Names of people, and what is marked as another language, are not of the page's. */
  const isOfPage = (element: Element): boolean => {
    const marked = element.closest('[lang], bdi, [translate="no"]');
    return marked === null || marked.getAttribute('lang') === page;
  };
  const nameOf = (element: Element): string =>
    `${element.localName}${element.id === '' ? '' : `#${element.id}`} in ${element.closest('section, main, header, footer, dialog, aside, nav')?.localName ?? 'body'}`;
  for (const element of document.querySelectorAll(`${part}, ${part} *`)) {
    if (element.matches('script, style, noscript, template, noscript *')) continue;
    if (!element.checkVisibility() || !isOfPage(element)) continue;
    for (const name of ['aria-label', 'aria-roledescription', 'aria-description', 'alt', 'title', 'placeholder']) {
      const text = element.getAttribute(name);
      if (text) found.push({ text, at: `${name} of ${nameOf(element)}` });
    }
    for (const node of element.childNodes) {
      if (node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim()) {
        found.push({ text: node.nodeValue.trim(), at: nameOf(element) });
      }
    }
  }
  const description = document.querySelector<HTMLMetaElement>('meta[name=description]')?.content ?? '';
  found.push({ text: document.title, at: 'the title' }, { text: description, at: 'the description' });
  return found;
}

/** Removes what has Latin letters in every language: addresses, ₹25k, ordinals of trains, codes such as SMS or CCU. */
function withoutKept(text: string, allowed: readonly string[]): string {
  let rest = text.replace(/https?:\/\/\S+|\S+@\S+\.\S+|₹[\d,.]+[kL]?|[\d.,]+[kL]\b/g, ' ');
  for (const phrase of allowed.toSorted((a, b) => b.length - a.length)) rest = rest.replaceAll(phrase, ' ');
  return rest.replace(/\b[A-Z][A-Z0-9]{0,5}\b/g, ' ');
}

/**
 * Returns the words in Latin letters that a visitor of a Hindi or Bengali page sees or hears outside of what is marked as
 * English, each with its text and place; for an English page, those in Indian letters. `allowed` are names that the
 * page may have; `part` selects what is read. Folded parts are not read: open them first.
 */
export async function findForeignWords(
  page: Page,
  allowed: readonly string[] = [],
  part = 'body',
): Promise<readonly string[]> {
  const language = await page.locator('html').getAttribute('lang');
  const letters = language === 'en-IN' ? /[\u0900-\u0963\u0966-\u09ff]+/g : /[a-z][a-z'’-]*/gi;
  const texts = await page.evaluate(readTexts, part);
  const lines = texts.flatMap(({ text, at }) => {
    const words = withoutKept(text, [...KEPT, ...allowed]).match(letters) ?? [];
    return words.length > 0 ? [`${words.join(' ')} | ${text.slice(0, 120)} | ${at}`] : [];
  });
  return [...new Set(lines)];
}
