import type { CivilDate } from '../calendar/civilDate';
import { earnedSettlement, type AnnouncedChange } from '../parameters/announcedChanges';
import type { Source } from '../parameters/parameter';
import { type RouteKey, findRoute, yearsOn } from '../routes/routes';

/** The effect of an announced change on a route. Never part of an answer. */
export interface SettlementIfAnnounced {
  /** The years of the proposal; null if it names none for this route. */
  readonly years: number | null;
  /** Whether the proposal would close the route. */
  readonly closes: boolean;
  readonly says: string;
  readonly notKnown: readonly string[];
  readonly label: string;
  readonly source: Source;
}

/** The change that names a route. Other routes get the baseline. */
const changeByRoute: Readonly<Partial<Record<RouteKey, string>>> = {
  partner: 'family_and_bno',
  hk_bno: 'family_and_bno',
  global_talent: 'talent',
  innovator_founder: 'talent',
  refugee: 'refugees',
  long_residence: 'long_residence',
};

/** How long settlement would take on a route if the announced changes became law. Pure. */
export function settlementIfAnnounced(key: RouteKey, today: CivilDate): SettlementIfAnnounced {
  const { changes, label, source } = earnedSettlement;
  const route = findRoute(key);
  const named = changes.find((change) => change.key === (changeByRoute[key] ?? 'baseline'));
  const leads = route.settlementRule === 'by_years';
  const years = leads && named?.effect !== 'closes' ? (named?.years ?? null) : null;
  return {
    years,
    closes: leads && named?.effect === 'closes',
    says:
      leads && named !== undefined
        ? formatChange(named, route.title, yearsOn(route, today)[0])
        : formatUnknown(route.title),
    notKnown: [
      'Nobody knows yet from which day it would hold, or whether it would hold for people who are already here.',
      'English at C1, high income, public service or volunteering could make the time shorter. Nobody knows yet whether they would add up.',
      'Public funds, illegal entry or overstaying could make the time longer. Nobody knows yet whether this would apply to you.',
    ],
    label,
    source,
  };
}

function formatChange(change: AnnouncedChange, title: string, today: number | undefined): string {
  const now = today === undefined ? '' : ` Today the law asks for ${today}.`;
  if (change.effect === 'closes') return `${title}: the proposal would close this route.${now}`;
  if (change.effect === 'unchanged')
    return `${title}: the proposal would leave the ${change.years ?? today ?? ''} years as they are.`;
  return `${title}: the proposal names ${change.years ?? ''} years.${now}`;
}

const formatUnknown = (title: string) => `${title}: what the proposal would mean for it is not known.`;
