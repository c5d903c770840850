import { writtenDate } from '@settlewise/rules/assessment';
import type { TimelineRequest, TimelineResponse } from '@settlewise/contract/timeline';
import type { CivilDate } from '@settlewise/rules/calendar';
import { citizenshipAfterGrant, generateTimeline, type TimelineForm } from '@settlewise/rules/progress';
import { applications } from '@settlewise/domain/record';
import { wholeItem } from '@settlewise/domain/fields';
import type { DeepReadonly } from '@settlewise/contract/deepReadonly';
import { plannedInLife } from './applicationsInLife';
import { goingOnByLaw } from './permissionsInLife';
import { decisionDayOf, whatGoesOn } from './planOf';
import { applicationInLife } from './runningApplication';
import { ofKind } from './timelineOf';
import { wayFromIlr } from './wayAhead';

type Typed = Pick<TimelineRequest, 'visaType' | 'visaStartDate' | 'visaEndDate'>;
type Planned = NonNullable<TimelineRequest['planned']>;
type PlannedAnswer = NonNullable<DeepReadonly<TimelineResponse>['planned']>;
type Answer = Omit<DeepReadonly<TimelineResponse>, 'visaType' | 'visaStartDate' | 'asOf'>;

/** The life of a visa that is in no record: its milestones, an application that is planned, and the way on to a passport. */
export function typedLife(
  { planned, ...typed }: Typed & Pick<TimelineRequest, 'planned'>,
  form: TimelineForm,
  today: CivilDate,
): Answer {
  const milestones = generateTimeline(form, today);
  if (planned === null || planned === undefined)
    return { ...milestones, planned: null, wayAhead: wayAhead(typed, milestones, null, today) };
  const answer = plannedOf(typed, planned, milestones.ilrApplicationEarliestDate, today);
  const granted = grantOf(answer, milestones.ilrApplicationEarliestDate);
  const withGrant =
    granted === null ? milestones : generateTimeline({ ...form, ilrGrantedOn: granted }, today);
  return { ...withGrant, planned: answer, wayAhead: wayAhead(typed, withGrant, granted, today) };
}

function plannedOf(
  { visaType, visaStartDate, visaEndDate: ends = null }: Typed,
  { appliedFor, service, applyOn }: Planned,
  firstDay: CivilDate | null,
  today: CivilDate,
): PlannedAnswer {
  const application = applicationInLife(
    {
      // Of the list of nobody: it only holds the entries of this answer together.
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
  const bar = whatGoesOn(waiting);
  const until = decisionDayOf(waiting);
  const byLaw =
    bar === null
      ? []
      : [
          {
            id: 'by-law-planned',
            applicationId: 'planned',
            ...goingOnByLaw({ ...bar, to: until }),
            detail: until === null ? 'Until the decision' : `If the decision comes on ${writtenDate(until)}`,
          },
        ];
  return {
    appliedFor,
    applyOn,
    waiting,
    isBeforeFirstDay: appliedFor === 'ilr' && firstDay !== null && applyOn < firstDay,
    isAfterPermission: ends !== null && ends < applyOn,
    entries: [...ofKind('application', plannedInLife(application), today), ...ofKind('by_law', byLaw, today)],
  };
}

/** The day on which ILR is taken to be granted to whoever plans it for a day on which they can have it; null where they do not. */
function grantOf(
  { appliedFor, isBeforeFirstDay, isAfterPermission, waiting }: PlannedAnswer,
  firstDay: CivilDate | null,
): CivilDate | null {
  const canBe = appliedFor === 'ilr' && firstDay !== null && !isBeforeFirstDay && !isAfterPermission;
  return canBe ? decisionDayOf(waiting) : null;
}

/** Without a plan ILR is taken to be granted when the years are complete, and today where that has passed: no grant comes on a day that is gone. */
function wayAhead(
  { visaStartDate: ukEntryDate }: Typed,
  milestones: Pick<Answer, 'ilrEligibilityDate' | 'citizenshipEligibilityDate'>,
  planned: CivilDate | null,
  today: CivilDate,
): Answer['wayAhead'] {
  const { ilrEligibilityDate: complete, citizenshipEligibilityDate: first } = milestones;
  const granted = planned ?? complete;
  if (granted === null) return [];
  if (granted < today)
    return wayFromIlr(
      today,
      citizenshipAfterGrant({ ukEntryDate, spouseOfBritishCitizen: false }, today),
      today,
    );
  return first === null ? [] : wayFromIlr(granted, first, today);
}
