import type { ErrorResponse } from '@settlewise/contract/errors';
import { z } from 'zod';
import type { ApiContext } from './context';
import { RequestRefusedError } from './requestRefusedError';
import { checkJson } from './checkJson';
import { createReader, type ContentReader } from './callDescription';
import { readBody, type BodyLimit } from './readBody';

/**
 * Reads the request's JSON and validates it.
 * @throws RequestRefusedError 400 (not JSON, or a field is missing or malformed), 413, 415, or 422 (refused by a rule)
 */
export function body<Output>(
  schema: z.ZodType<Output>,
  { limit = '100kb' }: { readonly limit?: BodyLimit } = {},
): ContentReader<Output> {
  return createReader({ body: schema }, async (ctx) =>
    checkJson(await readBody(ctx, limit), (json) => validate(schema, json)),
  );
}

/**
 * Reads the query and validates it.
 * @param descriptions of each parameter, for the API's document
 * @throws RequestRefusedError 422
 */
export function query<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  descriptions: Readonly<Record<keyof Shape & string, string>>,
): ContentReader<z.output<z.ZodObject<Shape>>>;
export function query(
  schema: z.ZodObject<Record<string, z.ZodType>>,
  descriptions: Readonly<Record<string, string>>,
): ContentReader<unknown> {
  const parameters = Object.entries(schema.shape).map(
    ([name, parameter]) => [name, { schema: parameter, description: descriptions[name] ?? '' }] as const,
  );
  return createReader({ query: Object.fromEntries(parameters) }, (ctx) => {
    const parsed = schema.safeParse(ctx.query);
    if (parsed.success) return parsed.data;
    const errors = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
    throw new RequestRefusedError(422, errors[0]?.message ?? 'Please check the query.', { errors });
  });
}

type Problems = Readonly<NonNullable<ErrorResponse['errors']>>;

/**
 * Validates the content of a request. @param others further problems to report in the same refusal
 * @throws RequestRefusedError 400 (a field is missing or malformed) or 422 (refused by a rule)
 */
export function validate<Output>(schema: z.ZodType<Output>, content: unknown, others: Problems = []): Output {
  // Used if the schema has no message.
  const result = schema.safeParse(content, { error: ({ path }) => createFieldMessage(path ?? []) });
  if (!result.success) throw createRefusal(result.error.issues, others);
  const unstorablePath = findUnstorableText(result.data);
  if (unstorablePath !== null) {
    const message = 'Please remove the characters that cannot be stored.';
    throw new RequestRefusedError(400, message, { errors: [{ path: unstorablePath.join('.'), message }] });
  }
  return result.data;
}

function createRefusal(issues: readonly z.core.$ZodIssue[], others: Problems): RequestRefusedError {
  // One message for each field. Further problems show after the first one is corrected.
  const errors = new Map<string, string>();
  for (const { path, message } of issues.flatMap(listProblems)) {
    const name = path.map(String).join('.');
    if (!errors.has(name)) errors.set(name, message);
  }
  const [first = 'Please check what you entered.'] = errors.values();
  return new RequestRefusedError(issues.every(isRule) ? 422 : 400, first, {
    errors: [...[...errors].map(([path, message]) => ({ path, message })), ...others],
  });
}

/** A body can have 100,000 unknown fields, and an answer that names them all would help nobody. */
const maxUnknownFields = 100;

/** Splits zod's single issue about unknown fields into one problem for each field. */
function listProblems(issue: z.core.$ZodIssue): readonly { path: readonly PropertyKey[]; message: string }[] {
  if (issue.code !== 'unrecognized_keys') return [issue];
  return issue.keys.slice(0, maxUnknownFields).map((key) => {
    const path = [...issue.path, key];
    return { path, message: `The field “${path.map(String).join('.')}” is not known.` };
  });
}

/** The contract marks checks that compare several well-formed fields as rules. */
function isRule(issue: z.core.$ZodIssue): boolean {
  return issue.code === 'custom' && issue.params?.['rule'] === true;
}

function createFieldMessage(path: readonly PropertyKey[]): string {
  return path.length === 0
    ? 'Please send a JSON object.'
    : `Please check the field “${path.map(String).join('.')}”.`;
}

// PostgreSQL cannot store a NUL character, and an unpaired surrogate would change when stored.
const isUnstorable = (text: string) => text.includes('\0') || /\p{Surrogate}/u.test(text);

/** The path of the first text that cannot be stored or searched for, or null. */
export function findUnstorableText(value: unknown, path: readonly string[] = []): readonly string[] | null {
  if (typeof value === 'string') return isUnstorable(value) ? path : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, inner] of Object.entries(value)) {
    const found = findUnstorableText(inner, [...path, name]);
    if (found !== null) return found;
  }
  return null;
}

const printable = /^[\x20-\x7e]{1,200}$/;

/** The client's `Idempotency-Key`. @throws RequestRefusedError 400 */
export function idempotencyKey(ctx: ApiContext): string | undefined {
  const key = ctx.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !printable.test(key)) {
    throw new RequestRefusedError(400, 'The Idempotency-Key must be 1 to 200 printable characters.');
  }
  return key;
}

/** An id in the path, or null if it has not the form of our ids. */
export function identifierInPath(ctx: ApiContext, name = 'id'): string | null {
  return parseIdentifier(ctx.params[name]);
}

/** An id, or null if it has not the form of our ids. */
export const parseIdentifier = (text: string | undefined): string | null =>
  z.uuid().safeParse(text).data?.toLowerCase() ?? null;

/** A text in the path. A text that cannot be stored becomes empty, which finds nothing. */
export function textInPath(ctx: ApiContext, name: string): string {
  const text = ctx.params[name] ?? '';
  return isUnstorable(text) ? '' : text;
}
