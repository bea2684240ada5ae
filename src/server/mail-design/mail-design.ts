import { render } from '@react-email/render';
import { type CSSProperties, createElement as h, type ReactElement, type ReactNode } from 'react';
import { LANGUAGE_TAGS } from '../../core/languages.ts';
import { COLOURS, DARK, FACE, MARK_COLOURS } from './mail-colours.ts';
import type { Fact, MailContent } from './mail-content.ts';

const TABLE = { role: 'presentation', cellPadding: 0, cellSpacing: 0, border: 0 } as const;
const text = (size: number, more: CSSProperties = {}): CSSProperties => ({
  margin: 0,
  fontFamily: FACE,
  fontSize: size,
  lineHeight: 1.6,
  color: COLOURS.ink,
  overflowWrap: 'anywhere',
  ...more,
});

/** Returns a text as paragraphs: an empty line begins a new one, a line break stays one. */
function paragraphs(words: string, style: CSSProperties, name = 'ink'): ReactNode[] {
  return words
    .split(/\n{2,}/)
    .filter((words) => words.trim() !== '')
    .map((paragraph, index) =>
      h(
        'p',
        { key: index, className: name, dir: 'auto', style: { ...style, marginTop: index === 0 ? 0 : 12 } },
        ...paragraph.split('\n').flatMap((line, at) => (at === 0 ? [line] : [h('br', { key: at }), line])),
      ),
    );
}

/** Returns a block of the mail with its distance to the one before. */
const block = (key: string, above: number, ...children: ReactNode[]): ReactElement =>
  h('tr', { key }, h('td', { style: { paddingTop: above } }, ...children));

function Facts({ facts }: Pick<MailContent, 'facts'>): ReactElement {
  const main = facts.find(({ isMain }) => isMain);
  const cell: CSSProperties = { padding: '8px 0', borderTop: `1px solid ${COLOURS.line}`, verticalAlign: 'top' };
  const lines = facts.filter((fact) => fact !== main);
  const row = ({ label, value }: Fact, index: number) => {
    // The first line has nothing above it to be told apart from.
    const edge = index === 0 && !main ? { borderTop: 0 } : {};
    return h(
      'tr',
      { key: label },
      h(
        'td',
        {
          className: 'muted line',
          width: '38%',
          style: text(14, { ...cell, ...edge, color: COLOURS.muted, paddingRight: 12 }),
        },
        label,
      ),
      h('td', { className: 'ink line', dir: 'auto', style: text(15, { ...cell, ...edge, fontWeight: 600 }) }, value),
    );
  };
  return h(
    'table',
    {
      ...TABLE,
      width: '100%',
      className: 'wash line',
      style: { backgroundColor: COLOURS.wash, border: `1px solid ${COLOURS.line}`, borderRadius: 10 },
    },
    h(
      'tbody',
      null,
      h(
        'tr',
        null,
        h(
          'td',
          { style: { padding: main ? '14px 18px 8px' : '4px 18px' } },
          main &&
            h(
              'p',
              {
                className: 'ink',
                dir: 'auto',
                style: text(18, { fontWeight: 700, lineHeight: 1.4, paddingBottom: 10 }),
              },
              main.value,
            ),
          h('table', { ...TABLE, width: '100%' }, h('tbody', null, ...lines.map(row))),
        ),
      ),
    ),
  );
}

function Changes({ changes, columns }: Pick<MailContent, 'changes' | 'columns'>): ReactElement {
  const cell: CSSProperties = {
    padding: '8px 10px 8px 0',
    borderBottom: `1px solid ${COLOURS.line}`,
    verticalAlign: 'top',
    textAlign: 'left',
  };
  const head = (words: string) =>
    h(
      'th',
      {
        key: words,
        scope: 'col',
        className: 'muted line',
        style: text(13, { ...cell, color: COLOURS.muted, fontWeight: 400 }),
      },
      words,
    );
  return h(
    'table',
    { cellPadding: 0, cellSpacing: 0, border: 0, width: '100%' },
    h(
      'thead',
      null,
      h('tr', null, h('td', { className: 'line', style: cell }), head(columns.before), head(columns.now)),
    ),
    h(
      'tbody',
      null,
      ...changes.map(({ label, from, to }) =>
        h(
          'tr',
          { key: label },
          h(
            'th',
            {
              scope: 'row',
              className: 'muted line',
              style: text(14, { ...cell, color: COLOURS.muted, fontWeight: 400 }),
            },
            label,
          ),
          h(
            'td',
            {
              className: 'muted line',
              dir: 'auto',
              style: text(14, { ...cell, color: COLOURS.muted, textDecoration: 'line-through' }),
            },
            from,
          ),
          h('td', { className: 'ink line', dir: 'auto', style: text(15, { ...cell, fontWeight: 600 }) }, to),
        ),
      ),
    ),
  );
}

