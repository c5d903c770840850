import { alertCatalogue, type AlertSource } from '@settlewise/domain/notifications';
import { type Confidence, isConfirmed, type Source } from '@settlewise/rules/parameters';
import type { Trigger } from './trigger';

/** Why something is told: the document that it rests on; null where that is the person’s own record alone. */
export function sourceOf({
  kind,
  about,
  source,
}: Pick<Trigger, 'kind' | 'about' | 'source'>): AlertSource | null {
  if (source !== undefined) return source;
  // Of the limits of days away one alone is that of ILR.
  if (kind === 'absence_limit' && !about.startsWith('settlement_year'))
    return alertCatalogue.citizenship_date.source;
  return alertCatalogue[kind].source;
}

/** The source of a row of the rules. */
export const sourceOfRow = ({
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
