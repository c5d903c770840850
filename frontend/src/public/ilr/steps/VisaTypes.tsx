import { visaTypeValueOf, type VisaTypeValue } from '@settlewise/contract';
import { asksForYears, inWordsOn, routeOf, routeOfVisaType, type CivilDate } from '@settlewise/rules';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/Button';
import { useToday } from '../../../ui/dates/useToday';
import { Icon } from '../../../ui/Icon';
import { fieldId } from '../draft/problems';
import { VisaTypeField } from '../../../ui/visaTypes/VisaTypeField';
import { visaTypeLabel } from '../visaTypes';
import styles from './VisaTypes.module.css';

interface VisaTypesProps {
  chosen: VisaTypeValue | null;
  error: string | undefined;
  onChoose: (visaType: VisaTypeValue | null) => void;
}

/** The list of visa types; once one is chosen, that one alone with a button to change it. */
export function VisaTypes({ chosen, error, onChoose }: VisaTypesProps) {
  const box = useRef<HTMLDivElement>(null);
  const [pressed, setPressed] = useState(false);
  const today = useToday();

  // The button that was pressed is gone from the page; the focus goes on to what has taken its place.
  useEffect(() => {
    if (pressed) box.current?.querySelector<HTMLElement>('button:not([tabindex="-1"]), input')?.focus();
  }, [pressed, chosen]);

  function choose(visaType: VisaTypeValue | null): void {
    setPressed(true);
    onChoose(visaType);
  }

  if (chosen === null)
    return (
      <div ref={box} className={styles['field']}>
        <VisaTypeField
          id={fieldId.visaType}
          label="Visa type"
          value=""
          error={error}
          onChange={(visaType) => choose(visaTypeValueOf(visaType))}
        />
      </div>
    );
  return (
    <div ref={box} role="group" aria-labelledby={`${fieldId.visaType}-title`} className={styles['field']}>
      <h3 id={`${fieldId.visaType}-title`} className={styles['title']}>
        Visa type
      </h3>
      <div className={styles['chosen']}>
        <span className={styles['tick']}>
          <Icon name="check" />
        </span>
        <p className={styles['chosenWords']}>
          <strong>{visaTypeLabel(chosen)}</strong>
          <span className={styles['years']}>{yearsInWords(chosen, today)}</span>
        </p>
        <Button
          id={fieldId.visaType}
          look="quiet"
          onClick={() => choose(null)}
          aria-label={`Change visa type: ${visaTypeLabel(chosen)}`}
        >
          Change
        </Button>
      </div>
    </div>
  );
}

/** After how many years a visa can lead to settlement. */
function yearsInWords(visaType: VisaTypeValue, today: CivilDate): string {
  const key = routeOfVisaType(visaType);
  if (key === null) return 'The rules for it cannot be told from this answer';
  const route = routeOf(key);
  switch (route.settlementRule) {
    case 'not_known':
      return 'We do not have the rules of settlement for it';
    case 'not_needed':
      return 'You need no ILR';
    case 'none':
      return 'Does not lead to ILR by itself';
    case 'by_years':
      return asksForYears(route)
        ? `ILR after ${inWordsOn(route.qualifyingYears, today)}`
        : 'ILR without a number of years';
  }
}
