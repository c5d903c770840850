import { labelOfVisaType } from '@settlewise/contract';
import { Button } from '../Button';
import { VisaTypeField } from './VisaTypeField';
import styles from './VisaTypeList.module.css';

interface VisaTypeListProps {
  id: string;
  label: string;
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** Several visa types: each that is chosen joins the list, and can be taken out of it. */
export function VisaTypeList({ id, label, chosen, onChange }: VisaTypeListProps) {
  return (
    <div className={styles['list']}>
      <VisaTypeField
        id={id}
        label={label}
        value=""
        onChange={(visaType) => {
          if (visaType !== '' && !chosen.includes(visaType)) onChange([...chosen, visaType]);
        }}
      />
      {chosen.length > 0 && (
        <ul className={styles['chosen']} aria-label="Visas you have added">
          {chosen.map((visaType) => (
            <li key={visaType} className={styles['item']}>
              <span>{labelOfVisaType(visaType)}</span>
              <Button
                look="quiet"
                aria-label={`Remove ${labelOfVisaType(visaType)}`}
                onClick={() => onChange(chosen.filter((other) => other !== visaType))}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
