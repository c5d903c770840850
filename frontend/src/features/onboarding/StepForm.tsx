import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { UserProfileRequest } from '@settlewise/contract';
import { useEffect, useEffectEvent, type ComponentType, type RefObject } from 'react';
import { WizardBar } from '../../ui/wizard/WizardBar';
import { Button, keepInPlace } from '../../ui/Button';
import { useToday } from '../../ui/dates/useToday';
import { ErrorSummary } from '../../ui/form/ErrorSummary';
import { useCheckedForm } from '../../ui/form/useCheckedForm';
import { showToast } from '../../ui/toasts/toastStore';
import type { OnboardingAnswers, UnsavedAnswers } from './answers';
import { checkedOn, lastStep, steps, type StepNumber } from './steps';
import { EvidenceStep } from './steps/EvidenceStep';
import { IntentionsStep } from './steps/IntentionsStep';
import { PersonalStep } from './steps/PersonalStep';
import { RelationshipStep } from './steps/RelationshipStep';
import { SettlementStep } from './steps/SettlementStep';
import type { StepFields } from './steps/stepFields';
import { VisaStep } from './steps/VisaStep';

const stepBodies: Readonly<Record<StepNumber, ComponentType<StepFields>>> = {
  1: PersonalStep,
  2: VisaStep,
  3: SettlementStep,
  4: RelationshipStep,
  5: IntentionsStep,
  6: EvidenceStep,
};

const failed = 'Failed to save your information. Please try again.';

interface StepFormProps {
  step: StepNumber;
  heading: RefObject<HTMLHeadingElement | null>;
  saved: OnboardingAnswers;
  unsaved: UnsavedAnswers;
  busy: boolean;
  /** Told of what stands in this step's fields at each change, and of what it is measured against. */
  onTyped: (
    fields: readonly (keyof OnboardingAnswers)[],
    typed: OnboardingAnswers,
    against: OnboardingAnswers,
  ) => void;
  onBack: () => void;
  onSave: (answers: Partial<UserProfileRequest>) => Promise<void>;
  onSaved: () => void;
}

/** One step: its fields, what is wrong with them, and the ways back and on. */
export function StepForm(props: StepFormProps) {
  const { step, heading, saved, unsaved, busy, onTyped, onBack, onSave, onSaved } = props;
  const { title, lead, fields } = steps[step];
  const today = useToday();
  const { form, field, idOf, errorOf, submit, refuse, summary } = useCheckedForm<
    OnboardingAnswers,
    Partial<UserProfileRequest>
  >({
    schema: checkedOn(today, steps[step], saved),
    fields,
    defaultValues: { ...saved, ...unsaved },
  });

  const keepTyped = useEffectEvent(() => onTyped(fields, form.getValues(), saved));
  useEffect(() => form.subscribe({ formState: { values: true }, callback: () => keepTyped() }), [form]);

  const StepBody = stepBodies[step];
  return (
    <Stack
      component="form"
      noValidate
      spacing={2.5}
      aria-label={title}
      onSubmit={submit(async (answers) => {
        const sent = { ...form.getValues() };
        try {
          await onSave(answers);
        } catch (error) {
          showToast('Error', failed, 'destructive');
          refuse(error, failed);
          return;
        }
        // What was sent is saved; what was typed since then is not.
        onTyped(fields, form.getValues(), sent);
        onSaved();
      })}
    >
      <Card component="section" aria-labelledby="onboarding-step">
        <CardContent>
          <Stack spacing={3}>
            <Stack spacing={0.75}>
              <Typography
                variant="h2"
                component="h2"
                id="onboarding-step"
                ref={heading}
                tabIndex={-1}
                sx={{ '&:focus-visible': { outline: 'none' } }}
              >
                {title}
              </Typography>
              <Typography color="textSecondary">{lead}</Typography>
            </Stack>
            <ErrorSummary {...summary} />
            <StepBody form={form} field={field} idOf={idOf} errorOf={errorOf} today={today} />
          </Stack>
        </CardContent>
      </Card>
      <WizardBar>
        <Button
          look="quiet"
          icon="arrowLeft"
          disabled={step === 1}
          busy={busy}
          onMouseDown={keepInPlace}
          onClick={onBack}
        >
          Back
        </Button>
        {step === lastStep || busy ? (
          <Button type="submit" busy={busy}>
            {busy ? 'Saving...' : 'Complete Setup'}
          </Button>
        ) : (
          <Button type="submit" iconAfter="arrowRight">
            Continue
          </Button>
        )}
      </WizardBar>
    </Stack>
  );
}
