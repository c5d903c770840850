import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CivilDate } from '@settlewise/rules/calendar';
import { ageInWords, ageOfRules, type AgeOfRules, isReadLongAgo } from '@settlewise/rules/parameters';
import { useLawDesk } from '../../ui/sources/lawDesk';
import { FoldsOnPhone } from '../../ui/FoldsOnPhone';
import { useToday } from '../../ui/dates/useToday';

interface Point {
  readonly title: string;
  readonly text: string;
}

/** The title says no more than what is true on the day. */
function rulesPoint(age: AgeOfRules, today: CivilDate): Point {
  return {
    title: isReadLongAgo(age.rulesReadOn, today) ? 'Every answer shows its rule' : 'Rules kept up to date',
    text: `You see the law behind each date, and when we read it. ${ageInWords(age)}.`,
  };
}

const points: readonly Point[] = [
  {
    title: 'Find problems before you pay',
    text: 'See in time what is still missing, and which day is the right one. That saves the fee of a rejected application.',
  },
  {
    title: '90, 180, 450 and 540 day rules',
    text: 'Your days away, counted the way the Home Office counts them. The days you travel are shown beside them.',
  },
  { title: 'From visa to ILR to citizenship', text: 'One record of your life in the UK answers all three.' },
  {
    title: 'Your route has its own requirements',
    text: 'See what yours asks for: Skilled Worker, Spouse, EU Settlement and others.',
  },
  {
    title: 'Sensitive data is encrypted',
    text: 'Your record has a key of its own. Without that key nobody can read it.',
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
  const { readings } = useLawDesk();
  return (
    <Box component="ul" sx={grid}>
      {[rulesPoint(ageOfRules(readings), today), ...points].map(({ title: point, text }) => (
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
