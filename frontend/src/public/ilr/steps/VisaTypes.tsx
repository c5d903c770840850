import { routeOf, routeOfVisaType } from '@settlewise/rules';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/Button';
import { Icon } from '../../../ui/Icon';
import { fieldId } from '../draft/problems';
import { visaGroups, visaTypeLabels, type IlrVisaType } from '../visaTypes';
import styles from './VisaTypes.module.css';

interface VisaTypesProps {
  chosen: IlrVisaType | null;
  error: string | undefined;
  onChoose: (visaType: IlrVisaType | null) => void;
}

/** The visa types in groups; once one is chosen, that one alone with a button to change it. */
export function VisaTypes({ chosen, error, onChoose }: VisaTypesProps) {
  const box = useRef<HTMLDivElement>(null);
  const [pressed, setPressed] = useState(false);

  // The button that was pressed is gone from the page; the focus goes on to what has taken its place.
  useEffect(() => {
    if (pressed) box.current?.querySelector('button')?.focus();
  }, [pressed, chosen]);

  function choose(visaType: IlrVisaType | null): void {
    setPressed(true);
    onChoose(visaType);
  }

  return (
    <div ref={box} role="group" aria-labelledby={`${fieldId.visaType}-title`} className={styles['field']}>
      <h3 id={`${fieldId.visaType}-title`} className={styles['title']}>
        Visa type
      </h3>
      {error !== undefined && (
        <p className={styles['error']}>
          <Icon name="alert" size={18} />
          <span>{error}</span>
        </p>
      )}
      {chosen === null ? (
        <Groups onChoose={choose} />
      ) : (
        <div className={styles['chosen']}>
          <span className={styles['tick']}>
            <Icon name="check" />
          </span>
          <p className={styles['chosenWords']}>
            <strong>{visaTypeLabels[chosen]}</strong>
            <span className={styles['years']}>{yearsInWords(chosen)}</span>
          </p>
          <Button
            id={fieldId.visaType}
            look="quiet"
            onClick={() => choose(null)}
            aria-label={`Change visa type: ${visaTypeLabels[chosen]}`}
          >
            Change
          </Button>
        </div>
      )}
    </div>
  );
}

function Groups({ onChoose }: { onChoose: (visaType: IlrVisaType) => void }) {
  return (
    <div className={styles['groups']}>
      {visaGroups.map(({ title, types }, group) => (
        <div key={title} role="group" aria-labelledby={`ilr-visas-${title}`} className={styles['group']}>
          <h4 id={`ilr-visas-${title}`} className={styles['groupTitle']}>
            {title}
          </h4>
          <ul>
            {types.map((visaType, index) => (
              <li key={visaType}>
                <button
                  type="button"
                  id={group === 0 && index === 0 ? fieldId.visaType : undefined}
                  className={styles['choice']}
                  onClick={() => onChoose(visaType)}
                >
                  <span>{visaTypeLabels[visaType]}</span>
                  <Icon name="arrowRight" size={18} />
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

/** After how many years a visa can lead to settlement. */
function yearsInWords(visaType: IlrVisaType): string {
  const key = routeOfVisaType(visaType);
  if (key === null) return 'The rules for it cannot be told from this answer';
  const { qualifyingYears } = routeOf(key);
  if (qualifyingYears.length === 0) return 'Does not lead to ILR by itself';
  return `ILR after ${qualifyingYears.join(' or ')} years`;
}
