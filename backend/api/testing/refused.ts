import type { Answer } from './visitor';

/** The status and content of an answer, to compare with `refused`. */
export const problem = ({ status, json }: Answer) => ({ status, json });

/** An answer that names one field, and what is wrong with it. */
export const refused = (status: number, path: string, message: string) => ({
  status,
  json: { message, errors: [{ path, message }] },
});
