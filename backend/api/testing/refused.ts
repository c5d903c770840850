import type { Answer } from './visitor';

/** The status and body of an answer, to compare with `refused`. */
export const problem = ({ status, json }: Answer) => ({ status, json });

/** A refusal that names one field and its problem. */
export const refused = (status: number, path: string, message: string) => ({
  status,
  json: { message, errors: [{ path, message }] },
});
