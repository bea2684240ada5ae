import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { actionColourProblem, coloursAsCss, contrastOf, trustColourProblem } from './colours.ts';

const anyColour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

/** Returns the properties of the rule with a selector. */
function propertiesOf(css: string, selector: string): Readonly<Record<string, string>> {
  const start = css.indexOf(`${selector}{`) + selector.length + 1;
  const body = css.slice(start, css.indexOf('}', start));
  return Object.fromEntries(body.split(';').map((pair) => pair.split(':') as [string, string]));
}

describe('the colours of an agency', () => {
  it('have the contrast of WCAG', () => {
    expect(contrastOf('#000000', '#ffffff')).toBe(21);
    expect(contrastOf('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
    expect(contrastOf('#ffffff', '#767676')).toBe(contrastOf('#767676', '#ffffff'));
  });

  it('may be the site’s own, and none', () => {
    expect(actionColourProblem('#ff9f45')).toBeNull();
    expect(trustColourProblem('#0a776c')).toBeNull();
    expect([actionColourProblem(''), trustColourProblem('')]).toEqual([null, null]);
  });

  it.each(['red', '#fff', '#12345', '#1234567', '#GGGGGG', '}body{display:none', '#ff9f45;}'])(
    'are no other text, such as "%s"',
    (text) => {
      expect(actionColourProblem(text)).toEqual({ say: 'colour-malformed' });
      expect(trustColourProblem(text)).toEqual({ say: 'colour-malformed' });
      expect(coloursAsCss({ actionColour: text, trustColour: text })).toBe('');
    },
  );

  it('are refused where they cannot be read, with the nearest that can', () => {
    fc.assert(
      fc.property(anyColour, (colour) => {
        for (const problemOf of [actionColourProblem, trustColourProblem]) {
          const problem = problemOf(colour);
          if (problem?.say !== 'colour-faint') continue;
          expect(problem.contrast).toBeLessThan(4.5);
          expect(problemOf(problem.nearest)).toBeNull();
        }
      }),
    );
    expect(trustColourProblem('#7fd1c7')).toMatchObject({ say: 'colour-faint' });
  });

  it('can be read wherever pages put them, in both schemes', () => {
    fc.assert(
      fc.property(anyColour, anyColour, (actionColour, trustColour) => {
        fc.pre(actionColourProblem(actionColour) === null && trustColourProblem(trustColour) === null);
        const css = coloursAsCss({ actionColour, trustColour });
        const light = propertiesOf(css, ':root');
        const dark = propertiesOf(css, ':root:not([data-theme="light"])');
        expect(propertiesOf(css, ':root[data-theme="dark"]')).toEqual(dark);
        const pairs = [
          [light['--on-action'], light['--action']],
          [light['--on-action'], light['--action-hover']],
          [light['--trust'], '#fffaf3'],
          [light['--trust'], '#ffffff'],
          [light['--trust'], light['--trust-wash']],
          [dark['--trust'], '#14122a'],
          [dark['--trust'], '#1e1b3a'],
          [dark['--trust'], dark['--trust-wash']],
        ];
        for (const [one = '', other = ''] of pairs) expect(contrastOf(one, other)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });
});
