import { setImmediate as nextTurn } from 'node:timers/promises';
import { parse } from '@hapi/bourne';
import pLimit from 'p-limit';
import { RequestRefusedError } from './requestRefusedError';

export const invalidJsonMessage = 'The request could not be read: it is not valid JSON.';

/** Shorter texts are parsed and checked in about a millisecond. */
const largeTextLength = 16_384;
const runOneAtATime = pLimit(1);

/**
 * Parses JSON and checks it. Large texts are processed one at a time, each step in its own turn of the event loop, so that they
 * do not block other requests. @param text an empty text is an empty object
 * @throws RequestRefusedError 400 (not JSON, or neither an object nor a list) · what the check throws
 */
export async function checkJson<Checked>(text: string, check: (json: unknown) => Checked): Promise<Checked> {
  if (text.length < largeTextLength) return check(parseJson(text));
  return runOneAtATime(async () => {
    await nextTurn();
    const json = parseJson(text);
    await nextTurn();
    return check(json);
  });
}

/** Refuses keys that name a prototype. */
function parseJson(text: string): unknown {
  if (text === '') return {};
  if (!/^[ \t\n\r]*[[{]/.test(text)) throw new RequestRefusedError(400, invalidJsonMessage);
  try {
    return parse(text);
  } catch {
    throw new RequestRefusedError(400, invalidJsonMessage);
  }
}
