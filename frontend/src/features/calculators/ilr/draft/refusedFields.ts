import type { FieldProblem } from '../../../../api/errors';
import type { Step, StepProblem } from '../../wizard/steps';
import type { IlrDraft } from './ilrDraft';
import { fieldId } from './problems';
import { sentTrips } from './requestOf';
import { presentVisa, visasHeld } from './visasHeld';

/** Fields of the call and the controls that they come from. */
const serverFields: Readonly<Record<string, readonly [fieldId: string, step: Step]>> = {
  visaType: [fieldId.visaType, 1],
  visaStartDate: [fieldId.visaStartDate, 1],
  visaExpiryDate: [fieldId.visaStartDate, 1],
  entryDate: [fieldId.entryDate, 1],
  useDetailedAbsences: [fieldId.mode, 2],
  absencesPerYear: [fieldId.mode, 2],
  detailedAbsences: [fieldId.mode, 2],
  hasEnglishQualification: [fieldId.english, 3],
  meetsSalaryRequirement: [fieldId.salary, 3],
  isCurrentlyEmployed: [fieldId.salary, 3],
  completedSponsoredPeriod: [fieldId.salary, 3],
  hasPassedLifeInUK: [fieldId.goodCharacter, 3],
  goodCharacter: [fieldId.goodCharacter, 3],
  permissions: [fieldId.visaStartDate, 1],
  claimedOn: [fieldId.claimedOn, 1],
  endorsedBy: [fieldId.endorsedBy, 1],
  firstGrantedAs: [fieldId.firstGrantedAs, 1],
  dischargedOn: [fieldId.dischargedOn, 1],
  medicalDischarge: [fieldId.medicalDischarge, 1],
  dateOfBirth: [fieldId.dateOfBirth, 3],
  englishLevel: [fieldId.englishLevel, 3],
  awaitingDecisionSince: [fieldId.appliedForIlrOn, 3],
  extensionAppliedOn: [fieldId.extensionAppliedOn, 3],
};

const yearPath = /^absencesPerYear\.(\d+)(?:\.|$)/;
const permissionPath = /^permissions\.(\d+)(?:\.(\w+))?$/;
const tripPath = /^detailedAbsences\.(\d+)(?:\.(\w+))?$/;
const tripParts: Readonly<Record<string, 'from' | 'to' | 'reason' | 'permitted' | 'crown'>> = {
  startDate: 'from',
  endDate: 'to',
  reason: 'reason',
  permittedReason: 'permitted',
  crownDependency: 'crown',
};

/** What the server refused, each beside its own field, the first step first. What names no field of ours is left out. */
export function refusedFields(refused: readonly FieldProblem[], draft: IlrDraft): readonly StepProblem[] {
  return refused
    .flatMap(({ path, message }): StepProblem[] => {
      const place = placeOf(path, draft);
      return place === null ? [] : [{ fieldId: place[0], step: place[1], message }];
    })
    .toSorted((one, other) => one.step - other.step);
}

function placeOf(path: string, draft: IlrDraft): readonly [fieldId: string, step: Step] | null {
  const year = draft.absencesPerYear.filter(({ days }) => days !== null)[
    Number(yearPath.exec(path)?.[1] ?? Number.NaN)
  ];
  if (year !== undefined) return [fieldId.year(year.year), 2];
  const [, held, ofVisa] = permissionPath.exec(path) ?? [];
  const visa = held === undefined ? undefined : visasHeld(draft)[Number(held)];
  if (visa !== undefined) return [visaField(visa.id, ofVisa), 1];
  const [, index, part] = tripPath.exec(path) ?? [];
  const trip = index === undefined ? undefined : sentTrips(draft)[Number(index)];
  if (trip !== undefined) return [fieldId.trip(trip.id, tripParts[part ?? ''] ?? 'from'), 2];
  return Object.hasOwn(serverFields, path) ? (serverFields[path] ?? null) : null;
}

/** The control behind a field of a permission: the visa of now has its own two. */
function visaField(id: string, part: string | undefined): string {
  if (id === presentVisa) return part === 'to' ? fieldId.visaEnds : fieldId.visaStartDate;
  return fieldId.visa(id, part === 'to' ? 'to' : part === 'visaType' ? 'type' : 'from');
}
