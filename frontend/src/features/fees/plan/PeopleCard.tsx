import Stack from '@mui/material/Stack';
import { englishHeld } from '@settlewise/rules/assessment';
import { type CivilDate, isCivilDate } from '@settlewise/rules/calendar';
import { Button } from '../../../ui/Button';
import { DateField } from '../../../ui/dates/DateField';
import { formatLongDate } from '../../../ui/dates/formatDate';
import { useToday } from '../../../ui/dates/useToday';
import { EntryBox } from '../../../ui/form/EntryBox';
import { SelectField } from '../../../ui/form/SelectField';
import { TextField } from '../../../ui/form/TextField';
import { Tick } from '../../../ui/form/Tick';
import { TwoColumns } from '../../../ui/form/TwoColumns';
import { SectionCard } from '../../../ui/SectionCard';
import { nameOfPerson } from '../labels';
import { isChildOn, newPerson, partsOfPlan, type PlannedPerson } from './plan';
import { PlannedPart, useOpenPart } from './PlannedPart';
import type { Lacking } from './questionOf';

/** As many as one bill can be for. */
const most = 20;

interface PeopleCardProps {
  people: readonly PlannedPerson[];
  lacking: Lacking;
  /** On a phone it stands open at first. */
  isOpen: boolean;
  onChange: (people: PlannedPerson[]) => void;
}

/** Who applies, with the birth dates that decide what each pays. */
export function PeopleCard({ people, lacking, isOpen, onChange }: PeopleCardProps) {
  const today = useToday();
  const parts = useOpenPart(people, lacking);
  const change = (id: string, part: Partial<PlannedPerson>) =>
    onChange(people.map((person) => (person.id === id ? { ...person, ...part } : person)));
  return (
    <SectionCard
      title="Who applies"
      lead="From your record. What you change here stays on this page."
      foldsTo={String(people.length)}
      isOpen={isOpen}
      oneOf={partsOfPlan}
    >
      <Stack spacing={{ xs: 0.5, sm: 2 }}>
        {people.map((person, place) => (
          <PlannedPart
            key={person.id}
            id={person.id}
            summary={summaryOf(person, place)}
            parts={parts}
            lacks={lacking.get(person.id)}
            isOnly={people.length === 1}
          >
            <EntryBox
              title={nameOfPerson(person, place)}
              heading="h3"
              {...(people.length > 1 && {
                onRemove: () => onChange(people.filter(({ id }) => id !== person.id)),
              })}
            >
              <TwoColumns>
                <TextField
                  label="Name"
                  optional
                  maxLength={100}
                  value={person.name}
                  onChange={(event) => change(person.id, { name: event.target.value })}
                />
                <DateField
                  label="Date of birth"
                  opensAt="year"
                  value={person.dateOfBirth}
                  {...saidOfBirth(person, lacking.get(person.id)?.message, today)}
                  onChange={(dateOfBirth) => change(person.id, { dateOfBirth })}
                />
                {!isChildOn(person, today) && (
                  <Passed person={person} onChange={(part) => change(person.id, part)} />
                )}
              </TwoColumns>
            </EntryBox>
          </PlannedPart>
        ))}
        {people.length < most && (
          <Button
            look="quiet"
            icon="plus"
            onClick={() => {
              const added = newPerson();
              parts.open(added.id);
              onChange([...people, added]);
            }}
            sx={left}
          >
            Add a person
          </Button>
        )}
      </Stack>
    </SectionCard>
  );
}

interface PassedProps {
  person: PlannedPerson;
  onChange: (part: Partial<PlannedPerson>) => void;
}

/** The tests that somebody need not pay for any more. */
function Passed({ person: { id, lifeInUk, english }, onChange }: PassedProps) {
  return (
    <>
      <SelectField
        label="English shown"
        placeholder="None yet"
        options={levels}
        value={english}
        onChange={({ target }) =>
          onChange({ english: levels.find(({ value }) => value === target.value)?.value ?? '' })
        }
      />
      <Tick
        id={`${id}-life-passed`}
        label="Life in the UK passed"
        checked={lifeInUk}
        onChange={(isPassed) => onChange({ lifeInUk: isPassed })}
      />
    </>
  );
}

const levels = englishHeld
  .filter((level) => level !== 'none')
  .map((value) => ({ value, label: value === 'exempt' ? 'Need not be shown' : value }));

/** What stands at the date of birth. Nobody has done anything wrong before they have typed. */
function saidOfBirth({ dateOfBirth }: PlannedPerson, lacks: string | undefined, today: CivilDate) {
  if (dateOfBirth === '') return { why: lacks };
  if (lacks !== undefined) return { error: lacks };
  return dateOfBirth > today ? { why: 'Not born yet: counted as a child who is born on this day.' } : {};
}

/** `Amara, born 14 June 1989` */
const summaryOf = (person: PlannedPerson, place: number): string =>
  isCivilDate(person.dateOfBirth)
    ? `${nameOfPerson(person, place)}, born ${formatLongDate(person.dateOfBirth)}`
    : nameOfPerson(person, place);

const left = { alignSelf: 'flex-start' } as const;
