import { ApiError, ConnectionError } from './errors';

/**
 * The bytes of a file of the signed-in person. A large one may take its time, so only the signal gives it up.
 * @throws ApiError when the answer is not a success
 * @throws ConnectionError when the line is lost
 */
export async function fetchFile(path: string, signal: AbortSignal): Promise<ArrayBuffer> {
  try {
    const response = await fetch(path, { credentials: 'include', signal });
    if (!response.ok) throw new ApiError(response.status, response.statusText, await response.text());
    return await response.arrayBuffer();
  } catch (error) {
    if (signal.aborted || error instanceof ApiError) throw error;
    throw new ConnectionError(error);
  }
}
