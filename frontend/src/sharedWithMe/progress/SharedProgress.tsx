import type { SharedProgressResponse } from '@settlewise/contract';
import { CitizenshipPanel } from '../../dashboard/progress/panels/CitizenshipPanel';
import { IlrPanel } from '../../dashboard/progress/panels/IlrPanel';
import { ProgressStatus } from '../../dashboard/progress/ProgressStatus';
import { formatLongDate } from '../../ui/dates/formatDate';
import part from '../Part.module.css';
import { RulesNote } from '../../ui/sources/RulesNote';

/** Where the person stands and why, in the words that they read themselves. */
export function SharedProgress({ answer: { record, ilr, citizenship } }: { answer: SharedProgressResponse }) {
  const progress = { ilr, citizenship, journeys: [] };
  return (
    <div className={part['parts']}>
      <p className={part['note']}>
        This is what {record.name} reads: “you” is {record.name}. The journeys behind the days are under
        Absences.
      </p>
      <ProgressStatus progress={progress} ownRecord={false} />
      <IlrPanel progress={progress} ownRecord={false} />
      <CitizenshipPanel progress={progress} />
      <p className={part['note']}>
        As of {formatLongDate(ilr.asOf)} · By <RulesNote ruleSet={ilr.ruleSet} /> · Days are counted
        cautiously: the days of leaving and coming back are included.
      </p>
    </div>
  );
}
