import { crownDependencyStayKeys } from '@settlewise/contract';
import { SelectField } from '../../../../ui/form/SelectField';

type Stay = (typeof crownDependencyStayKeys)[number];

const options: readonly { readonly value: Stay; readonly label: string }[] = [
  { value: 'visited', label: 'Yes, I visited' },
  { value: 'lived_there', label: 'Yes, I lived there' },
];

interface IslandQuestionProps {
  id: string;
  value: Stay | '';
  onChange: (stay: Stay | '') => void;
}

/** Asked where a trip names Jersey, Guernsey or the Isle of Man: for citizenship these are the UK. BNA 1981 s.50. */
export function IslandQuestion({ id, value, onChange }: IslandQuestionProps) {
  return (
    <SelectField
      id={id}
      label="Did you spend the whole trip in Jersey, Guernsey or the Isle of Man?"
      hint="Asked because for citizenship these islands are part of the UK: such a trip is not an absence."
      placeholder="No, or I am not sure"
      options={options}
      value={value}
      onChange={(event) =>
        onChange(crownDependencyStayKeys.find((stay) => stay === event.target.value) ?? '')
      }
    />
  );
}
