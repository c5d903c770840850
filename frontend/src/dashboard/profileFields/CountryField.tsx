import Autocomplete from '@mui/material/Autocomplete';
import { useState } from 'react';
import { controlClass, Field } from '../../ui/form/Field';
import { MaterialTheme } from '../../ui/material/MaterialTheme';
import { choiceNamed, choicesFor, type CountryChoice } from './countryChoices';
import styles from '../../ui/form/Chooser.module.css';

interface CountryFieldProps {
  id: string;
  label: string;
  optional?: boolean;
  choices: readonly CountryChoice[];
  /** A value of the list, empty, or what was typed and is not in the list. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  error?: string | undefined;
}

/**
 * One of a long list, found by typing a part of its name. Typing that names nothing of the list stays in the field
 * and is handed on as it is, so that the form's check refuses it.
 */
export function CountryField(props: CountryFieldProps) {
  const { id, label, optional = false, choices, value, onChange, onBlur, error } = props;
  const labelOf = (held: string) => choices.find((choice) => choice.value === held)?.label ?? held;
  const [text, setText] = useState(() => labelOf(value));
  const [handedOn, setHandedOn] = useState(value);

  // The form itself has set another value, for example when it was saved.
  if (value !== handedOn) {
    setHandedOn(value);
    setText(labelOf(value));
  }

  function handOn(newText: string): void {
    const newValue = choiceNamed(choices, newText)?.value ?? newText.trim();
    setHandedOn(newValue);
    onChange(newValue);
  }

  return (
    <Field id={id} label={label} optional={optional} error={error}>
      {(control) => (
        <MaterialTheme>
          <Autocomplete<CountryChoice, false, false, true>
            freeSolo
            autoHighlight
            id={control.id}
            options={[...choices]}
            filterOptions={(_all, { inputValue }) => choicesFor(choices, inputValue)}
            getOptionLabel={(option) => (typeof option === 'string' ? option : option.label)}
            getOptionKey={(option) => (typeof option === 'string' ? option : option.value)}
            isOptionEqualToValue={(option, chosen) =>
              typeof chosen !== 'string' && option.value === chosen.value
            }
            value={choices.find((choice) => choice.value === value) ?? null}
            inputValue={text}
            onInputChange={(_event, typed, reason) => {
              if (reason !== 'input' && reason !== 'clear') return;
              setText(typed);
              handOn(typed);
            }}
            onChange={(_event, chosen) => {
              // Enter after typing hands on the text: it means the first of the list, which is marked.
              const choice = typeof chosen === 'string' ? choicesFor(choices, chosen)[0] : chosen;
              if (choice === null || choice === undefined) return;
              setText(choice.label);
              handOn(choice.label);
            }}
            onKeyDown={(event) => {
              // Enter takes what is marked in the list; it must not send a form in which nothing was chosen yet.
              if (event.key === 'Enter') event.preventDefault();
            }}
            onBlur={() => {
              setText(labelOf(value));
              onBlur?.();
            }}
            // Beside its field, not at the end of the page: inside an open dialog only what is in it can be reached.
            disablePortal
            slotProps={{
              // Fixed, so that a dialog that scrolls does not cut it off.
              popper: { popperOptions: { strategy: 'fixed' } },
              paper: { className: styles['paper'] },
              listbox: { className: styles['list'] },
            }}
            renderInput={({ slotProps }) => (
              <div ref={slotProps.input.ref} className={styles['box']}>
                <input
                  {...slotProps.htmlInput}
                  {...control}
                  type="text"
                  autoComplete="off"
                  spellCheck={false}
                  placeholder="Type to search"
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
