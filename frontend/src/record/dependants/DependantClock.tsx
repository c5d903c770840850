import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReasonResponse } from '@settlewise/contract/assessments';
import type { DependantProgressResponse } from '@settlewise/contract/dependantProgress';
import { topicOfPerson } from '@settlewise/rules/notices';
import { Disclosure } from '../../ui/Disclosure';
import { Icon, type IconName } from '../../ui/Icon';
import type { Tone } from '../../ui/Pill';
import { registrationWords, settlementWords, type ClockWords } from './sentences';
import { LawNews } from '../law/LawNews';
import { TravelMargin } from '../limits/TravelMargin';
import { SourceNote } from '../../ui/sources/SourceNote';

const looks: Readonly<Record<Tone, { readonly shape: IconName; readonly colour: string }>> = {
  within: { shape: 'check', colour: 'success.main' },
  soon: { shape: 'clock', colour: 'warning.main' },
  over: { shape: 'alert', colour: 'error.main' },
  plain: { shape: 'info', colour: 'text.primary' },
};

interface DependantClockProps {
  name: string;
  progress: DependantProgressResponse;
  /** A visa type of the screens. */
  visaType: string | null;
  /** The level of the headings, below that of the name. */
  heading: 'h3' | 'h4';
}

/** A dependant's own clock: settlement from their own visa and journeys, and a child's registration as British. */
export function DependantClock({ name, progress, visaType, heading }: DependantClockProps) {
  const { settlement, registration, asOf } = progress;
  const decisive = registration?.ways.find(({ section }) => section === registration.section);
  return (
    <Stack spacing={2} sx={{ pt: 1.75, borderTop: 1, borderColor: 'divider' }}>
      <Answer
        title="Settlement"
        heading={heading}
        about={name}
        words={settlementWords(settlement, name, asOf)}
        margin={settlement.travelMargin}
        reasons={settlement.reasons}
      />
      <NewsForApplication name={name} progress={progress} visaType={visaType} />
      {registration !== null && (
        <Answer
          title="Registration as British"
          heading={heading}
          about={name}
          words={registrationWords(registration, asOf)}
          reasons={[...(decisive?.reasons ?? []), ...registration.reasons]}
          others={registration.ways
            .filter((way) => way !== decisive)
            .map(({ section, title, reasons }) => ({
              title: `${decisive === undefined ? 'Section' : 'Another way, section'} ${section}: ${lowerFirst(title)}`,
              reasons,
            }))}
        />
      )}
    </Stack>
  );
}

/** Notices, and the risk of waiting, for a dependant who can apply for settlement now. */
function NewsForApplication({ name, progress, visaType }: Omit<DependantClockProps, 'heading'>) {
  const { settlement, asOf } = progress;
  const { verdict, earliestApplicationDate: first } = settlement;
  const topic = topicOfPerson({ visaType, hasILR: false, settledAs: null, british: false });
  if (topic === null || verdict !== 'eligible' || first === null || first > asOf) return null;
  return <LawNews topics={[topic]} canApplyNow={[topic]} whose={name} />;
}

interface AnswerProps {
  title: string;
  heading: 'h3' | 'h4';
  about: string;
  words: ClockWords;
  /** What the days of travel change of the answer, said to whom it is about. */
  margin?: string | null;
  reasons: readonly ReasonResponse[];
  /** What holds of other ways than the one that decides, each under a heading of its own. */
  others?: readonly { readonly title: string; readonly reasons: readonly ReasonResponse[] }[];
}

const lowerFirst = (words: string): string => `${words.charAt(0).toLowerCase()}${words.slice(1)}`;

function Answer({
  title,
  heading,
  about,
  words: { headline, tone, todo },
  margin = null,
  reasons,
  others = [],
}: AnswerProps) {
  const { shape, colour } = looks[tone];
  const otherWays = others.filter((way) => way.reasons.length > 0);
  return (
    <Stack spacing={0.75} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography variant="body2" component={heading} color="textSecondary" sx={{ fontWeight: 600 }}>
        {title}
      </Typography>
      <Typography sx={{ display: 'flex', gap: 1, fontWeight: 600, color: colour, '& > svg': { mt: 0.5 } }}>
        <Icon name={shape} size={18} />
        <span>{headline}</span>
      </Typography>
      {todo.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <TravelMargin says={margin} />
      {reasons.length + otherWays.length > 0 && (
        <Disclosure summary={`Why: ${lowerFirst(title)} of ${about}`}>
          {title === 'Settlement' && (
            <Typography variant="body2" color="textSecondary">
              “You” here means {about}. The main applicant is the person whose record this is.
            </Typography>
          )}
          <Reasons reasons={reasons} />
          {otherWays.map((way) => (
            <Stack key={way.title} sx={{ pt: 1.5 }}>
              <Typography sx={{ fontWeight: 600 }}>{way.title}</Typography>
              <Reasons label={way.title} reasons={way.reasons} />
            </Stack>
          ))}
        </Disclosure>
      )}
    </Stack>
  );
}

function Reasons({ reasons, label }: Pick<AnswerProps, 'reasons'> & { label?: string }) {
  if (reasons.length === 0) return null;
  return (
    <Stack component="ul" aria-label={label} spacing={1.5} sx={{ pt: 1, pb: 0.5 }}>
      {reasons.map((reason, position) => (
        // The same code may stand there twice, with other dates.
        <li key={`${reason.code} ${position}`}>
          <p>{reason.message}</p>
          <Typography variant="body2" color="textSecondary">
            <SourceNote source={reason.source} />
          </Typography>
        </li>
      ))}
    </Stack>
  );
}
