import Stack from '@mui/material/Stack';
import type { CitizenshipEligibilityResponse, IlrProgressResponse } from '@settlewise/contract/progress';
import { inLetters } from '@settlewise/rules/assessment';
import { absenceLimitsOn, naturalisationRules, valueOn } from '@settlewise/rules/parameters';
import { RegistrationWay } from '../../assessments/RegistrationWay';
import { formatDate } from '../../../ui/dates/formatDate';
import { Notice } from '../../../ui/Notice';
import { FactList, type Fact } from '../../../ui/FactList';
import { ProgressBar } from '../ProgressBar';
import { SectionCard } from '../../../ui/SectionCard';
import { Note } from '../../../ui/Note';
import { OwnRequirements } from '../OwnRequirements';
import { ProgressRequirements } from '../ProgressRequirements';
import type { Progress } from '../useProgress';
import { eligibilityDate, metInWords, yearCount } from '../labels';
import { checkOf } from '../../limits/labels';
import { LimitMeter } from '../../limits/LimitMeter';
import { CardRow } from './CardRow';
import { Reasons } from './Reasons';

interface CitizenshipPanelProps {
  progress: Progress;
  /** False for a reader who is shown somebody else's. */
  ownRecord?: boolean;
}

/** The way from ILR to citizenship: time, days away, requirements, and why. */
export function CitizenshipPanel({ progress, ownRecord = true }: CitizenshipPanelProps) {
  const { citizenship, journeys, ilr } = progress;
  const { finalYear, fiveYears } = absenceLimitsOn(citizenship.asOf);
  const settled = `${inLetters(valueOn(naturalisationRules.monthsSettled, citizenship.asOf))} months`;
  if (!citizenship.hasILR && !citizenship.needsNoIlr)
    return (
      // In one's own progress it is all that its tab shows; to others it comes after everything else.
      <SectionCard title="Journey to citizenship" foldsTo={ownRecord ? undefined : 'after ILR'}>
        <p>ILR is required first.</p>
        <Note>
          Citizenship usually follows {settled} after indefinite leave to remain (ILR), after{' '}
          {citizenship.citizenshipTimeRequired} years in the UK with at most{' '}
          {citizenship.citizenshipAbsenceLimit} days away, and at most {finalYear.days} in the last year. The
          spouse of a British citizen need not wait the {settled}. Your journeys count already.
        </Note>
        {ilr.route?.key === 'hk_bno' && (
          <Note>
            If you are a British National (Overseas) yourself, you will have a second way after ILR:
            registration, under section 4(2) of the British Nationality Act 1981. It asks for{' '}
            {fiveYears.years} years in the UK with at most {fiveYears.days} days away, at most{' '}
            {finalYear.days} in the last year, and {settled} with ILR. It asks for no English and no Life in
            the UK test. Once you have ILR, its day and its fee show here.
          </Note>
        )}
        <Days limits={ilr.limits} citizenship={citizenship} />
      </SectionCard>
    );
  const { citizenshipWarnings: warnings } = citizenship;
  return (
    <Stack spacing={2.25}>
      {warnings.length > 0 && (
        <Notice tone="soon" title="Before you apply">
          <Stack component="ul" spacing={1}>
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </Stack>
        </Notice>
      )}
      <CardRow halves>
        <SectionCard title="Journey to citizenship" foldsTo={`${citizenship.citizenshipProgress}%`}>
          {citizenship.outcomes.length === 0 && (
            <ProgressBar
              label="From ILR to citizenship"
              percent={citizenship.citizenshipProgress}
              from={citizenship.ilrGrantDate === null ? undefined : formatDate(citizenship.ilrGrantDate)}
              until={
                citizenship.citizenshipEligibilityDate === null
                  ? undefined
                  : formatDate(citizenship.citizenshipEligibilityDate)
              }
            />
          )}
          <FactList
            facts={[
              { name: 'Status', value: citizenship.citizenshipStatus },
              { name: 'ILR granted', value: eligibilityDate(citizenship.ilrGrantDate) },
              { name: 'In the UK since', value: eligibilityDate(citizenship.ukEntryDate) },
              { name: 'Time so far', value: yearCount(citizenship.citizenshipCurrentTime) },
              { name: 'Required years', value: yearCount(citizenship.citizenshipTimeRequired) },
              ...eligibilityFacts(citizenship),
            ]}
          />
          <Days limits={ilr.limits} citizenship={citizenship} />
        </SectionCard>
        <SectionCard title="Requirements" foldsTo={metInWords(citizenship.requirements)}>
          {ownRecord ? (
            <OwnRequirements progress={progress} requirements={citizenship.requirements} />
          ) : (
            <ProgressRequirements requirements={citizenship.requirements} />
          )}
        </SectionCard>
      </CardRow>
      {citizenship.registration !== null && (
        <RegistrationWay registration={citizenship.registration} followsFromVisa />
      )}
      <Reasons title={reasonsTitle(citizenship)} reasons={citizenship.reasons} journeys={journeys} />
    </Stack>
  );
}

/** While a question is open, the reasons are those of the record as it stands: the last of the outcomes. */
function reasonsTitle({ outcomes, citizenshipEligibilityDate }: CitizenshipEligibilityResponse): string {
  const asItStands = outcomes.at(-1);
  if (asItStands !== undefined) return `${asItStands.supposing}: why`;
  return citizenshipEligibilityDate === null ? 'Why this answer' : 'Why this date';
}

/** The day from which one can apply; while it hangs on an answer, that of each outcome. */
export function eligibilityFacts(
  citizenship: CitizenshipEligibilityResponse,
  name = 'Eligibility date',
): readonly Fact[] {
  const { outcomes, citizenshipEligibilityDate } = citizenship;
  return outcomes.length === 0
    ? [{ name, value: eligibilityDate(citizenshipEligibilityDate) }]
    : outcomes.map(({ supposing, eligibilityDate: day }) => ({
        name: `${name}: ${supposing}`,
        value: day === null ? 'No date can be named yet' : eligibilityDate(day),
      }));
}

function Days({
  limits,
  citizenship,
}: {
  limits: IlrProgressResponse['limits'];
  citizenship: CitizenshipEligibilityResponse;
}) {
  const years = yearCount(citizenship.citizenshipTimeRequired);
  const long = checkOf(limits, citizenship.spouseOfBritishCitizen ? 'three_years' : 'five_years');
  const finalYear = checkOf(limits, 'final_year');
  return (
    <>
      <h3>Days away in {years}</h3>
      {long !== undefined && <LimitMeter check={long} />}
      <h3>Days away in the last 12 months</h3>
      {finalYear !== undefined && <LimitMeter check={finalYear} />}
    </>
  );
}
