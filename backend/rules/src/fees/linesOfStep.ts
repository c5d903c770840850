import { isOfFullAge } from '../citizenship/fullAge';
import { salaryListEnds } from '../parameters/feeTerms';
import { fees, type FeeKey } from '../parameters/feeTable';
import { valueOn } from '../parameters/parameter';
import { surchargeRules } from '../parameters/surchargeRules';
import { poundsOfPence } from '../parameters/units';
import { findRoute } from '../routes/routes';
import { feeNotes, surchargeSentences } from '../sentences/fees';
import { amountOn, notKnownOn, type Amount, type FeeTable } from './amountOn';
import type { FeeLine, FeeLineKind } from './answer';
import { applicationFee, knownRoute, type ApplicationFee } from './applicationFee';
import type { FeesQuestion, FeeStep, PermissionStep } from './question';
import { calculateSurcharge, type Surcharge } from './surcharge';
import type { TestToTake } from './testsToTake';

/** The person and the step of a line. */
interface LineContext {
  readonly question: FeesQuestion;
  readonly step: FeeStep;
  readonly place: number;
  readonly person: number;
  readonly dateOfBirth: string;
  readonly known: FeeTable;
}

/** What each person of a step pays, in the order of the list of people. */
export function linesOfStep(
  question: FeesQuestion,
  step: FeeStep,
  place: number,
  known: FeeTable,
  tests: ReadonlyMap<number, readonly TestToTake[]> = new Map(),
): readonly FeeLine[] {
  const people = [...(step.people ?? question.people.keys())].toSorted((one, other) => one - other);
  return people.flatMap((person, index) => {
    const dateOfBirth = question.people[person]?.dateOfBirth ?? step.on;
    const of = { question, step, place, person, dateOfBirth, known };
    return linesOfPerson(of, tests.get(person) ?? [], index === 0);
  });
}

/** The lines of one person for one step, in the order of the bill. */
function linesOfPerson(
  of: LineContext,
  tests: readonly TestToTake[],
  paysPriorityOnce: boolean,
): readonly FeeLine[] {
  const { step } = of;
  return [
    ...applicationLines(of),
    ...(step.item === 'visa' || step.item === 'extension' ? surchargeLines(of, step) : []),
    ...priorityLines(of, paysPriorityOnce),
    ...ceremonyLines(of),
    ...appointmentLines(of),
    ...tests.map((test) => testLine(of, test)),
  ];
}

const isAdult = ({ dateOfBirth, step }: LineContext): boolean => isOfFullAge(dateOfBirth, step.on);

function line(
  { step, place, person, question }: LineContext,
  kind: FeeLineKind,
  label: string,
  amount: Amount,
  notes: readonly (string | null)[],
  years: number | null = null,
): FeeLine {
  const expected = step.on > question.asOf;
  const note = [...notes, expected && amount.pence > 0 ? feeNotes.newest_known() : null]
    .filter((each) => each !== null)
    .join(' ');
  return {
    step: place,
    person,
    kind,
    label,
    on: step.on,
    ...amount,
    years,
    expected,
    note: note === '' ? null : note,
  };
}

/** `lowestPence` of what is perhaps not charged at all is nothing. */
const perhaps = (amount: Amount, certain: boolean): Amount =>
  certain ? amount : { ...amount, lowestPence: 0, standing: 'not_confirmed', confidence: 'unknown' };

function applicationLines(of: LineContext): readonly FeeLine[] {
  const { step, known } = of;
  const fee = applicationFee(step);
  const noSurcharge = step.item === 'visa' || step.item === 'extension' ? noSurchargeNote(of, step) : null;
  if (fee.kind === 'not_known')
    return [
      line(of, 'application', applicationTitle(step), notKnownOn(step.on, known), [
        feeNotes.no_fee_known(),
        noSurcharge,
      ]),
    ];
  if (fee.kind === 'free') return [freeLine(of, fee, noSurcharge)];
  return fee.keys.map((key, index) => {
    const amount = perhaps(amountOfApplication(key, step.on, known), fee.certain);
    const isPassportOfChild = key === 'first_passport' && !isAdult(of);
    return line(
      of,
      index === 0 ? 'application' : 'other',
      // The fee that is known is that of an adult: the note says so.
      isPassportOfChild ? passportOfChild : fees[key].title,
      perhaps(amount, !isPassportOfChild),
      [
        isPassportOfChild ? feeNotes.passport_of_child() : uncertaintyNote(key, amount, fee.certain),
        key === 'global_talent_endorsement' ? feeNotes.endorsement() : null,
        key === listFee ? listNote(step.on) : null,
        index === 0 ? noSurcharge : null,
      ],
    );
  });
}

const passportOfChild = 'First passport of a child';

const listFee = 'skilled_worker_salary_list';

/** After the last day of the list it is unknown whether the lower fee still applies: the ordinary one is used. */
function amountOfApplication(key: FeeKey, on: string, known: FeeTable): Amount {
  const amount = amountOn(key, on, known);
  if (key !== listFee || on <= valueOn(salaryListEnds, on)) return amount;
  const { lowestPence } = amount;
  const ordinary = amountOn('skilled_worker_outside_short', on, known);
  return { ...ordinary, lowestPence, standing: 'not_confirmed', confidence: 'unknown' };
}

function listNote(on: string): string {
  const ends = valueOn(salaryListEnds, on);
  return on <= ends ? feeNotes.salary_list({ ends }) : feeNotes.after_salary_list({ ends });
}

