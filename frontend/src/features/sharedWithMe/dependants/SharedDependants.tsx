import Stack from '@mui/material/Stack';
import {
  labelOfVisaType,
  type DependantProgressResponse,
  type DependantResponse,
  type SharedDependantsResponse,
} from '@settlewise/contract';
import type { CivilDate } from '@settlewise/rules';
import { ageOn } from '../../../record/dependants/age';
import { DependantClock } from '../../../record/dependants/DependantClock';
import { fullNameOf, nationalityLabel, ownFacts, relationshipLabel } from '../../../record/dependants/labels';
import { VisaExpiryBadge } from '../../../record/immigrationProfile/VisaExpiryBadge';
import { FactList } from '../../../ui/FactList';
import { formatDate } from '../../../ui/dates/formatDate';
import { useToday } from '../../../ui/dates/useToday';
import { Pill } from '../../../ui/Pill';
import { EmptyState } from '../../../ui/EmptyState';
import { SectionCard } from '../../../ui/SectionCard';
import { CardGrid } from '../../../ui/CardGrid';
import { LongText } from '../LongText';

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
    <CardGrid label="Dependants">
      {dependants.map((dependant) => (
        <Dependant
          key={dependant.id}
          dependant={dependant}
          progress={progress.find(({ id }) => id === dependant.id)}
          today={today}
          main={record.name}
        />
      ))}
    </CardGrid>
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
    <SectionCard
      component="li"
      title={fullNameOf(dependant)}
      lead={`${ageOn(dependant.dateOfBirth, today)}, born ${formatDate(dependant.dateOfBirth)}`}
    >
      <Stack direction="row" spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Pill>{relationshipLabel(dependant.relationship)}</Pill>
        <VisaExpiryBadge expiryDate={dependant.visaExpiryDate} />
      </Stack>
      <FactList facts={factsOf(dependant, main)} />
      {progress !== undefined && (
        <DependantClock name={dependant.firstName} progress={progress} heading="h3" />
      )}
      {dependant.notes !== null && <LongText>{dependant.notes}</LongText>}
    </SectionCard>
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
