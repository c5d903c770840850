import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type FeeLine, type FeesAnswer, type FeeTerm, standsBeside } from '@settlewise/rules/fees';
import { isConfirmed, poundsOfPence } from '@settlewise/rules/parameters';
import { formatLongDate } from '../../../ui/dates/formatDate';
import { Icon } from '../../../ui/Icon';
import { Note } from '../../../ui/Note';
import { Pill } from '../../../ui/Pill';
import { SectionCard } from '../../../ui/SectionCard';
import { SourceNote } from '../../../ui/sources/SourceNote';
import { editionInWords, isSure, nameInSentence, nameOfPerson, rangeInWords, titleOfStep } from '../labels';
import { partsOfPlan, type PlannedPerson, type PlannedStep } from '../plan/plan';
import { changesToTell } from './changesToTell';

interface LinesProps {
  bill: FeesAnswer;
  /** Why a step is planned as it is; the screen has it at the step. */
  whyOf?: (step: PlannedStep) => readonly string[];
  people: readonly PlannedPerson[];
  steps: readonly PlannedStep[];
}

/** Every sum of the bill, step by step; each opens to say why it is so much. */
export function Lines({ bill, whyOf, people, steps }: LinesProps) {
  const own = bill.lines.filter(({ step }) => step === null);
  return (
    <SectionCard
      title="Every pound"
      lead={
        <span className="noPrint">
          Open a line to see the rule, its source, and which answer it comes from.
        </span>
      }
      foldsTo={bill.lines.length === 1 ? '1 sum' : `${bill.lines.length} sums`}
      oneOf={partsOfPlan}
    >
      <Stack spacing={3}>
        {steps.map((step, place) => (
          <section key={step.id} aria-labelledby={`bill-${step.id}`}>
            <Typography variant="h6" component="h3" id={`bill-${step.id}`}>
              {titleOfStep(step, people)}, {formatLongDate(step.on)}
            </Typography>
            {whyOf?.(step).map((why) => (
              <p key={why} className="printOnly">
                {why}
              </p>
            ))}
            <LineList
              lines={bill.lines.filter((line) => line.step === place)}
              people={people}
              terms={bill.terms.filter((term) => term.steps.includes(place))}
            />
            {changesToTell(bill.changes, place, step.on).map(({ message }) => (
              <p key={message}>{message}</p>
            ))}
            <Note>{bill.onRefusal[place]?.message}</Note>
          </section>
        ))}
        {own.length > 0 && (
          <section aria-labelledby="bill-own">
            <Typography variant="h6" component="h3" id="bill-own">
              Your own costs
            </Typography>
            <LineList lines={own} people={people} terms={[]} />
          </section>
        )}
      </Stack>
    </SectionCard>
  );
}

interface LineListProps {
  lines: readonly FeeLine[];
  people: readonly PlannedPerson[];
  /** What the rules say beside the lines of this step. */
  terms: readonly FeeTerm[];
}

function LineList({ lines, people, terms }: LineListProps) {
  return (
    <Box component="ul" sx={{ my: 0.5 }}>
      {lines.map((line, place) => (
        <Box component="li" key={place} sx={{ borderBottom: 1, borderColor: 'divider' }}>
          <Line
            line={line}
            who={whoPays(line, people)}
            inSentence={whoInSentence(line, people)}
            terms={terms
              .filter((term) => standsBeside(term, line, people))
              .map((term) => ({
                ...term,
                isPrinted: lines.findIndex((other) => standsBeside(term, other, people)) === place,
              }))}
          />
        </Box>
      ))}
    </Box>
  );
}

const whoPays = ({ person }: FeeLine, people: readonly PlannedPerson[]): string | null =>
  person === null ? null : nameOfPerson(people[person] ?? { name: '' }, person);

const whoInSentence = ({ person }: FeeLine, people: readonly PlannedPerson[]): string | null => {
  const known = person === null ? undefined : people[person];
  return person === null || known === undefined ? null : nameInSentence(known, person);
};

const lineSx = {
  '& > summary': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    columnGap: 1.5,
    alignItems: 'center',
    minHeight: 44,
    py: 1,
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { background: 'var(--actionSoft)' },
    '& > svg:last-child': { color: 'var(--action)' },
  },
  '&[open] > summary > svg:last-child': { transform: 'rotate(180deg)' },
} as const;

const classOnPaper = (isPrinted: boolean) => (isPrinted ? undefined : 'noPrint');

interface LineProps {
  line: FeeLine;
  who: string | null;
  inSentence: string | null;
  /** On paper a rule stands once, at the first of its lines. */
  terms: readonly (FeeTerm & { readonly isPrinted: boolean })[];
}

function Line({ line, who, inSentence, terms }: LineProps) {
  const { label, pence, lowestPence, highestPence, note, source, on, confidence } = line;
  return (
    <Box component="details" sx={lineSx}>
      <summary>
        <span>
          {who !== null && <strong>{who}: </strong>}
          {label}
          <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
            {editionInWords(line)} {!isSure(line) && <Pill tone="soon">Not confirmed</Pill>}
          </Typography>
        </span>
        <Box
          component="span"
          sx={{ fontWeight: 600, textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}
        >
          {poundsOfPence(pence)}
          {lowestPence !== highestPence && (
            <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
              {rangeInWords(lowestPence, highestPence)}
            </Typography>
          )}
        </Box>
        <Icon name="chevronDown" size={20} />
      </summary>
      <Stack spacing={0.75} sx={{ pb: 1.5 }}>
        {note !== null && <p>{note}</p>}
        <Note>
          You plan to pay on {formatLongDate(on)}
          {inSentence !== null && `, for ${inSentence}`}.{' '}
          {source !== null && (
            <>
              Source:{' '}
              <SourceNote source={source} throughOthers={confidence !== null && !isConfirmed(confidence)} />.
            </>
          )}
        </Note>
        {terms.length > 0 && (
          <Stack
            component="ul"
            spacing={0.75}
            className={classOnPaper(terms.some(({ isPrinted }) => isPrinted))}
          >
            {terms.map((term) => (
              <li key={term.code} className={classOnPaper(term.isPrinted)}>
                {term.message}{' '}
                <Typography component="span" variant="body2" color="textSecondary">
                  {!isConfirmed(term.confidence) && 'Not confirmed: '}
                  <SourceNote source={term.source} throughOthers={!isConfirmed(term.confidence)} />.
                </Typography>
              </li>
            ))}
          </Stack>
        )}
      </Stack>
    </Box>
  );
}
