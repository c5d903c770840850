import { checkAddresses, type CheckedAddresses } from '../addressHistory/checkAddresses';
import type { AddressPeriod } from '../addressHistory/question';
import { stayInRecord, widestSpan, type AddressStay, type DaysOfStay } from '../addressHistory/stay';
import { dayCount, writtenDate } from '../assessment/wording';
import { addDays, addYears, toDayNumber, type CivilDate } from '../calendar/civilDate';
import { formRules } from '../parameters/formRules';
import { valueOn } from '../parameters/parameter';
import { warning } from './answers';
import type { FormPerson } from './person';
import type { FormWarning } from './question';
import type { FormAddress, FormJob } from './record';

/** Those that have a day of the period, the newest first. */
export function withinPeriod<Stay extends DaysOfStay>(
  stays: readonly Stay[],
  { from, to }: AddressPeriod,
): readonly Stay[] {
  const [first, last] = [toDayNumber(from), toDayNumber(to)];
  return stays
    .filter((stay) => {
      const span = widestSpan(stay);
      return span.first <= last && span.last >= first;
    })
    .toSorted((one, other) => (one.from < other.from ? 1 : -1));
}

/** The addresses of somebody, by the checker of the address history. */
export const checkedAddresses = (person: FormPerson, period: AddressPeriod): CheckedAddresses =>
  checkAddresses(
    person.addresses.map((address: FormAddress) => stayInRecord(address)),
    person.journeys ?? [],
    period,
    person.ukEntryDate,
  );

/** Several jobs at once are ordinary, and a gap is one whether somebody travelled in it or not. */
const asStay = ({ id, from, to }: FormJob): AddressStay => ({
  id,
  from,
  to,
  isTemporary: true,
  isAbroad: false,
});

/** The years of work and study that form AN asks about; nobody worked before they were born. */
export function periodOfWork(on: CivilDate, bornOn: CivilDate | null): AddressPeriod {
  const from = addDays(addYears(on, -valueOn(formRules.workGoesBack, on)), 1);
  return { from: bornOn !== null && bornOn > from && bornOn <= on ? bornOn : from, to: on };
}

/** Work and study have gaps as addresses have: the same checker finds them. */
export const checkedJobs = (person: FormPerson, period: AddressPeriod): CheckedAddresses =>
  checkAddresses(person.jobs.map(asStay), [], period);

const lacking = { address: 'No address', work: 'No work and no studies', permission: 'No visa' } as const;

/** The days without a permission between the first one and the application. */
export function checkedPermissions({ permissions }: FormPerson, on: CivilDate): CheckedAddresses {
  const stays = permissions.map(({ startDate, endDate }, position): AddressStay => ({
    id: String(position),
    from: startDate,
    to: endDate,
    isTemporary: true,
    isAbroad: false,
  }));
  const from = permissions[0]?.startDate ?? on;
  return checkAddresses(stays, [], { from: from < on ? from : on, to: on });
}

/** Says which days nothing covers. A gap within a journey is an answer that a form takes. */
export const gapWarnings = (
  { gaps }: Pick<CheckedAddresses, 'gaps'>,
  of: keyof typeof lacking,
): readonly FormWarning[] =>
  gaps
    .filter(({ explainedBy }) => explainedBy === null)
    .map(({ from, to, days }) =>
      warning(
        'missing',
        `${lacking[of]} from ${writtenDate(from)} to ${writtenDate(to)}: ${dayCount(days)}.`,
      ),
    );
