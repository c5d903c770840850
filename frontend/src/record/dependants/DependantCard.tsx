import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { DependantProgressResponse } from '@settlewise/contract/dependantProgress';
import type { DependantResponse } from '@settlewise/contract/dependants';
import { labelOfVisaType } from '@settlewise/contract/visaTypeChoices';
import type { CivilDate } from '@settlewise/rules/calendar';
import type { ReactNode } from 'react';
import { formatDate } from '../../ui/dates/formatDate';
import { Disclosure } from '../../ui/Disclosure';
import { Pill } from '../../ui/Pill';
import { useNarrow } from '../../ui/useNarrow';
import { VisaExpiryBadge } from '../immigrationProfile/VisaExpiryBadge';
import { ageOn } from './age';
import { DependantClock } from './DependantClock';
import {
  dateOrNothing,
  endOfVisaNeeded,
  fullNameOf,
  nationalityLabel,
  ownFacts,
  relationshipLabel,
} from './labels';

interface DependantCardProps {
  dependant: DependantResponse;
  /** Nothing as long as it is on its way. */
  progress: DependantProgressResponse | undefined;
  today: CivilDate;
  acts: ReactNode;
}

/** What is known of one dependant; what is not filled in is left out. */
export function DependantCard({ dependant, progress, today, acts }: DependantCardProps) {
  const { dateOfBirth, currentVisaType, notes } = dependant;
  const narrow = useNarrow();
  const facts = [
    { name: 'Nationality', value: nationalityLabel(dependant.nationality) },
    { name: 'Passport number', value: dependant.passportNumber },
    { name: 'Visa type', value: currentVisaType === null ? null : labelOfVisaType(currentVisaType) },
    { name: 'Visa start date', value: dateOrNothing(dependant.visaStartDate) },
    { name: 'Visa expiry date', value: dateOrNothing(dependant.visaExpiryDate) },
    { name: 'BRP number (old card)', value: dependant.brpNumber },
    ...ownFacts(dependant, 'you'),
  ];
  return (
    <Card component="li" sx={{ p: { xs: '16px 20px 20px', sm: '20px 24px 24px' } }}>
      <Stack spacing={1.75}>
        <Stack direction="row" spacing={1.5} sx={{ justifyContent: 'space-between' }}>
          <Box sx={{ minWidth: 0 }}>
            <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
              {fullNameOf(dependant)}
            </Typography>
            <Typography color="textSecondary">
              {ageOn(dateOfBirth, today)}, born {formatDate(dateOfBirth)}
            </Typography>
          </Box>
          <Box sx={{ flex: 'none', m: '-8px -12px 0 0' }}>{acts}</Box>
        </Stack>
        <Stack direction="row" spacing={1} sx={{ flexWrap: 'wrap' }}>
          <Pill>{relationshipLabel(dependant.relationship)}</Pill>
          <VisaExpiryBadge expiryDate={endOfVisaNeeded(dependant, progress)} />
        </Stack>
        {narrow ? (
          <Disclosure summary="Visa and facts">
            <Facts facts={facts} />
          </Disclosure>
        ) : (
          <Facts facts={facts} />
        )}
        {progress !== undefined && (
          <DependantClock
            name={dependant.firstName}
            progress={progress}
            visaType={currentVisaType}
            heading="h4"
          />
        )}
        {notes !== null && <Typography sx={noted}>{notes}</Typography>}
      </Stack>
    </Card>
  );
}

function Facts({ facts }: { facts: readonly { name: string; value: string | null }[] }) {
  return (
    <Stack component="dl" spacing={0.75} sx={figures}>
      {facts.map(
        ({ name, value }) =>
          value !== null && (
            <Box key={name} sx={fact}>
              <Box component="dt" sx={{ color: 'text.secondary' }}>
                {name}
              </Box>
              <Box component="dd" sx={{ overflowWrap: 'anywhere' }}>
                {value}
              </Box>
            </Box>
          ),
      )}
    </Stack>
  );
}

const figures = { fontSize: '1rem', fontVariantNumeric: 'tabular-nums', wordSpacing: '0.1em' } as const;
const fact = { display: 'grid', gridTemplateColumns: '9.5rem minmax(0, 1fr)', gap: 1.5 } as const;
const noted = {
  pt: 1.75,
  borderTop: 1,
  borderColor: 'divider',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
} as const;
