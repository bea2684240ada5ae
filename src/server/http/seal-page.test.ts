import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildStyleSheets, sealPage } from './seal-page.ts';
import { scriptMark } from './security-headers.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const mark = ` nonce="${scriptMark}"`;

let clientDir: string;
beforeAll(() => {
  clientDir = mkdtempSync(join(tmpdir(), 'safarnama-seal-'));
  mkdirSync(join(clientDir, 'assets'));
  writeFileSync(join(clientDir, 'assets/base-1.css'), 'body{margin:0}');
  writeFileSync(join(clientDir, 'assets/card-2.css'), '.card{top:0}.menu{top:1px}');
});
afterAll(() => rmSync(clientDir, { recursive: true }));

const link = (href: string) => `<link${mark} rel="stylesheet" href="${href}"/>`;
const seal = (html: string) => sealPage(html, buildStyleSheets(clientDir));
describe('styles of a sealed page', () => {
  const page = `<head>${link('/assets/base-1.css')}${link('/assets/card-2.css#')}</head><p class="card">x</p>`;

  it('stand in it before their links, as far as it needs them, and are allowed by hash', () => {
    const { html, styles } = seal(page);
    expect(html).toMatch(/<style>body\{margin:0}<\/style><link [^>]*base-1[^>]*><style>\.card\{top:0}<\/style><link /);
    expect(styles).toEqual([hash('body{margin:0}'), hash('.card{top:0}')]);
  });

  it('are left out where the page needs none of a sheet', () => {
    const { html, styles } = seal(`<head>${link('/assets/card-2.css')}</head>`);
    expect(html).toBe('<head><link rel="stylesheet" href="/assets/card-2.css" disabled="" data-rest=""/></head>');
    expect(styles).toEqual([]);
  });

  it('keep their links, disabled; those of which a part is missing are loaded later', () => {
    const { html } = seal(page);
    expect(html).toContain('<link rel="stylesheet" href="/assets/base-1.css" disabled=""/>');
    expect(html).toContain('<link rel="stylesheet" href="/assets/card-2.css#" disabled="" data-rest=""/>');
  });

  it('stay linked when the build has no such file', () => {
    for (const href of ['/assets/gone-3.css', '/assets/../../secret.css', 'https://other.example/x.css']) {
      const { html, styles } = seal(link(href));
      expect(html).toBe(`<link rel="stylesheet" href="${href}"/>`);
      expect(styles).toEqual([]);
    }
  });

  it('of the page’s own are allowed by hash, others are not', () => {
    const own = `<style${mark}>:root{--action:#c8102e}</style>`;
    const injected = '<style>body{display:none}</style><style nonce="guessed">p{top:0}</style>';
    const { html, styles } = seal(own + injected);
    expect(html).toBe(`<style>:root{--action:#c8102e}</style>${injected}`);
    expect(styles).toEqual([hash(':root{--action:#c8102e}')]);
    expect(sealPage(own, null).styles).toEqual(styles);
  });

  it('stay linked where the page is not to hold them', () => {
    expect(sealPage(page, null)).toMatchObject({ html: page.replaceAll(mark, ''), styles: [] });
  });
});

describe('scripts of a sealed page', () => {
  const module = 'import "/assets/start.js";';
  const page = `<link${mark} rel="modulepreload" href="/assets/a.js"/><link${mark} rel="modulepreload" href="/assets/b.js"/><p>x</p><script${mark}>now()</script><script${mark} type="module" async="">${module}</script><script type="module">stolen()</script>`;

  it('start after the first paint, and none is loaded before', () => {
    const { html } = seal(page);
    expect(html).not.toContain('modulepreload"');
    expect(html).toContain(
      `<script type="text/plain" id="late-start" data-modules="/assets/a.js /assets/b.js">${module}</script>`,
    );
    expect(html).toContain('<script>now()</script>');
  });

  it('are allowed by hash: those that run at once, the one that waits, and the one that starts it', () => {
    const { html, scripts } = seal(page);
    const starter = /<script>(\(\(\)=>[\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(starter).toContain('late-start');
    expect(scripts).toEqual([hash('now()'), hash(module), hash(starter)]);
  });

  it('leave an injected script as it is, without a hash', () => {
    const { html, scripts } = seal(page);
    expect(html).toContain('<script type="module">stolen()</script>');
    expect(scripts).not.toContain(hash('stolen()'));
  });

  it('start as they are written where the page is not to hold its styles', () => {
    expect(sealPage(page, null).html).toBe(page.replaceAll(mark, ''));
  });
});
