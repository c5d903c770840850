import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { useId } from 'react';
import { Form, useInput, useListFilterContext } from 'react-admin';
import { z } from 'zod';
import { Button } from '../../../ui/Button';
import { DateField } from '../../../ui/dates/DateField';
import { Disclosure } from '../../../ui/Disclosure';
import { SelectField } from '../../../ui/form/SelectField';
import { TextField } from '../../../ui/form/TextField';
import { useNarrow } from '../../../ui/useNarrow';
import { readFilterValues, sentFilter, sentValue, shownValue, type FilterField } from './filterFields';

interface FiltersProps {
  /** What is narrowed, for screen readers: `Filter events`. */
  label: string;
  fields: readonly FilterField[];
}

/** More fields than that are folded away until they are wanted. */
const alwaysOpen = { narrow: 1, wide: 5 };

const typed = z.record(z.string(), z.string());

/**
 * What a list can be narrowed by. Nothing happens while it is typed: only the button, or the return key, asks. So half an
 * address is never sent. What the address of the page says is what the form shows, wherever it was changed.
 */
export function Filters({ label, fields }: FiltersProps) {
  const id = useId();
  const narrow = useNarrow();
  const list = useListFilterContext();
  const values = readFilterValues(list.filterValues);
  const inUse = (some: readonly FilterField[]) =>
    some.filter(({ name }) => values[name] !== undefined).length;

  function apply(form: unknown): void {
    const shown = typed.parse(form);
    const filter = sentFilter(fields, shown);
    if (filter !== null) list.setFilters(filter, undefined, false);
    else {
      const unread = fields.find((field) => sentValue(field, shown[field.name] ?? '') === null);
      document.getElementById(`${id}${unread?.name}`)?.focus();
    }
  }

  const controls = (some: readonly FilterField[]) => (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
        alignItems: 'end',
        gap: '16px 20px',
      }}
    >
      {some.map((field) => (
        <FilterControl key={field.name} id={`${id}${field.name}`} field={field} />
      ))}
    </Box>
  );
  const open = narrow ? alwaysOpen.narrow : alwaysOpen.wide;
  const folded = fields.slice(open);
  const foldedInUse = inUse(folded);
  return (
    <Card role="search" aria-label={label} sx={{ p: { xs: '18px 20px 20px', sm: '18px 24px 20px' } }}>
      <Form
        key={JSON.stringify(values)}
        noValidate
        defaultValues={Object.fromEntries(
          fields.map((field) => [field.name, shownValue(field, values[field.name])]),
        )}
        onSubmit={apply}
      >
        <Stack spacing={2}>
          {controls(fields.slice(0, open))}
          {folded.length > 0 && (
            <Disclosure
              summary={foldedInUse > 0 ? `More filters: ${foldedInUse} in use` : 'More filters'}
              open={foldedInUse > 0}
            >
              {controls(folded)}
            </Disclosure>
          )}
          <Stack
            direction="row"
            sx={{ flexWrap: 'wrap', gap: 1.5, '& > *': { flex: { xs: '1 1 auto', sm: 'none' } } }}
          >
            <Button type="submit" look="quiet">
              Apply filters
            </Button>
            {inUse(fields) > 0 && (
              <Button look="plain" onClick={() => list.setFilters({}, undefined, false)}>
                Clear filters
              </Button>
            )}
          </Stack>
        </Stack>
      </Form>
    </Card>
  );
}

const asTyped = (value: unknown): unknown => value;

function FilterControl({ id, field }: { id: string; field: FilterField }) {
  const { label, kind } = field;
  const { field: input } = useInput({ source: field.name, format: asTyped, parse: asTyped });
  switch (kind) {
    case 'text':
      return (
        <TextField
          {...input}
          id={id}
          label={label}
          {...(field.hint !== undefined && { hint: field.hint })}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      );
    case 'day':
      return <DateField id={id} label={label} value={String(input.value)} onChange={input.onChange} />;
    case 'choice':
    case 'yesNo':
      return (
        <SelectField
          {...input}
          id={id}
          label={label}
          placeholder={field.any}
          options={
            kind === 'choice'
              ? field.options
              : [
                  { value: 'true', label: field.yes },
                  { value: 'false', label: field.no },
                ]
          }
        />
      );
  }
}
