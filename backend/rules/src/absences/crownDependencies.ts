/** Names by which people write the Crown Dependencies as a destination. */
const names =
  /\b(?:jersey|guernsey|alderney|sark|herm|jethou|channel islands?|isle of man|manx|douglas|st\.? helier|saint helier|st\.? peter port|saint peter port)\b/iu;
const elsewhere = /\bnew jersey\b/giu;

/**
 * Whether a typed destination names Jersey, Guernsey or the Isle of Man. Days there are not days away for citizenship
 * (BNA 1981 s.50), so the person is asked whether the whole journey was there.
 */
export function namesCrownDependency(destination: string): boolean {
  return names.test(destination.replaceAll(elsewhere, ' '));
}
