import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../api/errors';
import { noteRefusedQuestion } from '../../../api/session';
import { userKey } from '../../../api/userKey';

/** Whose record has to be opened with a reason before an answer comes; null where that is not what an error says. */
export function recordToOpen(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.status !== 403) return null;
  return error.fieldProblems.find(({ path }) => path === 'userId')?.message ?? null;
}

/**
 * Passes on what an answer says about who is signed in. 401: nobody is any more, and the records of other people are
 * hidden until they are again. 403 without the name of a record that has to be opened first: the person may have lost the role; who they are
 * is asked anew, and then the guard leads to the home page.
 */
export function noteRefusal(client: QueryClient, error: unknown): void {
  if (!(error instanceof ApiError)) return;
  if (error.status === 401) noteRefusedQuestion(client);
  if (error.status === 403 && recordToOpen(error) === null)
    void client.invalidateQueries({ queryKey: userKey });
}
