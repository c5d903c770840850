import {
  approximateOptions,
  crownDependencyOptions,
  journeyFormFields,
  journeyReasonOptions,
  type JourneyResponse,
  permittedReasonOptions,
} from '@settlewise/contract/journeys';
import { namesCrownDependency } from '@settlewise/rules/absences';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useToday } from '../../ui/dates/useToday';
import { Disclosure } from '../../ui/Disclosure';
import { SelectField } from '../../ui/form/SelectField';
import { TextAreaField } from '../../ui/form/TextAreaField';
import { useNarrow } from '../../ui/useNarrow';
import { DependantsInForm } from '../dependants/DependantsInForm';
import { TravelNotAnswered } from '../dependants/TravelNotAnswered';
import { EvidenceInForm } from '../documents/EvidenceInForm';
import { useAbsenceSummary } from './absenceQueries';
import { countJourneysUpTo } from './countedJourney';
import { settlementAfter } from './trips/tripChecks';
import { TripFields, type TripField, type TripWords } from './trips/TripFields';
import type { JourneyForm } from './useJourneyForm';

type JourneyFieldsProps = JourneyForm & {
  /** The journey that is changed, or null for a new one. */
  journey: JourneyResponse | null;
  /** All recorded journeys, to say at once when the dates overlap one of them. */
  others: readonly JourneyResponse[];
};

const {
  departureDate,
  returnDate,
  destination,
  reason,
  notes,
  crownDependency,
  permittedReason,
  travellers,
  evidence,
  approximate,
  stillAway,
} = journeyFormFields;

const words: TripWords = {
  from: departureDate.label,
  to: returnDate.label,
  place: destination.label,
  placeIsOptional: false,
  longestPlace: destination.kind.most,
  islands: {
    label: crownDependency.label,
    hint: 'For citizenship the islands are part of the UK: these days are no days away. For ILR they are days away, unless you lived there with permission.',
    options: crownDependencyOptions,
    placeholder: 'Not answered',
  },
};

const names = {
  from: 'departureDate',
  to: 'returnDate',
  place: 'destination',
  islands: 'crownDependency',
} as const satisfies Record<TripField, string>;

const furtherNames = ['approximate', 'travellers', 'permittedReason', 'evidence', 'notes'] as const;

/** Everything that a person says about a journey of the record. */
export function JourneyFields({ form, field, inForm, journey, others }: JourneyFieldsProps) {
  const today = useToday();
  // Of somebody who has ILR, or needs none, its limit says nothing about a journey.
  const summary = useAbsenceSummary().data;
  const withoutIlr = summary?.citizenshipDecides === true;
  const known = summary?.permittedReasons ?? [];
  const [from, to, place, islands, away, permitted, rough] = useWatch({
    control: form.control,
    name: [
      'departureDate',
      'returnDate',
      'destination',
      'crownDependency',
      'stillAway',
      'permittedReason',
      'approximate',
    ],
  });
  const isRough = rough !== '';
  const rest = countJourneysUpTo(
    others.filter(({ id }) => id !== journey?.id),
    today,
  ).map((other) => ({ ...other, isPermitted: known.some((each) => each === other.permittedReason) }));
  // A reason of an earlier route stays in the list, so that it is not lost unseen.
  const permittedOptions = permittedReasonOptions.filter(
    ({ value }) => known.includes(value) || value === journey?.permittedReason,
  );
  const stay = namesCrownDependency(place) ? islands : '';
  // Few say more than days, place and reason, and a phone has little room; what was said is not hidden.
  const narrow = useNarrow();
  const hadMore = useState(() => form.getValues(furtherNames).some((said) => said.length > 0))[0];
  const opensRest = hadMore || furtherNames.some((name) => form.getFieldState(name).invalid);
  const furtherFields = (
    <>
      <SelectField
        label={approximate.label}
        optional
        hint={
          isRough
            ? 'Enter your best guess of the days. Your list shows the fewest and the most days it can be.'
            : undefined
        }
        options={approximateOptions}
        placeholder="I know both days"
        {...field('approximate')}
      />
      <DependantsInForm
        {...inForm('travellers')}
        label={travellers.label}
        hint="The journey then counts for them as well, each by their own visa."
        isOffered={({ id, travelsWith }) =>
          travelsWith === 'own' || journey?.travellers?.includes(id) === true
        }
      />
      <TravelNotAnswered />
      {permittedOptions.length > 0 && (
        <Disclosure
          summary={`${permittedReason.label} (optional)`}
          open={permitted !== '' || field('permittedReason').error !== undefined}
        >
          <SelectField
            label="Reason that the rules permit"
            optional
            hint="For ILR these days may then not count. You have to prove the reason when you apply. They still count for citizenship."
            options={permittedOptions}
            placeholder="No, or I do not know"
            {...field('permittedReason')}
          />
        </Disclosure>
      )}
      <EvidenceInForm
        {...inForm('evidence')}
        label={evidence.label}
        hasEvidence={(journey?.evidence ?? null) !== null}
      />
      <TextAreaField
        label={notes.label}
        optional
        hint="For example flight numbers or who you visited."
        rows={2}
        maxLength={notes.kind.most}
        {...field('notes')}
      />
    </>
  );
  return (
    <TripFields
      words={words}
      typed={{ from, to, place, islands: stay }}
      // Registered with the form, which checks them anew when it is sent once more.
      idOf={(name) => field(names[name]).id}
      errorOf={(name) => field(names[name]).error}
      onChange={(part) => {
        for (const name of Object.keys(names) as TripField[]) {
          const value = part[name];
          if (value === undefined) continue;
          form.setValue(names[name], value);
          form.clearErrors(names[name]);
        }
      }}
      stillAway={{
        label: stillAway.label,
        isTicked: away === 'yes',
        onTick(ticked) {
          form.setValue('stillAway', ticked ? 'yes' : 'no');
          form.clearErrors('returnDate');
        },
      }}
      joint="to"
      others={rest.map((other) => ({ ...other, place: other.destination }))}
      checksOf={(trip) =>
        withoutIlr
          ? []
          : settlementAfter(
              { ...trip, crownDependency: stay, isPermitted: known.some((each) => each === permitted) },
              rest,
              today,
            )
      }
    >
      <SelectField
        label={reason.label}
        options={journeyReasonOptions}
        placeholder="Choose a reason"
        {...field('reason')}
      />
      {narrow ? (
        <Disclosure summary="More about this journey (optional)" open={opensRest}>
          {furtherFields}
        </Disclosure>
      ) : (
        furtherFields
      )}
    </TripFields>
  );
}
