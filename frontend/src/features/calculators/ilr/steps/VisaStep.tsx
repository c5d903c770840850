import Typography from '@mui/material/Typography';
import { endorsementKeys, firstGrantKeys } from '@settlewise/contract/assessments';
import { endorsementOptions, firstGrantOptions } from '@settlewise/contract/options';
import { isCivilDate } from '@settlewise/rules/calendar';
import { absenceRules, inWordsOn, valueOn } from '@settlewise/rules/parameters';
import { asksForYears, findRoute, routeOfVisaType } from '@settlewise/rules/routes';
import { Link } from 'react-router-dom';
import { DateField } from '../../../../ui/dates/DateField';
import { SelectField } from '../../../../ui/form/SelectField';
import { TwoColumns } from '../../../../ui/form/TwoColumns';
import { Notice } from '../../../../ui/Notice';
import { entryProblem, fieldId, firstVisaDay, visaStartProblem } from '../draft/problems';
import {
  asksOfDischarge,
  asksOfEndorsement,
  asksOfFirstGrant,
  hasProtection,
  isLongResidence,
} from '../draft/visasHeld';
import type { IlrForm } from '../useIlrForm';
import { DischargeFields } from './DischargeFields';
import { EarlierVisas } from './EarlierVisas';
import { formatLongDate } from '../../../../ui/dates/formatDate';
import { VisaTypes } from './VisaTypes';
import { pastOrPlanned } from '../../../../ui/dates/ranges';

/** Step 1: which visa, since when, and when its holder came to the UK. */
export function VisaStep({ form }: { form: IlrForm }) {
  const { draft, today, change, errorOf, dateField } = form;
  const { visaType } = draft;
  const [start, entry] = [dateField('visaStartDate'), dateField('entryDate')];
  const key = visaType === null ? null : routeOfVisaType(visaType);
  const needsNoIlr = key !== null && findRoute(key).settlementRule === 'not_needed';
  const issued = isCivilDate(draft.visaStartDate) ? draft.visaStartDate : undefined;
  const leadsByYears = key !== null && asksForYears(findRoute(key));
  // HC 1691: protection claimed since this day is granted for 30 months at a time.
  const claimsAskedFrom = valueOn(absenceRules.protectionForThirtyMonths, today);
  return (
    <>
      <VisaTypes
        chosen={visaType}
        error={errorOf(fieldId.visaType)}
        onChoose={(chosen) => change({ visaType: chosen }, fieldId.visaType)}
      />
      {needsNoIlr && (
        <Notice title="You do not need ILR">
          <p>
            You can go straight to the <Link to="/citizenship">citizenship calculator</Link>.
          </p>
        </Notice>
      )}
      <TwoColumns>
        <DateField
          label="Visa issue date"
          latest={today}
          {...start}
          // A whole date that cannot be used is told at once; what is missing only when the person wants to go on.
          error={
            start.error ?? (isCivilDate(start.value) ? visaStartProblem(draft, today) : null) ?? undefined
          }
        />
        <DateField
          label="UK entry date (optional)"
          earliest={firstVisaDay(draft)}
          latest={today}
          {...entry}
          error={entry.error ?? (isCivilDate(entry.value) ? entryProblem(draft, today) : null) ?? undefined}
        />
      </TwoColumns>
      <Typography variant="body2" color="textSecondary">
        The issue date is the day your visa was granted: the years usually count from it. If you came to the
        UK later, add the day you first entered; the days between are counted as days away.
      </Typography>
      {isLongResidence(draft) && (
        <DateField
          label="Present visa granted on (optional)"
          why={`We ask because of long residence: with a visa granted on or after ${formatLongDate(valueOn(absenceRules.longResidenceCurrentPermission, today).grantedFrom)} you can apply only once you have had it for a year.`}
          earliest={issued}
          latest={today}
          {...dateField('presentVisaFrom')}
        />
      )}
      {!needsNoIlr && !hasProtection(draft) && (
        <DateField
          label="Last day of your visa (optional)"
          why="Once it has passed, we ask what you have now."
          {...pastOrPlanned(today)}
          earliest={issued}
          {...dateField('visaEnds')}
        />
      )}
      {hasProtection(draft) && (
        <DateField
          label="Last day of your permission (optional)"
          why={`You can apply in the last ${inWordsOn(absenceRules.lastDaysOfProtection, today)} of your ${inWordsOn(findRoute('refugee').qualifyingYears, today)} of permission, and before it ends.`}
          {...pastOrPlanned(today)}
          earliest={issued}
          {...dateField('visaEnds')}
        />
      )}
      {hasProtection(draft) && start.value >= claimsAskedFrom && (
        <DateField
          label="Day you claimed protection (optional)"
          why={`We ask because the government wants twenty years for claims made on or after ${formatLongDate(claimsAskedFrom)}. That is not law. Leave it empty if you are not sure: you then see both.`}
          latest={today}
          {...dateField('claimedOn')}
        />
      )}
      {asksOfEndorsement(draft) && (
        <SelectField
          id={fieldId.endorsedBy}
          label="Who endorsed you? (optional)"
          hint="It is in your endorsement letter. Leave it open if you are not sure: you then see both dates."
          options={endorsementOptions}
          placeholder="Choose one"
          value={draft.endorsedBy ?? ''}
          error={errorOf(fieldId.endorsedBy)}
          onChange={({ target }) =>
            change(
              { endorsedBy: endorsementKeys.find((key) => key === target.value) ?? null },
              fieldId.endorsedBy,
            )
          }
        />
      )}
      {asksOfFirstGrant(draft) && (
        <SelectField
          id={fieldId.firstGrantedAs}
          label="How old were you when you first got permission for private life? (optional)"
          hint="Leave it open if you are not sure: you then see both dates."
          options={firstGrantOptions}
          placeholder="Choose one"
          value={draft.firstGrantedAs ?? ''}
          error={errorOf(fieldId.firstGrantedAs)}
          onChange={({ target }) =>
            change(
              { firstGrantedAs: firstGrantKeys.find((key) => key === target.value) ?? null },
              fieldId.firstGrantedAs,
            )
          }
        />
      )}
      {asksOfDischarge(draft) && <DischargeFields form={form} />}
      {leadsByYears && <EarlierVisas form={form} />}
    </>
  );
}
