import { alertCatalogue, type AlertSource } from '@settlewise/domain/notifications';
import { type Confidence, isConfirmed, type Source } from '@settlewise/rules/parameters';
import type { Trigger } from './trigger';

/** The legal source of an alert; null if the alert follows from the person’s record only. */
export function findAlertSource({
  kind,
  about,
  source,
}: Pick<Trigger, 'kind' | 'about' | 'source'>): AlertSource | null {
  if (source !== undefined) return source;
  // Only the limit of the settlement year is about ILR; the others are about citizenship.
  if (kind === 'absence_limit' && !about.startsWith('settlement_year'))
    return alertCatalogue.citizenship_date.source;
  return alertCatalogue[kind].source;
}

/** The source of a row of the rules. */
export const toAlertSource = ({
  source: { title, url, retrievedOn },
  confidence,
}: {
  readonly source: Source;
  readonly confidence: Confidence;
}): AlertSource => ({
  title,
  url,
  checkedOn: retrievedOn,
  ...(isConfirmed(confidence) ? {} : { throughOthers: true }),
});
