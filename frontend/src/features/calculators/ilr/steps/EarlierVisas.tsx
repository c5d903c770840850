import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { Button } from '../../../../ui/Button';
import { DateField } from '../../../../ui/dates/DateField';
import { formatLongDate } from '../../../../ui/dates/formatDate';
import { TwoColumns } from '../../../../ui/form/TwoColumns';
import { VisaTypeField } from '../../../../ui/visaTypes/VisaTypeField';
import { Choices } from '../../inputs/Choices';
import { EntryBox } from '../../../../ui/form/EntryBox';
import { emptyVisa, type DraftVisa } from '../draft/ilrDraft';
import { fieldId } from '../draft/problems';
import { gapsAsked } from '../draft/gapsAsked';
import { appliedInTimeFor, withAppliedInTime, type GapOfVisas } from '../draft/visasHeld';
import type { IlrForm } from '../useIlrForm';
import { pastOrPlanned } from '../../../../ui/dates/ranges';

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
    <Stack component="section" aria-labelledby="ilr-earlier-visas" spacing={2}>
      <h3 id="ilr-earlier-visas">Earlier visas</h3>
      <Typography variant="body2" color="textSecondary">
        Add the visas you had before this one. Their years can count as well. Without them we take it that you
        have had permission without a break since your visa was issued.
      </Typography>
      {earlierVisas.length > 0 && (
        <Stack component="ol" spacing={2}>
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
        </Stack>
      )}
      <div>
        <Button id={addId} look="quiet" icon="plus" onClick={add}>
          Add an earlier visa
        </Button>
      </div>
      {gapsAsked(draft, today).map((gap) => (
        <GapQuestion key={`${gap.id} ${gap.beganOn}`} form={form} gap={gap} />
      ))}
    </Stack>
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

function VisaFields({ form: { errorOf, today }, visa, number, onChange, onRemove }: VisaFieldsProps) {
  const { id, visaType, from, to } = visa;
  const control = (part: 'type' | 'from' | 'to') => ({
    id: fieldId.visa(id, part),
    error: errorOf(fieldId.visa(id, part)),
  });
  return (
    <EntryBox title={`Earlier visa ${number}`} heading="h4" onRemove={onRemove}>
      <VisaTypeField
        label="Which visa"
        value={visaType}
        onChange={(chosen) => onChange({ visaType: chosen })}
        {...control('type')}
      />
      <TwoColumns>
        <DateField
          label="First day"
          value={from}
          latest={today}
          onChange={(date) => onChange({ from: date })}
          {...control('from')}
        />
        <DateField
          label="Last day"
          value={to}
          earliest={from}
          {...pastOrPlanned(today)}
          onChange={(date) => onChange({ to: date })}
          {...control('to')}
        />
      </TwoColumns>
    </EntryBox>
  );
}

function GapQuestion({ form: { draft, change }, gap }: { form: IlrForm; gap: GapOfVisas }) {
  const { id, endedOn, beganOn } = gap;
  return (
    <Choices
      id={fieldId.appliedInTime(id)}
      question="Did you apply before your earlier visa ended?"
      hint={`One visa ended on ${formatLongDate(endedOn)}, and the next began on ${formatLongDate(beganOn)}. If you applied for the second one before the first one ended, the days between count. If not, your years can start again. With “Not sure” you see both dates.`}
      canBeUnsure
      below
      answer={appliedInTimeFor(draft, gap)}
      onAnswer={(given) => change(withAppliedInTime(draft, id, given))}
    />
  );
}
