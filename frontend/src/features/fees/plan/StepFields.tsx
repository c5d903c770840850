import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { DateField } from '../../../ui/dates/DateField';
import { EntryBox } from '../../../ui/form/EntryBox';
import { FieldError } from '../../../ui/form/Field';
import { SelectField } from '../../../ui/form/SelectField';
import { TextField } from '../../../ui/form/TextField';
import { Tick } from '../../../ui/form/Tick';
import { TwoColumns } from '../../../ui/form/TwoColumns';
import { Note } from '../../../ui/Note';
import { useNarrow } from '../../../ui/useNarrow';
import { VisaTypeField } from '../../../ui/visaTypes/VisaTypeField';
import { itemLabels, kindOfStep, longestChoice, nameOfPerson } from '../labels';
import { atDate } from './atField';
import { firstDayInWords } from './firstDayInWords';
import type { FirstDaysToSettle } from './knownOfRecord';
import type { Lack } from './questionOf';
import {
  asksTests,
  hasAppointment,
  hasRoute,
  isPermission,
  mayBeOnSalaryList,
  type PlannedItem,
  type PlannedPerson,
  type PlannedStep,
} from './plan';

const items = Object.entries(itemLabels).map(([value, label]) => ({ value, label }));
const places = [
  { value: 'inside', label: 'In the UK' },
  { value: 'outside', label: 'From outside the UK' },
];
const services = [
  { value: 'standard', label: 'Standard' },
  { value: 'priority', label: 'Priority: five working days' },
  { value: 'super_priority', label: 'Super priority: next working day' },
];

const isItem = (text: string): text is PlannedItem => Object.hasOwn(itemLabels, text);
const isPlace = (text: string): text is PlannedStep['where'] => places.some(({ value }) => value === text);
const isService = (text: string): text is PlannedStep['service'] =>
  services.some(({ value }) => value === text);

interface StepFieldsProps {
  step: PlannedStep;
  place: number;
  people: readonly PlannedPerson[];
  firstDays: FirstDaysToSettle;
  why: readonly string[];
  problem: Lack | undefined;
  /** What is said beside the day of a passport. */
  passport: string | null;
  onChange: (part: Partial<PlannedStep>) => void;
  onRemove: () => void;
}

/** One application: what for, when, and by whom. */
export function StepFields(given: StepFieldsProps) {
  const { step, place, people, firstDays, why, problem, passport, onChange, onRemove } = given;
  const { item } = step;
  // On a phone the line that opens these fields has the rest of the title.
  const narrow = useNarrow(640);
  const messageAt = (at: Lack['at']) => (problem?.at === at ? problem.message : undefined);
  return (
    <EntryBox
      title={narrow ? `Step ${place + 1}` : `Step ${place + 1}: ${kindOfStep(step)}`}
      heading="h3"
      onRemove={onRemove}
    >
      <TwoColumns least={longestChoice}>
        <SelectField
          label="What you apply for"
          options={items}
          value={item}
          onChange={({ target }) => isItem(target.value) && onChange(changeOfItem(target.value))}
        />
        <DateField
          label="Day you pay"
          value={step.on}
          {...atDate(problem, 'on', step.on)}
          onChange={(on) => onChange({ on })}
        />
      </TwoColumns>
      {why.map((sentence) => (
        <Note key={sentence}>{sentence}</Note>
      ))}
      {passport !== null && <Note>{passport}</Note>}
      {hasRoute(item) && (
        <TwoColumns least={longestChoice}>
          <VisaTypeField
            label="Visa or route"
            value={step.visaType}
            error={messageAt('visaType')}
            onChange={(visaType) => onChange({ visaType })}
          />
          <SelectField
            label="How fast"
            options={services}
            value={step.service}
            error={messageAt('service')}
            onChange={({ target }) => isService(target.value) && onChange({ service: target.value })}
          />
        </TwoColumns>
      )}
      {isPermission(item) && (
        <TwoColumns>
          <SelectField
            label="Where you apply"
            options={places}
            value={step.where}
            onChange={({ target }) => isPlace(target.value) && onChange({ where: target.value })}
          />
          <TextField
            label="Months of permission"
            hint="The longest that you can be given. 36 is three years."
            inputMode="numeric"
            maxLength={3}
            value={step.months}
            error={messageAt('months')}
            onChange={({ target }) => onChange({ months: target.value.trim() })}
          />
        </TwoColumns>
      )}
      <LessCommon step={step} onChange={onChange} />
      <WhoAndTests
        step={step}
        people={people}
        firstDays={firstDays}
        onChange={onChange}
        messageAt={messageAt}
      />
    </EntryBox>
  );
}

