import type { SavedTimeline, SavedTimelineAnswer } from '@settlewise/contract/assessments';
import { isOnLine } from '@settlewise/contract/timelineEntries';
import { changesOn } from '@settlewise/rules/parameters';
import type { DeepReadonly } from '@settlewise/contract/deepReadonly';
import { type AlertRecord, recordOn } from '@settlewise/casework/record';
import { ownTimelineOf, plansOf } from '@settlewise/casework/timeline';
import type { CivilDate } from '@settlewise/rules/calendar';
import { presentChange } from '../../answers/presentAnswers';

/** The timeline of a record with plans, as far as it is saved. @param today in London */
export async function savedTimelineOf(
  record: AlertRecord,
  plans: SavedTimeline['plans'],
  today: CivilDate,
): Promise<DeepReadonly<SavedTimelineAnswer>> {
  const { entries, ...line } = await ownTimelineOf(record, today);
  return {
    ...line,
    // Of what is past the line says its title alone.
    entries: entries.filter(isOnLine).map((entry) => (entry.isAhead ? entry : { ...entry, detail: null })),
    family: record.dependants.map(({ dependantId: id, firstName: name }) => ({ id, name })),
    plans: await plansOf(recordOn(record, today), plans),
    changes: changesOn(today)
      .filter(({ from, standing }) => from === null || from > today || standing === 'announced')
      .map(presentChange),
  };
}
