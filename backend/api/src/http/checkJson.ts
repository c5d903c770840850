import { setImmediate as nextTurn } from 'node:timers/promises';
import { parse } from '@hapi/bourne';
import pLimit from 'p-limit';
import { RequestRefusedError } from './requestRefusedError';

export const notValidJson = 'The request could not be read: it is not valid JSON.';

/** A smaller text is parsed and checked in about a millisecond. */
const largeLength = 16_384;
const oneAtATime = pLimit(1);

/**
 * Parses JSON and checks it. Large texts are handled one after another, each step in its own turn of the event loop, so that
 * many of them at once do not block other requests. @param text empty for an empty object
 * @throws RequestRefusedError 400 (not JSON, or neither an object nor a list) · what the check throws
 */
export async function checkJson<Checked>(text: string, check: (json: unknown) => Checked): Promise<Checked> {
  if (text.length < largeLength) return check(parseJson(text));
  return oneAtATime(async () => {
    await nextTurn();
    const json = parseJson(text);
    await nextTurn();
    return check(json);
  });
}

/** Refuses keys that name a prototype. */
function parseJson(text: string): unknown {
  if (text === '') return {};
  if (!/^[ \t\n\r]*[[{]/.test(text)) throw new RequestRefusedError(400, notValidJson);
  try {
    return parse(text);
  } catch {
    throw new RequestRefusedError(400, notValidJson);
  }
}
