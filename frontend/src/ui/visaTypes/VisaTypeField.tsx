import { labelOfVisaType, visaTypeChoiceOf, visaTypeChoices } from '@settlewise/contract/visaTypeChoices';
import { useState } from 'react';
import { Chooser } from '../chooser/Chooser';
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
    <Chooser
      id={givenId}
      label={label}
      optional={optional}
      error={error}
      placeholder="Choose, or type to search"
      options={visaTypeChoices}
      find={findVisaTypes}
      groupOf={({ group }) => group}
      chosen={visaTypeChoiceOf(value)}
      text={text}
      onType={setText}
      onChoose={(chosen) => {
        // Emptied to type anew: only where nothing need be chosen is nothing chosen by it.
        if (chosen !== null || optional) choose(chosen?.value ?? '');
      }}
      onLeave={() => {
        const named = text.trim() === '' && optional ? '' : visaTypeNamed(text)?.value;
        choose(named === undefined || named === visaTypeChoiceOf(value)?.value ? value : named);
        onBlur?.();
      }}
      nothingFound="Nothing found. Try another word, or choose Other."
    />
  );
}
