import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type LeadOption, leadOptions } from '@settlewise/contract/alerts';
import { useId } from 'react';
import { Button } from '../../ui/Button';
import { Disclosure } from '../../ui/Disclosure';
import { Tick } from '../../ui/form/Tick';

interface LeadChoicesProps {
  /** What the kind is called. */
  of: string;
  usual: readonly LeadOption[];
  chosen: readonly LeadOption[];
  onChoose: (leads: readonly LeadOption[]) => void;
}

/** How long before its day a kind of alert is told. What is told on the day and after it stays. */
export function LeadChoices({ of, usual, chosen, onChoose }: LeadChoicesProps) {
  const id = useId();
  return (
    <Box sx={{ gridColumn: '1 / -1' }}>
      <Disclosure summary="Choose when">
        <Box role="group" aria-label={`How long before: ${of}`} sx={options}>
          {leadOptions.map(({ value, label }) => (
            <Tick
              key={value}
              id={`${id}-${value}`}
              label={label}
              checked={chosen.includes(value)}
              onChange={(checked) =>
                onChoose(checked ? [...chosen, value] : chosen.filter((each) => each !== value))
              }
            />
          ))}
        </Box>
        {chosen.length === 0 && (
          <Typography role="alert" color="error">
            Choose one at least.
          </Typography>
        )}
        <Button look="plain" onClick={() => onChoose(usual)}>
          As usual
        </Button>
      </Disclosure>
    </Box>
  );
}

const options = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(130px, 1fr))',
  columnGap: 2.5,
  px: 1.25,
} as const;
