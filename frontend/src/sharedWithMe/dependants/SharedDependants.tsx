import {
  labelOfVisaType,
  type DependantProgressResponse,
  type DependantResponse,
  type SharedDependantsResponse,
} from '@settlewise/contract';
import type { CivilDate } from '@settlewise/rules';
import { ageOn } from '../../dashboard/dependants/age';
import { DependantClock } from '../../dashboard/dependants/DependantClock';
import { fullNameOf, nationalityLabel, ownFacts, relationshipLabel } from '../../dashboard/dependants/labels';
import { VisaExpiryBadge } from '../../dashboard/profileFields/VisaExpiryBadge';
import { FactList } from '../../dashboard/progress/FactList';
import { formatDate } from '../../ui/dates/formatDate';
import { useToday } from '../../ui/dates/useToday';
import { Pill } from '../../ui/Pill';
import { EmptyState } from '../../ui/EmptyState';
import part from '../Part.module.css';

/** The people whose stay hangs on the person's. */
export function SharedDependants({
  answer: { record, dependants, progress },
}: {
  answer: SharedDependantsResponse;
}) {
  const today = useToday();
  if (dependants.length === 0)
    return (
      <EmptyState icon="people" title="No dependants yet">
        {record.name} has recorded no dependant so far.
      </EmptyState>
    );
  return (
    <ul aria-label="Dependants" className={part['list']}>
      {dependants.map((dependant) => (
        <Dependant
          key={dependant.id}
          dependant={dependant}
          progress={progress.find(({ id }) => id === dependant.id)}
          today={today}
          main={record.name}
        />
      ))}
    </ul>
  );
}

interface DependantProps {
  dependant: DependantResponse;
  progress: DependantProgressResponse | undefined;
  today: CivilDate;
  /** Whose record it is. */
  main: string;
}

function Dependant({ dependant, progress, today, main }: DependantProps) {
  return (
    <li className={part['card']}>
      <div>
        <h2>{fullNameOf(dependant)}</h2>
        <p className={part['note']}>
          {ageOn(dependant.dateOfBirth, today)}, born {formatDate(dependant.dateOfBirth)}
        </p>
      </div>
      <div className={part['pills']}>
        <Pill>{relationshipLabel(dependant.relationship)}</Pill>
        <VisaExpiryBadge expiryDate={dependant.visaExpiryDate} />
      </div>
      <FactList facts={factsOf(dependant, main)} />
      {progress !== undefined && (
        <DependantClock name={dependant.firstName} progress={progress} heading="h3" />
      )}
      {dependant.notes !== null && <p className={part['long']}>{dependant.notes}</p>}
    </li>
  );
}

/** What is known; what is not filled in is left out. */
function factsOf(dependant: DependantResponse, main: string) {
  const { nationality, passportNumber, currentVisaType, visaStartDate, visaExpiryDate, brpNumber } =
    dependant;
  return [
    { name: 'Nationality', value: nationalityLabel(nationality) },
    { name: 'Passport number', value: passportNumber },
    { name: 'Visa type', value: currentVisaType === null ? null : labelOfVisaType(currentVisaType) },
    { name: 'Visa start', value: visaStartDate === null ? null : formatDate(visaStartDate) },
    { name: 'Visa expires', value: visaExpiryDate === null ? null : formatDate(visaExpiryDate) },
    { name: 'BRP number (old card)', value: brpNumber },
    ...ownFacts(dependant, main),
  ].filter(({ value }) => value !== null);
}
