import { Notice } from '../../ui/Notice';
import type { StepFields } from './stepFields';
import styles from './steps.module.css';
import { TickInStep } from './TickInStep';

export function EvidenceStep({ form, idOf }: StepFields) {
  return (
    <>
      <div className={styles['ticks']}>
        <TickInStep
          form={form}
          idOf={idOf}
          name="lifeInUKPassed"
          label="I have passed the Life in the UK test"
          hint="A pass never runs out."
        />
        <TickInStep
          form={form}
          idOf={idOf}
          name="englishLanguageProof"
          label="I have proof of my English"
          hint="B1 CEFR or higher in speaking and listening, or a degree taught in English."
        />
      </div>
      <Notice tone="within" title="Almost Done!">
        <p>
          Complete the setup, and your dashboard shows where you stand. You can change every answer later.
        </p>
      </Notice>
    </>
  );
}
