import {
  labelOfVisaType,
  type DependantProgressResponse,
  type DependantResponse,
} from '@settlewise/contract';
import type { CivilDate } from '@settlewise/rules';
import { IconButton } from '../../ui/Button';
import { formatDate } from '../../ui/dates/formatDate';
import { Pill } from '../../ui/Pill';
import { VisaExpiryBadge } from '../profileFields/VisaExpiryBadge';
import { ageOn } from './age';
import styles from './DependantCard.module.css';
import { DependantClock } from './DependantClock';
import { fullNameOf, nationalityLabel, ownFacts, relationshipLabel } from './labels';

interface DependantCardProps {
  dependant: DependantResponse;
  /** Nothing as long as it is on its way. */
  progress: DependantProgressResponse | undefined;
  today: CivilDate;
  onEdit: () => void;
  onRemove: () => void;
}

/** What is known of one dependant; what is not filled in is left out. */
export function DependantCard({ dependant, progress, today, onEdit, onRemove }: DependantCardProps) {
  const name = fullNameOf(dependant);
  return (
    <li className={styles['card']}>
      <div className={styles['top']}>
        <div className={styles['who']}>
          <h3 className={styles['name']}>{name}</h3>
          <p className={styles['age']}>
            {ageOn(dependant.dateOfBirth, today)}, born {formatDate(dependant.dateOfBirth)}
          </p>
        </div>
        <div className={styles['acts']}>
          <IconButton icon="edit" label={`Edit ${name}`} onClick={onEdit} />
          <IconButton icon="bin" label={`Remove ${name}`} onClick={onRemove} />
        </div>
      </div>
      <div className={styles['pills']}>
        <Pill>{relationshipLabel(dependant.relationship)}</Pill>
        <VisaExpiryBadge expiryDate={dependant.visaExpiryDate} />
      </div>
      <dl className={styles['facts']}>
        <Fact term="Nationality">{nationalityLabel(dependant.nationality)}</Fact>
        <Fact term="Passport number">{dependant.passportNumber}</Fact>
        <Fact term="Visa type">
          {dependant.currentVisaType === null ? null : labelOfVisaType(dependant.currentVisaType)}
        </Fact>
        <Fact term="Visa start date">
          {dependant.visaStartDate === null ? null : formatDate(dependant.visaStartDate)}
        </Fact>
        <Fact term="Visa expiry date">
          {dependant.visaExpiryDate === null ? null : formatDate(dependant.visaExpiryDate)}
        </Fact>
        <Fact term="BRP number (old card)">{dependant.brpNumber}</Fact>
        {ownFacts(dependant, 'you').map(({ name: term, value }) => (
          <Fact key={term} term={term}>
            {value}
          </Fact>
        ))}
      </dl>
      {progress !== undefined && (
        <DependantClock name={dependant.firstName} progress={progress} heading="h4" />
      )}
      {dependant.notes !== null && <p className={styles['notes']}>{dependant.notes}</p>}
    </li>
  );
}

function Fact({ term, children }: { term: string; children: string | null }) {
  if (children === null) return null;
  return (
    <div className={styles['fact']}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
