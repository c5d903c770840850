/** Text as a part of a pattern of LIKE: letters that mean something in a pattern mean themselves. */
export const textInPattern = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);
