/** What an endpoint answered: null where no answer came. */
export interface ProbeResult {
  readonly path: string;
  readonly status: number | null;
  readonly ok: boolean;
  readonly body: string;
}

/** What the login test asks, in this order. */
export const probedPaths: readonly string[] = [
  '/api/user',
  '/api/user/profile',
  '/api/account/profile',
  '/api/account/settings',
  '/api/dashboard/summary',
  '/api/tasks',
  '/api/documents',
  '/api/absences',
  '/api/absences/summary',
  '/api/notifications',
];

const longestWaitMs = 20_000;

/** Asks an endpoint and keeps what it answered, as it came; nothing is thrown. */
export async function probe(path: string): Promise<ProbeResult> {
  try {
    const response = await fetch(path, {
      method: 'GET',
      credentials: 'include',
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(longestWaitMs),
    });
    return { path, status: response.status, ok: response.ok, body: readable(await response.text()) };
  } catch (error) {
    return { path, status: null, ok: false, body: error instanceof Error ? error.message : String(error) };
  }
}

/** JSON with its lines broken; anything else as it is. */
function readable(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
