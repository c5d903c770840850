/** Does something once somebody touches the page, with a pointer or a key. @returns what ends the waiting */
export function onFirstTouch(act: () => void): () => void {
  const over = new AbortController();
  const touched = () => {
    over.abort();
    act();
  };
  for (const event of ['pointerdown', 'keydown'])
    document.addEventListener(event, touched, { signal: over.signal, passive: true });
  return () => over.abort();
}
