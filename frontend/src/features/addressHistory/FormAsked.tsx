import type { DependantResponse } from '@settlewise/contract/dependants';
import { type AddressForm, addressForms, addressFormTitle } from '@settlewise/rules/addressHistory';
import type { CivilDate } from '@settlewise/rules/calendar';
import { fullNameOf } from '../../record/dependants/labels';
import { afterIlrInWords } from '../../record/afterIlr';
import { formatLongDate } from '../../ui/dates/formatDate';
import { Note } from '../../ui/Note';
import { SectionCard } from '../../ui/SectionCard';
import { DateField } from '../../ui/dates/DateField';
import { SelectField } from '../../ui/form/SelectField';
import { TwoColumns } from '../../ui/form/TwoColumns';

/** What the addresses are checked for. */
export interface Asked {
  readonly form: AddressForm;
  /** As it was typed: it may be no date yet. */
  readonly applicationOn: CivilDate;
  /** When the person of the record was born; null where it does not say. */
  readonly bornOn: CivilDate | null;
  /** When they came to the UK; null where it does not say. */
  readonly cameOn: CivilDate | null;
  /** The first day for citizenship of whoever has no ILR yet; null for everybody else, and where it is not known. */
  readonly afterIlr: CivilDate | null;
  /** Of a British citizen, as the record has it; read for AN alone. */
  readonly spouse: boolean;
  /** The id of the dependant whose addresses they are; null for the person's own. */
  readonly whose: number | null;
}

/** What the person chose in place of what their record leads to. */
export type Chosen = Partial<Omit<Asked, 'spouse' | 'bornOn' | 'cameOn' | 'afterIlr'>>;

interface FormAskedProps {
  asked: Asked;
  /** Whether form and day are those of the record still. */
  isOfRecord: boolean;
  dependants: readonly DependantResponse[];
  /** There are addresses to check: on a phone they come first. */
  isClosed: boolean;
  onChange: (part: Chosen) => void;
}

const forms = addressForms.map((form) => ({ value: form, label: addressFormTitle(form) }));

/** Which form is meant, and when it will be sent. */
export function FormAsked({ asked, isOfRecord, dependants, isClosed, onChange }: FormAskedProps) {
  return (
    <SectionCard title="Which form?" className="noPrint" foldsTo={asked.form} isOpen={!isClosed}>
      <TwoColumns>
        <SelectField
          label="Form"
          options={forms}
          value={asked.form}
          onChange={({ target }) => onChange({ form: formNamed(target.value) ?? asked.form })}
        />
        <DateField
          label="Day of the application"
          value={asked.applicationOn}
          onChange={(applicationOn) => onChange({ applicationOn })}
          earliest="2000-01-01"
          latest="2099-12-31"
        />
      </TwoColumns>
      {dependants.length > 0 && (
        <SelectField
          label="Whose addresses?"
          hint="In each address you can say who lived there with you."
          options={[
            { value: '', label: 'My own' },
            ...dependants.map((each) => ({ value: `${each.id}`, label: fullNameOf(each) })),
          ]}
          value={asked.whose === null ? '' : `${asked.whose}`}
          onChange={({ target }) => onChange({ whose: target.value === '' ? null : Number(target.value) })}
        />
      )}
      {isOfRecord && asked.whose === null && (
        <Note>Your record leads to this form and day. You can choose others.</Note>
      )}
      {asked.form === 'AN' && asked.afterIlr !== null && (
        <Note>
          {afterIlrInWords(asked.afterIlr, { spouseOfBritishCitizen: asked.spouse })} The first day by your
          record is {formatLongDate(asked.afterIlr)}.
        </Note>
      )}
    </SectionCard>
  );
}

const formNamed = (text: string): AddressForm | undefined => addressForms.find((form) => form === text);
