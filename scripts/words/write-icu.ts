import type { ConditionalExpression, Expression } from 'oxc-parser';

/** Thrown for a text that ICU MessageFormat cannot hold: grammar by functions, look-ups, lists. */
export class ByHand extends Error {}

/** Returns a text in which nothing is syntax. */
const escaped = (text: string): string => text.replace(/'/g, "''").replace(/[{}]+/g, (braces) => `'${braces}'`);

/** The test of a condition: a value that is compared with a number, or a yes or no. */
function testOf(test: Expression): { readonly value: string; readonly number: number | null } {
  if (test.type === 'Identifier') return { value: test.name, number: null };
  if (test.type !== 'BinaryExpression' || test.operator !== '===') throw new ByHand();
  const { left, right } = test;
  if (left.type !== 'Identifier' || right.type !== 'Literal' || typeof right.value !== 'number') throw new ByHand();
  return { value: left.name, number: right.value };
}

function conditionOf(condition: ConditionalExpression): string {
  const { value, number } = testOf(condition.test);
  if (number === null) {
    return `{${value}, select, true {${textOf(condition.consequent)}} other {${textOf(condition.alternate)}}}`;
  }
  const cases: string[] = [];
  let rest: Expression = condition;
  while (rest.type === 'ConditionalExpression') {
    const test = testOf(rest.test);
    if (test.value !== value || test.number === null) break;
    cases.push(`=${test.number} {${textOf(rest.consequent)}}`);
    rest = rest.alternate;
  }
  return `{${value}, plural, ${cases.join(' ')} other {${textOf(rest)}}}`;
}

function textOf(expression: Expression): string {
  switch (expression.type) {
    case 'Literal':
      if (typeof expression.value !== 'string') throw new ByHand();
      return escaped(expression.value);
    case 'Identifier':
      return `{${expression.name}}`;
    case 'ParenthesizedExpression':
      return textOf(expression.expression);
    case 'ConditionalExpression':
      return conditionOf(expression);
    case 'TemplateLiteral':
      return expression.quasis
        .map(({ value }, index) => {
          const next = expression.expressions[index];
          return escaped(value.cooked ?? '') + (next ? textOf(next) : '');
        })
        .join('');
    default:
      throw new ByHand();
  }
}

/** Returns a catalogue's text or function as an ICU message. Throws `ByHand` where there is none. */
export function messageOf(expression: Expression): string {
  if (expression.type !== 'ArrowFunctionExpression') return textOf(expression);
  if (expression.body.type === 'BlockStatement') throw new ByHand();
  return textOf(expression.body);
}
