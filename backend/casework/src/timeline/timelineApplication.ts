import type { ApplicationStage } from '@settlewise/contract/waiting';
import type { CivilDate } from '@settlewise/rules/calendar';
import {
  type HeldPermission,
  permissionEndOn,
  waitingAnswer,
  type WaitingAnswer,
} from '@settlewise/rules/waiting';
import { runningApplication } from '../record/applicationOnRecord';
import type { RecordedApplication } from '../record/personRecord';

/** An application with its stage and its waiting time today. */
export interface TimelineApplication {
  readonly applicationId: string;
  /** Null for the person themselves. */
  readonly dependantId: number | null;
  readonly recorded: RecordedApplication;
  readonly stage: ApplicationStage;
  readonly answer: WaitingAnswer;
}

/** @param permissions of the person that the application is for */
export function toTimelineApplication(
  recorded: RecordedApplication,
  permissions: readonly HeldPermission[],
  today: CivilDate,
): TimelineApplication {
  const answer = waitingAnswer(
    runningApplication(recorded, permissionEndOn(permissions, recorded.submittedOn)),
    today,
  );
  return {
    applicationId: recorded.id,
    dependantId: recorded.dependant,
    recorded,
    answer,
    stage: determineStage(recorded, answer, today),
  };
}

/** The stage of an application. It is `waiting` once the applicant has nothing left to do. */
function determineStage(
  application: RecordedApplication,
  { clock }: Pick<WaitingAnswer, 'clock'>,
  today: CivilDate,
): ApplicationStage {
  const hasCome = (day: CivilDate | null) => day !== null && day <= today;
  const { decidedOn, askedForMoreOn, answeredOn, documentsUploadedOn } = application;
  if (hasCome(decidedOn)) return 'decided';
  if (hasCome(askedForMoreOn) && !hasCome(answeredOn)) return 'asked_for_more';
  if (clock.from !== null)
    return clock.startsWith === 'application' || hasCome(documentsUploadedOn) || hasCome(answeredOn)
      ? 'waiting'
      : 'biometrics_given';
  if (hasCome(documentsUploadedOn)) return 'documents_uploaded';
  if (application.biometricsBookedFor !== null) return 'biometrics_booked';
  return hasCome(application.paidOn) ? 'paid' : 'submitted';
}
