import { escapeXml } from '../xml.ts';
import type { JsonSchema } from './json-schemas.ts';
import type { Answer, OpenApiDocument, Operation, Parameter, Reference } from './open-api.ts';

const code = (text: string): string => `<code>${escapeXml(text)}</code>`;
/** Returns HTML of a text, with its backticked parts as code. */
const prose = (text: string): string => escapeXml(text).replace(/`([^`]+)`/g, '<code>$1</code>');
const nameIn = (reference: string): string => reference.slice(reference.lastIndexOf('/') + 1);

function table(caption: string, head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  const headings = head.map((text) => `<th scope="col">${text}</th>`).join('');
  const lines = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`);
  return `<table><caption>${caption}</caption><thead><tr>${headings}</tr></thead><tbody>${lines.join('')}</tbody></table>`;
}

const BOUNDS = {
  minimum: 'at least',
  maximum: 'at most',
  minLength: 'characters: at least',
  maxLength: 'characters: at most',
  minItems: 'entries: at least',
  maxItems: 'entries: at most',
  pattern: 'pattern',
  default: 'default',
} as const;

function boundsOf(schema: JsonSchema): string {
  const named = Object.entries(BOUNDS).flatMap(([keyword, words]) => {
    const value = schema[keyword];
    return value === undefined ? [] : [`${words} ${code(typeof value === 'string' ? value : JSON.stringify(value))}`];
  });
  return named.length > 0 ? ` (${named.join(', ')})` : '';
}

const asSchemas = (list: unknown): readonly JsonSchema[] => (Array.isArray(list) ? (list as JsonSchema[]) : []);

/** Returns a schema in words, with links to its components. */
function typeWords(schema: JsonSchema): string {
  if (schema.$ref) return `<a href="#schema-${nameIn(schema.$ref)}">${nameIn(schema.$ref)}</a>`;
  const choices = asSchemas(schema.anyOf ?? schema.oneOf);
  if (choices.length > 0) return choices.map(typeWords).join(' or ');
  if (schema.enum) return `${schema.enum.map((value) => code(String(value))).join(' | ')}${boundsOf(schema)}`;
  if (schema.const !== undefined) return code(String(schema.const));
  const types = [schema.type ?? 'anything'].flat().join(' or ');
  if (schema.prefixItems)
    return `list of ${asSchemas(schema.prefixItems).map(typeWords).join(', ')}${boundsOf(schema)}`;
  if (schema.items) return `list of ${typeWords(schema.items as JsonSchema)}${boundsOf(schema)}`;
  if (schema.contentSchema) return `stream of ${typeWords(schema.contentSchema as JsonSchema)}`;
  if (schema.properties) return `object: ${Object.entries(schema.properties).map(memberWords).join(', ')}`;
  if (typeof schema.additionalProperties === 'object') return `object of ${typeWords(schema.additionalProperties)}`;
  const format = schema.format === undefined ? '' : `, ${escapeXml(schema.format)}`;
  return types + format + boundsOf(schema);
}

const memberWords = ([name, schema]: [string, unknown]): string => `${code(name)} ${typeWords(schema as JsonSchema)}`;

function propertiesTable(caption: string, { properties = {}, patternProperties, required = [] }: JsonSchema): string {
  const rows = Object.entries(properties).map(([name, schema]) => [
    code(name),
    typeWords(schema as JsonSchema),
    required.includes(name) ? 'yes' : '',
  ]);
  const patterns = Object.entries((patternProperties ?? {}) as Readonly<Record<string, JsonSchema>>);
  const numbered = patterns.map(([pattern, schema]) => [code(pattern), typeWords(schema), '']);
  return table(caption, ['Name', 'Type', 'Required'], [...rows, ...numbered]);
}

const contentWords = (content: Answer['content'] = {}): string =>
  Object.entries(content)
    .map(([type, { schema }]) => `${code(type)} ${typeWords(schema)}`)
    .join('<br>');

function callerWords({ security }: Operation): string {
  const names = security.flatMap((choice) => Object.keys(choice));
  if (names.length === 0) return 'Takes no token.';
  const isOptional = security.some((choice) => Object.keys(choice).length === 0);
  return `${isOptional ? 'May take' : 'Needs'} ${names.map(code).join(' or ')}.`;
}

