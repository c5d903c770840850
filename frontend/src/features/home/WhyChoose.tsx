import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { isReadLongAgo, ruleSet, type CivilDate } from '@settlewise/rules';
import { formatLongDate } from '../../ui/dates/formatDate';
import { FoldsOnPhone } from '../../ui/FoldsOnPhone';
import { useToday } from '../../ui/dates/useToday';

interface Point {
  readonly title: string;
  readonly text: string;
}

/** What is said of the rules is no more than what is true on the day. */
const ofTheRules = (today: CivilDate): Point =>
  isReadLongAgo(ruleSet.checkedOn, today)
    ? {
        title: 'Rules that say how old they are',
        text: `Every limit and fee carries its source and the day on which that was last read. The Immigration Rules as a whole: ${formatLongDate(ruleSet.checkedOn)}, more than ninety days ago.`,
      }
    : {
        title: 'Rules kept up to date',
        text: 'Every limit and fee carries its source and the day on which that was last read.',
      };

const points: readonly Point[] = [
  {
    title: 'No fees lost to a rejection',
    text: 'See a problem months before you pay, and the date that avoids it.',
  },
  {
    title: '90, 180, 450 and 540 day rules',
    text: 'Days away are counted for you the way the Home Office counts, with the days you travel beside it.',
  },
  {
    title: 'From visa to ILR to citizenship',
    text: 'One record of your life in the UK answers all three.',
  },
  {
    title: 'Your route has its own requirements',
    text: 'Skilled Worker, Spouse and EU Settlement do not ask for the same things.',
  },
  {
    title: 'Sensitive data is encrypted',
    text: 'Your record is locked with a key of its own. Without the key nobody can read it.',
  },
];

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '28px 36px',
  '@media (max-width: 960px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '@media (max-width: 640px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: '2px' },
} as const;

const title = 'Why choose Settlewise';

/** @param asOneFold for somebody who has chosen already: on a phone all of it is one line */
export function WhyChoose({ asOneFold }: { asOneFold: boolean }) {
  const heading = (
    <Typography variant="h2" id="why" sx={{ mb: { xs: 1, sm: 3 } }}>
      {title}
    </Typography>
  );
  return (
    <section aria-labelledby="why">
      {asOneFold ? (
        <FoldsOnPhone summary={title} width={640} heading={heading}>
          <Points />
        </FoldsOnPhone>
      ) : (
        <>
          {heading}
          <Points />
        </>
      )}
    </section>
  );
}

function Points() {
  const today = useToday();
  return (
    <Box component="ul" sx={grid}>
      {[ofTheRules(today), ...points].map(({ title: point, text }) => (
        <li key={point}>
          <FoldsOnPhone
            summary={point}
            width={640}
            heading={
              <Typography variant="h6" component="h3" sx={{ mb: 0.5, letterSpacing: 0 }}>
                {point}
              </Typography>
            }
          >
            <Typography color="textSecondary">{text}</Typography>
          </FoldsOnPhone>
        </li>
      ))}
    </Box>
  );
}
