import { useState } from 'react';
import {
  asksForYears,
  inWordsOn,
  isCivilDate,
  lastDaysOfProtection,
  longResidenceCurrentPermission,
  protectionForThirtyMonths,
  routeOf,
  routeOfVisaType,
  valueOn,
  type CivilDate,
} from '@settlewise/rules';
import { Link } from 'react-router-dom';
import { DateField } from '../../../ui/dates/DateField';
import { Notice } from '../../../ui/Notice';
import { entryProblem, fieldId, visaStartProblem } from '../draft/problems';
import { hasProtection, isLongResidence } from '../draft/visasHeld';
import type { IlrForm } from '../useIlrForm';
import { EarlierVisas } from './EarlierVisas';
import { formatLongDate } from '../../../ui/dates/formatDate';
import styles from './Steps.module.css';
import { VisaTypes } from './VisaTypes';

/** Step 1: which visa, since when, and when its holder came to the UK. */
export function VisaStep({ form }: { form: IlrForm }) {
  const { draft, today, change, errorOf } = form;
  const { visaType, visaStartDate, entryDate } = draft;
  const key = visaType === null ? null : routeOfVisaType(visaType);
  const needsNoIlr = key !== null && routeOf(key).settlementRule === 'not_needed';
  // Once a record has said when the visa ends, the day can be changed here; it stays while it is typed anew.
  const [endIsKnown] = useState(draft.visaEnds !== '');
  const leadsByYears = key !== null && asksForYears(routeOf(key));
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
      <div className={styles['two']}>
        <DateField
          id={fieldId.visaStartDate}
          label="Visa issue date"
          value={visaStartDate}
          onChange={(date) => change({ visaStartDate: date }, fieldId.visaStartDate)}
          // A whole date that cannot be used is told at once; what is missing only when the person wants to go on.
          error={
            errorOf(fieldId.visaStartDate) ??
            (isCivilDate(visaStartDate) ? (visaStartProblem(draft, today) ?? undefined) : undefined)
          }
        />
        <DateField
          id={fieldId.entryDate}
          label="UK entry date (optional)"
          value={entryDate}
          onChange={(date) => change({ entryDate: date }, fieldId.entryDate)}
          error={
            errorOf(fieldId.entryDate) ??
            (isCivilDate(entryDate) ? (entryProblem(draft, today) ?? undefined) : undefined)
          }
        />
      </div>
      <p className={styles['help']}>
        The issue date is the day your visa was granted: the years usually count from it. If you came to the
        UK later, add the day you first entered; the days between are counted as days away.
      </p>
      {isLongResidence(draft) && (
        <div className={styles['extra']}>
          <DateField
            id={fieldId.presentVisaFrom}
            label="Present visa granted on (optional)"
            value={draft.presentVisaFrom}
            onChange={(date) => change({ presentVisaFrom: date }, fieldId.presentVisaFrom)}
            error={errorOf(fieldId.presentVisaFrom)}
          />
          <p className={styles['help']}>
            We ask because of long residence: with a visa granted on or after{' '}
            {formatLongDate(valueOn(longResidenceCurrentPermission, today).grantedFrom)} you can apply only
            once you have had it for a year.
          </p>
        </div>
      )}
      {endIsKnown && !hasProtection(draft) && (
        <div className={styles['extra']}>
          <DateField
            id={fieldId.visaEnds}
            label="Last day of your visa (optional)"
            value={draft.visaEnds}
            onChange={(date) => change({ visaEnds: date }, fieldId.visaEnds)}
            error={errorOf(fieldId.visaEnds)}
          />
          <p className={styles['help']}>Once it has passed, we ask what you have now.</p>
        </div>
      )}
      {hasProtection(draft) && (
        <div className={styles['extra']}>
          <DateField
            id={fieldId.visaEnds}
            label="Last day of your permission (optional)"
            value={draft.visaEnds}
            onChange={(date) => change({ visaEnds: date }, fieldId.visaEnds)}
            error={errorOf(fieldId.visaEnds)}
          />
          <p className={styles['help']}>
            You can apply in the last {inWordsOn(lastDaysOfProtection, today)} of your{' '}
            {inWordsOn(routeOf('refugee').qualifyingYears, today)} of permission, and before it ends.
          </p>
          {visaStartDate >= claimsAskedFrom(today) && (
            <>
              <DateField
                id={fieldId.claimedOn}
                label="Day you claimed protection (optional)"
                value={draft.claimedOn}
                onChange={(date) => change({ claimedOn: date }, fieldId.claimedOn)}
                error={errorOf(fieldId.claimedOn)}
              />
              <p className={styles['help']}>
                We ask because other rules hold for claims made on or after{' '}
                {formatLongDate(claimsAskedFrom(today))}. Leave it empty if you are not sure: you then see
                both.
              </p>
            </>
          )}
        </div>
      )}
      {leadsByYears && <EarlierVisas form={form} />}
    </>
  );
}

/** HC 1691: protection claimed since this day is granted for 30 months at a time. */
const claimsAskedFrom = (today: CivilDate): CivilDate => valueOn(protectionForThirtyMonths, today);
