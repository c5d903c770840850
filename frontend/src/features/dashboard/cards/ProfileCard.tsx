import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { AccountProfileResponse } from '@settlewise/contract/accountSettings';
import type { IlrEligibility } from '@settlewise/contract/dashboard';
import { labelOfVisaType } from '@settlewise/contract/visaTypeChoices';
import { isExtendedInTime } from '@settlewise/rules/waiting';
import { VisaExpiryBadge } from '../../../record/immigrationProfile/VisaExpiryBadge';
import { formatDate } from '../../../ui/dates/formatDate';
import { SectionCard } from '../../../ui/SectionCard';
import { Loaded } from '../Loaded';
import type { Overview } from '../useOverview';

type Ilr = Pick<IlrEligibility, 'needsNoIlr' | 'extensionAppliedOn'>;

/** Who the record is about. */
export function ProfileCard({ profile, ilr }: Pick<Overview, 'profile'> & { ilr: Ilr }) {
  return (
    <SectionCard
      title="Profile summary"
      more={{ to: '/dashboard/profile', label: 'View profile' }}
      foldsTo={profile.data?.fullName ?? ''}
    >
      <Loaded query={profile} what="your profile">
        {(known) => <Facts profile={known} ilr={ilr} />}
      </Loaded>
    </SectionCard>
  );
}

const facts = {
  display: 'grid',
  gridTemplateColumns: 'minmax(7.5rem, auto) minmax(0, 1fr)',
  gap: '8px 20px',
  '& > dt': { color: 'text.secondary' },
  '& > dd': { fontWeight: 600, overflowWrap: 'anywhere' },
} as const;

function Facts({ profile, ilr }: { profile: AccountProfileResponse; ilr: Ilr }) {
  const { fullName, email, visaType, visaEndDate, hasILR } = profile;
  const goesOn = isExtendedInTime(ilr.extensionAppliedOn, visaEndDate);
  return (
    <Box component="dl" sx={facts}>
      <dt>Name</dt>
      <dd>{fullName ?? 'Not added yet'}</dd>
      <dt>Email</dt>
      <dd>{email}</dd>
      {hasILR && (
        <>
          <dt>Status</dt>
          <dd>Indefinite leave to remain</dd>
        </>
      )}
      <dt>Visa type</dt>
      <dd>{visaType === null ? 'Not added yet' : labelOfVisaType(visaType)}</dd>
      {/* Neither has ILR an end, nor what takes its place: that of the visa before would read as one. */}
      {!hasILR && !ilr.needsNoIlr && (
        <>
          <dt>Visa expiry date</dt>
          <Stack
            component="dd"
            direction="row"
            sx={{ flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' }}
          >
            {visaEndDate === null ? 'Not added yet' : formatDate(visaEndDate)}
            <VisaExpiryBadge expiryDate={goesOn ? null : visaEndDate} />
          </Stack>
        </>
      )}
    </Box>
  );
}