/** Returns the target of a reference, or the value itself if it is none. */
const followed = <T extends object>(each: T | Reference, components: Readonly<Record<string, T>>): T | undefined =>
  '$ref' in each ? components[nameIn(each.$ref)] : each;

function operationHtml(method: string, path: string, operation: Operation, { components }: OpenApiDocument): string {
  const { operationId, summary, description = '', parameters = [], requestBody, responses } = operation;
  const parameterRows = parameters.flatMap((each) => {
    const parameter: Parameter | undefined = followed<Parameter>(each, components.parameters);
    if (!parameter) return [];
    const { name, schema, required, description: about = '' } = parameter;
    return [[code(name), parameter.in, typeWords(schema), required ? 'yes' : '', prose(about)]];
  });
  const answerRows = Object.entries(responses).map(([status, each]) => {
    const answer = followed<Answer>(each, components.responses);
    const headers = Object.keys(answer?.headers ?? {})
      .map(code)
      .join(', ');
    return [status, prose(answer?.description ?? ''), contentWords(answer?.content), headers];
  });
  const form = requestBody?.content['multipart/form-data'];
  const body = form
    ? propertiesTable(`Form, ${code('multipart/form-data')}`, form.schema)
    : requestBody &&
      `<p>Body: ${contentWords(requestBody.content)}${requestBody.required ? '' : ', may be left out'}</p>`;
  return `<details id="${operationId}"><summary>${code(`${method.toUpperCase()} ${path}`)} ${prose(summary)}</summary>
<p>${code(operationId)}. ${callerWords(operation)} ${prose(description)}</p>
${table('Parameters', ['Name', 'In', 'Type', 'Required', 'About'], parameterRows)}${body ?? ''}
${table('Answers', ['Status', 'When', 'Body', 'Headers'], answerRows)}</details>`;
}

function schemaHtml(name: string, schema: JsonSchema): string {
  const shown = schema.properties ? propertiesTable(name, schema) : `<p>${code(name)} ${typeWords(schema)}</p>`;
  return `<section id="schema-${name}">${shown}</section>`;
}

const STYLE = `body{font:16px/1.5 system-ui;margin:2rem auto;max-width:70rem;padding:0 1rem;color:#1b1930;background:#fffaf3}
summary{padding:.4rem 0;cursor:pointer}nav ul{display:flex;flex-wrap:wrap;gap:.2rem 1rem;padding:0;list-style:none}a{color:#8a2b4a}code{overflow-wrap:anywhere}
table{border-collapse:collapse;width:100%;margin:.5rem 0 1rem;background:#fff}caption{text-align:left;font-weight:600;padding:.3rem 0}
th,td{border:1px solid #eadfd0;padding:.3rem .5rem;text-align:left;vertical-align:top}:target{outline:2px solid #8a2b4a}`;

/** Returns the API documentation as an HTML page, grouped by noun, without scripts and without external files. */
export function documentationPage(document: OpenApiDocument): string {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
  const sections = document.tags.map(({ name, description }) => {
    const own = calls.filter(({ operation }) => operation.tags.includes(name));
    const listed = own.map(({ method, path, operation }) => operationHtml(method, path, operation, document));
    return `<h2 id="tag-${encodeURIComponent(name)}">${escapeXml(name)}</h2><p>${escapeXml(description)}</p>${listed.join('\n')}`;
  });
  const links = document.tags.map(
    ({ name }) => `<li><a href="#tag-${encodeURIComponent(name)}">${escapeXml(name)}</a></li>`,
  );
  const schemas = Object.entries(document.components.schemas).map(([name, schema]) => schemaHtml(name, schema));
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>API</title>
<style>${STYLE}</style>
<h1>API</h1><p>The machine-readable form: <a href="/api/openapi.json">openapi.json</a></p>
<nav aria-label="Nouns"><ul>${links.join('')}<li><a href="#schemas">Schemas</a></li></ul></nav>
${sections.join('\n')}<h2 id="schemas">Schemas</h2>${schemas.join('\n')}</html>`;
}