function freeLine(
  of: LineContext,
  { key }: ApplicationFee & { kind: 'free' },
  noSurcharge: string | null,
): FeeLine {
  const { step, known } = of;
  if (key !== null) {
    const why = key === 'eu_settlement' ? feeNotes.free_for_eu_scheme() : feeNotes.free_for_protection();
    return line(of, 'application', applicationTitle(step), amountOn(key, step.on, known), [why, noSurcharge]);
  }
  const route = findRoute(knownRoute('route' in step ? step.route : ''));
  const nothing = { pence: 0, lowestPence: 0, highestPence: 0, edition: null } as const;
  const { source, confidence } = route;
  return line(
    of,
    'application',
    applicationTitle(step),
    { ...nothing, source, confidence, standing: 'in_force' },
    [feeNotes.free_of_need({ route: route.title })],
  );
}

function uncertaintyNote(
  key: FeeKey,
  { confidence, edition, pence }: Amount,
  certain: boolean,
): string | null {
  if (!certain) return feeNotes.perhaps_charged();
  if (confidence !== 'unknown') return null;
  if (edition === null && pence === 0) return feeNotes.no_fee_known();
  return edition === null || fees[key].notKnownFrom !== undefined
    ? feeNotes.last_known()
    : feeNotes.not_sure();
}

/** What is applied for, where no row of the table names it. */
function applicationTitle(step: FeeStep): string {
  const route = 'route' in step ? findRoute(knownRoute(step.route)).title : '';
  if (step.item === 'ilr') return `Settlement: ${route}`;
  return step.item === 'visa' ? `Visa: ${route}` : `Extension: ${route}`;
}

function noSurchargeNote({ dateOfBirth }: LineContext, step: PermissionStep): string | null {
  const surcharge = calculateSurcharge(step, dateOfBirth);
  if (surcharge === 'route') return surchargeSentences.none_on_route();
  if (surcharge === 'short')
    return surchargeSentences.none_when_short({ months: valueOn(surchargeRules.noneOutside, step.on) });
  return null;
}

function surchargeLines(of: LineContext, step: PermissionStep): readonly FeeLine[] {
  const surcharge = calculateSurcharge(step, of.dateOfBirth);
  if (typeof surcharge === 'string') return [];
  const { key, halfYears, certain } = surcharge;
  // Before its first day the fee did not exist.
  if ((fees[key].rows[0]?.from ?? '') > step.on) return [];
  const rate = amountOn(key, step.on, of.known);
  const times = (pence: number) => Math.round((pence * halfYears) / 2);
  const amount: Amount = {
    ...rate,
    pence: times(rate.pence),
    lowestPence: times(rate.lowestPence),
    highestPence: times(rate.highestPence),
  };
  return [
    line(
      of,
      'surcharge',
      fees[key].title,
      perhaps(amount, certain),
      surchargeNotes(step, surcharge, rate),
      halfYears / 2,
    ),
  ];
}

function surchargeNotes(
  { on, months }: PermissionStep,
  { halfYears, because, certain }: Surcharge,
  rate: Amount,
) {
  const length = { years: Math.floor(months / 12), rest: months % 12 };
  return [
    surchargeSentences.counted({
      length,
      halfYears,
      halfYearUpTo: valueOn(surchargeRules.halfYear, on),
      rate: poundsOfPence(rate.pence),
    }),
    because === 'age'
      ? surchargeSentences.lower_by_age({ age: valueOn(surchargeRules.reducedAge, on) })
      : null,
    because === 'route' ? surchargeSentences.lower_by_route() : null,
    certain ? null : surchargeSentences.perhaps_none(),
  ];
}

/** Each person pays it; at the least one of them does for all. */
function priorityLines(of: LineContext, paysOnce: boolean): readonly FeeLine[] {
  const { service = 'standard', on } = of.step;
  if (service === 'standard') return [];
  const amount = amountOn(service, on, of.known);
  const lowestPence = paysOnce ? amount.lowestPence : 0;
  return [line(of, 'priority', fees[service].title, { ...amount, lowestPence }, [feeNotes.priority()])];
}

function ceremonyLines(of: LineContext): readonly FeeLine[] {
  const { item, on } = of.step;
  if (!(item === 'naturalisation' || item === 'registration_adult') || !isAdult(of)) return [];
  return [
    line(of, 'ceremony', fees.ceremony.title, amountOn('ceremony', on, of.known), [feeNotes.ceremony()]),
  ];
}

/** A range: each slot has its own price, and most cost nothing. */
function appointmentLines(of: LineContext): readonly FeeLine[] {
  const { paidAppointment = false, on } = of.step;
  if (!paidAppointment) return [];
  return [
    line(of, 'other', fees.appointment.title, amountOn('appointment', on, of.known), [
      feeNotes.appointment(),
    ]),
  ];
}

function testLine(of: LineContext, test: TestToTake): FeeLine {
  const key = test.test === 'english' ? 'english_test' : 'life_in_the_uk_test';
  const amount = amountOn(key, of.step.on, of.known);
  if (test.test !== 'english') return line(of, 'test', fees[key].title, amount, [feeNotes.life_in_the_uk()]);
  const level = test.level === 'of_visa' || test.level === 'of_extension' ? null : test.level;
  return line(of, 'test', fees[key].title, amount, [
    feeNotes.english({ level }),
    test.asked ? null : feeNotes.english_not_asked(),
  ]);
}
