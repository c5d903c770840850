import Box from '@mui/material/Box';
import { timelineEntryKinds } from '@settlewise/contract/timelineEntries';
import { isCivilDate } from '@settlewise/rules/calendar';
import { useState } from 'react';
import { Button } from '../../ui/Button';
import { DateField } from '../../ui/dates/DateField';
import { SelectField } from '../../ui/form/SelectField';
import { kindLooks } from './kinds';
import { isFiltering, type TimelineFilter } from './timelineFilter';

const filters = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
  gap: '16px 20px',
  maxWidth: '52rem',
} as const;

interface TimelineFiltersProps {
  filter: TimelineFilter;
  onChange: (filter: TimelineFilter) => void;
}

const everything: TimelineFilter = { kind: null, from: null, to: null };
const kinds = timelineEntryKinds.map((kind) => ({ value: kind, label: kindLooks[kind].word }));

/** What of the timeline is on show: a kind, and a period. Nothing is asked of the server for it. */
export function TimelineFilters({ filter, onChange }: TimelineFiltersProps) {
  // What is being typed, which is no date yet.
  const [typed, setTyped] = useState({ from: filter.from ?? '', to: filter.to ?? '' });

  function type(end: 'from' | 'to', value: string): void {
    setTyped({ ...typed, [end]: value });
    if (value === '' || isCivilDate(value)) onChange({ ...filter, [end]: value === '' ? null : value });
  }

  const backwards = filter.from !== null && filter.to !== null && filter.to < filter.from;
  return (
    <Box role="group" aria-label="What is shown" className="noPrint" sx={filters}>
      <SelectField
        label="Kind"
        options={kinds}
        placeholder="All kinds"
        value={filter.kind ?? ''}
        onChange={({ target }) =>
          onChange({ ...filter, kind: timelineEntryKinds.find((kind) => kind === target.value) ?? null })
        }
      />
      <Box sx={{ alignSelf: 'end' }}>
        {isFiltering(filter) && (
          <Button
            look="plain"
            icon="close"
            onClick={() => {
              setTyped({ from: '', to: '' });
              onChange(everything);
            }}
          >
            Show everything
          </Button>
        )}
      </Box>
      <DateField
        label="From"
        value={typed.from}
        latest={typed.to}
        onChange={(value) => type('from', value)}
      />
      <DateField
        label="To"
        value={typed.to}
        earliest={typed.from}
        error={backwards ? 'This day is before the first one' : undefined}
        onChange={(value) => type('to', value)}
      />
    </Box>
  );
}
