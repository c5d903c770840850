import Stack from '@mui/material/Stack';
import type { DependantProgressResponse } from '@settlewise/contract/dependantProgress';
import type {
  SharedDependantResponse,
  SharedDependantsResponse,
  SharedRecord,
} from '@settlewise/contract/shared';
import { labelOfVisaType } from '@settlewise/contract/visaTypeChoices';
import type { CivilDate } from '@settlewise/rules/calendar';
import { ageOn } from '../../../record/dependants/age';
import { DependantClock } from '../../../record/dependants/DependantClock';
import {
  endOfVisaNeeded,
  fullNameOf,
  nationalityLabel,
  ownFacts,
  relationshipLabel,
} from '../../../record/dependants/labels';
import { VisaExpiryBadge } from '../../../record/immigrationProfile/VisaExpiryBadge';
import { FactList } from '../../../ui/FactList';
import { FoldsOnPhone } from '../../../ui/FoldsOnPhone';
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
      {dependants.map((dependant, place) => (
        <Dependant
          key={dependant.id}
          name={nameOf(dependant, place)}
          dependant={dependant}
          progress={progress.find(({ id }) => id === dependant.id)}
          today={today}
          main={record}
        />
      ))}
    </CardGrid>
  );
}

interface DependantProps {
  dependant: SharedDependantResponse;
  name: { readonly full: string; readonly first: string };
  progress: DependantProgressResponse | undefined;
  today: CivilDate;
  /** Whose record it is. */
  main: Pick<SharedRecord, 'name' | 'includesIdentity'>;
}

/** By the number that the sentences of the answer call them, where the name is not shared. */
function nameOf({ firstName, lastName }: SharedDependantResponse, place: number): DependantProps['name'] {
  if (firstName !== null && lastName !== null)
    return { full: fullNameOf({ firstName, lastName }), first: firstName };
  const numbered = `Dependant ${place + 1}`;
  return { full: numbered, first: numbered };
}

function Dependant({ dependant, name, progress, today, main }: DependantProps) {
  const { dateOfBirth, relationship } = dependant;
  return (
    <SectionCard
      component="li"
      title={name.full}
      lead={
        dateOfBirth === null
          ? 'Name and date of birth: not shared'
          : `${ageOn(dateOfBirth, today)}, born ${formatDate(dateOfBirth)}`
      }
    >
      <Stack direction="row" spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Pill>{relationshipLabel(relationship)}</Pill>
        <VisaExpiryBadge expiryDate={endOfVisaNeeded(dependant, progress)} />
      </Stack>
      <FoldsOnPhone summary="Visa and facts">
        <FactList facts={factsOf(dependant, main)} />
      </FoldsOnPhone>
      {progress !== undefined && (
        <DependantClock
          name={name.first}
          progress={progress}
          visaType={dependant.currentVisaType}
          heading="h3"
        />
      )}
      {!main.includesIdentity && relationship === 'child' && (
        <p>Registration as British: not shared, because its days tell the date of birth.</p>
      )}
      {dependant.notes !== null && <LongText>{dependant.notes}</LongText>}
    </SectionCard>
  );
}

/** What is known; what is not filled in is left out. */
function factsOf(
  dependant: SharedDependantResponse,
  { name, includesIdentity }: Pick<SharedRecord, 'name' | 'includesIdentity'>,
) {
  const { nationality, passportNumber, currentVisaType, visaStartDate, visaExpiryDate, brpNumber } =
    dependant;
  return [
    { name: 'Nationality', value: nationality === null ? 'Not shared' : nationalityLabel(nationality) },
    { name: 'Passport number', value: includesIdentity ? passportNumber : 'Not shared' },
    { name: 'Visa type', value: currentVisaType === null ? null : labelOfVisaType(currentVisaType) },
    { name: 'Visa start', value: visaStartDate === null ? null : formatDate(visaStartDate) },
    { name: 'Visa expires', value: visaExpiryDate === null ? null : formatDate(visaExpiryDate) },
    { name: 'BRP number (old card)', value: includesIdentity ? brpNumber : 'Not shared' },
    ...ownFacts(dependant, name),
  ].filter(({ value }) => value !== null);
}
