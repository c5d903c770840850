/** What a form holds for a field that is typed into; empty where it holds no text. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
