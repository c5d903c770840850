/**
 * Caches the answer of `load` for all callers. A failure is not cached.
 * @param milliseconds counted from the call of `load`
 */
export function cacheFor<Answer>(
  milliseconds: number,
  clock: () => Date,
  load: () => Promise<Answer>,
): () => Promise<Answer> {
  let cached: { readonly answer: Promise<Answer>; readonly at: number } | null = null;
  return () => {
    const now = clock().getTime();
    if (cached !== null && now >= cached.at && now < cached.at + milliseconds) return cached.answer;
    const loading = { answer: load(), at: now };
    cached = loading;
    loading.answer.catch(() => {
      if (cached === loading) cached = null;
    });
    return loading.answer;
  };
}
