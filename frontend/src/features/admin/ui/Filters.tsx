import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useId, useState } from 'react';
import { useListContext } from 'react-admin';
import { Button } from '../../../ui/Button';
import { useNarrow } from '../../../ui/useNarrow';
import { FilterControl } from './FilterControl';
import { readFilterValues, type FilterField, type FilterValues } from './filterFields';
import { fieldsBy } from './usePersonalFilter';
import { useTypedFilters } from './useTypedFilters';

interface FiltersProps {
  /** What is narrowed, for screen readers: `Filter events`. */
  label: string;
  fields: readonly FilterField[];
  /** What the personal ones of them narrow the list by, and how that is changed. */
  personal: FilterValues;
  onPersonal: (values: FilterValues) => void;
}

/** In a narrow window so many stand in the line; the others open under it. */
const inNarrowLine = 1;

const lineSx = {
  display: 'flex',
  alignItems: 'flex-end',
  gap: '8px 12px',
  '& > .field': { flex: '1 1 0', minWidth: 0, maxWidth: 360 },
  '& > .field.text': { flexGrow: 2 },
  '& > .MuiButton-root': { flex: 'none', minHeight: 44, px: 1.5 },
} as const;

const underSx = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
  alignItems: 'start',
  gap: '12px',
  mt: 1.5,
  pt: 1.5,
  borderTop: 1,
  borderColor: 'divider',
} as const;

/** What is only of use to those who do not see the field, and would make a second line of it. */
const unseen = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

const controlsSx = {
  '& label': { fontSize: '0.8125rem', lineHeight: 1.3, whiteSpace: 'nowrap' },
  '& :is(input, select)': { minHeight: 44, py: '8px', fontSize: '0.9375rem', textOverflow: 'ellipsis' },
  '& [id$="-hint"], & [role="status"]': unseen,
  // The calendar’s button is as high as its field.
  '& .field .MuiIconButton-root': { top: 0 },
} as const;

/** A line of fields that narrow a list as one types; those that are seldom wanted open under it. */
export function Filters({ label, fields, personal, onPersonal }: FiltersProps) {
  const id = useId();
  const narrow = useNarrow();
  const list = useListContext();
  const values = { ...readFilterValues(list.filterValues), ...personal };
  const by = fieldsBy(fields);
  const inAddress = useTypedFilters({
    fields: by.others,
    values: readFilterValues(list.filterValues),
    send: (filter) => list.setFilters(filter, undefined, false),
  });
  const typed = useTypedFilters({
    fields: by.personal,
    values: personal,
    send: (filter) => {
      onPersonal(filter);
      // What is found now begins at its first page.
      if (list.page > 1) list.setPage(1);
    },
  });
  const shown = { ...inAddress.shown, ...typed.shown };
  const change = (field: FilterField, text: string) =>
    (by.personal.includes(field) ? typed : inAddress).change(field, text);
  const clear = <Clear onClear={() => onPersonal({})} />;
  const inLine = narrow ? fields.slice(0, inNarrowLine) : fields.filter(({ folded }) => folded !== true);
  const under = fields.filter((field) => !inLine.includes(field));
  const inUse = (some: readonly FilterField[]) =>
    some.filter(({ name }) => values[name] !== undefined).length;
  const [open, setOpen] = useState(inUse(under) > 0);

  const control = (field: FilterField) => (
    <div key={field.name} className={`field ${field.kind}`}>
      <FilterControl
        id={`${id}${field.name}`}
        field={field}
        value={shown[field.name] ?? ''}
        onChange={(text) => change(field, text)}
      />
    </div>
  );
  return (
    <Card role="search" aria-label={label} sx={{ p: '10px 14px 12px' }}>
      <Box
        component="form"
        noValidate
        sx={controlsSx}
        onSubmit={(event) => {
          event.preventDefault();
          inAddress.applyNow();
          typed.applyNow();
        }}
      >
        <Box sx={lineSx}>
          {inLine.map(control)}
          {under.length > 0 && (
            <Button
              look="quiet"
              iconAfter="chevronDown"
              aria-expanded={open}
              aria-controls={`${id}under`}
              onClick={() => setOpen(!open)}
            >
              {inUse(under) > 0 ? `More filters: ${inUse(under)} in use` : 'More filters'}
            </Button>
          )}
          {inUse(fields) > 0 && !narrow && clear}
        </Box>
        {under.length > 0 && (
          <Box id={`${id}under`} hidden={!open} sx={{ ...underSx, '&[hidden]': { display: 'none' } }}>
            {under.map(control)}
          </Box>
        )}
        {inUse(fields) > 0 && narrow && clear}
      </Box>
    </Card>
  );
}

function Clear({ onClear }: { onClear: () => void }) {
  const list = useListContext();
  return (
    <Button
      look="plain"
      onClick={() => {
        onClear();
        list.setFilters({}, undefined, false);
      }}
    >
      Clear filters
    </Button>
  );
}
