import { useState } from 'react';
import { Chooser } from '../chooser/Chooser';
import { choiceNamed, choicesFor, type CountryChoice } from './countryChoices';

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
    <Chooser
      id={id}
      label={label}
      optional={optional}
      error={error}
      placeholder="Type to search"
      options={choices}
      find={(typed) => choicesFor(choices, typed)}
      chosen={choices.find((choice) => choice.value === value) ?? null}
      text={text}
      onType={(typed) => {
        setText(typed);
        handOn(typed);
      }}
      onChoose={(choice) => {
        if (choice === null) return;
        setText(choice.label);
        handOn(choice.label);
      }}
      onLeave={() => {
        setText(labelOf(value));
        onBlur?.();
      }}
    />
  );
}
