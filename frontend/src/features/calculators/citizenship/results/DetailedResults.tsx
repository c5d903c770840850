import Stack from '@mui/material/Stack';
import type { CitizenshipCalculationResponse } from '@settlewise/contract/assessments';
import { formatDate } from '../../../../ui/dates/formatDate';
import { FactList } from '../../../../ui/FactList';
import { Icon } from '../../../../ui/Icon';
import { Columns } from '../../results/Columns';
import { Figure, Note, NumberCard } from '../../results/NumberCard';
import { AbsencesCard } from './AbsencesCard';
import { requirementInWords } from './requirementInWords';
import { lengthOfTime } from './lengthOfTime';
import { requirementsOf } from './verdict';

/** The four things that are asked of an applicant, each with its numbers. */
export function DetailedResults({ result }: { result: CitizenshipCalculationResponse }) {
  return (
    <Stack component="section" aria-labelledby="detailed-results" spacing={2}>
      <h2 id="detailed-results">Detailed Results</h2>
      <Columns shares="1fr 1fr">
        <SettlementCard result={result} />
        <ResidenceCard result={result} />
        <AbsencesCard result={result} />
        <RequirementsCard result={result} />
      </Columns>
    </Stack>
  );
}

type CardProps = { result: CitizenshipCalculationResponse };

function SettlementCard({ result }: CardProps) {
  const { settlementDate, settledLongEnoughFrom, applicationDate, settlementDays } = result;
  const { requiredSettlementDays, requiredSettlementWaitYears } = result;
  if (settlementDate === null || settledLongEnoughFrom === null) {
    return (
      <NumberCard title="Settlement Period" met={result.hasMinimumSettlementPeriod}>
        <Figure number="Not needed" rest="no waiting time either" />
        <Note>You are free of time limits without a grant of settlement.</Note>
      </NumberCard>
    );
  }
  return (
    <NumberCard title="Settlement Period" met={result.hasMinimumSettlementPeriod}>
      <Figure
        number={lengthOfTime(settlementDate, applicationDate)}
        rest={requiredSettlementWaitYears === 0 ? 'no waiting time needed' : 'of 1 year'}
      />
      <FactList
        facts={[
          { name: 'Settled since', value: formatDate(settlementDate) },
          { name: 'Days settled', value: daysSettled(Math.max(0, settlementDays), requiredSettlementDays) },
          { name: 'Long enough from', value: formatDate(settledLongEnoughFrom) },
        ]}
      />
    </NumberCard>
  );
}

/** Where no waiting time is asked, the days stand for themselves: `410 of 0` would say nothing. */
const daysSettled = (days: number, required: number): string =>
  required === 0 ? String(days) : `${days} of ${required}`;

function ResidenceCard({ result }: CardProps) {
  const { ukEntryDate, applicationDate, minUkResidencyYears, period } = result;
  return (
    <NumberCard title="UK Residence History" met={result.hasMinimumUKResidence}>
      <Figure number={lengthOfTime(ukEntryDate, applicationDate)} rest={`of ${minUkResidencyYears} years`} />
      <FactList
        facts={[
          { name: 'First UK entry', value: formatDate(ukEntryDate) },
          { name: `First day of the ${minUkResidencyYears} years`, value: formatDate(period.from) },
          { name: 'Last day', value: formatDate(period.to) },
        ]}
      />
    </NumberCard>
  );
}

function RequirementsCard({ result }: CardProps) {
  return (
    <NumberCard title="Core Requirements" met={result.meetsOtherRequirements} isSaidAbove>
      <Stack component="ul" spacing={1}>
        {requirementsOf(result).map((name) => (
          <Stack
            component="li"
            key={name}
            direction="row"
            spacing={1.25}
            sx={{
              '& > svg': { mt: '3px', color: result[name] ? 'success.main' : 'warning.main' },
              ...(!result[name] && { fontWeight: 600 }),
            }}
          >
            <Icon name={result[name] ? 'check' : 'close'} />
            <span>
              {requirementInWords(name, result)}
              <span className="visuallyHidden">{result[name] ? ': met' : ': not met yet'}</span>
            </span>
          </Stack>
        ))}
      </Stack>
      {!result.intentionAsked && (
        <Note>Meaning to go on living in the UK: not asked of you, as the spouse of a British citizen.</Note>
      )}
    </NumberCard>
  );
}
