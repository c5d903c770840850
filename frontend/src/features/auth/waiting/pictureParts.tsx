import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { CivilDate } from '@settlewise/rules/calendar';
import { Bar, type BarColour } from '../../../ui/Bar';
import { FactList } from '../../../ui/FactList';
import { Icon, type IconName } from '../../../ui/Icon';
import { Pill, type Tone } from '../../../ui/Pill';
import { YearStrips } from '../../../ui/yearStrips/YearStrips';

type Badge = readonly [tone: Tone, word: string];

/** A sentence in large letters, with what belongs to it below. */
export const Headline = ({ children, badge }: { children: string; badge?: Badge }) => (
  <>
    <Typography variant="h4" component="p">
      {children}
    </Typography>
    {badge !== undefined && (
      <div>
        <Pill tone={badge[0]}>{badge[1]}</Pill>
      </div>
    )}
  </>
);

/** How far something is, as bars with their names. */
export const Bars = ({
  of,
}: {
  of: readonly (readonly [name: string, percent: number, colour?: BarColour])[];
}) =>
  of.map(([name, percent, colour = 'action']) => (
    <Stack key={name} spacing={0.5}>
      {name !== '' && <Typography variant="body2">{name}</Typography>}
      <Bar role="progressbar" label="" value={percent} max={100} colour={colour} thick />
    </Stack>
  ));

/** Things of a list, a line each. */
export const Rows = ({
  of,
}: {
  of: readonly (readonly [icon: IconName, name: string, ...badge: Badge | []])[];
}) =>
  of.map(([icon, name, tone, word]) => (
    <Stack key={name} direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
      <Icon name={icon} />
      <Typography sx={{ flex: 1, minWidth: 0 }}>{name}</Typography>
      {tone !== undefined && <Pill tone={tone}>{word}</Pill>}
    </Stack>
  ));

/** Facts with their names. */
export const Facts = ({ of }: { of: readonly (readonly [name: string, value: string])[] }) => (
  <FactList facts={of.map(([name, value]) => ({ name, value }))} />
);

/** Days away, year by year. */
export function Days({
  trips,
  badge,
}: {
  trips: readonly (readonly [CivilDate, CivilDate])[];
  badge: Badge;
}) {
  const years = trips.map(([from]) => Number(from.slice(0, 4)));
  return (
    <>
      <YearStrips
        trips={trips.map(([departureDate, returnDate]) => ({ departureDate, returnDate }))}
        counting="whole_days"
        firstYear={Math.min(...years)}
        lastYear={Math.max(...years)}
        description=""
      />
      <div>
        <Pill tone={badge[0]}>{badge[1]}</Pill>
      </div>
    </>
  );
}

/** Points of time under one another, of which the first `past` are behind. */
export const Line = ({
  of,
  past,
}: {
  of: readonly (readonly [day: string, what: string])[];
  past: number;
}) => (
  <Stack component="ol">
    {of.map(([day, what], index) => (
      <Stack key={what} component="li" direction="row" spacing={1.5} sx={point(index < past)}>
        <Typography color="textSecondary" sx={{ width: '6.5em', flex: 'none' }}>
          {day}
        </Typography>
        <span>{what}</span>
      </Stack>
    ))}
  </Stack>
);

const point = (isPast: boolean) => ({
  position: 'relative',
  py: 0.75,
  pl: 3.5,
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: 12,
    width: 12,
    height: 12,
    borderRadius: '50%',
    border: '2px solid var(--action)',
    background: isPast ? 'var(--action)' : 'transparent',
  },
  '&:not(:last-child)::after': {
    content: '""',
    position: 'absolute',
    left: 7,
    top: 26,
    bottom: -10,
    width: 2,
    background: 'var(--line)',
  },
});

/** Switches, on or off. */
export const Switches = ({ of }: { of: readonly (readonly [name: string, isOn: boolean])[] }) =>
  of.map(([name, isOn]) => (
    <Stack key={name} direction="row" spacing={2} sx={{ justifyContent: 'space-between' }}>
      <span>{name}</span>
      <Box sx={track(isOn)} />
    </Stack>
  ));

const track = (isOn: boolean) => ({
  flex: 'none',
  width: 40,
  height: 22,
  borderRadius: 11,
  position: 'relative',
  background: isOn ? 'var(--action)' : 'var(--line)',
  '&::before': {
    content: '""',
    position: 'absolute',
    top: 3,
    width: 16,
    height: 16,
    borderRadius: '50%',
    background: 'var(--surface)',
    [isOn ? 'right' : 'left']: 3,
  },
});

/** Boxes with a character each, as a code is typed. */
export const Boxes = ({ of }: { of: string }) => (
  <Stack direction="row" spacing={1}>
    {[...of].map((character, index) => (
      <Box
        key={index}
        sx={{
          flex: '0 1 40px',
          py: 1,
          textAlign: 'center',
          fontWeight: 600,
          border: '1px solid var(--line)',
          borderRadius: 1,
        }}
      >
        {character}
      </Box>
    ))}
  </Stack>
);
