import { type Expression, type ObjectExpression, parseSync } from 'oxc-parser';
import { ByHand, messageOf } from './write-icu.ts';

/** One text of a catalogue. */
export interface CatalogueMessage {
  /** Path within the file: `home.steps.dawn.title`. */
  readonly key: string;
  /** In ICU MessageFormat; null for a function that only a programmer can translate. */
  readonly icu: string | null;
  /** Names of the values, in the order of the function's parameter; null for a text. */
  readonly values: readonly string[] | null;
  /** Where the text or function stands in the file. */
  readonly start: number;
  readonly end: number;
}

/** Returns an expression without `as const`, `satisfies …` and parentheses. */
function bare(expression: Expression): Expression {
  switch (expression.type) {
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'ParenthesizedExpression':
      return bare(expression.expression);
    default:
      return expression;
  }
}

function valuesOf(expression: Expression): readonly string[] | null {
  if (expression.type !== 'ArrowFunctionExpression') return null;
  const [parameter, second] = expression.params;
  if (!parameter) return [];
  if (second || parameter.type !== 'ObjectPattern') throw new ByHand();
  return parameter.properties.map((property) => {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') throw new ByHand();
    return property.key.name;
  });
}

function readMessage(key: string, expression: Expression): CatalogueMessage {
  const { start, end } = expression;
  try {
    const values = valuesOf(expression);
    return { key, icu: messageOf(expression), values, start, end };
  } catch (error) {
    if (error instanceof ByHand) return { key, icu: null, values: null, start, end };
    throw error;
  }
}

function* readObject(path: string, { properties }: ObjectExpression): Generator<CatalogueMessage> {
  for (const property of properties) {
    if (property.type !== 'Property') continue;
    const { key, value } = property;
    const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : null;
    if (name === null) continue;
    const inner = bare(value);
    if (inner.type === 'ObjectExpression') yield* readObject(`${path}.${name}`, inner);
    else yield readMessage(`${path}.${name}`, inner);
  }
}

/** Returns the messages of a catalogue's source, in its order: those of every exported object. */
export function readCatalogue(file: string, source: string): CatalogueMessage[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  return program.body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration') return [];
    return statement.declaration.declarations.flatMap(({ id, init }) => {
      const value = init && bare(init);
      if (id.type !== 'Identifier' || value?.type !== 'ObjectExpression') return [];
      return [...readObject(id.name, value)];
    });
  });
}
