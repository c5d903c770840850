import type { TimelineEntryKind } from '@settlewise/contract/timelineEntries';
import { labelOfVisaType } from '@settlewise/contract/visaTypeChoices';
import { alertCatalogue } from '@settlewise/domain/notifications';
import type { Reason } from '@settlewise/rules/assessment';
import { listRecordDays } from '../alerts/days';
import { alertKindsInCase } from '../alerts/kinds';
import type { Trigger } from '../alerts/trigger';
import { isVisibleTo, type TimelineSource } from './timelineSource';
import type { TimelineItem } from './timelineItem';

export interface UpcomingEntry extends TimelineItem {
  readonly kind: TimelineEntryKind;
  readonly isAhead: boolean;
}

/**
 * The days ahead in a record, the same as in the calendar and the alerts, and the first days that have passed. Lists only
 * what the reader may see, the soonest first. @param triggers of the record today
 */
export function upcomingEntries(
  { details: { visaType }, reader, today }: Pick<TimelineSource, 'details' | 'reader' | 'today'>,
  triggers: readonly Trigger[],
): readonly UpcomingEntry[] {
  return listRecordDays(triggers, today).flatMap(
    ({ kind, about, day: date, isAhead, title, titleToLawyer = title, note, trigger }) => {
      const { timeline } = alertKindsInCase[kind];
      const isShown = timeline !== null && timeline.inApplication !== true && isVisibleTo(reader, kind);
      if (!isShown || !(isAhead || timeline.remains === true)) return [];
      return [
        {
          isAhead,
          dependantId: parseDependantId(about),
          reason: buildReason(trigger),
          id: `day-${kind}-${about.replaceAll(' ', '-')}`,
          kind: timeline.as,
          date,
          title: reader === 'owner' ? title : titleToLawyer,
          detail: kind === 'visa_expiry' && visaType !== null ? labelOfVisaType(visaType) : (note ?? null),
        },
      ];
    },
  );
}

/** The id of the dependant that an alert is about; null for the person themselves. */
function parseDependantId(about: string): number | null {
  const id = /^dependant (\d+)\b/.exec(about)?.[1];
  return id === undefined ? null : Number(id);
}

/** The description of a kind of day, with its legal source; null if it follows from the record only. */
function buildReason({ kind, source: ownSource }: Pick<Trigger, 'kind' | 'source'>): Reason | null {
  const { about, source = null } = alertCatalogue[kind];
  const basis = ownSource ?? source;
  if (basis === null) return null;
  const { title, url, checkedOn: retrievedOn } = basis;
  return { code: kind, message: about, source: { title, url, retrievedOn } };
}
