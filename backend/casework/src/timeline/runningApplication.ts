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

/** An application with what there is to say of it today. */
export interface ApplicationInLife {
  readonly applicationId: string;
  /** Null where it is for the person themselves. */
  readonly dependantId: number | null;
  readonly recorded: RecordedApplication;
  readonly stage: ApplicationStage;
  readonly answer: WaitingAnswer;
}

/** @param permissions those of whom it is for */
export function applicationInLife(
  recorded: RecordedApplication,
  permissions: readonly HeldPermission[],
  today: CivilDate,
): ApplicationInLife {
  const answer = waitingAnswer(
    runningApplication(recorded, permissionEndOn(permissions, recorded.submittedOn)),
    today,
  );
  return {
    applicationId: recorded.id,
    dependantId: recorded.dependant,
    recorded,
    answer,
    stage: stageOf(recorded, answer, today),
  };
}

/** How far an application has come. Waiting begins once nothing is left for whoever applied to do. */
function stageOf(
  application: RecordedApplication,
  { clock }: Pick<WaitingAnswer, 'clock'>,
  today: CivilDate,
): ApplicationStage {
  const has = (day: CivilDate | null) => day !== null && day <= today;
  const { decidedOn, askedForMoreOn, answeredOn, documentsUploadedOn } = application;
  if (has(decidedOn)) return 'decided';
  if (has(askedForMoreOn) && !has(answeredOn)) return 'asked_for_more';
  if (clock.from !== null)
    return clock.startsWith === 'application' || has(documentsUploadedOn) || has(answeredOn)
      ? 'waiting'
      : 'biometrics_given';
  if (has(documentsUploadedOn)) return 'documents_uploaded';
  if (application.biometricsBookedFor !== null) return 'biometrics_booked';
  return has(application.paidOn) ? 'paid' : 'submitted';
}
