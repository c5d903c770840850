/** Whatever JSON can hold. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/**
 * A short text that is the same for equal content, whatever the order of its fields, and almost certainly another for
 * other content. It recognises repeats; it is not collision-resistant.
 */
export function contentEqualityKey(content: Json): string {
  const text = inOrder(content);
  return `${fold(text, 0x811c9dc5)}${fold(text, 0x2b3f1d07)}${text.length}`;
}

function inOrder(content: Json): string {
  if (typeof content !== 'object' || content === null) return JSON.stringify(content);
  if (isList(content)) return `[${content.map(inOrder).join(',')}]`;
  const fields = Object.entries(content)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${JSON.stringify(name)}:${inOrder(value)}`);
  return `{${fields.join(',')}}`;
}

/** `Array.isArray` does not tell a read-only list from an object. */
const isList = (content: Json): content is readonly Json[] => Array.isArray(content);

/** Fowler–Noll–Vo (FNV-1a) over UTF-16 code units, 32 bits, as eight hexadecimal digits. */
function fold(text: string, start: number): string {
  let folded = start;
  for (let position = 0; position < text.length; position += 1) {
    folded = Math.imul(folded ^ text.charCodeAt(position), 0x01000193);
  }
  return (folded >>> 0).toString(16).padStart(8, '0');
}
