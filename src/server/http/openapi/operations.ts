import type { z } from 'zod';
import {
  type Access,
  adminAccess,
  type Endpoint,
  type FileEndpoint,
  type FormSpec,
} from '../../../contracts/endpoint.ts';
import type { Right } from '../../../core/admins/rights.ts';
import { rolesWith } from '../../../core/admins/roles.ts';
import type { JsonSchema, SchemaCollection } from './json-schemas.ts';
import type { Answer, Operation, Parameter } from './open-api.ts';
import { refusalAnswersOf } from './refusal-answers.ts';

const ANSWER_WORDS: Readonly<Record<string, string>> = {
  200: 'Done',
  201: 'Created',
  202: 'Begun; there is no body',
  204: 'Done; there is no body',
  503: 'The same, of a site that is failing',
};

/** Returns which token a call takes. An empty list means none, an empty object that the token is optional. */
function securityOf(access: Access): Operation['security'] {
  if (access === 'public') return [];
  if (access === 'optional-user') return [{}, { travellerToken: [] }];
  return [access === 'user' ? { travellerToken: [] } : { adminToken: [] }];
}

const holdersOf = (right: Right): string =>
  `Roles that have it: ${rolesWith(right)
    .map((role) => `\`${role}\``)
    .join(', ')}.`;

function descriptionOf({ access }: { readonly access: Access }): string | undefined {
  const needed = adminAccess(access);
  if (needed === null) return undefined;
  if (needed === 'office') return 'Open to every admin.';
  if (typeof needed === 'string') return `Requires the right \`${needed}\`. ${holdersOf(needed)}`;
  const rights = Object.entries(needed.ofKind).map(([kind, right]) => `\`${right}\` for \`${kind}\``);
  return `Requires the right of the \`kind\`: ${rights.join(', ')}.`;
}

function parametersIn(where: 'path' | 'query', schema: z.ZodType | undefined, schemas: SchemaCollection): Parameter[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemas.inline(schema, 'input');
  return Object.entries(properties).map(([name, each]) => ({
    name,
    in: where,
    required: required.includes(name),
    schema: each as JsonSchema,
  }));
}

const FILE: JsonSchema = { type: 'string', format: 'binary' };

/** Returns a form's schema: its text parts, all optional, its numbered parts and its files. */
function formSchema({ parts, numbered, files }: FormSpec, schemas: SchemaCollection): JsonSchema {
  const { properties = {} } = schemas.inline(parts, 'input');
  const fileOf = (part: string): [string, JsonSchema] => [
    part,
    files.most === 1 ? FILE : { type: 'array', maxItems: files.most, items: FILE },
  ];
  const numberedParts = numbered.map((name) => [`^${name}\\d+$`, { type: 'string' }] as const);
  return {
    type: 'object',
    properties: { ...properties, ...Object.fromEntries(files.parts.map(fileOf)) },
    ...(numbered.length > 0 && { patternProperties: Object.fromEntries(numberedParts) }),
  };
}

const pascalCase = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

function requestBodyOf({ operationId, body, multipart }: Endpoint | FileEndpoint, schemas: SchemaCollection) {
  if (multipart)
    return { required: true, content: { 'multipart/form-data': { schema: formSchema(multipart, schemas) } } };
  if (!body) return undefined;
  const schema = schemas.component(body, 'input', `${pascalCase(operationId)}Request`);
  return { required: !body.safeParse(undefined).success, content: { 'application/json': { schema } } };
}

/** Returns the schema of a file or stream, as far as JSON Schema can describe it. */
function fileSchema(mediaType: string, events: z.ZodType | undefined, schemas: SchemaCollection): JsonSchema {
  if (events) {
    return {
      type: 'string',
      contentMediaType: mediaType,
      contentSchema: schemas.component(events, 'output', 'StreamEvent'),
      description:
        'Server-sent events; the `data` of each is JSON. An event and its data are as `contentSchema` has them.',
    };
  }
  if (mediaType.endsWith('json')) return { type: 'object' };
  return /^text|xml/.test(mediaType) ? { type: 'string' } : FILE;
}

function answersOf(call: Endpoint | FileEndpoint, schemas: SchemaCollection): Record<string, Answer> {
  if ('mediaTypes' in call) {
    const content = call.mediaTypes.map((type) => [type, { schema: fileSchema(type, call.events, schemas) }] as const);
    return {
      200: { description: ANSWER_WORDS[200] ?? '', content: Object.fromEntries(content) },
      ...(call.hasETag && { 304: { description: 'The caller has it already' } }),
    };
  }
  const answers = Object.entries(call.answers).map(([status, schema]): [string, Answer] => {
    const isEmpty = schema.safeParse(null).success;
    const isRetried = status === '503';
    return [
      status,
      {
        description: ANSWER_WORDS[status] ?? '',
        ...(isRetried && { headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } } }),
        ...(!isEmpty && {
          content: {
            'application/json': {
              schema: schemas.component(schema, 'output', `${pascalCase(call.operationId)}Response`),
            },
          },
        }),
      },
    ];
  });
  return Object.fromEntries(answers);
}

/** Returns the OpenAPI operation of a call, and collects its schemas. */
export function operationOf(call: Endpoint | FileEndpoint, schemas: SchemaCollection): Operation {
  const description = descriptionOf(call);
  const requestBody = requestBodyOf(call, schemas);
  const parameters = [
    ...parametersIn('path', call.params, schemas),
    ...parametersIn('query', call.query, schemas),
    ...(call.takesIdempotencyKey ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
  ];
  return {
    operationId: call.operationId,
    summary: call.summary,
    ...(description !== undefined && { description }),
    tags: [call.noun.name],
    security: securityOf(call.access),
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody }),
    responses: { ...answersOf(call, schemas), ...refusalAnswersOf(call) },
  };
}
