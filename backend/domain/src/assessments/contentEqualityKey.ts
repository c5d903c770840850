/** Any JSON value. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/**
 * A short fingerprint of the content that ignores the order of fields. It detects repeats; it is not
 * collision-resistant.
 */
export function contentEqualityKey(content: Json): string {
  const text = canonicalJson(content);
  return `${hash(text, 0x811c9dc5)}${hash(text, 0x2b3f1d07)}${text.length}`;
}

function canonicalJson(content: Json): string {
  if (typeof content !== 'object' || content === null) return JSON.stringify(content);
  if (isList(content)) return `[${content.map(canonicalJson).join(',')}]`;
  const fields = Object.entries(content)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${JSON.stringify(name)}:${canonicalJson(value)}`);
  return `{${fields.join(',')}}`;
}

/** `Array.isArray` does not tell a read-only list from an object. */
const isList = (content: Json): content is readonly Json[] => Array.isArray(content);

/** Fowler–Noll–Vo (FNV-1a) over UTF-16 code units, 32 bits, as eight hexadecimal digits. */
function hash(text: string, start: number): string {
  let result = start;
  for (let position = 0; position < text.length; position += 1) {
    result = Math.imul(result ^ text.charCodeAt(position), 0x01000193);
  }
  return (result >>> 0).toString(16).padStart(8, '0');
}
