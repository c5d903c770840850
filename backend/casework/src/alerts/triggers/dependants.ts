import { isBefore, ladders } from '@settlewise/domain/notifications';
import { adviser, inLetters, type SettlementAnswer, writtenDate } from '@settlewise/rules/assessment';
import { addDays, type CivilDate } from '@settlewise/rules/calendar';
import {
  comingOfAge,
  type ComingOfAge,
  dependantProgress,
  type DependantSettlement,
} from '@settlewise/rules/dependants';
import {
  absenceRules,
  inWordsOn,
  poundsOfPence,
  registrationRules,
  valueOn,
} from '@settlewise/rules/parameters';
import { firstDayTitleOfDependant } from '@settlewise/rules/progress';
import type { ChildRegistration, RegistrationWay } from '@settlewise/rules/registration';
import { findCitizenshipApplication } from '../../record/citizenshipApplication';
import { continuesByLaw, isWaitingForIlr, withExtensions } from '../../record/applicationOnRecord';
import { toMainPerson } from '../../record/mainPerson';
import { withSharedJourneys } from '../../record/sharedJourneys';
import { stepsForLadder, type Trigger } from '../trigger';
import type { RecordOnDay } from '../../record/recordOn';
import { nullIfInvalid } from './nullIfInvalid';

const link = '/dashboard/dependants';

type Dependant = RecordOnDay['dependants'][number];

/**
 * The own days of each dependant: the first day to apply for settlement, and for a child the first and the last day of
 * registration as British. The page of the dependants shows the same days.
 */
export function dependantDates(record: RecordOnDay, today: CivilDate): readonly Trigger[] {
  const { applications } = record;
  const dependants = withExtensions(withSharedJourneys(record.dependants, record.journeys), applications);
  const main = toMainPerson(record);
  return dependants.flatMap((dependant) => {
    const progress = nullIfInvalid(() => dependantProgress(dependant, dependants, main, today));
    if (progress === null) return [];
    const { settlement, registration } = progress;
    const { dependantId, visaExpiryDate: ends } = dependant;
    const hasApplied = isWaitingForIlr(applications, dependantId);
    // An applied-for or granted registration has no first or last day.
    const hasCitizenshipApplication = findCitizenshipApplication(applications, dependantId) !== null;
    const isContinued = ends !== null && continuesByLaw(applications, dependantId, ends);
    return [
      ...(hasApplied ? [] : settlementWindows(dependant, settlement)),
      ...(hasApplied || isContinued ? [] : visaEndTriggers(dependant, settlement, record.registeredOn)),
      ...(registration === null || hasCitizenshipApplication
        ? []
        : registrationTriggers(dependant, registration)),
      ...(hasCitizenshipApplication
        ? []
        : comingOfAgeTriggers(dependant, comingOfAge(dependant, main, today))),
    ];
  });
}

/** The first day to apply; empty while facts are missing. */
function settlementWindows(
  dependant: Dependant,
  { answer, reasons }: DependantSettlement,
): readonly Trigger[] {
  const date = answer?.earliestApplicationDate ?? null;
  return answer === null || date === null ? [] : [createWindow(dependant, date, { answer, reasons })];
}

function createWindow(
  { dependantId, firstName: name }: Dependant,
  date: CivilDate,
  {
    answer,
    reasons,
  }: { readonly answer: SettlementAnswer; readonly reasons: DependantSettlement['reasons'] },
): Trigger {
  const { applyBy } = answer;
  const settlesWithMain = reasons.some(({ code }) => code === 'with_main_person');
  const facts = [
    ...(settlesWithMain ? [`${name} settles together with you or after you.`] : []),
    ...describeDay(answer, date),
    'This is counted from their own visa and journeys.',
  ].join(' ');
  return {
    kind: 'dependant_ilr_window',
    about: `dependant ${dependantId}`,
    date,
    link,
    ...(applyBy === null ? {} : { until: applyBy }),
    inWords: {
      title: firstDayTitleOfDependant(name),
      text: `By your record, time and days away allow it from ${writtenDate(date)}. ${facts}`,
    },
    ...stepsForLadder(applyBy === null ? ladders.firstDay : ladders.firstOfLastDays, date, (lead) =>
      isBefore(lead)
        ? {
            type: 'other',
            title: `Time and days away allow settlement of ${name} from ${writtenDate(date)}`,
            message: `By your record, that is the first day for ${name}. ${facts} Use the time until then: collect the documents, and check what else is asked.`,
          }
        : {
            type: 'other',
            title: `Time and days away allow settlement of ${name}: the first day was ${writtenDate(date)}`,
            message: `By your record, that was the first day for ${name}. ${facts} Check what else is asked, and apply before the visa of ${name} expires.`,
          },
    ),
  };
}

