import postcss, { type ChildNode } from 'postcss';

/** A rule of a style sheet; `@media` and the like hold rules of their own. */
export type StyleRule =
  | { readonly kind: 'rule'; readonly selectors: readonly Selector[]; readonly body: string }
  | { readonly kind: 'group'; readonly head: string; readonly rules: readonly StyleRule[] }
  | { readonly kind: 'keyframes'; readonly name: string; readonly text: string }
  | { readonly kind: 'other'; readonly text: string };

interface Selector {
  readonly text: string;
  /** The classes without which it can match nothing. */
  readonly classes: readonly string[];
}

/** At-rules that hold rules. */
const GROUPS = ['media', 'supports', 'layer', 'container'];

/** Returns a selector without what stands in brackets: its classes may be choices, or be ruled out. */
function withoutBrackets(selector: string): string {
  const rest = selector.replace(/\([^()]*\)|\[[^\]]*\]/g, '');
  return rest === selector ? rest : withoutBrackets(rest);
}

const readSelector = (text: string): Selector => ({
  text,
  classes: [...withoutBrackets(text).matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(([, name = '']) => name),
});

function readRule(node: ChildNode): StyleRule {
  if (node.type === 'rule') {
    return { kind: 'rule', selectors: node.selectors.map(readSelector), body: node.nodes.join(';') };
  }
  if (node.type === 'atrule' && node.nodes) {
    if (GROUPS.includes(node.name)) {
      return { kind: 'group', head: `@${node.name} ${node.params}`, rules: node.nodes.map(readRule) };
    }
    if (node.name === 'keyframes') return { kind: 'keyframes', name: node.params, text: String(node) };
  }
  return { kind: 'other', text: node.type === 'atrule' && !node.nodes ? `${node};` : String(node) };
}

/** Reads a style sheet of the build, whose rules are minified. */
export const readStyleSheet = (css: string): readonly StyleRule[] => postcss.parse(css).nodes.map(readRule);

/** The part of a style sheet that a page needs. */
interface PageRules {
  readonly text: string;
  /** True when it is the whole sheet. */
  readonly isWhole: boolean;
}

const isFont = (rule: StyleRule): boolean => rule.kind === 'other' && rule.text.startsWith('@font-face');

function keyframesOf(rules: readonly StyleRule[]): { readonly name: string; readonly text: string }[] {
  return rules.flatMap((rule) => {
    if (rule.kind === 'group') return keyframesOf(rule.rules);
    return rule.kind === 'keyframes' ? [rule] : [];
  });
}

/**
 * Returns the rules of a style sheet that can match a page with these classes, and the animations that they name. A
 * sheet with fonts is returned whole: if the rest of it came later, the fonts would be declared again, and the whole
 * page laid out again.
 */
export function rulesFor(sheet: readonly StyleRule[], classes: ReadonlySet<string>): PageRules {
  const isAllNeeded = sheet.some(isFont);
  let isWhole = true;
  const keepIf = (isNeeded: boolean, text: string): string => {
    if (isNeeded || isAllNeeded) return text;
    isWhole = false;
    return '';
  };
  const write = (rule: StyleRule): string => {
    if (rule.kind === 'other') return rule.text;
    if (rule.kind === 'keyframes') return '';
    if (rule.kind === 'group') {
      const inner = rule.rules.map(write).join('');
      return inner && `${rule.head}{${inner}}`;
    }
    const matching = rule.selectors.map((each) =>
      keepIf(
        each.classes.every((name) => classes.has(name)),
        each.text,
      ),
    );
    const selectors = matching.filter(Boolean).join();
    return selectors && `${selectors}{${rule.body}}`;
  };
  const text = sheet.map(write).join('');
  const animations = keyframesOf(sheet).map((each) => keepIf(text.includes(each.name), each.text));
  return { text: text + animations.join(''), isWhole };
}
