import { errorResponse } from '@settlewise/contract/errors';
import type { z } from 'zod';
import type { FileAnswer, QueryDescription } from '../http/callDescription';
import { callGroups, type DeclaredRoute } from '../http/routes';
import { isForAdministrators, isForEverybody, type Audience } from './audience';
import { describeRefusals } from './refusals';
import { createSchemaWriter, type JsonSchema, type SchemaWriter } from './schemas';
import type { Content, OpenApiDocument, Operation, Parameter, Response } from './types';

const descriptions: Readonly<Record<Audience, string>> = {
  everybody: `The calls that the pages of this site make. Who signs in gets a cookie; a call that changes something needs
the \`Origin\` of this site. Every refusal is JSON with a sentence for people in \`message\`, and names fields in
\`errors\` where it is about some.`,
  administrators: `The calls under /api/admin, for administrators alone. Lists are asked for as ra-data-simple-rest does:
\`range\`, \`sort\` and \`filter\` are JSON in the query, and the answer says in \`Content-Range\` how many rows there are.`,
};

interface DocumentSource {
  readonly routes: readonly DeclaredRoute[];
  readonly audience: Audience;
  /** The name of the session's cookie. */
  readonly sessionCookie: string;
}

/** Creates the API's OpenAPI document from the routes' descriptions and request schemas. */
export function createOpenApiDocument({ routes, audience, sessionCookie }: DocumentSource): OpenApiDocument {
  const schemas = createSchemaWriter();
  const refusal = { 'application/json': { schema: schemas.write(errorResponse, 'output') } };
  const paths: Record<string, Record<string, Operation>> = {};
  for (const route of routes) {
    if (isForAdministrators(route.path) !== (audience === 'administrators')) continue;
    const path = createPathTemplate(route.path);
    paths[path] = {
      ...paths[path],
      [route.method.toLowerCase()]: describeOperation(route, schemas, refusal),
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Settlewise', version: '1', description: descriptions[audience] },
    servers: [{ url: '/' }],
    tags: callGroups.flatMap((name) =>
      Object.values(paths).some((path) => Object.values(path).some(({ tags }) => tags.includes(name)))
        ? [{ name }]
        : [],
    ),
    paths,
    components: {
      schemas: schemas.listNamed(),
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: sessionCookie } },
    },
  };
}

/** Converts `/api/tasks/:id` to `/api/tasks/{id}`. */
const createPathTemplate = (path: string) => path.replaceAll(/:(\w+)/g, '{$1}');

function describeOperation(route: DeclaredRoute, schemas: SchemaWriter, refusal: Content): Operation {
  const { summary, description, group } = route;
  const { body, form, list } = route.input.description;
  const requestContent: Content | null =
    body !== undefined
      ? { 'application/json': { schema: schemas.write(body, 'input') } }
      : form !== undefined
        ? { 'multipart/form-data': { schema: addFile(schemas.write(form, 'input')) } }
        : null;
  const answers = Object.entries(route.answers).map(([status, answer]): [string, Response] => [
    status,
    {
      description: answer === null ? 'Done; there is no content.' : 'Done.',
      ...(list === true ? { headers: listHeaders } : {}),
      ...(answer === null ? {} : { content: describeContent(answer, schemas) }),
    },
  ]);
  const refusals = [...describeRefusals(route)].map(([status, description]): [string, Response] => [
    String(status),
    { description, content: refusal },
  ]);
  return {
    operationId: createOperationId(route),
    summary,
    ...(description === undefined ? {} : { description }),
    tags: [group],
    security: isForEverybody(route) ? [] : [{ session: [] }],
    parameters: describeParameters(route, schemas),
    ...(requestContent === null ? {} : { requestBody: { required: true, content: requestContent } }),
    responses: Object.fromEntries([...answers, ...refusals]),
  };
}

/** Creates a unique id, such as `getAdminUsersById`. */
function createOperationId({ method, path }: DeclaredRoute): string {
  // Drops the common “api”.
  const words = path.split(/[^\w:]+/).slice(2);
  const named = words.map((word) => {
    const [first = '', ...rest] = word.replace(':', '');
    return `${word.startsWith(':') ? 'By' : ''}${first.toUpperCase()}${rest.join('')}`;
  });
  return `${method.toLowerCase()}${named.join('')}`;
}

const listHeaders = {
  'Content-Range': {
    description: '`users 0-24/319`: which part of the list this is, and how many rows there are.',
    schema: { type: 'string' },
  },
} as const;

const isFile = (answer: z.ZodType | FileAnswer): answer is FileAnswer => 'file' in answer;

function describeContent(answer: z.ZodType | FileAnswer, schemas: SchemaWriter): Content {
  if (!isFile(answer)) return { 'application/json': { schema: schemas.write(answer, 'output') } };
  return Object.fromEntries(answer.file.map((type) => [type, {}]));
}

/** Adds the file to the fields of a form. */
const addFile = (fields: JsonSchema): JsonSchema => ({
  allOf: [
    fields,
    {
      type: 'object',
      properties: { file: { type: 'string', contentMediaType: 'application/octet-stream' } },
      required: ['file'],
    },
  ],
});

function describeParameters(
  { path, input, repeatable }: DeclaredRoute,
  schemas: SchemaWriter,
): readonly Parameter[] {
  const pathParameters = [...path.matchAll(/:(\w+)/g)].map(([, name = '']): Parameter => {
    return { name, in: 'path', required: true, schema: { type: 'string' } };
  });
  const queryParameters = Object.entries(input.description.query ?? {}).map(([name, described]) =>
    describeQueryParameter(name, described, schemas),
  );
  return [...pathParameters, ...queryParameters, ...(repeatable === true ? [idempotencyKey] : [])];
}

function describeQueryParameter(
  name: string,
  { schema, json, required, description }: QueryDescription,
  schemas: SchemaWriter,
): Parameter {
  const jsonSchema = schemas.write(schema, 'input');
  return {
    name,
    in: 'query',
    required: required === true,
    description,
    ...(json === true ? { content: { 'application/json': { schema: jsonSchema } } } : { schema: jsonSchema }),
  };
}

const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Sent again under the same key, the request is carried out once.',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
};
