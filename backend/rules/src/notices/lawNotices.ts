import type { CivilDate } from '../calendar/civilDate';
import { scenarios } from '../parameters/announcedChanges';
import { changes } from '../parameters/changes';
import { findRoute, routes, yearsOn, type RouteKey } from '../routes/routes';
import { routeOfVisaType } from '../routes/visaTypes';
import { isBritish, isSettledBy, type DependantOnRecord } from '../dependants/dependantOnRecord';
import { settlementIfAnnounced } from '../settlement/settlementIfAnnounced';

/** A notice about the law, published without a release. It is shown with answers and does not change them. */
export interface LawNoticeShown {
  readonly title: string;
  readonly text: string;
  readonly source: { readonly title: string; readonly url: string };
  /** The day of the announcement, or from which it is in force. */
  readonly day: CivilDate;
  readonly standing: 'announced' | 'in_force';
  readonly concerns: readonly string[];
}

/** The topic of an answer. */
export type Topic = { readonly settlementOn: RouteKey } | 'citizenship';

/** The possible topics of a notice: all settlement routes together, citizenship, or single routes. */
export const noticeConcerns: readonly string[] = [
  'settlement',
  'citizenship',
  ...routes.map(({ key }) => key),
];

const leadsToSettlement = (key: RouteKey): boolean =>
  ['by_years', 'not_known'].includes(findRoute(key).settlementRule);

export function concerns({ concerns: named }: Pick<LawNoticeShown, 'concerns'>, topic: Topic): boolean {
  if (topic === 'citizenship') return named.includes('citizenship');
  const { settlementOn: route } = topic;
  return named.includes(route) || (named.includes('settlement') && leadsToSettlement(route));
}

/** The notices that concern one of the topics. */
export const noticesAbout = <Notice extends Pick<LawNoticeShown, 'concerns'>>(
  notices: readonly Notice[],
  topics: readonly Topic[],
): readonly Notice[] => notices.filter((notice) => topics.some((topic) => concerns(notice, topic)));

/** The part of a record that decides which notices concern a person. */
export interface Concerned {
  readonly visaType: string | null;
  readonly hasILR: boolean;
  readonly settledAs: string | null;
  /** Whether citizenship was granted. */
  readonly british: boolean;
}

/** The topic that matters to a person: citizenship once settled, otherwise settlement on their route. */
export function topicOfPerson({ visaType, hasILR, settledAs, british }: Concerned): Topic | null {
  // There is nothing left to apply for.
  if (british || (!hasILR && settledAs === 'right_of_abode')) return null;
  if (hasILR || settledAs !== null || isSettledBy(visaType)) return 'citizenship';
  const route = visaType === null ? null : routeOfVisaType(visaType);
  return route === null ? null : { settlementOn: route };
}

/** The part of a record's progress that decides which notices concern the person. */
export interface ConcernedProgress {
  readonly ilr: Pick<Concerned, 'visaType' | 'hasILR'> & { readonly needsNoIlr: boolean };
  readonly citizenship: { readonly application: { readonly grantedOn: CivilDate | null } | null };
}

/** The topic of a record's next application. */
export const topicOfProgress = ({
  ilr: { visaType, hasILR, needsNoIlr },
  citizenship: { application },
}: ConcernedProgress): Topic | null =>
  topicOfPerson({
    visaType,
    hasILR,
    settledAs: needsNoIlr ? 'irish' : null,
    british: typeof application?.grantedOn === 'string',
  });

/** The part of a dependant that decides which notices concern them. */
export type ConcernedDependant = Pick<
  DependantOnRecord,
  'currentVisaType' | 'british' | 'nationality' | 'settledSince'
>;

/**
 * The topics of a person and the record's dependants, without duplicates.
 * @param today in London
 */
export function topicsOfFamily(
  person: Concerned,
  dependants: readonly ConcernedDependant[],
  today: CivilDate,
): readonly Topic[] {
  const topics = [
    topicOfPerson(person),
    ...dependants.map((dependant) =>
      topicOfPerson({
        visaType: dependant.currentVisaType,
        hasILR: dependant.settledSince !== null && dependant.settledSince <= today,
        settledAs: null,
        british: isBritish(dependant) === true,
      }),
    ),
  ].filter((topic) => topic !== null);
  return [...new Map(topics.map((topic) => [JSON.stringify(topic), topic])).values()];
}

/** An announced change that makes waiting risky for a person who can apply now. */
export interface AnnouncedRisk {
  readonly title: string;
  readonly source: { readonly title: string; readonly url: string };
}

/** Announced changes that could lengthen or close a route, from the program's data and published notices. */
export function announcedRisks(
  topic: Topic,
  notices: readonly LawNoticeShown[],
  today: CivilDate,
): readonly AnnouncedRisk[] {
  const published = noticesAbout(notices, [topic]).filter(({ standing }) => standing === 'announced');
  return [...published, ...plannedRisks(topic, today)].map(({ title, source }) => ({
    title,
    source: { title: source.title, url: source.url },
  }));
}

/** The topics of an answer, and those with the verdict “eligible”. */
export interface AnswerTopics {
  readonly topics: readonly Topic[];
  readonly canApplyNow: readonly Topic[];
}

/** The notices for an answer, and the announced changes that make waiting risky, without duplicates. */
export function newsAbout<Notice extends LawNoticeShown>(
  notices: readonly Notice[],
  { topics, canApplyNow }: AnswerTopics,
  today: CivilDate,
): { readonly notices: readonly Notice[]; readonly risks: readonly AnnouncedRisk[] } {
  const risks = canApplyNow.flatMap((topic) => announcedRisks(topic, notices, today));
  return {
    notices: noticesAbout(notices, topics),
    risks: [...new Map(risks.map((risk) => [risk.title, risk])).values()],
  };
}

function plannedRisks(topic: Topic, today: CivilDate): readonly Pick<LawNoticeShown, 'title' | 'source'>[] {
  if (topic === 'citizenship')
    return changes.filter(({ nature, key }) => nature === 'announced' && key === 'earned_citizenship');
  const { settlementOn: key } = topic;
  const proposal = settlementIfAnnounced(key, today);
  const now = yearsOn(findRoute(key), today)[0];
  if (!leadsToSettlement(key) || now === undefined) return [];
  const isLonger = proposal.years !== null && proposal.years > now;
  if (!isLonger && !proposal.closes) return [];
  return scenarios.filter(({ source }) => source === proposal.source);
}
