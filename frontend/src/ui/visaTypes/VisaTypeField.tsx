import {
  labelOfVisaType,
  visaTypeChoiceOf,
  visaTypeChoices,
  type VisaTypeChoice,
} from '@settlewise/contract';
import Autocomplete from '@mui/material/Autocomplete';
import { useState } from 'react';
import styles from '../form/Chooser.module.css';
import { controlClass, Field } from '../form/Field';
import { MaterialTheme } from '../material/MaterialTheme';
import { findVisaTypes, visaTypeNamed } from './findVisaTypes';

interface VisaTypeFieldProps {
  id?: string;
  label: string;
  optional?: boolean;
  /** A visa type, or empty. */
  value: string;
  onChange: (visaType: string) => void;
  onBlur?: () => void;
  error?: string | undefined;
}

/** The label that the list has for a visa type, under whichever of its values it is held. */
const listedAs = (visaType: string): string => visaTypeChoiceOf(visaType)?.label ?? labelOfVisaType(visaType);

/**
 * The one list of visa types and immigration routes, in its groups, found by typing a part of a name or another word
 * for it. What was typed and chooses nothing gives way to what was chosen before.
 */
export function VisaTypeField({
  id: givenId,
  label,
  optional = false,
  value,
  onChange,
  onBlur,
  error,
}: VisaTypeFieldProps) {
  const [text, setText] = useState(() => listedAs(value));
  const [shown, setShown] = useState(value);

  // The form itself has set another value, for example when it was saved.
  if (value !== shown) {
    setShown(value);
    setText(listedAs(value));
  }

  function choose(visaType: string): void {
    setShown(visaType);
    setText(listedAs(visaType));
    if (visaType !== value) onChange(visaType);
  }

  return (
    <Field id={givenId} label={label} optional={optional} error={error}>
      {(control) => (
        <MaterialTheme>
          <Autocomplete<VisaTypeChoice>
            autoHighlight
            id={control.id}
            options={visaTypeChoices}
            filterOptions={(_all, { inputValue }) => findVisaTypes(inputValue)}
            groupBy={({ group }) => group}
            getOptionLabel={(option) => option.label}
            getOptionKey={(option) => option.value}
            isOptionEqualToValue={(option, chosen) => option.value === chosen.value}
            value={visaTypeChoiceOf(value)}
            inputValue={text}
            onInputChange={(_event, typed, reason) => {
              if (reason === 'input') setText(typed);
            }}
            onChange={(_event, chosen) => {
              // Emptied to type anew: only where nothing need be chosen is nothing chosen by it.
              if (chosen !== null || optional) choose(chosen?.value ?? '');
            }}
            onKeyDown={(event) => {
              // Enter takes what is marked in the list; it must not send a form in which nothing was chosen yet.
              if (event.key === 'Enter') event.preventDefault();
            }}
            onBlur={() => {
              const named = text.trim() === '' && optional ? '' : visaTypeNamed(text)?.value;
              choose(named === undefined || named === visaTypeChoiceOf(value)?.value ? value : named);
              onBlur?.();
            }}
            noOptionsText="Nothing found. Try another word, or choose Other."
            // Beside its field, not at the end of the page: inside an open dialog only what is in it can be reached.
            disablePortal
            slotProps={{
              // Fixed, so that a dialog that scrolls does not cut it off.
              popper: { popperOptions: { strategy: 'fixed' } },
              paper: { className: styles['paper'] },
              listbox: { className: styles['list'] },
            }}
            renderGroup={({ key, group, children }) => (
              <li key={key} role="presentation">
                <div id={`${control.id}-group-${key}`} className={styles['group']}>
                  {group}
                </div>
                <ul role="group" aria-labelledby={`${control.id}-group-${key}`}>
                  {children}
                </ul>
              </li>
            )}
            renderInput={({ slotProps }) => (
              <div ref={slotProps.input.ref} className={styles['box']}>
                <input
                  {...slotProps.htmlInput}
                  {...control}
                  type="text"
                  autoComplete="off"
                  spellCheck={false}
                  placeholder="Choose, or type to search"
                  className={[controlClass, styles['input']].join(' ')}
                />
              </div>
            )}
          />
        </MaterialTheme>
      )}
    </Field>
  );
}
