import { writtenDate } from '@settlewise/rules/assessment';
import type { TimelineRequest, TimelineResponse } from '@settlewise/contract/timeline';
import type { CivilDate } from '@settlewise/rules/calendar';
import { citizenshipAfterGrant, generateTimeline, type TimelineForm } from '@settlewise/rules/progress';
import { applications } from '@settlewise/domain/record';
import { wholeItem } from '@settlewise/domain/fields';
import type { DeepReadonly } from '@settlewise/contract/deepReadonly';
import { plannedApplicationEntries } from './applicationEntries';
import { toByLawItem } from './permissionEntries';
import { findDecisionDay, findPermissionByLaw } from './plans';
import { toTimelineApplication } from './timelineApplication';
import { toEntries } from './buildTimeline';
import { calculateWayFromIlr } from './wayAhead';

type TypedVisa = Pick<TimelineRequest, 'visaType' | 'visaStartDate' | 'visaEndDate'>;
type Planned = NonNullable<TimelineRequest['planned']>;
type PlannedAnswer = NonNullable<DeepReadonly<TimelineResponse>['planned']>;
type Answer = Omit<DeepReadonly<TimelineResponse>, 'visaType' | 'visaStartDate' | 'asOf'>;

/** The timeline of a visa that is in no record: its milestones, a planned application, and the steps up to a passport. */
export function typedLife(
  { planned, ...typed }: TypedVisa & Pick<TimelineRequest, 'planned'>,
  form: TimelineForm,
  today: CivilDate,
): Answer {
  const milestones = generateTimeline(form, today);
  if (planned === null || planned === undefined)
    return { ...milestones, planned: null, wayAhead: calculateWayAhead(typed, milestones, null, today) };
  const answer = assessPlanned(typed, planned, milestones.ilrApplicationEarliestDate, today);
  const granted = findGrantDay(answer, milestones.ilrApplicationEarliestDate);
  const withGrant =
    granted === null ? milestones : generateTimeline({ ...form, ilrGrantedOn: granted }, today);
  return { ...withGrant, planned: answer, wayAhead: calculateWayAhead(typed, withGrant, granted, today) };
}

function assessPlanned(
  { visaType, visaStartDate, visaEndDate: ends = null }: TypedVisa,
  { appliedFor, service, applyOn }: Planned,
  firstDay: CivilDate | null,
  today: CivilDate,
): PlannedAnswer {
  const application = toTimelineApplication(
    {
      // No stored application has this id; it links the entries of this answer.
      id: 'planned',
      ...wholeItem(applications.fields, {
        dependant: null,
        appliedFor,
        visaType,
        service,
        incomeRuleMet: null,
        submittedOn: applyOn,
        paidOn: applyOn,
        biometricsBookedFor: null,
        biometricsOn: applyOn,
        documentsUploadedOn: null,
        askedForMoreOn: null,
        answeredOn: null,
        decidedOn: null,
        outcome: null,
        reference: null,
      }),
    },
    [{ startDate: visaStartDate, endDate: ends }],
    applyOn,
  );
  const { answer: waiting } = application;
  const bar = findPermissionByLaw(waiting);
  const until = findDecisionDay(waiting);
  const byLaw =
    bar === null
      ? []
      : [
          {
            id: 'by-law-planned',
            applicationId: 'planned',
            ...toByLawItem({ ...bar, to: until }),
            detail: until === null ? 'Until the decision' : `If the decision comes on ${writtenDate(until)}`,
          },
        ];
  return {
    appliedFor,
    applyOn,
    waiting,
    isBeforeFirstDay: appliedFor === 'ilr' && firstDay !== null && applyOn < firstDay,
    isAfterPermission: ends !== null && ends < applyOn,
    entries: [
      ...toEntries('application', plannedApplicationEntries(application), today),
      ...toEntries('by_law', byLaw, today),
    ],
  };
}

/** The assumed day of the ILR grant; null if ILR is not planned, or not possible on the planned day. */
function findGrantDay(
  { appliedFor, isBeforeFirstDay, isAfterPermission, waiting }: PlannedAnswer,
  firstDay: CivilDate | null,
): CivilDate | null {
  const isPossible = appliedFor === 'ilr' && firstDay !== null && !isBeforeFirstDay && !isAfterPermission;
  return isPossible ? findDecisionDay(waiting) : null;
}

/** Without a plan, assumes that ILR is granted when the years are complete, or today if that day has passed. */
function calculateWayAhead(
  { visaStartDate: ukEntryDate }: TypedVisa,
  milestones: Pick<Answer, 'ilrEligibilityDate' | 'citizenshipEligibilityDate'>,
  planned: CivilDate | null,
  today: CivilDate,
): Answer['wayAhead'] {
  const { ilrEligibilityDate: complete, citizenshipEligibilityDate: first } = milestones;
  const granted = planned ?? complete;
  if (granted === null) return [];
  if (granted < today)
    return calculateWayFromIlr(
      today,
      citizenshipAfterGrant({ ukEntryDate, spouseOfBritishCitizen: false }, today),
      today,
    );
  return first === null ? [] : calculateWayFromIlr(granted, first, today);
}
