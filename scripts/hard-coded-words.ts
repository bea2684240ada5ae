import { type Node, parseSync, Visitor } from 'oxc-parser';

/** A text that is written into a screen instead of a catalogue. */
export interface HardCodedWords {
  readonly line: number;
  readonly text: string;
}

const LETTERS = /\p{L}{2}/u;
/** Begins as a sentence does and has a second word, or has four words: nothing that machines read looks so. */
const PROSE = /^["“(]?\p{Lu}[\p{L}’'-]*,? +\p{L}|(?:\p{L}+[,;:]? +){3}\p{L}/u;
/** Attributes of elements and properties of components that people read or hear. */
const READ =
  /^(?:aria-(?:label|description|roledescription|placeholder|valuetext)|alt|title|label|placeholder|hint|says)$/;
/** Attributes for machines. */
const FOR_MACHINES = /^(?:class|className|id|style|rel|sizes|media|allow|viewBox|d|transform)$/;
/** Calls whose texts are for developers: errors that are bugs, and names of failures in the log. */
const FOR_DEVELOPERS =
  /^(?:Error|TypeError|RangeError|console|performance|RegExp|URL|orNull|failureOf|failureOrMissing)$/;

interface Span {
  readonly start: number;
  readonly end: number;
}

function calledName(node: Node): string {
  if (node.type === 'Identifier') return node.name;
  return node.type === 'MemberExpression' ? calledName(node.object) : '';
}

/**
 * Returns the texts for people that a file of the screens holds: text between tags, in attributes that are read aloud or
 * shown, and sentences anywhere. A single word outside of elements is not found; pages in another language show it.
 */
export function findHardCodedWords(file: string, source: string): HardCodedWords[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  const found = new Map<number, HardCodedWords>();
  const ignored: Span[] = [];
  const read: Span[] = [];
  const isWithin = (spans: readonly Span[], { start, end }: Span) =>
    spans.some((span) => span.start <= start && end <= span.end);
  const add = ({ start }: Span, text: string) => {
    const line = source.slice(0, start).split('\n').length;
    found.set(start, { line, text: text.trim().replace(/\s+/g, ' ') });
  };
  const check = (node: Span, text: string) => {
    if (isWithin(ignored, node)) return;
    if (PROSE.test(text) || (isWithin(read, node) && LETTERS.test(text))) add(node, text);
  };
  new Visitor({
    ImportDeclaration: (node) => void ignored.push(node),
    TSLiteralType: (node) => void ignored.push(node),
    NewExpression: (node) => void (FOR_DEVELOPERS.test(calledName(node.callee)) && ignored.push(node)),
    CallExpression: (node) => void (FOR_DEVELOPERS.test(calledName(node.callee)) && ignored.push(node)),
    JSXAttribute(node) {
      const name = node.name.type === 'JSXIdentifier' ? node.name.name : '';
      if (FOR_MACHINES.test(name)) ignored.push(node);
      if (READ.test(name) && node.value?.type === 'Literal') read.push(node.value);
    },
    Property(node) {
      const name = node.key.type === 'Identifier' ? node.key.name : '';
      if (READ.test(name) && node.value.type === 'Literal') read.push(node.value);
    },
    JSXText(node) {
      if (LETTERS.test(node.value)) add(node, node.value);
    },
    Literal(node) {
      if (typeof node.value === 'string') check(node, node.value);
    },
    TemplateLiteral(node) {
      check(node, node.quasis.map(({ value }) => value.cooked ?? '').join('x'));
    },
  }).visit(program);
  return [...found.values()];
}
