import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { AbsenceSummaryResponse, JourneyResponse } from '@settlewise/contract/journeys';
import { ownerOfLimit, standingTitle, type TravelRecord, whereDaysStand } from '@settlewise/rules/absences';
import { ruleSet } from '@settlewise/rules/parameters';
import { BulletList } from '../../ui/BulletList';
import { Pill } from '../../ui/Pill';
import { YearsCard } from '../../record/journeys/picture/YearsCard';
import { limitWithMarginInWords } from '../../record/limits/labels';
import { CalculatorOffers } from '../../record/journeys/analysis/CalculatorOffers';
import { RulesNote } from '../../ui/sources/RulesNote';
import { RulesSummary } from './RulesSummary';
import { goalChecks, type GoalChecks } from './goalChecks';

const twoColumns = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media screen and (max-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
} as const;

const panel = { ...twoColumns, gap: 2.5, '@media print': { gap: 1.5 } } as const;
const whole = { gridColumn: '1 / -1', minWidth: 0 } as const;

/** The picture is high: on paper what is short comes first and fills the page before it. */
const lastOnPaper = { '@media print': { order: 1 } } as const;

const disclaimer = {
  gridColumn: '1 / -1',
  maxWidth: '80ch',
  pl: 2.5,
  borderLeft: '3px solid var(--line)',
} as const;

const statusCard = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 1.25,
  p: { xs: '20px', md: '24px' },
  '@media print': { p: '12px 14px' },
} as const;

interface EligibilityPanelProps {
  journeys: readonly JourneyResponse[];
  record: TravelRecord;
  /** The limits of the person, as every page has them. */
  summary: Pick<AbsenceSummaryResponse, 'limits' | 'citizenshipDecides' | 'permittedReasons'>;
}

/** What the days away mean for citizenship and settlement. */
export function EligibilityPanel({ journeys, record, summary }: EligibilityPanelProps) {
  const { citizenship, settlement } = goalChecks(summary.limits, record);
  return (
    <Box sx={panel}>
      <Status title="British citizenship" checks={citizenship} aside={notYours} />
      <Status
        title="ILR (settlement)"
        checks={settlement}
        aside={ofCitizenship}
        withoutLimit={noIlrLimit(summary)}
      />
      {journeys.length > 0 && (
        <>
          <CalculatorOffers journeys={journeys.length} />
          <Box sx={{ ...whole, ...lastOnPaper }}>
            <YearsCard journeys={journeys} record={record} summary={summary} />
          </Box>
        </>
      )}
      <Box sx={whole}>
        <RulesSummary />
      </Box>
      <Typography color="textSecondary" sx={disclaimer}>
        This is guidance, not legal advice. It looks at days away only: your route, your dates and other
        requirements matter too, and the Home Office can use discretion. Counted by rules {ruleSet.version}.{' '}
        <RulesNote ruleSet={ruleSet} />.
      </Typography>
    </Box>
  );
}

interface StatusProps {
  title: string;
  checks: GoalChecks;
  /** Said above one limit that is broken and that the goal does not ask about, and above more than one. */
  aside: { readonly one: string; readonly more: string };
  /** Where no limit of the goal counts for the person. */
  withoutLimit?: string;
}

/** Where the days stand for one goal. */
function Status({ title, checks: { own, beside }, aside, withoutLimit = '' }: StatusProps) {
  const [first] = own;
  const tone = beside.length > 0 && first?.tone !== 'over' ? 'soon' : first?.tone;
  return (
    <Card
      component="section"
      className="whole"
      sx={{
        ...statusCard,
        borderLeft: `6px solid var(--${tone === undefined || tone === 'plain' ? 'line' : tone})`,
      }}
    >
      <Typography variant="h6" component="h2" color="textSecondary">
        {title}
      </Typography>
      {first === undefined ? (
        <p>{withoutLimit}</p>
      ) : (
        <>
          <Pill tone={first.tone}>{standingTitle(first, ownerOfLimit(first.kind))}</Pill>
          <Typography variant="h4" component="p" sx={lead}>
            {whereDaysStand(first, ownerOfLimit(first.kind))}
          </Typography>
          <BulletList>
            {own.map((check) => (
              <li key={check.kind}>{limitWithMarginInWords(check)}</li>
            ))}
          </BulletList>
        </>
      )}
      {beside.length > 0 && (
        <div>
          <p>{beside.length === 1 ? aside.one : aside.more}</p>
          <BulletList>
            {beside.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </BulletList>
        </div>
      )}
    </Card>
  );
}

const ofCitizenship = {
  one: 'This limit counts for citizenship, not for ILR:',
  more: 'These limits count for citizenship, not for ILR:',
};

/** Of citizenship, what stands beside is a limit of those who are not married to a British citizen. */
const notYours = {
  one: 'You are over a limit that does not count for the spouse of a British citizen:',
  more: 'You are over limits that do not count for the spouse of a British citizen:',
};

const lead = { fontSize: '1.4375rem', lineHeight: 1.2 } as const;

const noIlrLimit = ({ citizenshipDecides }: EligibilityPanelProps['summary']): string =>
  citizenshipDecides
    ? 'You have ILR, or need none, so its limits no longer count. Citizenship has its own.'
    : 'Your visa sets no limit on days away for ILR, or does not lead to it. Citizenship has limits of its own.';
