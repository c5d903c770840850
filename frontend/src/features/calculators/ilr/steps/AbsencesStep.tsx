import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { TwoColumns } from '../../../../ui/form/TwoColumns';
import { Icon, type IconName } from '../../../../ui/Icon';
import { ChoiceBox } from '../../inputs/Choices';
import { emptyTrip, yearsFor } from '../draft/ilrDraft';
import { fieldId } from '../draft/problems';
import type { IlrForm } from '../useIlrForm';
import { Trips } from './Trips';
import { YearlyTotals } from './YearlyTotals';

interface Mode {
  readonly detailed: boolean;
  readonly title: string;
  readonly words: string;
  readonly icon: IconName;
}

const modes: readonly Mode[] = [
  {
    detailed: false,
    title: 'Yearly totals',
    words: 'Quick: the days away in each year. A rough answer.',
    icon: 'calendar',
  },
  {
    detailed: true,
    title: 'Individual trips',
    words: 'Exact: each trip with its dates. Finds your first day to apply.',
    icon: 'plane',
  },
];

/** Step 2: the days outside the UK, by year or trip by trip. */
export function AbsencesStep({ form }: { form: IlrForm }) {
  const { draft, today, change } = form;

  function choose(detailed: boolean): void {
    const { absences, wasNotAway } = draft;
    change(
      {
        useDetailedAbsences: detailed,
        // What was typed in one mode is kept while the other is looked at.
        ...(detailed && absences.length === 0 && !wasNotAway && { absences: [emptyTrip(absences, today)] }),
        ...(!detailed && { absencesPerYear: yearsFor(draft, today) }),
      },
      fieldId.mode,
    );
  }

  return (
    <>
      <Box component="fieldset" sx={{ minWidth: 0, m: 0, p: 0, border: 0 }}>
        <Box component="legend" sx={{ p: 0, mb: 1.5, fontWeight: 600 }}>
          How do you want to enter your days away?
        </Box>
        <TwoColumns>
          {modes.map(({ detailed, title, words, icon }) => {
            const id = detailed ? `${fieldId.mode}-trips` : fieldId.mode;
            return (
              <ChoiceBox key={title} sx={modeSx}>
                <input
                  type="radio"
                  name={fieldId.mode}
                  id={id}
                  checked={draft.useDetailedAbsences === detailed}
                  onChange={() => choose(detailed)}
                  aria-labelledby={`${id}-title`}
                  aria-describedby={`${id}-words`}
                />
                <Icon name={icon} size={24} />
                <span>
                  <Typography component="span" id={`${id}-title`} sx={{ display: 'block', fontWeight: 650 }}>
                    {title}
                  </Typography>
                  <Typography
                    component="span"
                    id={`${id}-words`}
                    variant="body2"
                    color="textSecondary"
                    sx={{ display: 'block', lineHeight: 1.4 }}
                  >
                    {words}
                  </Typography>
                </span>
              </ChoiceBox>
            );
          })}
        </TwoColumns>
      </Box>
      {draft.useDetailedAbsences === false && <YearlyTotals form={form} />}
      {draft.useDetailedAbsences === true && <Trips form={form} />}
    </>
  );
}

const modeSx = {
  alignItems: 'flex-start',
  height: '100%',
  p: 2,
  '& > svg': { color: 'text.secondary' },
  '&:has(:checked) > svg': { color: 'primary.main' },
} as const;
