import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { scriptMark } from './security-headers.ts';
import { readStyleSheet, rulesFor, type StyleRule } from './style-sheet.ts';

export interface SealedPage {
  readonly html: string;
  /** CSP sources of the page's own inline scripts. */
  readonly scripts: readonly string[];
  /** CSP sources of its inline styles; empty when it has none. */
  readonly styles: readonly string[];
}

const MARKED_SCRIPT = new RegExp(
  `<script(?=[^>]*\\snonce="${scriptMark}")(?![^>]*\\ssrc=)([^>]*)>([\\s\\S]*?)</script>`,
  'g',
);
const MARKED_STYLE = new RegExp(`<style nonce="${scriptMark}">([^<]*)</style>`, 'g');
const MARK = new RegExp(` nonce="${scriptMark}"`, 'g');
const MODULE_PRELOAD = /<link\b[^>]*\srel="modulepreload"[^>]*>/g;
const STYLE_SHEET = /<link\b[^>]*\srel="stylesheet"[^>]*>/g;
const HREF = /\shref="([^"#]*)/;

/**
 * Starts the page's scripts after its first paint, which they would delay, and not before the page is in view. The rest
 * of the style sheets comes first: the page holds only the rules that it needs. Each module is run by itself, so that
 * the page can answer a finger between two of them; one that cannot be loaded is missed by the start.
 */
const LATE_START = `(()=>{
let pause=()=>new Promise(done=>setTimeout(done));
let begin=async()=>{
let held=document.getElementById('late-start'),modules=held.dataset.modules.split(' ');
for(let link of document.querySelectorAll('link[data-rest]'))link.disabled=false;
for(let href of modules){let link=document.createElement('link');link.rel='modulepreload';link.href=href;document.head.append(link)}
for(let href of modules)if(!held.textContent.includes(href)){await import(href).catch(()=>0);await pause()}
let script=document.createElement('script');script.type='module';script.textContent=held.textContent;document.body.append(script)};
requestAnimationFrame(()=>requestAnimationFrame(()=>setTimeout(begin)))})()`;

const sourceOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Holds the page's module script back until after the first paint, and what it would load before. */
function startLate(html: string): string {
  const modules = [...html.matchAll(MODULE_PRELOAD)].map(([link]) => HREF.exec(link)?.[1] ?? '');
  let found = false;
  const late = html.replace(MARKED_SCRIPT, (script: string, attributes: string, text: string) => {
    if (!/\stype="module"/.test(attributes)) return script;
    found = true;
    const held = `<script type="text/plain" id="late-start" data-modules="${modules.join(' ')}" nonce="${scriptMark}">${text}</script>`;
    return `${held}<script nonce="${scriptMark}">${LATE_START}</script>`;
  });
  return found ? late.replace(MODULE_PRELOAD, '') : html;
}

/** Returns the rules of one of the build's style sheets; null for any other address. */
export type StyleSheets = (path: string) => readonly StyleRule[] | null;

/** Reads each style sheet of the build at its first use. */
export function buildStyleSheets(clientDir: string): StyleSheets {
  const known = new Map<string, readonly StyleRule[]>();
  return (path) => {
    if (!/^\/assets\/[\w.-]+\.css$/.test(path)) return null;
    try {
      const rules = known.get(path) ?? readStyleSheet(readFileSync(join(clientDir, path), 'utf8'));
      known.set(path, rules);
      return rules;
    } catch {
      // A build that is being replaced; the page links to the sheet as it always did.
      return null;
    }
  };
}

/**
 * Writes the rules that the page needs into it, in place of its style sheets, for which the first paint would wait.
 * Each stands before its link, so that their order stays the same. The links stay, disabled, because React expects
 * them; those of which the page holds only a part are loaded later.
 */
function writeStyles(html: string, sheets: StyleSheets): Pick<SealedPage, 'html' | 'styles'> {
  const classes = new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
  const styles = new Set<string>();
  const styled = html.replace(STYLE_SHEET, (link) => {
    const sheet = sheets(HREF.exec(link)?.[1] ?? '');
    if (!sheet) return link;
    const { text, isWhole } = rulesFor(sheet, classes);
    const disabled = link.replace(/ ?\/?>$/, isWhole ? ' disabled=""/>' : ' disabled="" data-rest=""/>');
    if (text === '') return disabled;
    styles.add(sourceOf(text));
    return `<style>${text}</style>${disabled}`;
  });
  return { html: styled, styles: [...styles] };
}

/**
 * Returns a page as it is sent: without the nonces, with the CSP sources of its own inline scripts and styles. Its
 * bytes stay the same, so it can be cached with its policy. A script that was injected has no nonce, gets no source and
 * does not run. `sheets`: the styles to write into the page; null to leave it to load them.
 */
export function sealPage(html: string, sheets: StyleSheets | null): SealedPage {
  const styled = sheets ? writeStyles(startLate(html), sheets) : { html, styles: [] };
  const ownStyles = [...styled.html.matchAll(MARKED_STYLE)].map(([, text = '']) => sourceOf(text));
  const scripts = new Set([...styled.html.matchAll(MARKED_SCRIPT)].map(([, , text = '']) => sourceOf(text)));
  return { html: styled.html.replaceAll(MARK, ''), scripts: [...scripts], styles: [...styled.styles, ...ownStyles] };
}
