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
import { citizenshipApplicationOf } from '../../record/citizenshipApplication';
import { goesOnByLaw, waitsForIlr, withExtensions } from '../../record/applicationOnRecord';
import { mainPersonOf } from '../../record/mainPerson';
import { withSharedJourneys } from '../../record/sharedJourneys';
import { toldBy, type Trigger } from '../trigger';
import type { RecordOnDay } from '../../record/recordOn';
import { whereSound } from './whereSound';

const link = '/dashboard/dependants';

type Dependant = RecordOnDay['dependants'][number];

/**
 * What each dependant has ahead by a clock of their own: the first day to apply for settlement, and for a child the first
 * and the last day of registration as British. The page of the dependants names the same days.
 */
export function dependantDates(record: RecordOnDay, today: CivilDate): readonly Trigger[] {
  const { applications } = record;
  const dependants = withExtensions(withSharedJourneys(record.dependants, record.journeys), applications);
  const main = mainPersonOf(record);
  return dependants.flatMap((dependant) => {
    const progress = whereSound(() => dependantProgress(dependant, dependants, main, today));
    if (progress === null) return [];
    const { settlement, registration } = progress;
    const { dependantId, visaExpiryDate: ends } = dependant;
    const hasApplied = waitsForIlr(applications, dependantId);
    // Registered, or waiting for it: no way has to be opened, and none is lost.
    const towardsBritish = citizenshipApplicationOf(applications, dependantId) !== null;
    const goesOn = ends !== null && goesOnByLaw(applications, dependantId, ends);
    return [
      ...(hasApplied ? [] : settlementWindows(dependant, settlement)),
      ...(hasApplied || goesOn ? [] : endsBeforeSettlement(dependant, settlement, record.registeredOn)),
      ...(registration === null || towardsBritish ? [] : registrationOf(dependant, registration)),
      ...(towardsBritish ? [] : ofAge(dependant, comingOfAge(dependant, main, today))),
    ];
  });
}

/** The first day to apply. Nothing while facts are missing. */
function settlementWindows(
  dependant: Dependant,
  { answer, reasons }: DependantSettlement,
): readonly Trigger[] {
  const date = answer?.earliestApplicationDate ?? null;
  return answer === null || date === null ? [] : [windowOf(dependant, date, { answer, reasons })];
}

function windowOf(
  { dependantId, firstName: name }: Dependant,
  date: CivilDate,
  {
    answer,
    reasons,
  }: { readonly answer: SettlementAnswer; readonly reasons: DependantSettlement['reasons'] },
): Trigger {
  const { applyBy } = answer;
  const withMain = reasons.some(({ code }) => code === 'with_main_person');
  const beside = [
    ...(withMain ? [`${name} settles together with you or after you.`] : []),
    ...besideTheDay(answer, date),
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
      text: `By your record, time and days away allow it from ${writtenDate(date)}. ${beside}`,
    },
    ...toldBy(applyBy === null ? ladders.firstDay : ladders.firstOfLastDays, date, (lead) =>
      isBefore(lead)
        ? {
            type: 'other',
            title: `Time and days away allow settlement of ${name} from ${writtenDate(date)}`,
            message: `By your record, that is the first day for ${name}. ${beside} Use the time until then: collect the documents, and check what else is asked.`,
          }
        : {
            type: 'other',
            title: `Time and days away allow settlement of ${name}: the first day was ${writtenDate(date)}`,
            message: `By your record, that was the first day for ${name}. ${beside} Check what else is asked, and apply before the visa of ${name} expires.`,
          },
    ),
  };
}

