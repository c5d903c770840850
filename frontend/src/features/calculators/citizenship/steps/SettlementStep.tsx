import Typography from '@mui/material/Typography';
import { needsNoSettlement } from '@settlewise/contract/assessments';
import { isCivilDate } from '@settlewise/rules/calendar';
import { BulletList } from '../../../../ui/BulletList';
import { DateField } from '../../../../ui/dates/DateField';
import { yearChoices } from '../../../../ui/dates/dateParts';
import { useToday } from '../../../../ui/dates/useToday';
import { FoldsOnPhone } from '../../../../ui/FoldsOnPhone';
import { SelectField } from '../../../../ui/form/SelectField';
import { SwitchField } from '../../../../ui/form/SwitchField';
import { TwoColumns } from '../../../../ui/form/TwoColumns';
import { Notice } from '../../../../ui/Notice';
import { VisaTypeField } from '../../../../ui/visaTypes/VisaTypeField';
import {
  applicationOf,
  asksTwelveMonths,
  isBeforeEntry,
  limitsOf,
  type CitizenshipDraft,
} from '../draft/citizenshipDraft';
import { idOfField } from '../draft/refusals';
import { limitNames, statusOptions, statusTypeOf } from '../labels';
import type { CitizenshipForm } from '../useCitizenshipForm';

/** Step 1: which settlement, since when, and by which of the two ways to citizenship. */
export function SettlementStep({ form }: { form: CitizenshipForm }) {
  const today = useToday();
  const { draft, change } = form;
  // Both lie before the application, which may be planned.
  const latest = isCivilDate(draft.applicationDate) ? draft.applicationDate : today;
  const dates = [
    {
      field: 'ukEntryDate',
      label: 'First UK entry date or visa start date',
      why: 'When you came to live here, not to visit.',
      years: yearChoices(today, 19),
      latest,
    },
    {
      field: 'settlementDate',
      label: 'Settlement status grant date',
      why:
        draft.ilrToCome === null
          ? 'On your decision letter or in your eVisa.'
          : 'You have no ILR yet. To try it out, type the day you expect it.',
      years: yearChoices(today, 14),
      latest,
    },
    {
      field: 'applicationDate',
      label: 'Planned application date',
      why: 'Left empty, it is today.',
      years: yearChoices(today, 5, 9),
    },
  ] as const;
  const isAsked = ({ field }: (typeof dates)[number]) =>
    field !== 'settlementDate' || !needsNoSettlement(draft.statusType);
  return (
    <>
      <TwoColumns>
        <SelectField
          {...form.field('statusType')}
          label="Settlement status type"
          options={statusOptions}
          value={draft.statusType}
          onChange={(event) => change({ statusType: statusTypeOf(event.target.value) })}
        />
        <VisaTypeField
          {...form.field('immigrationRoute')}
          label="Immigration route"
          value={draft.immigrationRoute}
          onChange={(immigrationRoute) => change({ immigrationRoute })}
        />
      </TwoColumns>
      <Typography variant="body2" color="textSecondary">
        For example 13/4/2025 (day/month/year), typed or chosen in parts.
      </Typography>
      {dates.filter(isAsked).map(({ field, ...texts }) => (
        <DateField
          key={field}
          {...form.field(field)}
          {...texts}
          howIsSaidAbove
          value={draft[field]}
          onChange={(value) => change({ [field]: value })}
        />
      ))}
      {isBeforeEntry(draft) && (
        <SwitchField
          id={idOfField('indefiniteLeaveToEnter')}
          label="My settlement was indefinite leave to enter"
          hint="Asked because your settlement lies before your entry. Leave to enter is granted before somebody comes to the UK; leave to remain is not."
          checked={draft.indefiniteLeaveToEnter}
          onChange={(event) => change({ indefiniteLeaveToEnter: event.target.checked })}
        />
      )}
      <SwitchField
        id={idOfField('isSpouseRoute')}
        label="Spouse route: I am married to a British citizen"
        hint="Civil partners too. Unmarried partners use the standard route."
        checked={draft.isSpouseRoute}
        onChange={(event) => change({ isSpouseRoute: event.target.checked })}
      />
      {canBeBritishNational(draft) && (
        <SwitchField
          id={idOfField('britishNationalOverseas')}
          label="I am a British National (Overseas)"
          hint="You can then register too: no English, no test."
          checked={draft.britishNationalOverseas}
          onChange={(event) => change({ britishNationalOverseas: event.target.checked })}
        />
      )}
      <LimitsBox draft={draft} />
    </>
  );
}

/** People from Hong Kong hold ILR; the other kinds of status are not theirs. */
const canBeBritishNational = ({ statusType }: CitizenshipDraft): boolean =>
  !needsNoSettlement(statusType) && statusType !== 'euss' && statusType !== 'euss_swiss';

/** The limits of both ways; the one that was chosen is marked. */
function LimitsBox({ draft }: { draft: CitizenshipDraft }) {
  const { isSpouseRoute } = draft;
  const today = useToday();
  const on = applicationOf(draft, today);
  const { total: limit, finalYear } = limitsOf(draft, today);
  const names = limitNames(isSpouseRoute, on);
  return (
    <Notice role="status" title={`Absence limits: ${isSpouseRoute ? 'spouse route' : 'standard route'}`}>
      <FoldsOnPhone
        summary={`${limit.days} days in ${limit.years} years, ${finalYear.days} in the last 12 months`}
      >
        <BulletList>
          <li>
            <strong>{names.total}</strong>: at most {limit.days} days outside the UK in the {limit.years}{' '}
            years before you apply
          </li>
          <li>
            <strong>{names.finalYear}</strong>: at most {finalYear.days} days in the last 12 months
          </li>
          <li>{waitInWords(draft)}</li>
        </BulletList>
        <Typography variant="body2" color="textSecondary">
          {isSpouseRoute ? 'On the standard route' : 'Married to a British citizen'}:{' '}
          {limitNames(!isSpouseRoute, on).total}.
        </Typography>
      </FoldsOnPhone>
    </Notice>
  );
}

function waitInWords(draft: CitizenshipDraft): string {
  if (asksTwelveMonths(draft)) return '12 months with your settlement status before you apply';
  return needsNoSettlement(draft.statusType)
    ? 'No settlement and no waiting time: you are free of time limits already'
    : 'No waiting time after settlement: you need the status on the day you apply';
}
