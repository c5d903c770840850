import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { AdminStreamResponse } from '@settlewise/contract/admin';
import { civilDateInLondon, isCivilDate } from '@settlewise/rules/calendar';
import { useState, type FormEvent } from 'react';
import { Button } from '../../../ui/Button';
import { DateField } from '../../../ui/dates/DateField';
import { formatTime } from '../../../ui/dates/formatInstant';
import { londonInstant } from '../../../ui/dates/londonInstant';
import { useToday } from '../../../ui/dates/useToday';
import { SelectField } from '../../../ui/form/SelectField';
import { TextField } from '../../../ui/form/TextField';
import { sentenceOf } from '../record/eventSentences';
import { formatShortInstant } from '../ui/When';

interface MomentChoiceProps {
  moments: AdminStreamResponse['moments'];
  /** The moment on show; null for now. */
  asOf: string | null;
  onMoment: (moment: string | null) => void;
}

const choiceSx = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 340px), 1fr))',
  alignItems: 'start',
  gap: '20px 32px',
} as const;

const typedSx = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  alignItems: 'start',
  gap: '12px 16px',
} as const;

const clockTime = /^([01]?\d|2[0-3])[:.]([0-5]\d)$/;

/** Which moment is looked at: after one of the stream's events, or a day and a time by London's clocks. */
export function MomentChoice({ moments, asOf, onMoment }: MomentChoiceProps) {
  const today = useToday();
  const [day, setDay] = useState<string>(asOf === null ? '' : civilDateInLondon(new Date(asOf)));
  const [time, setTime] = useState(asOf === null ? '00:00' : formatTime(asOf));
  const [problem, setProblem] = useState<string | undefined>();

  function show(event: FormEvent): void {
    event.preventDefault();
    const typed = clockTime.exec(time.trim());
    if (!isCivilDate(day)) setProblem('Please enter a day');
    else if (typed === null) setProblem('Please enter a time, like 14:05');
    else onMoment(londonInstant(day, `${(typed[1] ?? '').padStart(2, '0')}:${typed[2] ?? ''}`));
  }

  return (
    <Box sx={choiceSx}>
      <SelectField
        label="After an event"
        placeholder="Now"
        value={moments.some(({ recordedAt }) => recordedAt === asOf) ? (asOf ?? '') : ''}
        options={moments
          .toReversed()
          .map(({ revision, type, recordedAt }) => ({
            value: recordedAt,
            label: `${revision}: ${sentenceOf(type)}, ${formatShortInstant(recordedAt)}`,
          }))}
        onChange={({ target }) => onMoment(target.value === '' ? null : target.value)}
      />
      <Box component="form" noValidate aria-label="A day and a time" onSubmit={show} sx={typedSx}>
        <DateField label="Or a day" value={day} latest={today} onChange={setDay} />
        <TextField
          label="Time in London"
          hint="For example 14:05"
          inputMode="numeric"
          autoComplete="off"
          value={time}
          onChange={({ target }) => setTime(target.value)}
          error={problem}
        />
        <Stack direction="row" sx={{ flexWrap: 'wrap', gridColumn: '1 / -1', gap: 1.5 }}>
          <Button type="submit" look="quiet">
            Show this moment
          </Button>
          {asOf !== null && (
            <Button look="plain" onClick={() => onMoment(null)}>
              Show now alone
            </Button>
          )}
        </Stack>
      </Box>
    </Box>
  );
}
