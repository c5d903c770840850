import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type {
  CitizenshipCalculationResponse,
  DiscretionBandResponse,
} from '@settlewise/contract/assessments';
import type { CivilDate } from '@settlewise/rules/calendar';
import { lawOn, type LawOnDay } from '@settlewise/rules/parameters';
import { Pill, type Tone } from '../../../../ui/Pill';
import { SectionCard } from '../../../../ui/SectionCard';
import { limitsOfResult } from './limitsOfResult';

const bandWords: Readonly<Record<DiscretionBandResponse, { readonly tone: Tone; readonly words: string }>> = {
  meets: { tone: 'within', words: 'Within the citizenship limit' },
  discretion_expected: { tone: 'soon', words: 'Normally accepted' },
  discretion_conditional: { tone: 'soon', words: 'Accepted only for good reasons' },
  normally_refused: { tone: 'over', words: 'Normally refused' },
};

/** How the Home Office looks at days over a limit; nothing where every limit is met. */
export function DiscretionBands({ result }: { result: CitizenshipCalculationResponse }) {
  const { meetsAbsenceTotal, meetsAbsenceRecent, isSpouseRoute, minUkResidencyYears, applicationDate } =
    result;
  if (meetsAbsenceTotal && meetsAbsenceRecent) return null;
  const [total, recent] = limitsOfResult(result);
  return (
    <SectionCard
      title="If you are over a limit"
      foldsTo=""
      lead="A limit is not always the end. The Home Office can accept more days. The fewer days you are over, the more often it does. Look for your number of days below."
    >
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 24rem), 1fr))',
          gap: 3.5,
        }}
      >
        {!meetsAbsenceTotal && (
          <Ladder
            title={`In the ${minUkResidencyYears} years`}
            rows={rowsOf(isSpouseRoute ? 'threeYears' : 'fiveYears', applicationDate)}
            days={total.days}
          />
        )}
        {!meetsAbsenceRecent && (
          <Ladder
            title="In the final year"
            rows={rowsOf(meetsAbsenceTotal ? 'finalYear' : 'finalYearAlone', applicationDate)}
            days={recent.days}
          />
        )}
      </Box>
    </SectionCard>
  );
}

/** Every row of a table of discretion, from the fewest days to the most. */
const rowsOf = (table: keyof LawOnDay['discretion'], on: CivilDate) => lawOn(on).discretion[table].value;

function Ladder({ title, rows, days }: { title: string; rows: ReturnType<typeof rowsOf>; days: number }) {
  const yours = rows.find(({ upTo }) => days <= upTo);
  return (
    <Stack spacing={1.25}>
      <h3>
        {title}: {days} days
      </h3>
      <Stack component="ol" spacing={1}>
        {rows.map((row, index) => {
          const { tone, words } = bandWords[row.band];
          return (
            <Stack
              component="li"
              key={row.outcome}
              spacing={0.5}
              sx={{
                alignItems: 'flex-start',
                p: '10px 14px',
                border: 1,
                borderColor: 'divider',
                borderRadius: '10px',
                ...(row === yours && { border: '2px solid var(--ink)', bgcolor: 'background.default' }),
                '@media print': { p: '4px 8px', breakInside: 'avoid' },
              }}
            >
              <Typography>
                {rangeOf(rows, index)}
                {row === yours && <strong> · You are here</strong>}
              </Typography>
              <Pill tone={tone}>{words}</Pill>
              {row.band !== 'meets' && (
                <Typography variant="body2" color="textSecondary">
                  {row.message}
                </Typography>
              )}
            </Stack>
          );
        })}
      </Stack>
    </Stack>
  );
}

function rangeOf(rows: ReturnType<typeof rowsOf>, index: number): string {
  const from = (rows[index - 1]?.upTo ?? -1) + 1;
  const upTo = rows[index]?.upTo ?? Infinity;
  if (from === 0) return `Up to ${upTo} days`;
  return Number.isFinite(upTo) ? `${from} to ${upTo} days` : `${from} days or more`;
}
