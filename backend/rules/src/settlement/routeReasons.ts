import { ageOn } from '../calendar/age';
import { fromDayNumber, toDayNumber } from '../calendar/civilDate';
import type { EnglishStatus, LifeInUkStatus } from '../assessment/answer';
import type { Reason } from '../assessment/reason';
import { against, inLetters, met, toKnow, written, writtenDate } from '../assessment/wording';
import type { LawOnDay } from '../parameters/law';
import { sources } from '../parameters/sources';
import type { Route } from '../routes/route';
import { notesOn } from '../routes/routeNote';
import type { SettlementFindings } from './settlementFindings';

const exemptions = ({ agesAsked }: LawOnDay) =>
  `Not for people under ${agesAsked.from} or of ${agesAsked.to + 1} and over, nor where a condition prevents it.`;

/** What the route asks for beside time, and what nobody asked here. */
export function routeReasons(findings: SettlementFindings) {
  const { route, earliest, asOf, absences } = findings;
  const reasons: Reason[] = [];
  const applying = Math.max(earliest, asOf);
  if (route.closes !== null && applying > toDayNumber(route.closes.on)) {
    const { on, laterFor } = route.closes;
    const later =
      laterFor === null ? '' : ` Only ${laterFor.who} could apply until ${writtenDate(laterFor.on)}.`;
    reasons.push(
      (laterFor === null || applying > toDayNumber(laterFor.on) ? against : toKnow)(
        'route_closed',
        `Applications had to be made by ${writtenDate(on)}.${later}`,
        route.source,
        {
          last: toDayNumber(on),
        },
      ),
    );
  }
  reasons.push(...knowledgeReasons(findings));
  const notes = notesOn(route, fromDayNumber(applying));
  if (notes.length > 0) reasons.push(toKnow('about_the_route', notes.join(' '), route.source));
  reasons.push(notAskedReason(findings));
  if (isContinuous(route) && absences.countedDays.length > 0)
    reasons.push(
      toKnow(
        'islands',
        'Lawful time in Jersey, Guernsey or the Isle of Man on an equivalent route is time in the UK, where the last permission was granted in the UK. A visit there is time away. Say beside such a journey which it was.',
        sources.continuousResidenceRules,
      ),
    );
  return reasons;
}

/** English and the Life in the UK test, each with what is known of the person. */
function knowledgeReasons({
  route,
  law,
  person,
  english,
  lifeInUk,
  earliest,
  asOf,
}: SettlementFindings): readonly Reason[] {
  const applying = Math.max(earliest, asOf);
  const on = written(applying);
  if (english.exempt === 'age' || lifeInUk.exempt === 'age') {
    const age =
      person?.dateOfBirth === undefined
        ? ''
        : `On ${on} you are ${ageOn(person.dateOfBirth, fromDayNumber(applying))} years old. `;
    return [
      met(
        'knowledge_not_asked_at_age',
        `${age}English and the Life in the UK test are not asked of people under ${law.agesAsked.from} or of ${law.agesAsked.to + 1} and over.`,
        english.source,
      ),
    ];
  }
  return [...englishReasons(english, lifeInUk, on, law), ...testReasons(route, english, lifeInUk, law)];
}

function englishReasons(
  english: EnglishStatus,
  lifeInUk: LifeInUkStatus,
  on: string,
  law: LawOnDay,
): readonly Reason[] {
  const { asked, held, met: isMet, exempt, confirmed, source } = english;
  if (asked === 'none' || asked === 'route') return [];
  const test = lifeInUk.asked && lifeInUk.passed !== true ? ' and the Life in the UK test' : '';
  const uncertain = confirmed ? '' : ' (not confirmed for every route)';
  if (exempt === 'held_exempt')
    return [met('english_level', `English at level ${asked} is not asked of you.`, source)];
  const holds = held === null ? '' : held === 'none' ? ' You have shown none.' : ` You have shown ${held}.`;
  const stands = isMet === null ? toKnow : isMet ? met : against;
  return [
    stands(
      'english_level',
      `English at level ${asked}${test} for an application on ${on}${uncertain}.${holds}${isMet === true ? '' : ` ${exemptions(law)}`}`,
      source,
    ),
  ];
}

/** The test alone, where the reason about English does not name it. */
function testReasons(
  { lifeInTheUk }: Route,
  { asked }: EnglishStatus,
  { passed }: LifeInUkStatus,
  law: LawOnDay,
): readonly Reason[] {
  if (lifeInTheUk === 'none') return [];
  if (passed === true)
    return [
      met(
        'life_in_the_uk',
        'You have passed the Life in the UK test. A pass never expires.',
        sources.lifeInTheUk,
      ),
    ];
  if (asked === 'B1' || asked === 'B2') return [];
  return [
    toKnow(
      'life_in_the_uk',
      lifeInTheUk === 'adults'
        ? `The Life in the UK test has to be passed. ${exemptions(law)}`
        : `Children who are ${law.agesAsked.from} or older when they settle need English and the Life in the UK test.`,
      sources.lifeInTheUk,
    ),
  ];
}

/** What breaks residence, or refuses an application, beside time and days. Part Suitability 5.1, 5.3, 16.1 and 17.1. */
function notAskedReason({ route, law }: SettlementFindings): Reason {
  const refusal = `A prison sentence of ${inLetters(law.sentenceForRefusal)} months or more means refusal; lesser convictions and debts, to the NHS of ${law.debtToTheNhs} or for litigation, can.`;
  if (!isContinuous(route)) return toKnow('suitability', `Not asked here: ${refusal}`, sources.suitability);
  return toKnow(
    'breaks_not_asked',
    `Not asked here: prison, a deportation or exclusion order and removal break residence${pausesOnly(route) ? `; on this route a sentence of up to ${inLetters(law.sentenceThatPauses)} months only pauses it` : ''}. ${refusal}`,
    sources.continuousResidenceRules,
  );
}

function isContinuous({ absences }: Route): boolean {
  return absences === 'continuous_residence' || absences === 'long_residence';
}

/** CR 4.1: family life and private life. */
function pausesOnly({ key }: Route): boolean {
  return key === 'family_ten_years' || key === 'private_life';
}
