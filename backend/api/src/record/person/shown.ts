/**
 * What a screen sends for a field, as a change of what is stored. Each screen shows a fact in its own words; a field that
 * comes back as it was shown is no change, and must not replace the stored value.
 * @param sent undefined when the field was left out
 */
export function unlessShown<Value>(sent: Value | undefined, shown: Value | null): Value | undefined {
  return sent === shown ? undefined : sent;
}
