/**
 * JSON in which equal values have equal text: sorted keys, no undefined values, no white space.
 * @throws TypeError when JSON cannot hold a value
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => canonicalJson(item ?? null)).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    if (value instanceof Date) return JSON.stringify(value);
    const fields = Object.entries(value)
      .filter(([, field]) => field !== undefined)
      // Sorts by code unit, because the order must not depend on the locale.
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, field]) => `${JSON.stringify(name)}:${canonicalJson(field)}`);
    return `{${fields.join(',')}}`;
  }
  const plain = typeof value === 'string' || typeof value === 'boolean' || value === null;
  if (!plain && !(typeof value === 'number' && Number.isFinite(value))) {
    throw new TypeError(`JSON cannot hold a ${typeof value} such as this`);
  }
  return JSON.stringify(value);
}
