/** Escapes the special characters of LIKE patterns. */
export const escapeLikePattern = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);
