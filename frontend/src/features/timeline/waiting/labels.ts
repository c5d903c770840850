import type { ApplicationStage } from '@settlewise/contract/waiting';

/** How far an application has come. */
export const stageLabels: Readonly<Record<ApplicationStage, string>> = {
  submitted: 'Sent',
  paid: 'Paid',
  biometrics_booked: 'Appointment booked',
  biometrics_given: 'Fingerprints and photo given',
  documents_uploaded: 'Documents uploaded',
  waiting: 'Waiting for the decision',
  asked_for_more: 'Asked for more',
  decided: 'Decided',
};
