import { useState, useEffect } from 'react';
import { Button } from '../../../ui/Button';
import { DateField } from '../../../ui/dates/DateField';
import { formatLongDate } from '../../../ui/dates/formatDate';
import { VisaTypeField } from '../../../ui/visaTypes/VisaTypeField';
import { emptyVisa, type DraftVisa } from '../draft/ilrDraft';
import { fieldId } from '../draft/problems';
import { gapsAsked } from '../draft/gapsAsked';
import { appliedInTimeFor, withAppliedInTime, type GapOfVisas } from '../draft/visasHeld';
import type { IlrForm } from '../useIlrForm';
import styles from './EarlierVisas.module.css';
import { OpenChoice } from './OpenChoice';

/** The visas before the one of now, and whether each was applied for in time where days lie between two of them. */
export function EarlierVisas({ form }: { form: IlrForm }) {
  const { draft, today, change } = form;
  const { earlierVisas } = draft;
  const [focusOn, setFocusOn] = useState<string | null>(null);

  useEffect(() => {
    if (focusOn !== null) document.getElementById(focusOn)?.focus();
  }, [focusOn, earlierVisas.length]);

  function add(): void {
    const visa = emptyVisa(earlierVisas, draft.visaType ?? '');
    setFocusOn(fieldId.visa(visa.id, 'type'));
    change({ earlierVisas: [...earlierVisas, visa] });
  }

  function changeVisa(id: string, part: Partial<DraftVisa>): void {
    change(
      { earlierVisas: earlierVisas.map((visa) => (visa.id === id ? { ...visa, ...part } : visa)) },
      ...(['type', 'from', 'to'] as const).map((field) => fieldId.visa(id, field)),
    );
  }

  function remove(id: string): void {
    setFocusOn(addId);
    change({ earlierVisas: earlierVisas.filter((visa) => visa.id !== id) });
  }

  return (
    <section aria-labelledby="ilr-earlier-visas" className={styles['visas']}>
      <h3 id="ilr-earlier-visas" className={styles['title']}>
        Earlier visas
      </h3>
      <p className={styles['help']}>
        Add the visas you had before this one. Their years can count as well. Without them we take it that you
        have had permission without a break since your visa was issued.
      </p>
      {earlierVisas.length > 0 && (
        <ol className={styles['list']}>
          {earlierVisas.map((visa, index) => (
            <li key={visa.id}>
              <VisaFields
                form={form}
                visa={visa}
                number={index + 1}
                onChange={(part) => changeVisa(visa.id, part)}
                onRemove={() => remove(visa.id)}
              />
            </li>
          ))}
        </ol>
      )}
      <div>
        <Button id={addId} look="quiet" icon="plus" onClick={add}>
          Add an earlier visa
        </Button>
      </div>
      {gapsAsked(draft, today).map((gap) => (
        <GapQuestion key={`${gap.id} ${gap.beganOn}`} form={form} gap={gap} />
      ))}
    </section>
  );
}

const addId = 'ilr-add-visa';

interface VisaFieldsProps {
  form: IlrForm;
  visa: DraftVisa;
  /** Its place in the list, from 1. */
  number: number;
  onChange: (part: Partial<DraftVisa>) => void;
  onRemove: () => void;
}

function VisaFields({ form: { errorOf }, visa, number, onChange, onRemove }: VisaFieldsProps) {
  const { id, visaType, from, to } = visa;
  const titleId = `ilr-${id}-title`;
  return (
    <div role="group" aria-labelledby={titleId} className={styles['visa']}>
      <div className={styles['head']}>
        <h4 id={titleId}>Earlier visa {number}</h4>
        <Button look="plain" icon="bin" aria-label={`Remove earlier visa ${number}`} onClick={onRemove}>
          Remove
        </Button>
      </div>
      <div className={styles['fields']}>
        <div className={styles['type']}>
          <VisaTypeField
            id={fieldId.visa(id, 'type')}
            label="Which visa"
            value={visaType}
            error={errorOf(fieldId.visa(id, 'type'))}
            onChange={(chosen) => onChange({ visaType: chosen })}
          />
        </div>
        <DateField
          id={fieldId.visa(id, 'from')}
          label="First day"
          value={from}
          onChange={(date) => onChange({ from: date })}
          error={errorOf(fieldId.visa(id, 'from'))}
        />
        <DateField
          id={fieldId.visa(id, 'to')}
          label="Last day"
          value={to}
          onChange={(date) => onChange({ to: date })}
          error={errorOf(fieldId.visa(id, 'to'))}
        />
      </div>
    </div>
  );
}

function GapQuestion({ form: { draft, change }, gap }: { form: IlrForm; gap: GapOfVisas }) {
  const { id, endedOn, beganOn } = gap;
  return (
    <OpenChoice
      id={fieldId.appliedInTime(id)}
      question="Did you apply before your earlier visa ended?"
      hint={`One visa ended on ${formatLongDate(endedOn)}, and the next began on ${formatLongDate(beganOn)}. If you applied for the second one before the first one ended, the days between count. If not, your years can start again. With “Not sure” you see both dates.`}
      answer={appliedInTimeFor(draft, gap)}
      onAnswer={(given) => change(withAppliedInTime(draft, id, given))}
    />
  );
}