/** A first visa is mostly asked for from outside, more time from inside. */
const changeOfItem = (item: PlannedItem): Partial<PlannedStep> =>
  isPermission(item) ? { item, where: item === 'visa' ? 'outside' : 'inside' } : { item };

/** What few applications have. */
function LessCommon({ step, onChange }: Pick<StepFieldsProps, 'step' | 'onChange'>) {
  const id = useId();
  return (
    <>
      {mayBeOnSalaryList(step) && (
        <Tick
          id={`${id}-list`}
          label="The job is on the immigration salary list"
          checked={step.onSalaryList}
          onChange={(onSalaryList) => onChange({ onSalaryList })}
        />
      )}
      {hasAppointment(step) && (
        <Tick
          id={`${id}-appointment`}
          label="Paid appointment"
          checked={step.paidAppointment}
          onChange={(paidAppointment) => onChange({ paidAppointment })}
        />
      )}
    </>
  );
}

type WhoAndTestsProps = Pick<StepFieldsProps, 'step' | 'people' | 'firstDays' | 'onChange'> & {
  messageAt: (at: Lack['at']) => string | undefined;
};

function WhoAndTests({ step, people, firstDays, onChange, messageAt }: WhoAndTestsProps) {
  const id = useId();
  const [who, tests] = [messageAt('people') ?? messageAt('dateOfBirth'), messageAt('tests')];
  const take = (person: PlannedPerson, isIn: boolean) =>
    onChange({
      without: isIn ? step.without.filter((each) => each !== person.id) : [...step.without, person.id],
    });
  return (
    <TwoColumns>
      <Box component="fieldset" sx={fieldset} aria-describedby={who && `${id}-who`}>
        <Typography component="legend" sx={{ fontWeight: 600 }}>
          Who
        </Typography>
        <Box sx={besideEachOther}>
          {people.map((person, place) => (
            <Tick
              key={person.id}
              id={`${id}-${person.id}`}
              label={nameOfPerson(person, place)}
              checked={!step.without.includes(person.id)}
              onChange={(isIn) => take(person, isIn)}
            />
          ))}
        </Box>
        {people.map((person, place) => {
          const day = firstDays.get(person.id);
          if (step.item !== 'ilr' || day === undefined || step.on === '') return null;
          const said = firstDayInWords(day, step.on);
          return said === null ? null : (
            <Note key={person.id}>
              {nameOfPerson(person, place)}: {said}
            </Note>
          );
        })}
        {who !== undefined && <FieldError id={`${id}-who`}>{who}</FieldError>}
      </Box>
      {asksTests(step.item) && (
        <Box component="fieldset" sx={fieldset} aria-describedby={tests && `${id}-tests`}>
          <Typography component="legend" sx={{ fontWeight: 600 }}>
            Tests that it asks for
          </Typography>
          <Box sx={besideEachOther}>
            <Tick
              id={`${id}-life`}
              label="Life in the UK test"
              checked={step.lifeInUk}
              onChange={(lifeInUk) => onChange({ lifeInUk })}
            />
            <Tick
              id={`${id}-english`}
              label="English test"
              checked={step.english}
              onChange={(english) => onChange({ english })}
            />
          </Box>
          {tests !== undefined && <FieldError id={`${id}-tests`}>{tests}</FieldError>}
        </Box>
      )}
    </TwoColumns>
  );
}

const fieldset = { minWidth: 0, m: 0, p: 0, border: 0 } as const;

/** First names and tests are short: two have room on a phone. */
const besideEachOther = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(7.5rem, 100%), 1fr))',
  columnGap: 2.5,
} as const;
