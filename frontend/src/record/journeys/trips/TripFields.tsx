import Typography from '@mui/material/Typography';
import { namesCrownDependency } from '@settlewise/rules/absences';
import { useState, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import { DateField } from '../../../ui/dates/DateField';
import { Disclosure } from '../../../ui/Disclosure';
import { SelectField } from '../../../ui/form/SelectField';
import { TextField } from '../../../ui/form/TextField';
import { Tick } from '../../../ui/form/Tick';
import { TwoColumns } from '../../../ui/form/TwoColumns';
import { TripConsequence } from './TripConsequence';
import { pastOrPlanned } from '../../../ui/dates/ranges';
import { useToday } from '../../../ui/dates/useToday';

/** What is typed of a trip, wherever it is kept. */
export interface TypedTrip {
  /** `yyyy-MM-dd`, empty, or what was typed and could not be understood. */
  readonly from: string;
  readonly to: string;
  /** Where it went, or what it was for. */
  readonly place: string;
  /** Whether it was spent on the Channel Islands or the Isle of Man; empty where nobody said. */
  readonly islands: string;
}

export type TripField = keyof TypedTrip;

/** How a page asks for a trip. */
export interface TripWords {
  readonly from: string;
  readonly to: string;
  readonly place: string;
  readonly placeIsOptional: boolean;
  /** Left out where the page says itself that it is too long. */
  readonly longestPlace?: number;
  /** Asked where the place names one of the islands. */
  readonly islands: Pick<ComponentProps<typeof SelectField>, 'label' | 'hint' | 'placeholder' | 'options'>;
}

type TripFieldsProps = Omit<ComponentProps<typeof TripConsequence>, 'from' | 'to' | 'isOpen'> & {
  words: TripWords;
  typed: TypedTrip;
  idOf: (field: TripField) => string;
  errorOf: (field: TripField) => string | undefined;
  onChange: (part: Partial<TypedTrip>) => void;
  onPlaceKey?: (event: KeyboardEvent) => void;
  /** Asked where a trip can go on: ticked, it has no day of coming back. */
  stillAway?: {
    readonly label: string;
    readonly isTicked: boolean;
    readonly onTick: (ticked: boolean) => void;
  };
  /** Reasons that few trips have. Folded away, unless one of them is set. */
  special?: { readonly isSet: boolean; readonly fields: ReactNode };
  /** What else the page asks. */
  children?: ReactNode;
};

/** Everything that is asked of a trip, in both calculators and both trackers, and what its dates come to. */
export function TripFields(props: TripFieldsProps) {
  const { words, typed, idOf, errorOf, onChange, onPlaceKey, stillAway, special, children, ...consequence } =
    props;
  // Folded or not is decided once: what somebody works in stays open.
  const [isOpen] = useState(special?.isSet === true);
  const today = useToday();
  const isAway = stillAway?.isTicked === true;
  const range = isAway ? { latest: today } : pastOrPlanned(today);
  const names: readonly (keyof TypedTrip & ('from' | 'to'))[] = isAway ? ['from'] : ['from', 'to'];
  const field = (name: TripField) => ({ id: idOf(name), error: errorOf(name) });
  return (
    <>
      <TwoColumns>
        {names.map((name) => (
          <DateField
            key={name}
            {...field(name)}
            label={words[name]}
            value={typed[name]}
            {...range}
            // What the first of the two says of typing holds for both.
            {...(name === 'to' && { earliest: typed.from, howIsSaidAbove: true })}
            // A field that is left says its date once more; what was found wrong with it stands meanwhile.
            onChange={(date) => {
              if (date !== typed[name]) onChange({ [name]: date });
            }}
          />
        ))}
      </TwoColumns>
      {stillAway !== undefined && (
        <div>
          <Tick
            // Shows the error of the return date while its field is hidden.
            id={isAway ? idOf('to') : `${idOf('to')}-open`}
            label={stillAway.label}
            checked={isAway}
            onChange={stillAway.onTick}
          />
          {isAway && errorOf('to') !== undefined && (
            <Typography role="alert" color="error">
              {errorOf('to')}
            </Typography>
          )}
        </div>
      )}
      <TripConsequence {...consequence} from={typed.from} to={isAway ? today : typed.to} isOpen={isAway} />
      <TextField
        {...field('place')}
        label={words.place}
        optional={words.placeIsOptional}
        autoComplete="off"
        maxLength={words.longestPlace}
        value={typed.place}
        onChange={(event) => onChange({ place: event.target.value })}
        onKeyDown={onPlaceKey}
      />
      {(namesCrownDependency(typed.place) || typed.islands !== '') && (
        <SelectField
          {...field('islands')}
          {...words.islands}
          value={typed.islands}
          onChange={(event) => onChange({ islands: event.target.value })}
        />
      )}
      {children}
      {special !== undefined && (
        <Disclosure summary="Special reasons" open={isOpen || special.isSet}>
          {special.fields}
        </Disclosure>
      )}
    </>
  );
}
