import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Bar } from '../../../ui/Bar';
import { Icon, type IconName } from '../../../ui/Icon';
import { Pill, type Tone } from '../../../ui/Pill';
import { YearStrips } from '../../../ui/yearStrips/YearStrips';
import type { Picture } from './waitingPages';

/** A made-up piece of a page, made of what the page itself is made of. It says nothing that the words beside it do not. */
export function WaitingPicture({ picture }: { picture: Picture }) {
  return (
    <Stack aria-hidden className="card" spacing={1.5} sx={{ p: 2.5, pointerEvents: 'none' }}>
      <Typography variant="body2" color="textSecondary">
        Example
      </Typography>
      {picture === 'date' ? <ADate /> : picture === 'days' ? <Days /> : <List />}
    </Stack>
  );
}

function ADate() {
  return (
    <>
      <Typography variant="h4" component="p">
        You can apply from 4 December 2027
      </Typography>
      <Bar role="progressbar" label="" value={72} max={100} thick />
      <div>
        <Pill tone="within">Within the ILR limit</Pill>
      </div>
    </>
  );
}

const trips = [
  { departureDate: '2025-02-10', returnDate: '2025-02-24' },
  { departureDate: '2025-07-20', returnDate: '2025-08-19' },
  { departureDate: '2026-04-02', returnDate: '2026-04-16' },
];

function Days() {
  return (
    <>
      <YearStrips trips={trips} counting="whole_days" firstYear={2025} lastYear={2026} description="" />
      <div>
        <Pill tone="within">59 days away in two years</Pill>
      </div>
    </>
  );
}

const rows: readonly (readonly [IconName, string, Tone, string])[] = [
  ['document', 'Passport', 'within', 'Valid'],
  ['form', 'English certificate', 'within', 'Valid'],
  ['calendar', 'Letter from my employer', 'soon', 'Due soon'],
];

function List() {
  return rows.map(([icon, name, tone, word]) => (
    <Stack key={name} direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
      <Icon name={icon} />
      <Typography sx={{ flex: 1, minWidth: 0 }}>{name}</Typography>
      <Pill tone={tone}>{word}</Pill>
    </Stack>
  ));
}
