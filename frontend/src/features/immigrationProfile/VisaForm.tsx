import Stack from '@mui/material/Stack';
import type { VisaDetailsRequest, VisaDetailsResponse } from '@settlewise/contract/immigrationProfile';
import { absenceRules, inWordsOn } from '@settlewise/rules/parameters';
import { isExtendedInTime } from '@settlewise/rules/waiting';
import { useWatch } from 'react-hook-form';
import { useSaveVisaDetails } from '../../record/immigrationProfile/profileQueries';
import { useIlrProgress } from '../../record/progress/progressQueries';
import { useToday } from '../../ui/dates/useToday';
import { DateInForm } from '../../ui/form/DateInForm';
import { SelectField } from '../../ui/form/SelectField';
import { SwitchField } from '../../ui/form/SwitchField';
import { TextField } from '../../ui/form/TextField';
import { useCheckedForm } from '../../ui/form/useCheckedForm';
import { VisaTypeInForm } from '../../ui/visaTypes/VisaTypeInForm';
import { FoldsOnPhone } from '../../ui/FoldsOnPhone';
import { FieldGrid, FormSection, WholeRow } from '../../record/immigrationProfile/FormSection';
import {
  dischargeLabel,
  RouteQuestions,
  dischargeHint,
} from '../../record/immigrationProfile/RouteQuestions';
import {
  needsNoLeave,
  settlementKinds,
  whyKindOfSettlement,
} from '../../record/immigrationProfile/settlementKinds';
import { whyEntryDate } from '../../record/immigrationProfile/whyEntryDate';
import { VisaExpiryBadge } from '../../record/immigrationProfile/VisaExpiryBadge';
import { ApplicationQuestion } from './ApplicationQuestion';
import { gapBefore, isAppliedLate } from './gapBefore';
import { StayingForm } from './StayingForm';
import { asksOfClaim, visaForm, visaFormSchema, type VisaFormValues } from './visaForm';
import { pastOrPlanned, permissionBegins, runsOutOn, stillToCome } from '../../ui/dates/ranges';

interface VisaFormProps {
  visa: VisaDetailsResponse;
  onUnsaved: (unsaved: boolean) => void;
}

