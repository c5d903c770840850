import { errorResponse } from '@settlewise/contract/errors';
import type { z } from 'zod';
import type { FileAnswer, QueryDescription } from '../http/describing';
import { callGroups, type DeclaredRoute } from '../http/routes';
import { isForAdministrators, isForEverybody, type Audience } from './audience';
import { describeRefusals } from './refusals';
import { createSchemaWriter, type JsonSchema, type SchemaWriter } from './schemas';
import type { Content, OpenApiDocument, Operation, Parameter, Response } from './types';

const about: Readonly<Record<Audience, string>> = {
  everybody: `The calls that the pages of this site make. Who signs in gets a cookie; a call that changes something needs
the \`Origin\` of this site. Every refusal is JSON with a sentence for people in \`message\`, and names fields in
\`errors\` where it is about some.`,
  administrators: `The calls under /api/admin, for administrators alone. Lists are asked for as ra-data-simple-rest does:
\`range\`, \`sort\` and \`filter\` are JSON in the query, and the answer says in \`Content-Range\` how many rows there are.`,
};

interface Described {
  /** Every route that is declared. */
  readonly routes: readonly DeclaredRoute[];
  readonly audience: Audience;
  /** The name of the cookie of a session. */
  readonly sessionCookie: string;
}

/** The API as an OpenAPI document, made from the descriptions of the routes and from the schemas that they check requests by. */
export function openApiDocument({ routes, audience, sessionCookie }: Described): OpenApiDocument {
  const schemas = createSchemaWriter();
  const refusal = { 'application/json': { schema: schemas.write(errorResponse, 'output') } };
  const paths: Record<string, Record<string, Operation>> = {};
  for (const route of routes) {
    if (isForAdministrators(route.path) !== (audience === 'administrators')) continue;
    const path = templateOf(route.path);
    paths[path] = {
      ...paths[path],
      [route.method.toLowerCase()]: describeOperation(route, schemas, refusal),
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Settlewise', version: '1', description: about[audience] },
    servers: [{ url: '/' }],
    tags: callGroups.flatMap((name) =>
      Object.values(paths).some((path) => Object.values(path).some(({ tags }) => tags.includes(name)))
        ? [{ name }]
        : [],
    ),
    paths,
    components: {
      schemas: schemas.named(),
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: sessionCookie } },
    },
  };
}

/** `/api/tasks/{id}`, as the document writes it. */
const templateOf = (path: string) => path.replaceAll(/:(\w+)/g, '{$1}');

function describeOperation(route: DeclaredRoute, schemas: SchemaWriter, refusal: Content): Operation {
  const { summary, description, group } = route;
  const { body, form, list } = route.input.description;
  const sent: Content | null =
    body !== undefined
      ? { 'application/json': { schema: schemas.write(body, 'input') } }
      : form !== undefined
        ? { 'multipart/form-data': { schema: withFile(schemas.write(form, 'input')) } }
        : null;
  const answers = Object.entries(route.answers).map(([status, answer]): [string, Response] => [
    status,
    {
      description: answer === null ? 'Done; there is no content.' : 'Done.',
      ...(list === true ? { headers: ofLists } : {}),
      ...(answer === null ? {} : { content: contentOf(answer, schemas) }),
    },
  ]);
  const refusals = [...describeRefusals(route)].map(([status, description]): [string, Response] => [
    String(status),
    { description, content: refusal },
  ]);
  return {
    operationId: operationIdOf(route),
    summary,
    ...(description === undefined ? {} : { description }),
    tags: [group],
    security: isForEverybody(route) ? [] : [{ session: [] }],
    parameters: parametersOf(route, schemas),
    ...(sent === null ? {} : { requestBody: { required: true, content: sent } }),
    responses: Object.fromEntries([...answers, ...refusals]),
  };
}

/** A unique id, such as `getAdminUsersById`. */
function operationIdOf({ method, path }: DeclaredRoute): string {
  // Without the “api” that all begin with.
  const words = path.split(/[^\w:]+/).slice(2);
  const named = words.map((word) => {
    const [first = '', ...rest] = word.replace(':', '');
    return `${word.startsWith(':') ? 'By' : ''}${first.toUpperCase()}${rest.join('')}`;
  });
  return `${method.toLowerCase()}${named.join('')}`;
}

const ofLists = {
  'Content-Range': {
    description: '`users 0-24/319`: which part of the list this is, and how many rows there are.',
    schema: { type: 'string' },
  },
} as const;

const isFile = (answer: z.ZodType | FileAnswer): answer is FileAnswer => 'file' in answer;

function contentOf(answer: z.ZodType | FileAnswer, schemas: SchemaWriter): Content {
  if (!isFile(answer)) return { 'application/json': { schema: schemas.write(answer, 'output') } };
  return Object.fromEntries(answer.file.map((type) => [type, {}]));
}

/** The fields of a form, and the file beside them. */
const withFile = (fields: JsonSchema): JsonSchema => ({
  allOf: [
    fields,
    {
      type: 'object',
      properties: { file: { type: 'string', contentMediaType: 'application/octet-stream' } },
      required: ['file'],
    },
  ],
});

function parametersOf(
  { path, input, repeatable }: DeclaredRoute,
  schemas: SchemaWriter,
): readonly Parameter[] {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name = '']): Parameter => {
    return { name, in: 'path', required: true, schema: { type: 'string' } };
  });
  const inQuery = Object.entries(input.description.query ?? {}).map(([name, described]) =>
    queryParameter(name, described, schemas),
  );
  return [...inPath, ...inQuery, ...(repeatable === true ? [idempotencyKey] : [])];
}

function queryParameter(
  name: string,
  { schema, json, required, description }: QueryDescription,
  schemas: SchemaWriter,
): Parameter {
  const written = schemas.write(schema, 'input');
  return {
    name,
    in: 'query',
    required: required === true,
    description,
    ...(json === true ? { content: { 'application/json': { schema: written } } } : { schema: written }),
  };
}

const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Sent again under the same key, the request is carried out once.',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
};
