import type { CivilDate } from '@settlewise/rules/calendar';
import { expectedTime, waitingAnswer } from '@settlewise/rules/waiting';
import { runningApplication, type ApplicationOnRecord } from '../record/applicationOnRecord';

/** A pending application of the person themselves. */
export interface PendingApplication extends Pick<ApplicationOnRecord, 'appliedFor' | 'submittedOn'> {
  /** The last day of the time for a decision if it has passed; null if the decision is not late or has no time. */
  readonly timeEndedOn: CivilDate | null;
}

/** The pending applications of a person, the latest first. @param applications in their state today */
export const listPendingApplications = (
  applications: readonly ApplicationOnRecord[],
  today: CivilDate,
): readonly PendingApplication[] =>
  applications
    .filter(({ dependant, decidedOn }) => dependant === null && decidedOn === null)
    .toSorted((one, other) => other.submittedOn.localeCompare(one.submittedOn))
    .map((application) => {
      // The time for a decision does not depend on the permission.
      const { isLate, window } = waitingAnswer(runningApplication(application, null), today);
      const { appliedFor, submittedOn } = application;
      return {
        appliedFor,
        submittedOn,
        timeEndedOn: isLate ? (expectedTime(window)?.lastDay ?? null) : null,
      };
    });
