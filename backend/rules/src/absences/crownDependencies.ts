/** Names by which people write the Crown Dependencies as a destination. */
const names =
  /\b(?:jersey|guernsey|alderney|sark|herm|jethou|channel islands?|isle of man|manx|douglas|st\.? helier|saint helier|st\.? peter port|saint peter port)\b/iu;
const elsewhere = /\bnew jersey\b/giu;

/**
 * True for a destination, as a person typed it, that names Jersey, Guernsey or the Isle of Man. For citizenship days
 * there are no days away (BNA 1981 s.50), so whoever names one is asked whether they spent the whole journey there.
 */
export function namesCrownDependency(destination: string): boolean {
  return names.test(destination.replaceAll(elsewhere, ' '));
}