/** The visa ends before the first day to apply, so it must be extended. */
function visaEndTriggers(
  { dependantId, firstName: name, visaExpiryDate: ends }: Dependant,
  { answer }: DependantSettlement,
  registeredOn: CivilDate,
): readonly Trigger[] {
  const first = answer?.practicalEarliestApplicationDate ?? answer?.earliestApplicationDate ?? null;
  if (ends === null || first === null || ends >= first) return [];
  return [
    {
      kind: 'dependant_visa_ends_before',
      about: `dependant ${dependantId}`,
      date: ends,
      until: ends,
      link,
      titleToLawyer: `The visa of ${name} ends before ${name} can apply for settlement`,
      steps: [
        {
          // Wait a day, because a new record is still being filled in.
          from: addDays(registeredOn, 1),
          name: 'known',
          type: 'warning',
          title: `The visa of ${name} ends on ${writtenDate(ends)}, before ${name} can apply for settlement`,
          message: `By your record, the first day for ${name} is ${writtenDate(first)}. To stay until then, ${name} needs to extend the visa: apply for that before ${writtenDate(ends)} is over. If there is a new visa already, enter its dates.`,
        },
      ],
    },
  ];
}

/** Sentences about the last day to apply, the GOV.UK day of partners and parents, and a journey that ends eligibility. */
function describeDay(
  { applyBy, practicalEarliestApplicationDate: practical, eligibleUntil }: SettlementAnswer,
  date: CivilDate,
): readonly string[] {
  return [
    ...(applyBy === null
      ? []
      : [
          `Apply by ${writtenDate(applyBy)}, before the permission ends: in its last ${inWordsOn(absenceRules.lastDaysOfProtection, applyBy)}.`,
        ]),
    ...(practical === null
      ? []
      : [
          `GOV.UK allows an application from ${writtenDate(practical)}; ${writtenDate(date)} is the safe day.`,
        ]),
    ...(eligibleUntil === null
      ? []
      : [`Because of the journeys an application is good up to ${writtenDate(eligibleUntil)}.`]),
  ];
}

/** No first day for a child who may be British from birth, because the fee may be unnecessary. */
function registrationTriggers(dependant: Dependant, registration: ChildRegistration): readonly Trigger[] {
  const { verdict, ways } = registration;
  if (verdict === 'british') return [];
  return [
    ...(verdict === 'may_be_british' ? [] : firstDayTriggers(dependant, ways)),
    ...lastDay(dependant, registration),
  ];
}

/** Leaves out a way that opens while the child already has a right by another way. */
function firstDayTriggers(dependant: Dependant, ways: readonly RegistrationWay[]): readonly Trigger[] {
  const opening = ways.flatMap((way) => (way.opensOn === null ? [] : [{ ...way, opensOn: way.opensOn }]));
  const isRedundant = (way: (typeof opening)[number]) =>
    opening.some(
      (other) =>
        isEntitled(other) &&
        other.opensOn < way.opensOn &&
        (other.lastDay === null || other.lastDay >= way.opensOn),
    );
  const parentGivesRight = ways.some(({ section, status }) => section === '1(3)' && status === 'later');
  return opening
    .filter((way) => !isRedundant(way))
    .flatMap((way) => firstDayTrigger(dependant, way, parentGivesRight));
}

const isEntitled = ({ status }: RegistrationWay): boolean => status === 'open' || status === 'later';

/**
 * The first day of a way of registration that a child is entitled to.
 * @param parentGivesRight whether a parent who becomes settled or British also gives a right, on an unknown day
 */
