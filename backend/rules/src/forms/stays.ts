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

/** The stays with a day in the period, newest first. */
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

/** The applicant's addresses, checked by the address history. */
export const checkedAddresses = (person: FormPerson, period: AddressPeriod): CheckedAddresses =>
  checkAddresses(
    person.addresses.map((address: FormAddress) => stayInRecord(address)),
    person.journeys ?? [],
    period,
    person.ukEntryDate,
  );

/** Several jobs at once are ordinary, and journeys do not fill gaps between jobs. */
const toStay = ({ id, from, to }: FormJob): AddressStay => ({
  id,
  from,
  to,
  isTemporary: true,
  isAbroad: false,
});

/** The years of work and study on form AN; they do not begin before birth. */
export function periodOfWork(on: CivilDate, bornOn: CivilDate | null): AddressPeriod {
  const from = addDays(addYears(on, -valueOn(formRules.workGoesBack, on)), 1);
  return { from: bornOn !== null && bornOn > from && bornOn <= on ? bornOn : from, to: on };
}

/** Work and study, checked for gaps by the checker of addresses. */
export const checkedJobs = (person: FormPerson, period: AddressPeriod): CheckedAddresses =>
  checkAddresses(person.jobs.map(toStay), [], period);

const gapTitles = { address: 'No address', work: 'No work and no studies', permission: 'No visa' } as const;

/** The days without permission between the first one and the application. */
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

/** Warns about days without an entry. A form accepts a gap within a journey. */
export const gapWarnings = (
  { gaps }: Pick<CheckedAddresses, 'gaps'>,
  of: keyof typeof gapTitles,
): readonly FormWarning[] =>
  gaps
    .filter(({ explainedBy }) => explainedBy === null)
    .map(({ from, to, days }) =>
      warning(
        'missing',
        `${gapTitles[of]} from ${writtenDate(from)} to ${writtenDate(to)}: ${dayCount(days)}.`,
      ),
    );
