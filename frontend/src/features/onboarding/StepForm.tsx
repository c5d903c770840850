import type { UserProfileRequest } from '@settlewise/contract/onboarding';
import { useEffect, useEffectEvent } from 'react';
import { Button, keepInPlace } from '../../ui/Button';
import { useToday } from '../../ui/dates/useToday';
import { useCheckedForm } from '../../ui/form/useCheckedForm';
import type { KnownFromCalculator } from '../../record/drafts/knownFromCalculators';
import { Notice } from '../../ui/Notice';
import { showToast } from '../../ui/toasts/toastStore';
import type { useStepsInAddress } from '../../ui/wizard/useStepsInAddress';
import { Wizard } from '../../ui/wizard/Wizard';
import { WizardDots } from '../../ui/wizard/WizardDots';
import { WizardProgress } from '../../ui/wizard/WizardProgress';
import type { OnboardingAnswers, UnsavedAnswers } from './answers';
import { lacksRequired, stepsPassed } from './firstStepNotDone';
import { checkedOn, steps, type Step } from './steps';
import type { useUnsavedAnswers } from './useUnsavedAnswers';

const failed = 'Failed to save your information. Please try again.';

interface StepFormProps {
  way: ReturnType<typeof useStepsInAddress<Step>>;
  saved: OnboardingAnswers;
  /** What a calculator knows and these answers do not yet. */
  knownBeside: (answers: OnboardingAnswers) => UnsavedAnswers;
  /** Where that comes from. */
  calculators: readonly KnownFromCalculator[];
  answers: Pick<ReturnType<typeof useUnsavedAnswers>, 'unsaved' | 'keep'>;
  /** Whether the steps were done once: their answers are only changed now. */
  wasDone: boolean;
  busy: boolean;
  onSave: (answers: Partial<UserProfileRequest>) => Promise<void>;
  onSaved: () => void;
}

/** One step: its fields, what is wrong with them, and the ways back and on. */
export function StepForm({
  way,
  saved,
  knownBeside,
  calculators,
  answers,
  wasDone,
  busy,
  onSave,
  onSaved,
}: StepFormProps) {
  const { number, step, isLast, moves, goTo } = way;
  const { title, lead, fields, Body } = step;
  const today = useToday();
  const known = knownBeside(saved);
  const passed = stepsPassed(steps, saved);
  const { form, field, inForm, submit, refuse, summary } = useCheckedForm<
    OnboardingAnswers,
    Partial<UserProfileRequest>
  >({
    schema: checkedOn(today, step, saved),
    fields,
    defaultValues: { ...saved, ...known, ...answers.unsaved },
  });

  const from = calculators.filter((calculator) =>
    fields.some((name) => known[name] !== undefined && Reflect.get(calculator.answers, name) === known[name]),
  );

  const keepTyped = useEffectEvent(() => answers.keep(fields, form.getValues(), { ...saved, ...known }));
  useEffect(() => form.subscribe({ formState: { values: true }, callback: () => keepTyped() }), [form]);

  return (
    <Wizard
      label={title}
      progress={
        <>
          <WizardProgress
            step={number}
            of={steps.length}
            come={Math.min(passed + 1, number)}
            showPercent
            label="Progress of your profile"
          />
          <WizardDots
            steps={steps.map(({ name }, index) => ({ name, done: index < passed }))}
            current={number}
            busy={busy}
            onGoTo={goTo}
          />
        </>
      }
      title={title}
      lead={lead}
      moves={moves}
      summary={summary}
      onSubmit={submit(async (checked) => {
        const sent = { ...form.getValues() };
        try {
          await onSave(checked);
        } catch (error) {
          showToast('Error', failed, 'destructive');
          refuse(error, failed);
          return;
        }
        // What was sent is saved; what was typed since then is not.
        answers.keep(fields, form.getValues(), { ...sent, ...knownBeside(sent) });
        onSaved();
      })}
      buttons={
        <>
          <Button
            look="quiet"
            icon="arrowLeft"
            disabled={number === 1}
            busy={busy}
            onMouseDown={keepInPlace}
            onClick={() => goTo(number - 1)}
          >
            Back
          </Button>
          {isLast || busy ? (
            <Button type="submit" busy={busy}>
              {busy ? 'Saving...' : wasDone ? 'Save' : 'Complete Setup'}
            </Button>
          ) : (
            <Button type="submit" iconAfter="arrowRight">
              Continue
            </Button>
          )}
        </>
      }
    >
      {from.length > 0 && (
        <Notice>
          <p>
            Some answers are from the {from.map(({ calculator }) => calculator).join(' and ')} calculator.
            Please check them.
          </p>
        </Notice>
      )}
      <Body
        form={form}
        field={field}
        inForm={inForm}
        today={today}
        isAlmostDone={!wasDone && steps.every((each) => each === step || !lacksRequired(each, saved))}
      />
    </Wizard>
  );
}
