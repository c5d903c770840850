/** Text as a part of a LIKE pattern, with the pattern's special characters escaped. */
export const textInPattern = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);
