/** Names a job among those of all queues; fit for a path. */
export function jobIdOf({ queue, id }: { readonly queue: string; readonly id: string }): string {
  return `${queue}~${Buffer.from(id).toString('base64url')}`;
}

/** Which job is meant; null when it is none of `queues`. */
export function jobNamed(
  id: string | undefined,
  queues: readonly string[],
): { readonly queue: string; readonly id: string } | null {
  const [queue = '', encoded = '', ...more] = (id ?? '').split('~');
  const own = Buffer.from(encoded, 'base64url').toString();
  // Two spellings of one id are not two jobs.
  const exact = more.length === 0 && own !== '' && jobIdOf({ queue, id: own }) === id;
  return exact && queues.includes(queue) ? { queue, id: own } : null;
}
