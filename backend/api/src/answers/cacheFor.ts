/**
 * Calls `ask` once, and returns the same answer to all callers for a while. A failure is not cached.
 * @param milliseconds from the moment of asking
 */
export function cachedFor<Answer>(
  milliseconds: number,
  clock: () => Date,
  ask: () => Promise<Answer>,
): () => Promise<Answer> {
  let kept: { readonly answer: Promise<Answer>; readonly at: number } | null = null;
  return () => {
    const now = clock().getTime();
    if (kept !== null && now >= kept.at && now < kept.at + milliseconds) return kept.answer;
    const asked = { answer: ask(), at: now };
    kept = asked;
    asked.answer.catch(() => {
      if (kept === asked) kept = null;
    });
    return asked.answer;
  };
}
