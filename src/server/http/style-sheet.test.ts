import { describe, expect, it } from 'vitest';
import { readStyleSheet, rulesFor } from './style-sheet.ts';

/** Returns the rules for a page with these classes. */
const rules = (css: string, ...classes: string[]) => rulesFor(readStyleSheet(css), new Set(classes));

describe('the rules that a page needs', () => {
  it('are those of its classes and those of elements', () => {
    const css = 'a{color:red}.on{color:blue}.off{color:green}.on .off{color:gray}.on[data-x]:hover{top:1px}';
    expect(rules(css, 'on')).toEqual({
      text: 'a{color:red}.on{color:blue}.on[data-x]:hover{top:1px}',
      isWhole: false,
    });
    expect(rules(css, 'on', 'off')).toEqual({ text: css, isWhole: true });
  });

  it('keep of several selectors those that can match', () => {
    expect(rules('.on,.off,.on>.off,p{top:0}', 'on').text).toBe('.on,p{top:0}');
  });

  it('count no class that is one of several choices or ruled out', () => {
    const css = '.on:is(.off,.on){top:0}.on:not(.off){top:1px}.on:not(:is(.off,.x)){top:2px}.on:has(>.off){top:3px}';
    expect(rules(css, 'on')).toEqual({ text: css, isWhole: true });
  });

  it('keep their conditions, and none that is empty', () => {
    const css =
      '@media (min-width:1px){.on{top:0}.off{top:1px}}@media print{.off{top:2px}}@supports (top:0){.on{top:3px}}';
    expect(rules(css, 'on').text).toBe('@media (min-width:1px){.on{top:0}}@supports (top:0){.on{top:3px}}');
  });

  it('bring the animations that they name', () => {
    const css =
      '.on{animation:_in_1 1s}.off{animation:_out_2 1s}@keyframes _in_1{to{top:0}}@keyframes _out_2{to{top:1px}}';
    expect(rules(css, 'on')).toEqual({
      text: '.on{animation:_in_1 1s}@keyframes _in_1{to{top:0}}',
      isWhole: false,
    });
  });

  it('are all of a sheet with fonts, which would be declared twice otherwise', () => {
    const css = '@font-face{font-family:Hind;src:url(/a.woff2)}.off{top:0}';
    expect(rules(css)).toEqual({ text: css, isWhole: true });
  });

  it('take braces and semicolons in texts for what they are', () => {
    const css = '.on:before{content:"}.off{"}.off{top:0}.on{background:url("data:image/svg+xml;x={}")}';
    expect(rules(css, 'on').text).toBe('.on:before{content:"}.off{"}.on{background:url("data:image/svg+xml;x={}")}');
  });
});
