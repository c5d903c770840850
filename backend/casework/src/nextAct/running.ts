import type { CivilDate } from '@settlewise/rules/calendar';
import { expectedTime, waitingAnswer } from '@settlewise/rules/waiting';
import { runningApplication, type ApplicationOnRecord } from '../record/applicationOnRecord';

/** An application of the person’s own that was sent and has no decision. */
export interface Running extends Pick<ApplicationOnRecord, 'appliedFor' | 'submittedOn'> {
  /** The last day of the time for a decision, where that has passed; null while it is not late, or nobody knows. */
  readonly timeEndedOn: CivilDate | null;
}

/** The applications of a person that wait for a decision, the latest first. @param applications as they stand today */
export const runningOf = (
  applications: readonly ApplicationOnRecord[],
  today: CivilDate,
): readonly Running[] =>
  applications
    .filter(({ dependant, decidedOn }) => dependant === null && decidedOn === null)
    .toSorted((one, other) => other.submittedOn.localeCompare(one.submittedOn))
    .map((application) => {
      // When a decision is late hangs on no permission.
      const { isLate, window } = waitingAnswer(runningApplication(application, null), today);
      const { appliedFor, submittedOn } = application;
      return {
        appliedFor,
        submittedOn,
        timeEndedOn: isLate ? (expectedTime(window)?.lastDay ?? null) : null,
      };
    });
