import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { InputWithList } from '../form/controls';
import { Field } from '../form/Field';

interface Choice {
  /** What is stored and sent. */
  readonly value: string;
  readonly label: string;
}

interface ChooserProps<Option extends Choice> {
  id: string | undefined;
  label: string;
  optional: boolean;
  error: string | undefined;
  placeholder: string;
  options: readonly Option[];
  /** The options that a typed text may mean, the likeliest first. */
  find: (text: string) => Option[];
  /** The group that an option stands in, where there are groups. */
  groupOf?: (option: Option) => string;
  chosen: Option | null;
  /** What stands in the field. */
  text: string;
  /** @param typed empty where the field was emptied */
  onType: (typed: string) => void;
  /** @param option null where the field was emptied */
  onChoose: (option: Option | null) => void;
  /** The field was left. */
  onLeave: () => void;
  /** Said in place of the list where nothing is found; left out where typing alone is an answer too. */
  nothingFound?: string;
}

const listDress = {
  maxHeight: '20rem',
  fontSize: '1.0625rem',
  // Named twice: stronger than how the library marks an option.
  '&& [role="option"]': {
    minHeight: 44,
    '&.Mui-focused': { background: 'var(--actionSoft)' },
    '&[aria-selected="true"]': { background: 'var(--actionSoft)', fontWeight: 600 },
    '@media (forced-colors: active)': {
      '&.Mui-focused': { outline: '2px solid Highlight', outlineOffset: '-2px' },
    },
  },
} as const;

/** One of a long list, found by typing and taken by mouse, by Enter, or by leaving the field with its name in full. */
export function Chooser<Option extends Choice>(props: ChooserProps<Option>) {
  const { id, label, optional, error, placeholder, options, find, groupOf, chosen, text } = props;
  const { onType, onChoose, onLeave, nothingFound } = props;
  return (
    <Field id={id} label={label} optional={optional} error={error}>
      {(control) => (
        <Autocomplete<Option, false, false, boolean>
          autoHighlight
          freeSolo={nothingFound === undefined}
          id={control.id}
          options={options}
          filterOptions={(_all, { inputValue }) => find(inputValue)}
          {...(groupOf !== undefined && { groupBy: groupOf })}
          getOptionLabel={(option) => (typeof option === 'string' ? option : option.label)}
          getOptionKey={(option) => (typeof option === 'string' ? option : option.value)}
          isOptionEqualToValue={(option, other) => typeof other !== 'string' && option.value === other.value}
          value={chosen}
          inputValue={text}
          onInputChange={(_event, typed, reason) => {
            if (reason === 'input' || reason === 'clear') onType(typed);
          }}
          onChange={(_event, taken) => {
            // Enter after typing hands on the text: it means the first of the list, which is marked.
            onChoose(typeof taken === 'string' ? (find(taken)[0] ?? null) : taken);
          }}
          onKeyDown={(event) => {
            // Enter takes what is marked in the list; it must not send a form in which nothing was chosen yet.
            if (event.key === 'Enter') event.preventDefault();
          }}
          onBlur={onLeave}
          noOptionsText={nothingFound}
          // Beside its field, not at the end of the page: inside an open dialog only what is in it can be reached.
          disablePortal
          slotProps={{
            // Fixed, so that a dialog that scrolls does not cut it off.
            popper: { popperOptions: { strategy: 'fixed' } },
            paper: { sx: { my: 0.5, border: '1px solid var(--edge)' } },
            listbox: { sx: listDress },
          }}
          renderGroup={({ key, group, children }) => (
            <li key={key} role="presentation">
              <Typography
                variant="caption"
                component="div"
                id={`${control.id}-group-${key}`}
                color="textSecondary"
                sx={{ p: '10px 16px 4px', fontWeight: 700 }}
              >
                {group}
              </Typography>
              <ul role="group" aria-labelledby={`${control.id}-group-${key}`}>
                {children}
              </ul>
            </li>
          )}
          renderInput={({ slotProps }) => (
            <Box ref={slotProps.input.ref} sx={{ width: '100%' }}>
              <InputWithList
                {...slotProps.htmlInput}
                {...control}
                type="text"
                autoComplete="off"
                spellCheck={false}
                placeholder={placeholder}
              />
            </Box>
          )}
        />
      )}
    </Field>
  );
}
