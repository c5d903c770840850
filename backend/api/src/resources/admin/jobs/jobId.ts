/** Encodes the queue and id of a job as one path segment. */
export function encodeJobId({ queue, id }: { readonly queue: string; readonly id: string }): string {
  return `${queue}~${Buffer.from(id).toString('base64url')}`;
}

/** @returns null if the id is malformed or its queue is unknown */
export function decodeJobId(
  id: string | undefined,
  queues: readonly string[],
): { readonly queue: string; readonly id: string } | null {
  const [queue = '', encoded = '', ...more] = (id ?? '').split('~');
  const jobId = Buffer.from(encoded, 'base64url').toString();
  // Accepts one spelling only, so that a job has one id.
  const isCanonical = more.length === 0 && jobId !== '' && encodeJobId({ queue, id: jobId }) === id;
  return isCanonical && queues.includes(queue) ? { queue, id: jobId } : null;
}
