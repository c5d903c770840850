import type { ErrorResponse } from '@settlewise/contract/errors';
import { z } from 'zod';
import type { ApiContext } from './context';
import { RequestRefusedError } from './requestRefusedError';
import { checkJson } from './checkJson';
import { describing, type ContentReader } from './describing';
import { readBody, type LargestBody } from './readBody';

/**
 * Reads the request's JSON and checks it against a schema.
 * @throws RequestRefusedError 400 (not JSON, or a field is missing or malformed), 413, 415, or 422 (refused by a rule)
 */
export function body<Output>(
  schema: z.ZodType<Output>,
  { largest = '100kb' }: { readonly largest?: LargestBody } = {},
): ContentReader<Output> {
  return describing({ body: schema }, async (ctx) =>
    checkJson(await readBody(ctx, largest), (json) => checked(schema, json)),
  );
}

type Problems = Readonly<NonNullable<ErrorResponse['errors']>>;

/**
 * Checks the content of a request against a schema. @param others further problems, reported at the same time
 * @throws RequestRefusedError 400 (a field is missing or malformed) or 422 (refused by a rule)
 */
export function checked<Output>(schema: z.ZodType<Output>, content: unknown, others: Problems = []): Output {
  // The map applies where the schema has no sentence of its own.
  const result = schema.safeParse(content, { error: ({ path }) => pleaseCheck(path ?? []) });
  if (!result.success) throw refusal(result.error.issues, others);
  const unstorable = pathOfUnstorableText(result.data);
  if (unstorable !== null) {
    const message = 'Please remove the characters that cannot be stored.';
    throw new RequestRefusedError(400, message, { errors: [{ path: unstorable.join('.'), message }] });
  }
  return result.data;
}

function refusal(issues: readonly z.core.$ZodIssue[], others: Problems): RequestRefusedError {
  // One message for each field: further problems show once this one is corrected.
  const errors = new Map<string, string>();
  for (const { path, message } of issues.flatMap(eachField)) {
    const name = path.map(String).join('.');
    if (!errors.has(name)) errors.set(name, message);
  }
  const [first = 'Please check what you entered.'] = errors.values();
  return new RequestRefusedError(issues.every(isRule) ? 422 : 400, first, {
    errors: [...[...errors].map(([path, message]) => ({ path, message })), ...others],
  });
}

/** A body can have 100,000 unknown fields; nobody reads an answer that names them all. */
const maxUnknownFields = 100;

/** zod reports unknown fields as one issue of the object around them; here each is named by itself. */
function eachField(issue: z.core.$ZodIssue): readonly { path: readonly PropertyKey[]; message: string }[] {
  if (issue.code !== 'unrecognized_keys') return [issue];
  return issue.keys.slice(0, maxUnknownFields).map((key) => {
    const path = [...issue.path, key];
    return { path, message: `The field “${path.map(String).join('.')}” is not known.` };
  });
}

/** Each field is well formed, but together they make no sense: the contract marks such a check as a rule. */
function isRule(issue: z.core.$ZodIssue): boolean {
  return issue.code === 'custom' && issue.params?.['rule'] === true;
}

function pleaseCheck(path: readonly PropertyKey[]): string {
  return path.length === 0
    ? 'Please send a JSON object.'
    : `Please check the field “${path.map(String).join('.')}”.`;
}

// PostgreSQL keeps no NUL character, and half of a surrogate pair is not text: it would come back changed.
const isUnstorable = (text: string) => text.includes('\0') || /\p{Surrogate}/u.test(text);

/** The path of the first text that cannot be stored or searched for; null where there is none. */
export function pathOfUnstorableText(value: unknown, path: readonly string[] = []): readonly string[] | null {
  if (typeof value === 'string') return isUnstorable(value) ? path : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, inner] of Object.entries(value)) {
    const found = pathOfUnstorableText(inner, [...path, name]);
    if (found !== null) return found;
  }
  return null;
}

const printable = /^[\x20-\x7e]{1,200}$/;

/** The `Idempotency-Key` that the client sent, or undefined. @throws RequestRefusedError 400 */
export function idempotencyKey(ctx: ApiContext): string | undefined {
  const key = ctx.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !printable.test(key)) {
    throw new RequestRefusedError(400, 'The Idempotency-Key must be 1 to 200 printable characters.');
  }
  return key;
}

/** An id of the path, or null when this program never creates such ids. */
export function identifierInPath(ctx: ApiContext, name = 'id'): string | null {
  return identifierIn(ctx.params[name]);
}

/** The same of a text. */
export const identifierIn = (text: string | undefined): string | null =>
  z.uuid().safeParse(text).data?.toLowerCase() ?? null;

/** Any text of the path, or an empty one, which finds nothing, if it could not be stored. */
export function textInPath(ctx: ApiContext, name: string): string {
  const text = ctx.params[name] ?? '';
  return isUnstorable(text) ? '' : text;
}