function firstDayTrigger(
  { dependantId, firstName: name, british }: Dependant,
  way: RegistrationWay,
  parentGivesRight: boolean,
): readonly Trigger[] {
  const { section, form, opensOn: date, lastDay: until } = way;
  if (date === null || !isEntitled(way)) return [];
  const years = inLetters(valueOn(registrationRules.yearsLivedHere, date));
  const isByYears = section === '1(4)';
  const why = isByYears
    ? `${name} is ${years} on ${writtenDate(date)}. Section 1(4), form ${form}, is for a child who was born here. In each of the first ${years} years the child was away for at most ${inWordsOn(absenceRules.childRegistrationYear, date)}.`
    : `A parent is British or settled from that day on: section ${section}, form ${form}.`;
  const rest = [
    ...(isByYears && parentGivesRight ? ['It can be earlier, once a parent is settled or British.'] : []),
    ...(until === null ? [] : [`The last day to apply is ${writtenDate(until)}.`]),
    ...(british === null ? ['This supposes that the child is not British already.'] : []),
    'The page of your dependants says what it costs, and why.',
  ].join(' ');
  return [
    {
      kind: 'child_registration',
      about: `dependant ${dependantId} section ${section}`,
      date,
      link,
      ...(until === null ? {} : { until }),
      inWords: {
        title: `First day to register ${name} as British${isByYears ? ` by ${years} years in the UK` : ''}`,
        text: `${why} ${rest}`,
      },
      ...stepsForLadder(ladders.childOpens, date, (lead) =>
        isBefore(lead)
          ? {
              type: 'other',
              title: `${name} can be registered as British from ${writtenDate(date)}`,
              message: `${why}${isByYears ? ' By the journeys in your record that holds. It has to stay so until that day.' : ''} ${rest}`,
            }
          : {
              type: 'other',
              title: `${name} can be registered as British: the first day was ${writtenDate(date)}`,
              message: `${why} ${rest}`,
            },
      ),
    },
  ];
}

/** The last day before a child turns 18, if a way of registration ends then. */
function lastDay(
  { dependantId, firstName: name }: Dependant,
  { verdict, ways }: ChildRegistration,
): readonly Trigger[] {
  const lost = ways.filter(({ lastDay: day, status }) => day !== null && status !== 'closed');
  const date = lost[0]?.lastDay ?? null;
  if (date === null) return [];
  const message = [
    verdict === 'may_be_british'
      ? `${name} may be British already: check that first. If not, this matters:`
      : '',
    describeLostRight(lost, valueOn(registrationRules.beforeAge, date)),
    `Apply by that day, and ask ${adviser} in good time. The page of your dependants says what it costs.`,
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
  return [
    {
      kind: 'child_registration_ends',
      about: `dependant ${dependantId}`,
      date,
      until: date,
      link,
      inWords: { title: `Last day to register ${name} as British as a child`, text: message },
      ...stepsForLadder(ladders.childEnds, date, () => ({
        type: 'warning',
        title: `The last day to register ${name} as British as a child is ${writtenDate(date)}`,
        message,
      })),
    },
  ];
}

function describeLostRight(ways: readonly RegistrationWay[], age: number): string {
  const parentGivesRight = ways.find(({ section }) => section === '1(3)');
  if (parentGivesRight?.status === 'open')
    return `A parent is British or settled, which gives a right to it under section 1(3), form MN1. That right ends at the age of ${age}.`;
  if (parentGivesRight !== undefined)
    return `If a parent becomes British or settled before that day, section 1(3), form MN1, gives a right to it. That ends at the age of ${age}.`;
  return `Section 3, form MN1, is for children under ${age}. Section 3(1) leaves the decision to the Home Office: there is no right to it, and the fee is lost on refusal.`;
}

/** What changes at 18, except for registration, which has its own alert. */
function comingOfAgeTriggers(
  { dependantId, firstName: name }: Dependant,
  birthday: ComingOfAge | null,
): readonly Trigger[] {
  if (birthday === null) return [];
  const { age, on: date, surcharge } = birthday;
  const message = [
    `A first application as a dependent child is made before ${writtenDate(date)}. Who was given permission as a dependent child before may apply as one later too.`,
    ...(surcharge === null
      ? []
      : [
          `For an application from that day the health surcharge is ${poundsOfPence(surcharge.penceFrom)} a year, by the fees that we know of.`,
          `Before it, it is ${poundsOfPence(surcharge.penceBefore)} a year.`,
        ]),
    'What it means for registration as British is on the page of your dependants.',
  ].join(' ');
  return [
    {
      kind: 'child_of_age',
      about: `dependant ${dependantId}`,
      date,
      until: date,
      link,
      inWords: { title: `${name} is ${age}`, text: message },
      ...stepsForLadder(ladders.childOfAge, date, () => ({
        type: 'other',
        title: `${name} is ${age} on ${writtenDate(date)}: make applications as a child before that day`,
        message,
      })),
    },
  ];
}
