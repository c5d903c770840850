/**
 * What a screen sends for a field, as a change of what is stored. Screens show one fact each in their own words; a
 * field that comes back as it was shown says nothing new, and must not replace what stands behind it.
 * @param sent undefined when the field was left out
 */
export function unlessShown<Value>(sent: Value | undefined, shown: Value | null): Value | undefined {
  return sent === shown ? undefined : sent;
}