/** A button that mail programs without rounded corners or padding still show as one. */
const Button = ({ label, address }: { readonly label: string; readonly address: string }): ReactElement =>
  h(
    'table',
    TABLE,
    h(
      'tbody',
      null,
      h(
        'tr',
        null,
        h(
          'td',
          { bgcolor: COLOURS.action, className: 'button', style: { borderRadius: 8, backgroundColor: COLOURS.action } },
          h(
            'a',
            {
              href: address,
              className: 'button',
              style: text(16, {
                display: 'inline-block',
                padding: '12px 22px',
                border: `1px solid ${COLOURS.action}`,
                borderRadius: 8,
                color: COLOURS.onAction,
                fontWeight: 700,
                lineHeight: 1.4,
                textDecoration: 'none',
              }),
            },
            label,
          ),
        ),
      ),
    ),
  );

function Body(mail: MailContent): ReactElement {
  const { kind, mark, heading, greeting, opening, changes, facts, wishes, link, closing } = mail;
  return h(
    'table',
    { ...TABLE, width: '100%' },
    h(
      'tbody',
      null,
      block(
        'mark',
        0,
        h(
          'p',
          {
            className: `mark-${MARK_COLOURS[kind].name}`,
            style: text(13, { fontWeight: 700, color: MARK_COLOURS[kind].light }),
          },
          mark,
        ),
      ),
      block(
        'heading',
        2,
        h('h1', { className: 'ink', dir: 'auto', style: text(24, { fontWeight: 700, lineHeight: 1.35 }) }, heading),
      ),
      greeting && block('greeting', 18, ...paragraphs(greeting, text(16))),
      opening && block('opening', 12, ...paragraphs(opening, text(16))),
      changes.length > 0 && block('changes', 18, h(Changes, mail)),
      facts.length > 0 && block('facts', 20, h(Facts, { facts })),
      wishes &&
        block(
          'wishes',
          18,
          h('p', { className: 'muted', style: text(14, { color: COLOURS.muted }) }, wishes.label),
          ...paragraphs(wishes.text, text(15)),
        ),
      link && block('link', 24, h(Button, link)),
      link?.note &&
        block('note', 8, h('p', { className: 'muted', style: text(13, { color: COLOURS.muted }) }, link.note)),
      closing && block('closing', 24, ...paragraphs(closing, text(15))),
    ),
  );
}

/** On white, as pictures are stored without transparency; readers who load no pictures see the name. */
const OwnLogo = ({ brand, logo }: { brand: string; logo: NonNullable<MailContent['logo']> }): ReactElement =>
  h('img', {
    src: logo.address,
    alt: brand,
    width: logo.width,
    height: logo.height,
    style: text(20, {
      display: 'inline-block',
      padding: 6,
      borderRadius: 6,
      backgroundColor: COLOURS.card,
      fontWeight: 700,
      color: COLOURS.ink,
      verticalAlign: 'middle',
    }),
  });

/** The whole mail: a table of 600 pixels, styles in the elements, and one sheet for dark schemes and narrow screens. */
function MailDocument(mail: MailContent): ReactElement {
  const { language, brand, logo, siteUrl, heading, opening, why } = mail;
  const padded = { padding: '28px 32px 32px' };
  return h(
    'html',
    { lang: LANGUAGE_TAGS[language] },
    h(
      'head',
      null,
      h('meta', { charSet: 'utf-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      h('title', null, heading),
      h('style', null, DARK),
    ),
    h(
      'body',
      { className: 'page', style: { margin: 0, padding: 0, backgroundColor: COLOURS.page } },
      h('div', { style: { display: 'none', maxHeight: 0, overflow: 'hidden' } }, opening.split('\n')[0]),
      h(
        'table',
        { ...TABLE, width: '100%', className: 'page', style: { backgroundColor: COLOURS.page } },
        h(
          'tbody',
          null,
          h(
            'tr',
            null,
            h(
              'td',
              { align: 'center', className: 'around', style: { padding: '24px 12px' } },
              h(
                'table',
                { ...TABLE, width: '100%', style: { maxWidth: 600 } },
                h(
                  'tbody',
                  null,
                  h(
                    'tr',
                    null,
                    h(
                      'td',
                      {
                        bgcolor: COLOURS.sky,
                        className: 'head',
                        style: {
                          padding: '18px 32px',
                          backgroundColor: COLOURS.sky,
                          borderBottom: `4px solid ${COLOURS.action}`,
                          borderRadius: '12px 12px 0 0',
                        },
                      },
                      h(
                        'a',
                        {
                          href: siteUrl,
                          style: text(20, { fontWeight: 700, color: COLOURS.onSky, textDecoration: 'none' }),
                        },
                        logo ? h(OwnLogo, { brand, logo }) : brand,
                      ),
                    ),
                  ),
                  h(
                    'tr',
                    null,
                    h(
                      'td',
                      {
                        className: 'card body',
                        style: { ...padded, backgroundColor: COLOURS.card, borderRadius: '0 0 12px 12px' },
                      },
                      h(Body, mail),
                    ),
                  ),
                  why &&
                    h(
                      'tr',
                      null,
                      h(
                        'td',
                        { className: 'muted foot', style: text(13, { padding: '16px 32px 0', color: COLOURS.muted }) },
                        why,
                      ),
                    ),
                ),
              ),
            ),
          ),
        ),
      ),
    ),
  );
}

/** Returns a designed mail as HTML. */
export const renderDesign = (mail: MailContent): Promise<string> => render(h(MailDocument, mail));
