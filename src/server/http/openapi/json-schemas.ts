import { z } from 'zod';

/** A JSON Schema, or a reference to one. */
export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Whether a value is read or written: defaults and coercion make two schemas of one. */
type Io = 'input' | 'output';

/**
 * Named schemas of one direction, their references written as `#/input/Name` or `#/output/Name` until all are known.
 */
type NamedSchemas = Map<string, JsonSchema>;

const DATES = ['date', 'date-time'];

/** Simplifies zod's longer forms of plain schemas. */
function simplify({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodTypes; jsonSchema: JsonSchema }, io: Io): void {
  const { def } = zodSchema._zod;
  // A later version may add fields; clients that validate strictly would break.
  if (io === 'output' && jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (DATES.includes(jsonSchema.format ?? '')) delete jsonSchema.pattern;
  // `z.preprocess`: callers must send what the inner schema describes.
  if (io === 'input' && def.type === 'pipe' && def.in._zod.def.type === 'transform') {
    const { $schema: _, ...after } = toJson(def.out, io);
    Object.assign(jsonSchema, after);
  }
}

const toJson = (schema: z.core.$ZodType, io: Io) =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', override: (context) => simplify(context, io) });

const idOf = (schema: z.core.$ZodType): string | undefined => z.globalRegistry.get(schema)?.id;

/** Replaces every reference, at any depth. */
const mapReferences = <T>(value: T, change: (reference: string) => string): T =>
  JSON.parse(JSON.stringify(value), (key, each: unknown) =>
    key === '$ref' && typeof each === 'string' ? change(each) : each,
  ) as T;

const refersTo = (schema: JsonSchema, prefix: string, names: ReadonlySet<string>): boolean =>
  [...names].some((name) => JSON.stringify(schema).includes(`"${prefix}${name}"`));

/**
 * Collects the schemas of all calls. A schema with an `id`, or one that is a whole body, becomes a component; one whose
 * read and written forms differ becomes two, and the read form's name ends in `Input`.
 */
export class SchemaCollection {
  readonly #named: Readonly<Record<Io, NamedSchemas>> = { input: new Map(), output: new Map() };

  /** Returns the schema inline, with the schemas inside it as components: for parameters. */
  inline(schema: z.ZodType, io: Io): JsonSchema {
    const { $schema: _, $defs = {}, id: __, ...root } = toJson(schema, io);
    const local = (part: JsonSchema) => mapReferences(part, (reference) => reference.replace('#/$defs/', `#/${io}/`));
    for (const [name, { id: ___, ...definition }] of Object.entries($defs)) {
      this.#named[io].set(name, local(definition));
    }
    return local(root);
  }

  /** Returns a reference to the schema as a component; `name` is used where the schema has no `id`. */
  component(schema: z.ZodType, io: Io, name: string): JsonSchema {
    const id = idOf(schema) ?? name;
    const own = this.inline(schema, io);
    const reference = `#/${io}/${id}`;
    if (own.$ref !== reference) this.#named[io].set(id, own);
    return { $ref: reference };
  }

  /** Returns the names whose schema differs between reading and writing. */
  #differing(): ReadonlySet<string> {
    const { input, output } = this.#named;
    const textOf = (schema: JsonSchema | undefined) => JSON.stringify(schema).replaceAll('"#/input/', '"#/output/');
    const both = [...input].filter(([name]) => output.has(name));
    const differing = new Set(
      both.filter(([name, read]) => textOf(read) !== textOf(output.get(name))).map(([name]) => name),
    );
    for (let size = -1; size !== differing.size; ) {
      size = differing.size;
      for (const [name, read] of both) if (refersTo(read, '#/input/', differing)) differing.add(name);
    }
    return differing;
  }

  /** Returns the document with all references resolved, and its components by name. */
  resolve<T>(document: T): { readonly document: T; readonly schemas: Readonly<Record<string, JsonSchema>> } {
    const differing = this.#differing();
    const nameOf = (io: Io, name: string) => (io === 'input' && differing.has(name) ? `${name}Input` : name);
    const resolve = <V>(value: V) =>
      mapReferences(value, (reference) =>
        reference.replace(/^#\/(input|output)\/(.+)$/, (_, io: Io, name: string) => {
          return `#/components/schemas/${nameOf(io, name)}`;
        }),
      );
    const entries = (['output', 'input'] as const).flatMap((io) =>
      [...this.#named[io]].map(([name, schema]) => [nameOf(io, name), resolve(schema)] as const),
    );
    const schemas = Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
    return { document: resolve(document), schemas };
  }
}