/** The visa that the person has now, and their settlement where they have it. */
export function VisaForm({ visa, onUnsaved }: VisaFormProps) {
  const save = useSaveVisaDetails();
  const today = useToday();
  const extension = useIlrProgress().data?.extensionAppliedOn ?? null;
  const checked = useCheckedForm<VisaFormValues, VisaDetailsRequest>({
    ...visaForm(visa),
    schema: visaFormSchema(visa.previousVisaHistory, today),
  });
  const { form, field, inForm, idOf } = checked;
  const { control } = form;
  const [ilr, visaExpiryDate, visaStartDate, currentVisaType, ...said] = useWatch({
    control,
    name: [
      'hasILR',
      'visaExpiryDate',
      'visaStartDate',
      'currentVisaType',
      'appliedInTime',
      'appliedOn',
      'gapBefore',
    ],
  });
  const hasILR = ilr === 'yes';
  const { brpNumber, brpExpiryDate } = form.formState.errors;
  const isCardWrong = brpNumber !== undefined || brpExpiryDate !== undefined;
  const isRight = needsNoLeave(currentVisaType);
  const ended = gapBefore(visaStartDate, visa.previousVisaHistory);
  const [appliedInTime, appliedOn, gapBeforeVisa] = said;
  const isLate = gapBeforeVisa !== '' || isAppliedLate({ appliedInTime, appliedOn }, ended);

  /** Without ILR there is no day on which it was granted, nor anything wrong with it. */
  function turnILR(on: boolean): void {
    form.setValue('hasILR', on ? 'yes' : 'no', { shouldDirty: true });
    if (on) return;
    form.setValue('ilrGrantDate', '', { shouldDirty: true });
    form.clearErrors('ilrGrantDate');
  }

  return (
    <StayingForm
      what="visa information"
      done="Your visa information has been saved."
      checked={checked}
      save={async (payload) => visaForm(await save.mutateAsync(payload))}
      onUnsaved={onUnsaved}
    >
      <FormSection title="Your visa now" lead="As on your eVisa or your visa letter.">
        <VisaTypeInForm {...inForm('currentVisaType')} label="Visa type" />
        <TextField label="Visa number" optional autoComplete="off" {...field('visaNumber')} />
        <DateInForm
          {...inForm('visaStartDate')}
          label={isRight ? 'In the UK since' : 'Visa start date'}
          {...(isRight ? { latest: today } : permissionBegins(today))}
        />
        {!isRight && (
          <DateInForm
            {...inForm('ukEntryDate')}
            label="Day you came to the UK"
            optional
            latest={today}
            why={whyEntryDate}
          />
        )}
        {!isRight && (
          <Stack spacing={1} sx={{ '& > p:empty': { display: 'none' } }}>
            <DateInForm
              {...inForm('visaExpiryDate')}
              label="Visa expiry date"
              optional={currentVisaType === 'armed_forces'}
              {...pastOrPlanned(today)}
              earliest={visaStartDate}
            />
            <p role="status">
              {/* ILR has no end; a visa whose extension waits for a decision goes on by law. */}
              <VisaExpiryBadge
                expiryDate={hasILR || isExtendedInTime(extension, visaExpiryDate) ? null : visaExpiryDate}
              />
            </p>
          </Stack>
        )}
        {ended !== null && (
          <ApplicationQuestion
            ended={ended}
            field={field('appliedInTime')}
            exception={field('gapBefore')}
            isLate={isLate}
          >
            <DateInForm {...inForm('appliedOn')} label="Date you applied" optional latest={today} />
          </ApplicationQuestion>
        )}
        {asksOfClaim(currentVisaType) && (
          <DateInForm
            {...inForm('claimedOn')}
            label="Date of your claim for protection"
            optional
            latest={today}
            why={`Claims from ${inWordsOn(absenceRules.protectionForThirtyMonths, today)} get permission of ${inWordsOn(absenceRules.protectionLasts, today)}. For ILR the rule still says five years, and the government wants twenty.`}
          />
        )}
        <RouteQuestions visaType={currentVisaType} field={field}>
          <DateInForm
            {...inForm('dischargedOn')}
            label={dischargeLabel}
            optional
            {...pastOrPlanned(today)}
            earliest={visaStartDate}
            why={dischargeHint(today)}
          />
        </RouteQuestions>
        <WholeRow>
          {/* Anew with a message: what is wrong stands open, also where somebody had closed it. */}
          <FoldsOnPhone key={String(isCardWrong)} summary="Your old BRP card" open={isCardWrong}>
            <FieldGrid>
              <TextField
                label="BRP number"
                optional
                autoComplete="off"
                hint="The old card (biometric residence permit). Cards have ended: your status is your eVisa now."
                {...field('brpNumber')}
              />
              <DateInForm
                {...inForm('brpExpiryDate')}
                label="BRP expiry date"
                optional
                {...runsOutOn(today)}
              />
            </FieldGrid>
          </FoldsOnPhone>
        </WholeRow>
      </FormSection>
      <FormSection title="Settlement">
        <WholeRow>
          <SwitchField
            id={idOf('hasILR')}
            checked={hasILR}
            label="I have indefinite leave to remain (ILR)"
            hint="Also called settlement. Turn this on once it has been granted."
            onChange={(event) => turnILR(event.target.checked)}
          />
        </WholeRow>
        {isRight && !hasILR ? (
          <WholeRow>
            <p>
              You need no ILR: with this right you can go on to citizenship. Your progress page shows when.
            </p>
          </WholeRow>
        ) : hasILR ? (
          <>
            <DateInForm {...inForm('ilrGrantDate')} label="ILR grant date" optional latest={today} />
            <SelectField
              label="Kind of settlement"
              optional
              hint={whyKindOfSettlement(today)}
              options={settlementKinds}
              placeholder="Not sure"
              {...field('settledAs')}
            />
          </>
        ) : (
          <>
            <DateInForm
              {...inForm('settlementDate')}
              label="Expected ILR date"
              optional
              {...stillToCome(today)}
              why="Your own plan. Your dashboard compares it with the first day by the rules."
            />
            <DateInForm
              {...inForm('awaitingDecisionSince')}
              label="Applied for ILR, no decision yet: date you applied"
              optional
              latest={today}
              why="While you wait, other things hold for you. We show them."
            />
          </>
        )}
      </FormSection>
    </StayingForm>
  );
}
