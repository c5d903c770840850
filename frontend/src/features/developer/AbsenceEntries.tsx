import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { Button } from '../../ui/Button';
import { DateField } from '../../ui/dates/DateField';
import { TextField } from '../../ui/form/TextField';
import { dayCount } from '../../record/journeys/labels';
import { daysOf, freeId, type AbsenceEntry, type YearEntry } from './timelineForm';

interface EntriesProps<Entry> {
  entries: readonly Entry[];
  onChange: (entries: readonly Entry[]) => void;
  /** What the server said of a field, by its path. */
  errorOf: (path: string) => string | undefined;
}

/** The fields of one entry, beside each other where there is room. */
function Entry({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <Box
      component="fieldset"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
        gap: '12px 16px',
        alignItems: 'start',
        width: '100%',
        m: 0,
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: '12px',
        '& > button': { alignSelf: 'end' },
      }}
    >
      <Box component="legend" sx={{ px: 0.75, fontWeight: 600 }}>
        {legend}
      </Box>
      {children}
    </Box>
  );
}

/** Days away by calendar year. */
export function YearEntries({ entries, onChange, errorOf }: EntriesProps<YearEntry>) {
  const change = (id: number, part: Partial<YearEntry>) =>
    onChange(entries.map((entry) => (entry.id === id ? { ...entry, ...part } : entry)));
  return (
    <Stack spacing={2.5} sx={{ alignItems: 'flex-start' }}>
      {entries.map(({ id, year, days }) => (
        <Entry key={id} legend={year === '' ? 'A year' : year}>
          <TextField
            label="Year"
            inputMode="numeric"
            value={year}
            onChange={({ target }) => change(id, { year: target.value })}
          />
          <TextField
            label="Days away"
            inputMode="numeric"
            value={days}
            onChange={({ target }) => change(id, { days: target.value })}
            error={errorOf(`absencesPerYear.${year}`)}
          />
          <Button
            look="quiet"
            icon="bin"
            onClick={() => onChange(entries.filter((entry) => entry.id !== id))}
          >
            Remove {year}
          </Button>
        </Entry>
      ))}
      <Button
        look="quiet"
        icon="plus"
        onClick={() => onChange([...entries, { id: freeId(entries), year: '', days: '0' }])}
      >
        Add year
      </Button>
    </Stack>
  );
}

/** Absences with their dates. */
export function AbsenceEntries({ entries, onChange, errorOf }: EntriesProps<AbsenceEntry>) {
  const change = (id: number, part: Partial<AbsenceEntry>) =>
    onChange(entries.map((entry) => (entry.id === id ? { ...entry, ...part } : entry)));
  return (
    <Stack spacing={2.5} sx={{ alignItems: 'flex-start' }}>
      {entries.map((entry, position) => (
        <Entry key={entry.id} legend={`Absence ${position + 1}: ${dayCount(daysOf(entry))}`}>
          <DateField
            label="From"
            value={entry.from}
            onChange={(from) => change(entry.id, { from })}
            error={errorOf(`absences.${position}.from`)}
          />
          <DateField
            label="To"
            value={entry.to}
            earliest={entry.from}
            onChange={(to) => change(entry.id, { to })}
            error={errorOf(`absences.${position}.to`)}
          />
          <TextField
            label="Reason"
            value={entry.reason}
            onChange={({ target }) => change(entry.id, { reason: target.value })}
            error={errorOf(`absences.${position}.reason`)}
          />
          <Button
            look="quiet"
            icon="bin"
            onClick={() => onChange(entries.filter(({ id }) => id !== entry.id))}
          >
            Remove absence {position + 1}
          </Button>
        </Entry>
      ))}
      <Button
        look="quiet"
        icon="plus"
        onClick={() => onChange([...entries, { id: freeId(entries), from: '', to: '', reason: '' }])}
      >
        Add absence
      </Button>
    </Stack>
  );
}
