import { fromDayNumber, toDayNumber } from '../calendar/civilDate';
import type { Reason } from '../assessment/answer';
import { against, toKnow, written, writtenDate } from '../assessment/wording';
import { englishLevelOn } from '../parameters/englishLevels';
import { sources } from '../parameters/sources';
import type { Route } from '../routes/route';
import type { SettlementFindings } from './settlementFindings';

const exemptions = 'Not for people under 18 or of 65 and over, nor where a condition prevents it.';

/** What the route asks for beside time, and what nobody asked here. */
export function routeReasons({ route, earliest, asOf }: SettlementFindings) {
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
  const english = englishLevelOn(route.english, fromDayNumber(applying));
  if (english.value === 'B1' || english.value === 'B2')
    reasons.push(
      toKnow(
        'english_level',
        `English at level ${english.value} for an application on ${written(applying)}${english.confirmed ? '' : ' (not confirmed for every route)'}. ${exemptions}`,
        english.source,
      ),
    );
  if (route.lifeInTheUk !== 'none')
    reasons.push(
      toKnow(
        'life_in_the_uk',
        route.lifeInTheUk === 'adults'
          ? `The Life in the UK test has to be passed. ${exemptions}`
          : 'Children who are 18 or older when they settle need English and the Life in the UK test.',
        sources.lifeInTheUk,
      ),
    );
  for (const note of route.notes) reasons.push(toKnow('about_the_route', note, route.source));
  if (route.absences === 'continuous_residence' || route.absences === 'long_residence')
    reasons.push(
      toKnow(
        'breaks_not_asked',
        `A prison sentence, a deportation or exclusion order and removal break residence as well. They were not asked about here.${pausesOnly(route) ? ' On this route a sentence of up to twelve months only pauses it.' : ''}`,
        sources.continuousResidenceRules,
      ),
      toKnow(
        'islands',
        'Lawful time in Jersey, Guernsey or the Isle of Man on an equivalent route is time in the UK, where the last permission was granted in the UK. Leave such journeys out.',
        sources.continuousResidenceRules,
      ),
    );
  return reasons;
}

/** CR 4.1: family life and private life. */
function pausesOnly({ key }: Route): boolean {
  return key === 'family_ten_years' || key === 'private_life';
}
