import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { isForEverybody } from '../src/openapi/audience';
import { createOpenApiDocument } from '../src/openapi/document';
import type { OpenApiDocument, Operation } from '../src/openapi/types';
import type { DeclaredRoute } from '../src/http/routes';

type Expected = ValidateFunction | 'no content' | 'a file';

interface Documented {
  readonly method: string;
  readonly path: RegExp;
  readonly name: string;
  readonly operation: Operation;
  /** The schema of the answer's JSON, by status. */
  readonly answers: Map<string, () => Expected>;
}

/** The documented calls of each API, by its address. */
const documents = new Map<string, readonly Documented[]>();
/** The same by their routes, because most APIs of a test run have the same routes. */
const made = new Map<string, readonly Documented[]>();

/** Checks every answer of the test API at this address against its OpenAPI document from now on. */
export function checkAgainstDocument(address: string, routes: readonly DeclaredRoute[]): void {
  const shape = JSON.stringify(
    routes.map((route) => [
      route.method,
      route.path,
      isForEverybody(route),
      Object.keys(route.input.description),
    ]),
  );
  const document = made.get(shape) ?? describeRoutes(routes);
  made.set(shape, document);
  documents.set(address, document);
}

function describeRoutes(routes: readonly DeclaredRoute[]): readonly Documented[] {
  const described = (['everybody', 'administrators'] as const).flatMap((audience) =>
    documentedCalls(createOpenApiDocument({ routes, audience, sessionCookie: 'session' })),
  );
  // Fixed paths come before paths with parameters.
  const order = new Map(routes.map(({ method, path }, index) => [`${method} ${path}`, index]));
  return described.toSorted((one, other) => (order.get(one.name) ?? 0) - (order.get(other.name) ?? 0));
}

function documentedCalls({ paths, components }: OpenApiDocument): readonly Documented[] {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats(ajv);
  ajv.addSchema({ $id: 'document', components });
  /** All refusals have one shape, compiled once. */
  const ready = new Map<string, ValidateFunction>();
  function compile(schema: string): ValidateFunction {
    const made = ready.get(schema) ?? ajv.compile(resolveReferences(schema));
    ready.set(schema, made);
    return made;
  }
  return Object.entries(paths).flatMap(([template, operations]) =>
    Object.entries(operations).map(([method, operation]): Documented => {
      const path = template.replaceAll(/\{(\w+)\}/g, ':$1');
      return {
        method: method.toUpperCase(),
        path: new RegExp(`^${template.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
        name: `${method.toUpperCase()} ${path}`,
        operation,
        answers: new Map(
          Object.entries(operation.responses).map(([status, { content }]): [string, () => Expected] => [
            status,
            memoize(() => {
              if (content === undefined) return 'no content';
              const schema = content['application/json']?.schema;
              return schema === undefined ? 'a file' : compile(JSON.stringify(schema));
            }),
          ]),
        ),
      };
    }),
  );
}

/** Makes a value at its first use. One test file uses few of the schemas. */
function memoize<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | null = null;
  return () => (made ??= { value: make() }).value;
}

/** Resolves references within the added document. */
const resolveReferences = (schema: string): object => {
  const read: unknown = JSON.parse(
    JSON.stringify(schema).replaceAll('"#/components', '"document#/components'),
  );
  return typeof read === 'object' && read !== null ? read : {};
};

interface CheckedAnswer {
  readonly status: number;
  readonly isJson: boolean;
  readonly json: unknown;
}

/** @throws Error when the document does not describe such an answer */
export function expectDocumented(
  address: string,
  method: string,
  path: string,
  { status, isJson, json }: CheckedAnswer,
): void {
  const { pathname } = new URL(path, address);
  const found = documents.get(address)?.find((each) => each.method === method && each.path.test(pathname));
  if (found === undefined) return;
  const schema = found.answers.get(String(status))?.();
  if (schema === undefined) throw new Error(`${found.name}: the document knows no answer ${status}`);
  if (schema === 'no content' && isJson) {
    throw new Error(`${found.name}: the document knows no content of the answer ${status}`);
  }
  if (typeof schema === 'string' || !isJson || schema(json)) return;
  const wrong = JSON.stringify(schema.errors?.slice(0, 5));
  throw new Error(`${found.name}: the answer ${status} is not as documented: ${wrong}`);
}
