import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/Button';
import { SaveResult } from '../../../record/assessments/SaveResult';
import { StartOver } from '../wizard/StartOver';
import type { Step } from '../wizard/steps';
import { CitizenshipResults } from './CitizenshipResults';
import type { Answered } from './useCitizenshipForm';

/** So that "Printing..." is seen before the print dialog covers the page. */
const printDelayMs = 300;

interface CitizenshipResultViewProps {
  answered: Answered;
  appliedByRecord: string;
  onCalculateAgain: () => void;
  /** Leads to a step of the form. */
  onChange: (step: Step) => void;
}

/** A result that was just calculated, with what can be done with it. */
export function CitizenshipResultView({
  answered,
  appliedByRecord,
  onCalculateAgain,
  onChange,
}: CitizenshipResultViewProps) {
  const { form, result } = answered;
  const [printing, setPrinting] = useState(false);
  const view = useRef<HTMLDivElement>(null);

  useEffect(() => {
    view.current?.querySelector('h2')?.focus({ preventScroll: true });
  }, []);

  useEffect(() => {
    if (!printing) return;
    const timer = setTimeout(() => {
      window.print();
      setPrinting(false);
    }, printDelayMs);
    return () => clearTimeout(timer);
  }, [printing]);

  return (
    <div ref={view}>
      <CitizenshipResults
        form={form}
        result={result}
        onChange={onChange}
        appliedByRecord={appliedByRecord}
        print={
          <Button look="quiet" icon="print" busy={printing} onClick={() => setPrinting(true)}>
            {printing ? 'Printing...' : 'Print / Save as PDF'}
          </Button>
        }
        actions={
          <>
            <SaveResult request={{ calculator: 'citizenship', form, calculatedOn: result.calculationDate }} />
            <StartOver onStartOver={onCalculateAgain}>Calculate Again</StartOver>
          </>
        }
      />
    </div>
  );
}
