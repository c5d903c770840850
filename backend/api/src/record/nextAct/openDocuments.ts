import type { CitizenshipEligibilityResponse, IlrProgressResponse } from '@settlewise/contract';
import type { RecordedItem, StoredDocument } from '@settlewise/projections';
import type { papers, referees } from '@settlewise/domain/record';
import {
  answersOfRecord,
  checklistOf,
  checkReferees,
  firstDayOfRecord,
  formOfRecord,
  heldInRecord,
  isSettlementForm,
  openLines,
  routeOfVisaType,
  UnsoundAssessment,
  type ChecklistRecord,
} from '@settlewise/rules';
import type { DeepReadonly } from '../../http/deepReadonly';
import type { ImmigrationRecord } from '../progress/record';

/** How much of what an application needs is there, and what is not. */
export interface OpenDocuments {
  readonly met: number;
  readonly of: number;
  readonly missing: readonly { readonly id: string; readonly title: string }[];
}

interface Held {
  readonly record: ImmigrationRecord;
  readonly ilr: DeepReadonly<IlrProgressResponse>;
  readonly citizenship: DeepReadonly<CitizenshipEligibilityResponse>;
  readonly documents: readonly StoredDocument[];
  readonly referees: readonly RecordedItem<typeof referees.fields>[];
  /** What the person said of lines of their checklist. */
  readonly papers: readonly RecordedItem<typeof papers.fields>[];
}

/** The checklist of the documents page for the person's own next application, as the record alone makes it. */
export function openDocumentsOf(held: Held): OpenDocuments | null {
  const { record, ilr, citizenship, documents } = held;
  const { details, earlier, journeys, today } = record;
  const { dateOfBirth, visaType, visaStartDate, appliedInTime } = details;
  const visa = { visaStartDate, appliedInTime, previousVisaHistory: earlier };
  const known: ChecklistRecord = { today, visa, ilr, citizenship, journeys };
  if (dateOfBirth === null) return null;
  const route = visaType === null ? null : routeOfVisaType(visaType);
  const plannedOn = firstDayOfRecord(known);
  const form = formOfRecord(known, route, dateOfBirth, plannedOn);
  if (route === null && isSettlementForm(form)) return null;
  try {
    const { requirements, readiness, warnings } = checklistOf({
      // Of citizenship the same is asked whatever the route was.
      ...{ form, plannedOn, route: route ?? 'skilled_worker' },
      applicant: { dateOfBirth, role: 'main' },
      answers: answersOfRecord(known, form, plannedOn),
      documents: documents
        .filter(({ stage }) => stage !== 'dependant')
        .map(({ documentId: id, documentType: kind, issuedOn, coversFrom, coversTo, expiryDate }) => ({
          ...{ id, kind, issuedOn, from: coversFrom, to: coversTo, expiresOn: expiryDate },
        })),
      held: [
        ...heldInRecord(known, form),
        ...(hasReferees(held, plannedOn) ? ['N6'] : []),
        ...saidOf(held, 'elsewhere'),
      ],
    });
    if (warnings.length > 0) return null;
    // What somebody cannot get is not left to get; the list says what to write in its place.
    const cannot = new Set(saidOf(held, 'cannot'));
    const missing = openLines(requirements).filter(({ id }) => !cannot.has(id));
    return { ...readiness, missing: missing.map(({ id, title }) => ({ id, title })) };
  } catch (error) {
    if (error instanceof UnsoundAssessment) return null;
    throw error;
  }
}

const hasReferees = ({ referees }: Held, on: string): boolean =>
  checkReferees(
    referees.filter(({ applicant }) => applicant === 'you'),
    { form: 'AN', on },
  ).state === 'met';

const saidOf = ({ papers }: Held, said: 'elsewhere' | 'cannot'): readonly string[] =>
  papers
    .filter(({ applicant, standing }) => applicant === 'you' && standing === said)
    .map(({ requirement }) => requirement);
