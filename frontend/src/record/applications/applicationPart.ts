import { applications, type Presented, type SharedItem } from '@settlewise/contract';
import { formatDate } from '../../ui/dates/formatDate';
import { labelIn } from '../../ui/labelIn';
import { visaTypeLabel } from '../../ui/visaTypes/visaTypes';
import { collectionQueries } from '../collections/collectionQueries';
import type { ItemInWords } from '../collections/ItemCard';

export type RecordedApplication = Presented<typeof applications.fields>;
export const applicationQueries = collectionQueries(applications);

const { fields } = applications;
/** `Settlement (ILR)` */
export const appliedForLabel = labelIn(fields.appliedFor.kind.options);
export const serviceLabel = labelIn(fields.service.kind.options);
export const outcomeLabel = labelIn(fields.outcome.kind.options);

/** The days of an application in the order in which they come. */
const stages = [
  ...(['submittedOn', 'paidOn', 'biometricsBookedFor', 'biometricsOn', 'documentsUploadedOn'] as const),
  ...(['askedForMoreOn', 'answeredOn', 'decidedOn'] as const),
] as const;

/** An application as a lawyer is shown it: nobody says anything of what was not allowed. */
export function sharedApplicationInWords(application: SharedItem<typeof applications.fields>): ItemInWords {
  const { appliedFor, dependant, visaType, service, outcome, reference } = application;
  const line = (label: string, said: string | null) => (said === null ? [] : [`${label}: ${said}`]);
  return {
    title: appliedFor === null ? 'Application' : appliedForLabel(appliedFor),
    lines: [
      dependant === null ? 'For the owner of the record' : 'For a dependant',
      ...line(fields.visaType.label, visaType === null ? null : visaTypeLabel(visaType)),
      ...line(fields.service.label, service === null ? null : serviceLabel(service)),
      ...stages.flatMap((stage) => {
        const day = application[stage];
        return line(fields[stage].label, day === null ? null : formatDate(day));
      }),
      ...line(fields.outcome.label, outcome === null ? null : outcomeLabel(outcome)),
      ...line(fields.reference.label, reference),
    ],
  };
}
