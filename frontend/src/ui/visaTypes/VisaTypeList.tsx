import Stack from '@mui/material/Stack';
import { labelOfVisaType } from '@settlewise/contract/visaTypeChoices';
import { Button } from '../Button';
import { VisaTypeField } from './VisaTypeField';

interface VisaTypeListProps {
  id: string;
  label: string;
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

const item = {
  alignItems: 'center',
  justifyContent: 'space-between',
  p: '4px 4px 4px 14px',
  border: '1px solid var(--line)',
  borderRadius: '10px',
} as const;

/** Several visa types: each that is chosen joins the list, and can be taken out of it. */
export function VisaTypeList({ id, label, chosen, onChange }: VisaTypeListProps) {
  return (
    <Stack spacing={1.5}>
      <VisaTypeField
        id={id}
        label={label}
        value=""
        onChange={(visaType) => {
          if (visaType !== '' && !chosen.includes(visaType)) onChange([...chosen, visaType]);
        }}
      />
      {chosen.length > 0 && (
        <Stack component="ul" spacing={1} aria-label="Visas you have added">
          {chosen.map((visaType) => (
            <Stack key={visaType} component="li" direction="row" spacing={1.5} sx={item}>
              <span>{labelOfVisaType(visaType)}</span>
              <Button
                look="quiet"
                aria-label={`Remove ${labelOfVisaType(visaType)}`}
                onClick={() => onChange(chosen.filter((other) => other !== visaType))}
              >
                Remove
              </Button>
            </Stack>
          ))}
        </Stack>
      )}
    </Stack>
  );
}
