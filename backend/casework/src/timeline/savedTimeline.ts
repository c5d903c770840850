import type { SavedTimeline, SavedTimelineAnswer } from '@settlewise/contract/assessments';
import { isOnLine } from '@settlewise/contract/timelineEntries';
import { changesOn } from '@settlewise/rules/parameters';
import type { DeepReadonly } from '@settlewise/contract/deepReadonly';

import { type AlertRecord, recordOn } from '../record/recordOn';
import { buildOwnTimeline } from './ownTimeline';
import { calculatePlans } from './plans';
import type { CivilDate } from '@settlewise/rules/calendar';
import { presentChange } from '../presentedRules';

/** The timeline of a record with plans, as far as it is saved. @param today in London */
export async function buildSavedTimeline(
  record: AlertRecord,
  plans: SavedTimeline['plans'],
  today: CivilDate,
): Promise<DeepReadonly<SavedTimelineAnswer>> {
  const { entries, ...line } = await buildOwnTimeline(record, today);
  return {
    ...line,
    // Past entries keep only their title.
    entries: entries.filter(isOnLine).map((entry) => (entry.isAhead ? entry : { ...entry, detail: null })),
    family: record.dependants.map(({ dependantId: id, firstName: name }) => ({ id, name })),
    plans: await calculatePlans(recordOn(record, today), plans),
    changes: changesOn(today)
      .filter(({ from, standing }) => from === null || from > today || standing === 'announced')
      .map(presentChange),
  };
}
