import Box from '@mui/material/Box';
import { monthNames } from '@settlewise/rules/calendar';
import { Select } from '../../form/controls';
import { partsIn, type DateParts } from '../dateParts';

const partsDress = {
  display: 'grid',
  gridTemplateColumns: '4.5rem minmax(0, 1fr) 5.5rem',
  gap: 1,
  '& > *': { minWidth: 0 },
  // Too narrow for the name of a month between two others.
  '@media (max-width: 360px)': {
    gridTemplateColumns: '5.25rem minmax(0, 1fr)',
    '& > :last-child': { gridColumn: '1 / -1' },
  },
} as const;

const select = { pl: 1.5, pr: '28px', backgroundPosition: 'right 17px center, right 11px center' } as const;

interface PartsOfDateProps {
  /** Of the field; each part has one of its own made from it. */
  id: string;
  value: string;
  /** The years that can be chosen; any other can be typed. */
  years: readonly number[];
  invalid: true | undefined;
  onChoose: (part: Partial<DateParts>) => void;
}

const days = Array.from({ length: 31 }, (_, index) => index + 1);

/** Day, month and year of a date, each chosen from a list. */
export function PartsOfDate({ id, value, years, invalid, onChoose }: PartsOfDateProps) {
  const { year, month, day } = partsIn(value);
  const yearsToChoose =
    year === null || years.includes(year) ? years : [...years, year].toSorted((one, other) => other - one);
  return (
    <Box sx={partsDress}>
      <Part
        id={`${id}-day`}
        label="Day"
        value={day}
        options={days.map((each) => ({ value: each, label: String(each) }))}
        invalid={invalid}
        onChoose={(chosen) => onChoose({ day: chosen })}
      />
      <Part
        id={`${id}-month`}
        label="Month"
        value={month}
        options={monthNames.map((name, index) => ({ value: index + 1, label: name }))}
        invalid={invalid}
        onChoose={(chosen) => onChoose({ month: chosen })}
      />
      <Part
        id={`${id}-year`}
        label="Year"
        value={year}
        options={yearsToChoose.map((each) => ({ value: each, label: String(each) }))}
        invalid={invalid}
        onChoose={(chosen) => onChoose({ year: chosen })}
      />
    </Box>
  );
}

interface PartProps {
  id: string;
  label: string;
  value: number | null;
  options: readonly { readonly value: number; readonly label: string }[];
  invalid: true | undefined;
  onChoose: (value: number | null) => void;
}

function Part({ id, label, value, options, invalid, onChoose }: PartProps) {
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <Select
        id={id}
        sx={select}
        aria-invalid={invalid}
        value={value ?? ''}
        onChange={(event) => onChoose(event.target.value === '' ? null : Number(event.target.value))}
      >
        <option value="">{label}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </div>
  );
}
