import {
  applications,
  labelOfAppliedFor,
  type Presented,
  type SharedItem,
} from '@settlewise/contract/collections';
import type { CivilDate } from '@settlewise/rules/calendar';
import { formatDate } from '../../ui/dates/formatDate';
import { labelIn } from '../../ui/labelIn';
import { visaTypeLabel } from '../../ui/visaTypes/visaTypes';
import { collectionQueries } from '../collections/collectionQueries';
import type { ItemInWords } from '../collections/ItemCard';

export type RecordedApplication = Presented<typeof applications.fields>;
export const applicationQueries = collectionQueries(applications);

const { fields } = applications;
export const serviceLabel = labelIn(fields.service.kind.options);
export const outcomeLabel = labelIn(fields.outcome.kind.options);

/** Whether an application waits or was granted. One that came to nothing is made again. */
export const waitsOrGranted = ({ outcome }: Pick<RecordedApplication, 'outcome'>): boolean =>
  outcome === null || outcome === 'granted';

/** The days of an application in the order in which they come. */
const stages = [
  'submittedOn',
  'paidOn',
  'biometricsBookedFor',
  'biometricsOn',
  'documentsUploadedOn',
  'askedForMoreOn',
  'answeredOn',
  'decidedOn',
] as const;

type Lined = SharedItem<typeof applications.fields>;

/** `Granted on 2 November 2026`, or what is known while nothing is decided. */
function standing(
  { decidedOn, outcome, submittedOn }: Pick<Lined, 'decidedOn' | 'outcome' | 'submittedOn'>,
  today: CivilDate,
) {
  if (decidedOn !== null && outcome !== null) return `${outcomeLabel(outcome)} on ${formatDate(decidedOn)}`;
  if (submittedOn !== null && submittedOn > today)
    return `Not sent yet. Counts as sent from ${formatDate(submittedOn)} on`;
  return submittedOn === null ? 'No decision yet' : `No decision yet. Sent on ${formatDate(submittedOn)}`;
}

/** @param whose as `Rui Silva`; null where it is for the owner */
export function applicationInWords(
  application: RecordedApplication,
  whose: string | null,
  today: CivilDate,
): ItemInWords {
  const { title, lines } = inWords(application, ['submittedOn', 'decidedOn', 'outcome']);
  // A closed card shows its title and its first line: those of two people differ there.
  return {
    title: whose === null ? title : `${title}, ${whose}`,
    lines: [standing(application, today), ...lines],
  };
}

/** An application as a lawyer is shown it: nobody says anything of what was not allowed. */
export function sharedApplicationInWords(application: Lined): ItemInWords {
  const { title, lines } = inWords(application);
  const whose = application.dependant === null ? 'For the owner of the record' : 'For a dependant';
  return { title, lines: [whose, ...lines] };
}

type LinedField = keyof typeof fields;

/** What was said of an application, a line each, without what is told in other words. */
function inWords(application: Lined, told: readonly LinedField[] = []): ItemInWords {
  const { appliedFor, visaType, service, outcome, reference } = application;
  const line = (name: LinedField, said: string | null) =>
    said === null || told.includes(name) ? [] : [`${fields[name].label}: ${said}`];
  const dayOf = (stage: (typeof stages)[number]) => {
    const day = application[stage];
    return day === null ? null : formatDate(day);
  };
  return {
    title: appliedFor === null ? 'Application' : labelOfAppliedFor(appliedFor),
    lines: [
      ...line('visaType', visaType === null ? null : visaTypeLabel(visaType)),
      ...line('service', service === null ? null : serviceLabel(service)),
      ...stages.flatMap((stage) => line(stage, dayOf(stage))),
      ...line('outcome', outcome === null ? null : outcomeLabel(outcome)),
      ...line('reference', reference),
    ],
  };
}
