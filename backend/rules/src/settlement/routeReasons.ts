import { fromDayNumber, toDayNumber, type DayNumber } from '../calendar/civilDate';
import type { Reason } from '../assessment/answer';
import { against, toKnow, written, writtenDate } from '../assessment/wording';
import { englishLevelOn } from '../parameters/englishLevels';
import { sources } from '../parameters/sources';
import type { Route } from '../routes/route';
import type { SettlementFindings } from './settlementFindings';

const exemptions = 'Not for people under 18 or of 65 and over, nor where a condition prevents it.';

/** What the route asks for beside time, and what nobody asked here. */
export function routeReasons({ route, earliest, asOf, absences }: SettlementFindings) {
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
  reasons.push(...knowledgeReasons(route, applying));
  if (route.notes.length > 0) reasons.push(toKnow('about_the_route', route.notes.join(' '), route.source));
  reasons.push(notAskedReason(route));
  if (isContinuous(route) && absences.countedDays.length > 0)
    reasons.push(
      toKnow(
        'islands',
        'Lawful time in Jersey, Guernsey or the Isle of Man on an equivalent route is time in the UK, where the last permission was granted in the UK. Leave such journeys out.',
        sources.continuousResidenceRules,
      ),
    );
  return reasons;
}

/** English and the Life in the UK test, together where both are asked for. */
function knowledgeReasons({ english: levels, lifeInTheUk }: Route, applying: DayNumber): readonly Reason[] {
  const english = englishLevelOn(levels, fromDayNumber(applying));
  const uncertain = english.confirmed ? '' : ' (not confirmed for every route)';
  if (english.value === 'B1' || english.value === 'B2') {
    const test = lifeInTheUk === 'adults' ? ' and the Life in the UK test' : '';
    return [
      toKnow(
        'english_level',
        `English at level ${english.value}${test} for an application on ${written(applying)}${uncertain}. ${exemptions}`,
        english.source,
      ),
    ];
  }
  if (lifeInTheUk === 'none') return [];
  return [
    toKnow(
      'life_in_the_uk',
      lifeInTheUk === 'adults'
        ? `The Life in the UK test has to be passed. ${exemptions}`
        : 'Children who are 18 or older when they settle need English and the Life in the UK test.',
      sources.lifeInTheUk,
    ),
  ];
}

/** What breaks residence, or refuses an application, beside time and days. Part Suitability 5.1, 5.3, 16.1 and 17.1. */
function notAskedReason(route: Route): Reason {
  const refusal =
    'A prison sentence of twelve months or more means refusal; lesser convictions and debts, to the NHS of £500 or for litigation, can.';
  if (!isContinuous(route)) return toKnow('suitability', `Not asked here: ${refusal}`, sources.suitability);
  return toKnow(
    'breaks_not_asked',
    `Not asked here: prison, a deportation or exclusion order and removal break residence${pausesOnly(route) ? '; on this route a sentence of up to twelve months only pauses it' : ''}. ${refusal}`,
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
