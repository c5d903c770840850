import { ageOn } from '../calendar/age';
import { fromDayNumber, toDayNumber, type DayNumber } from '../calendar/civilDate';
import type { EnglishStatus, LifeInUkStatus } from '../assessment/answer';
import type { Reason } from '../assessment/reason';
import type { LawOnDay } from '../parameters/law';
import { sources } from '../parameters/sources';
import type { Route } from '../routes/route';
import { notesOn } from '../routes/routeNote';
import { against, met, toKnow } from './reasonFactories';
import type { SettlementFindings } from './settlementFindings';

/** The route's requirements other than time, and the conditions that were not checked. */
export function routeReasons(findings: SettlementFindings) {
  const { route, earliest, asOf, absences } = findings;
  const reasons: Reason[] = [];
  const applying = Math.max(earliest, asOf);
  if (route.closes !== null && applying > toDayNumber(route.closes.on)) {
    const { on, laterFor } = route.closes;
    reasons.push(
      (laterFor === null || applying > toDayNumber(laterFor.on) ? against : toKnow)(
        'route_closed',
        { on, laterFor },
        route.source,
        { last: toDayNumber(on) },
      ),
    );
  }
  reasons.push(...knowledgeReasons(findings));
  const notes = notesOn(route, fromDayNumber(applying));
  if (notes.length > 0) reasons.push(toKnow('about_the_route', { notes }, route.source));
  reasons.push(notAskedReason(findings));
  if (isContinuous(route) && absences.countedDays.length > 0)
    reasons.push(toKnow('islands', {}, sources.continuousResidenceRules));
  return reasons;
}

/** English and the Life in the UK test, with the person's known results. */
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
  if (english.exempt === 'age' || lifeInUk.exempt === 'age') {
    const age = person?.dateOfBirth === undefined ? null : ageOn(person.dateOfBirth, fromDayNumber(applying));
    const ages = law.agesAsked;
    return [met('knowledge_not_asked_at_age', { on: applying, age, ages }, english.source)];
  }
  return [...englishReasons(english, lifeInUk, applying, law), ...testReasons(route, english, lifeInUk, law)];
}

function englishReasons(
  english: EnglishStatus,
  lifeInUk: LifeInUkStatus,
  on: DayNumber,
  law: LawOnDay,
): readonly Reason[] {
  const { asked, held, met: isMet, exempt, confirmed, source } = english;
  if (asked === 'none' || asked === 'route') return [];
  const createReason = isMet === null ? toKnow : isMet ? met : against;
  return [
    createReason(
      'english_level',
      {
        asked,
        on,
        confirmed,
        held,
        met: isMet === true,
        notNeeded: exempt === 'held_exempt',
        test: lifeInUk.asked && lifeInUk.passed !== true,
        ages: law.agesAsked,
      },
      source,
    ),
  ];
}

/** The test alone, if the reason about English does not name it. */
function testReasons(
  { lifeInTheUk }: Route,
  { asked: level }: EnglishStatus,
  { passed, asked }: LifeInUkStatus,
  law: LawOnDay,
): readonly Reason[] {
  if (lifeInTheUk === 'none') return [];
  const grownChildrenOnly = lifeInTheUk === 'grown_children';
  const params = { passed: passed === true, grownChildrenOnly, ages: law.agesAsked };
  if (passed === true) return [met('life_in_the_uk', params, sources.lifeInTheUk)];
  const isNamedWithEnglish = level === 'B1' || level === 'B2';
  if (isNamedWithEnglish && (asked || !grownChildrenOnly)) return [];
  return [toKnow('life_in_the_uk', params, sources.lifeInTheUk)];
}

/**
 * Conditions other than time and days that break residence or cause a refusal. Part Suitability 5.1, 5.3, 16.1 and
 * 17.1.
 */
function notAskedReason({ route, law }: SettlementFindings): Reason {
  const refusal = { sentenceMonths: law.sentenceForRefusal, debtToTheNhs: law.debtToTheNhs };
  if (!isContinuous(route)) return toKnow('suitability', refusal, sources.suitability);
  return toKnow(
    'breaks_not_asked',
    {
      ...refusal,
      shortSentence: hasShortSentenceRule(route)
        ? { months: law.sentenceThatPauses, yearsAfter: law.yearsAfterPrison }
        : null,
    },
    sources.continuousResidenceRules,
  );
}

function isContinuous({ absences }: Route): boolean {
  return absences === 'continuous_residence' || absences === 'long_residence';
}

/** CR 4.1: in family life and private life a short sentence only pauses residence. */
function hasShortSentenceRule({ key }: Route): boolean {
  return key === 'family_ten_years' || key === 'private_life';
}
