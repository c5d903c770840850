import { labelOfVisaType, type AccountProfileResponse } from '@settlewise/contract';
import { formatDate } from '../../../ui/dates/formatDate';
import { VisaExpiryBadge } from '../../profileFields/VisaExpiryBadge';
import { Loaded } from '../Loaded';
import { OverviewCard } from '../OverviewCard';
import type { Overview } from '../useOverview';
import styles from './ProfileCard.module.css';

interface ProfileCardProps {
  profile: Overview['profile'];
  className?: string | undefined;
}

/** Who the record is about. */
export function ProfileCard({ profile, className }: ProfileCardProps) {
  return (
    <OverviewCard
      title="Profile summary"
      className={className}
      more={{ to: '/dashboard/profile', label: 'View profile' }}
    >
      <Loaded query={profile} what="your profile">
        {(known) => <Facts profile={known} />}
      </Loaded>
    </OverviewCard>
  );
}

function Facts({ profile }: { profile: AccountProfileResponse }) {
  const { fullName, email, visaType, visaEndDate, hasILR } = profile;
  return (
    <dl className={styles['facts']}>
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
      <dt>Visa expiry date</dt>
      <dd className={styles['expiry']}>
        {visaEndDate === null ? 'Not added yet' : formatDate(visaEndDate)}
        {!hasILR && <VisaExpiryBadge expiryDate={visaEndDate} />}
      </dd>
    </dl>
  );
}