/** Their visa ends before they could apply: it has to be extended first. */
function endsBeforeSettlement(
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
          // A record that is being filled in says something else in an hour.
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

/** The last day to apply, the other first day of partners and parents, and a journey that brings it to an end. */
function besideTheDay(
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

/** A child who may be British from birth is not told to register: the fee may not be needed. */
function registrationOf(dependant: Dependant, registration: ChildRegistration): readonly Trigger[] {
  const { verdict, ways } = registration;
  if (verdict === 'british') return [];
  return [
    ...(verdict === 'may_be_british' ? [] : firstDays(dependant, ways)),
    ...lastDay(dependant, registration),
  ];
}

/** A way that opens while the child has a right by another one already is no first day. */
function firstDays(dependant: Dependant, ways: readonly RegistrationWay[]): readonly Trigger[] {
  const opening = ways.flatMap((way) => (way.opensOn === null ? [] : [{ ...way, opensOn: way.opensOn }]));
  const isSpare = (way: (typeof opening)[number]) =>
    opening.some(
      (other) =>
        isRight(other) &&
        other.opensOn < way.opensOn &&
        (other.lastDay === null || other.lastDay >= way.opensOn),
    );
  const byParent = ways.some(({ section, status }) => section === '1(3)' && status === 'later');
  return opening.filter((way) => !isSpare(way)).flatMap((way) => firstDay(dependant, way, byParent));
}

const isRight = ({ status }: RegistrationWay): boolean => status === 'open' || status === 'later';

/**
 * The first day of a way to which a child has a right.
 * @param byParent whether a parent who becomes settled or British gives one too, on a day that is not known yet
 */
function firstDay(
  { dependantId, firstName: name, british }: Dependant,
  way: RegistrationWay,
  byParent: boolean,
): readonly Trigger[] {
  const { section, form, opensOn: date, lastDay: until } = way;
  if (date === null || !isRight(way)) return [];
  const years = inLetters(valueOn(registrationRules.yearsLivedHere, date));
  const byYears = section === '1(4)';
  const why = byYears
    ? `${name} is ${years} on ${writtenDate(date)}. Section 1(4), form ${form}, is for a child who was born here. In each of the first ${years} years the child was away for at most ${inWordsOn(absenceRules.childRegistrationYear, date)}.`
    : `A parent is British or settled from that day on: section ${section}, form ${form}.`;
  const rest = [
    ...(byYears && byParent ? ['It can be earlier, once a parent is settled or British.'] : []),
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
        title: `First day to register ${name} as British${byYears ? ` by ${years} years in the UK` : ''}`,
        text: `${why} ${rest}`,
      },
      ...toldBy(ladders.childOpens, date, (lead) =>
        isBefore(lead)
          ? {
              type: 'other',
              title: `${name} can be registered as British from ${writtenDate(date)}`,
              message: `${why}${byYears ? ' By the journeys in your record that holds. It has to stay so until that day.' : ''} ${rest}`,
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

/** The last day before a child is of age, where a way is lost on it. */
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
    whatIsLost(lost, valueOn(registrationRules.beforeAge, date)),
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
      ...toldBy(ladders.childEnds, date, () => ({
        type: 'warning',
        title: `The last day to register ${name} as British as a child is ${writtenDate(date)}`,
        message,
      })),
    },
  ];
}

function whatIsLost(ways: readonly RegistrationWay[], age: number): string {
  const byParent = ways.find(({ section }) => section === '1(3)');
  if (byParent?.status === 'open')
    return `A parent is British or settled, which gives a right to it under section 1(3), form MN1. That right ends at the age of ${age}.`;
  if (byParent !== undefined)
    return `If a parent becomes British or settled before that day, section 1(3), form MN1, gives a right to it. That ends at the age of ${age}.`;
  return `Section 3, form MN1, is for children under ${age}. Section 3(1) leaves the decision to the Home Office: there is no right to it, and the fee is lost on refusal.`;
}

/** What changes on the birthday itself; what registration loses on it has an alert of its own. */
function ofAge({ dependantId, firstName: name }: Dependant, coming: ComingOfAge | null): readonly Trigger[] {
  if (coming === null) return [];
  const { age, on: date, surcharge } = coming;
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
      ...toldBy(ladders.childOfAge, date, () => ({
        type: 'other',
        title: `${name} is ${age} on ${writtenDate(date)}: make applications as a child before that day`,
        message,
      })),
    },
  ];
}
