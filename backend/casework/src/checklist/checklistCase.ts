import type { DependantProgressResponse } from '@settlewise/contract/dependantProgress';
import type { CitizenshipEligibilityResponse, IlrProgressResponse } from '@settlewise/contract/progress';
import type { DeepReadonly } from '@settlewise/contract/deepReadonly';
import type { PersonRecord } from '../record/personRecord';
import type { ProgressRecord } from '../record/recordOn';
import type { ChecklistCase } from './checklistPlan';

/** Progress of the person and of their dependants on the day of the record. */
export interface ChecklistProgress {
  readonly ilr: DeepReadonly<IlrProgressResponse>;
  readonly citizenship: DeepReadonly<CitizenshipEligibilityResponse>;
  /** Empty if only the person's own checklist is planned. */
  readonly dependants: readonly DeepReadonly<DependantProgressResponse>[];
}

type Recorded = ProgressRecord &
  Pick<PersonRecord, 'documents' | 'referees' | 'papers' | 'answers' | 'dependants'>;

/** Converts a record and its progress for checklists. */
export function toChecklistCase(
  record: Recorded,
  progress: ChecklistProgress,
): ChecklistCase<Recorded['referees'][number]> {
  const { details, earlier, journeys, today, documents, referees, papers, answers } = record;
  const { dateOfBirth, visaType, visaStartDate, visaExpiryDate, appliedInTime } = details;
  return {
    today,
    dateOfBirth,
    visaType,
    visa: { visaStartDate, visaExpiryDate, appliedInTime, previousVisaHistory: earlier },
    ilr: progress.ilr,
    citizenship: progress.citizenship,
    journeys,
    documents,
    referees,
    papers,
    answers,
    dependants: record.dependants.map(({ dependantId: id, ...dependant }) => ({ id, ...dependant })),
    progressOfDependants: progress.dependants,
  };
}
