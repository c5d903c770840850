/**
 * Asks once and answers the same for a while, to everybody who asks meanwhile. What failed is not kept.
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
