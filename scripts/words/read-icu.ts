import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** Returns the names of the values of an ICU message. Throws a SyntaxError for one that cannot be parsed. */
export function valuesOfMessage(icu: string): ReadonlySet<string> {
  const names = new Set<string>();
  const collect = (elements: readonly MessageFormatElement[]): void => {
    for (const element of elements) {
      if (element.type === TYPE.literal || element.type === TYPE.pound || element.type === TYPE.tag) continue;
      names.add(element.value);
      if (element.type === TYPE.plural || element.type === TYPE.select) {
        for (const { value } of Object.values(element.options)) collect(value);
      }
    }
  };
  collect(parseMessage(icu));
  return names;
}

const parseMessage = (icu: string): MessageFormatElement[] =>
  parse(icu, { ignoreTag: true, requiresOtherClause: true });

const inTemplate = (text: string): string => text.replace(/[\\`]|\$(?=\{)/g, '\\$&');

const quoted = (text: string): string => `'${text.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n')}'`;

/** Returns code that yields the text of some elements. */
function codeOf(elements: readonly MessageFormatElement[]): string {
  const [only, second] = elements;
  if (!only) return "''";
  if (!second && only.type === TYPE.literal) return quoted(only.value);
  if (!second && (only.type === TYPE.plural || only.type === TYPE.select)) return conditionOf(only);
  const parts = elements.map((element) => {
    switch (element.type) {
      case TYPE.literal:
        return inTemplate(element.value);
      case TYPE.argument:
        return `\${${element.value}}`;
      case TYPE.plural:
      case TYPE.select:
        return `\${${conditionOf(element)}}`;
      default:
        throw new SyntaxError('only values, plurals of =0, =1, … and selects of true are understood');
    }
  });
  return `\`${parts.join('')}\``;
}

type Choice = Extract<MessageFormatElement, { type: TYPE.plural | TYPE.select }>;

/** `one` is the number 1 alone: in Hindi and Bengali it would be 0 as well, which has words of its own where needed. */
function testOf({ type, value }: Choice, option: string): string {
  if (type === TYPE.select) {
    if (option === 'true') return value;
  } else {
    const number = option === 'one' ? '1' : /^=(\d+)$/.exec(option)?.[1];
    if (number !== undefined) return `${value} === ${number}`;
  }
  throw new SyntaxError(
    `"${option}" is not understood: use =0, =1, one or other of a number, true or other of a choice`,
  );
}

function conditionOf(choice: Choice): string {
  const cases = Object.entries(choice.options).filter(([option]) => option !== 'other');
  const other = codeOf(choice.options.other?.value ?? []);
  return cases.reduceRight(
    (rest, [option, { value }]) => `${testOf(choice, option)} ? ${codeOf(value)} : ${rest}`,
    other,
  );
}

/**
 * Returns an ICU message as code of a catalogue: a text, or a function of the values in their order. Throws a SyntaxError
 * that says what cannot be understood.
 */
export function codeOfMessage(icu: string, values: readonly string[] | null): string {
  const code = codeOf(parseMessage(icu));
  if (values === null) return code;
  const used = valuesOfMessage(icu);
  const named = values.filter((value) => used.has(value));
  return named.length === 0 ? `() => ${code}` : `({ ${named.join(', ')} }) => ${code}`;
}
