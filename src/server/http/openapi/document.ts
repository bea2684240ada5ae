import { api, files } from '../../../contracts/api.ts';
import { type Endpoint, type FileEndpoint, idempotencyKey, type Noun } from '../../../contracts/endpoint.ts';
import { SchemaCollection } from './json-schemas.ts';
import type { OpenApiDocument, Operation } from './open-api.ts';
import { operationOf } from './operations.ts';
import { HEADERS, refusalComponents } from './refusal-answers.ts';

const INFO = {
  title: 'Safarnama',
  version: '1',
  description: 'Trips through India that can really be travelled.',
  license: { name: 'MIT', identifier: 'MIT' },
};

const SECURITY_SCHEMES = {
  travellerToken: {
    type: 'http',
    scheme: 'bearer',
    description:
      'The token that `register` and `logIn` answer. Where it may be left out, one that has ended is passed over.',
  },
  adminToken: {
    type: 'http',
    scheme: 'bearer',
    description: 'The token that `logInAdmin` and `verifyAdmin` answer. It opens no call of a traveller.',
  },
};

const CALLS: Readonly<Record<string, Endpoint | FileEndpoint>> = { ...api, ...files };

function pathsOf(schemas: SchemaCollection): Record<string, Record<string, Operation>> {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const [key, call] of Object.entries(CALLS)) {
    const [method = '', path = ''] = key.split(' ');
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(call, schemas) };
  }
  return paths;
}

function tagsOf(calls: readonly { readonly noun: Noun }[]): OpenApiDocument['tags'] {
  const byName = new Map(calls.map(({ noun: { name, about } }) => [name, about]));
  return [...byName].map(([name, description]) => ({ name, description }));
}

/** Returns the description of every call in the contract, for a site at the address. */
export function describeApi(siteUrl: string): OpenApiDocument {
  const collection = new SchemaCollection();
  const calls = Object.values(CALLS);
  const described = {
    paths: pathsOf(collection),
    responses: refusalComponents(calls, collection),
    parameters: {
      IdempotencyKey: {
        name: 'Idempotency-Key',
        in: 'header',
        description:
          'The same key with the same request is answered with the first answer for a day; with another request it is refused with 409.',
        schema: collection.inline(idempotencyKey, 'input'),
      },
    },
  };
  const { document, schemas } = collection.resolve(described);
  const { paths, responses, parameters } = document;
  return {
    openapi: '3.1.0',
    info: INFO,
    servers: [{ url: siteUrl }],
    tags: tagsOf(calls),
    paths,
    components: { schemas, responses, parameters, headers: HEADERS, securitySchemes: SECURITY_SCHEMES },
  };
}
