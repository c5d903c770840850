import { field, type Choice } from '../fields';

/** Answers to optional questions. Without an answer, both outcomes are shown. */
export const openAnswerOptions = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
  { value: 'not_sure', label: 'Not sure' },
] as const satisfies readonly Choice[];

/** Endorsing bodies of Global Talent. Some lead to settlement after three years, some after five. */
export const endorsementOptions = [
  { value: 'science_body', label: 'Royal Society, British Academy, Royal Academy of Engineering or UKRI' },
  { value: 'prize', label: 'No endorsement: a listed prize' },
  { value: 'exceptional_talent', label: 'Another body, exceptional talent' },
  { value: 'exceptional_promise', label: 'Another body, exceptional promise' },
  { value: 'not_sure', label: 'Not sure' },
] as const satisfies readonly Choice[];

/** Private life: the age at the first grant. It decides between five and ten years. */
export const firstGrantOptions = [
  { value: 'child', label: 'Under 18' },
  { value: 'half_of_life', label: '18 to 24, and half of my life in the UK' },
  { value: 'adult', label: 'Neither' },
  { value: 'not_sure', label: 'Not sure' },
] as const satisfies readonly Choice[];

/**
 * Reasons why a gap in permission before a visa does not break the qualifying period (Immigration Rules, paragraphs 39E and
 * CR 4.1). An application in time has a separate field.
 */
export const gapExceptionOptions = [
  {
    value: 'overstayer_exception',
    label: 'I applied late, and the Home Office accepted my reason (paragraph 39E)',
  },
  { value: 'entry_clearance_in_time', label: 'I left, and applied for my next visa from abroad in time' },
  { value: 'exceptional_assurance', label: 'The Home Office had given me exceptional assurance' },
] as const satisfies readonly Choice[];

/** Rights to stay without a time limit, granted or from birth. */
export const settlementKindOptions = [
  { value: 'ilr', label: 'Indefinite leave to remain (ILR)' },
  { value: 'eu_settled_status', label: 'Settled status (EU Settlement Scheme)' },
  { value: 'eu_settled_status_swiss', label: 'Settled status, as a Swiss citizen or their family' },
  { value: 'irish', label: 'Irish citizen' },
  { value: 'right_of_abode', label: 'Right of abode' },
] as const satisfies readonly Choice[];
export type SettlementKindOfPerson = (typeof settlementKindOptions)[number]['value'];

/** Levels of proved English. */
export const englishLevelOptions = [
  { value: 'none', label: 'None yet' },
  { value: 'A1', label: 'A1' },
  { value: 'A2', label: 'A2' },
  { value: 'B1', label: 'B1' },
  { value: 'B2', label: 'B2' },
  { value: 'C1', label: 'C1' },
  { value: 'C2', label: 'C2' },
  { value: 'exempt', label: 'I need not show it: nationality or a long-term condition' },
] as const satisfies readonly Choice[];
export type EnglishLevelOfPerson = (typeof englishLevelOptions)[number]['value'];

export const maritalStatusOptions = [
  { value: 'single', label: 'Single' },
  { value: 'married', label: 'Married' },
  { value: 'civil_partnership', label: 'Civil partnership' },
  { value: 'divorced', label: 'Divorced' },
  { value: 'separated', label: 'Separated' },
  { value: 'widowed', label: 'Widowed' },
] as const satisfies readonly Choice[];

export const relationshipOptions = [
  { value: 'spouse', label: 'Spouse' },
  { value: 'partner', label: 'Partner' },
  { value: 'child', label: 'Child' },
  { value: 'dependent_parent', label: 'Dependent parent' },
  { value: 'other', label: 'Other' },
] as const satisfies readonly Choice[];

/** Whether a dependant makes the same journeys as the owner of the record (`me`) or has their own (`own`). */
export const travelsWithOptions = [
  { value: 'me', label: 'Always with me' },
  { value: 'own', label: 'Not always with me' },
] as const satisfies readonly Choice[];

/** The status of a child's other parent. It decides whether the child is British from birth (BNA 1981 s.1(1)). */
export const otherParentOptions = [
  { value: 'british', label: 'British' },
  { value: 'settled', label: 'Settled (ILR, settled status or Irish)' },
  { value: 'neither', label: 'Neither British nor settled' },
  { value: 'not_sure', label: 'Not sure' },
] as const satisfies readonly Choice[];

/** The message for a value that is not in the list. */
export const chooseFromList = 'Please choose one of the list';

export const appliedInTime = field.answer(
  'Applied in time',
  openAnswerOptions,
  field.saying('Answer yes, no or not sure'),
);
export const gapException = field.answer(
  'Days without a visa that are excused',
  gapExceptionOptions,
  field.saying('Choose a reason from the list, or none'),
);
export const endorsement = field.answer(
  'Endorsement',
  endorsementOptions,
  field.saying('Choose who endorsed you'),
);
export const firstGrant = field.answer(
  'Age at the first grant',
  firstGrantOptions,
  field.saying('Choose how old you were'),
);
export const medicalDischarge = field.answer(
  'Medical discharge',
  openAnswerOptions,
  field.saying('Answer yes, no or not sure'),
);
export const settlementKind = field.answer(
  'Kind of settlement',
  settlementKindOptions,
  field.saying('Choose the kind of settlement'),
);
export const englishLevel = field.answer(
  'Level of English',
  englishLevelOptions,
  field.saying('Choose a level of English'),
);

/** An optional day. */
export const openDay = (label: string) =>
  field.optional(field.date(label, field.saying('Please enter a valid date.')));

/** An optional line. Older records may hold a longer one. */
export const openLine = (label: string, most: number) =>
  field.optional(field.line(label, { least: 0, most, mostStored: 200 }));
