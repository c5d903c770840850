import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type VisaTypeValue, visaTypeValueOf } from '@settlewise/contract/visaTypeChoices';
import type { CivilDate } from '@settlewise/rules/calendar';
import { inWordsOn } from '@settlewise/rules/parameters';
import { asksForYears, findRoute, routeOfVisaType } from '@settlewise/rules/routes';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../../ui/Button';
import { useToday } from '../../../../ui/dates/useToday';
import { StatusShape } from '../../../../ui/RequirementList';
import { fieldId } from '../draft/problems';
import { VisaTypeField } from '../../../../ui/visaTypes/VisaTypeField';
import { visaTypeLabel } from '../../../../ui/visaTypes/visaTypes';

interface VisaTypesProps {
  chosen: VisaTypeValue | null;
  error: string | undefined;
  onChoose: (visaType: VisaTypeValue | null) => void;
}

/** The list of visa types; once one is chosen, that one alone with a button to change it. */
export function VisaTypes({ chosen, error, onChoose }: VisaTypesProps) {
  const box = useRef<HTMLDivElement>(null);
  const [pressed, setPressed] = useState(false);
  const today = useToday();

  // The button that was pressed is gone from the page; the focus goes on to what has taken its place.
  useEffect(() => {
    if (pressed) box.current?.querySelector<HTMLElement>('button:not([tabindex="-1"]), input')?.focus();
  }, [pressed, chosen]);

  function choose(visaType: VisaTypeValue | null): void {
    setPressed(true);
    onChoose(visaType);
  }

  if (chosen === null)
    return (
      <div ref={box}>
        <VisaTypeField
          id={fieldId.visaType}
          label="Visa type"
          value=""
          error={error}
          onChange={(visaType) => choose(visaTypeValueOf(visaType))}
        />
      </div>
    );
  return (
    <Stack ref={box} role="group" aria-labelledby={`${fieldId.visaType}-title`} spacing={1.5}>
      <Typography variant="h6" component="h3" id={`${fieldId.visaType}-title`}>
        Visa type
      </Typography>
      <Stack direction="row" spacing={1.5} sx={chosenSx}>
        <StatusShape icon="check" tone="within" />
        <Box sx={{ flex: 1, minWidth: 0, lineHeight: 1.35 }}>
          <strong>{visaTypeLabel(chosen)}</strong>
          <Typography variant="body2" color="textSecondary">
            {yearsInWords(chosen, today)}
          </Typography>
        </Box>
        <Button
          id={fieldId.visaType}
          look="quiet"
          onClick={() => choose(null)}
          aria-label={`Change visa type: ${visaTypeLabel(chosen)}`}
        >
          Change
        </Button>
      </Stack>
    </Stack>
  );
}

const chosenSx = {
  alignItems: 'center',
  p: { xs: 1.5, sm: '14px 16px' },
  border: '1.5px solid var(--action)',
  borderRadius: '12px',
  bgcolor: 'var(--actionSoft)',
} as const;

/** After how many years a visa can lead to settlement. */
function yearsInWords(visaType: VisaTypeValue, today: CivilDate): string {
  const key = routeOfVisaType(visaType);
  if (key === null) return 'The rules for it cannot be told from this answer';
  const route = findRoute(key);
  switch (route.settlementRule) {
    case 'not_known':
      return 'We do not have the rules of settlement for it';
    case 'not_needed':
      return 'You need no ILR';
    case 'none':
      return 'Does not lead to ILR by itself';
    case 'by_years':
      return asksForYears(route)
        ? `ILR after ${inWordsOn(route.qualifyingYears, today)}`
        : 'ILR without a number of years';
  }
}
