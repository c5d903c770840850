import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { CivilDate } from '@settlewise/rules/calendar';
import { formatDate } from '../../../ui/dates/formatDate';
import { Disclosure } from '../../../ui/Disclosure';
import { FoldsOnPhone } from '../../../ui/FoldsOnPhone';
import { SourceNote } from '../../../ui/sources/SourceNote';
import { daysUntil, entriesInWords } from '../../../record/timeline/sentences';
import type { LineItem, LinePerson } from './lineOf';

const item = {
  display: 'grid',
  gridTemplateColumns: '2rem minmax(0, 1fr)',
  py: 1,
  borderTop: '1px solid var(--line)',
  breakInside: 'avoid',
} as const;
/** A list beside the line: two columns where there is room. */
export const itemsDress = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  columnGap: 4,
  alignItems: 'start',
} as const;

/** The same as on the line, in words: what each number stands for, when it is, and why on that day. */
export function LineList({ people, today }: { people: readonly LinePerson[]; today: CivilDate }) {
  return (
    <Stack spacing={2}>
      {people.map((person) =>
        person.dependantId === null ? (
          <Own key="you" {...person} isAlone={people.length === 1} today={today} />
        ) : (
          <FoldsOnPhone
            key={person.dependantId}
            summary={`${person.name}: ${entriesInWords(person.items.length)}`}
            heading={<Name>{person.name}</Name>}
          >
            <Items of={person.items} label={`On the line: ${person.name}`} today={today} />
          </FoldsOnPhone>
        ),
      )}
    </Stack>
  );
}

const Name = ({ children }: { children: string }) => (
  <Typography variant="h5" component="h3">
    {children}
  </Typography>
);

/** So many entries stand open on a phone. */
const atFirst = 4;

/** On a phone what is over, and what comes much later, is opened by those who want it: what counts now stands first. */
function Own({ name, items, isAlone, today }: LinePerson & { isAlone: boolean; today: CivilDate }) {
  const past = items.filter(({ isOver }) => isOver);
  const others = items.filter(({ isOver }) => !isOver);
  const later = others.slice(atFirst);
  return (
    <div>
      {!isAlone && <Name>{name}</Name>}
      <Items of={others.slice(0, atFirst)} label={`On the line: ${name}`} today={today} />
      {later.length > 0 && (
        <FoldsOnPhone summary={`Later: ${entriesInWords(later.length)}`}>
          <Items of={later} label={`On the line, later: ${name}`} today={today} />
        </FoldsOnPhone>
      )}
      {past.length > 0 && (
        <FoldsOnPhone summary={`Past: ${entriesInWords(past.length)}`} heading={<Name>Past</Name>}>
          <Items of={past} label={`On the line, past: ${name}`} today={today} />
        </FoldsOnPhone>
      )}
    </div>
  );
}

interface ItemsProps {
  of: readonly LineItem[];
  label: string;
  today: CivilDate;
}

function Items({ of, label, today }: ItemsProps) {
  if (of.length === 0) return null;
  return (
    <Box component="ol" aria-label={label} sx={itemsDress}>
      {of.map((one) => (
        <Item key={one.entry.id} {...one} today={today} />
      ))}
    </Box>
  );
}

function Item({
  number,
  entry: { date, endDate, title, detail, isAhead, reason },
  today,
}: LineItem & { today: CivilDate }) {
  return (
    <Box component="li" sx={item}>
      <Typography aria-hidden sx={{ fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
        {number ?? '–'}
      </Typography>
      <div>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{title}</Typography>
        <Typography variant="body2" color="textSecondary">
          <time dateTime={date}>{formatDate(date)}</time>
          {endDate !== null && (
            <>
              {' to '}
              <time dateTime={endDate}>{formatDate(endDate)}</time>
            </>
          )}
          {isAhead && ` · ${daysUntil(date, today)}`}
        </Typography>
        {isAhead && detail !== null && (
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {detail}
          </Typography>
        )}
        {reason !== null && (
          <Disclosure summary="Why this day">
            <Typography variant="body2" sx={{ maxWidth: '68ch' }}>
              {reason.message} <SourceNote source={reason.source} />
            </Typography>
          </Disclosure>
        )}
      </div>
    </Box>
  );
}
