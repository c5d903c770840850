import Stack from '@mui/material/Stack';
import type { IlrEligibility } from '@settlewise/contract/dashboard';
import { inLetters } from '@settlewise/rules/assessment';
import { absenceRules, inWordsOn, serviceRules, valueOn } from '@settlewise/rules/parameters';
import { formatLongDate } from '../../ui/dates/formatDate';

type Dates = Pick<
  IlrEligibility,
  | 'practicalEarliestApplicationDate'
  | 'applyBy'
  | 'eligibleUntil'
  | 'eligibleAgainFrom'
  | 'awaitingDecisionSince'
  | 'requiredYears'
>;

/** What there is to say of the first day to apply: the safe one of two, the last one, and a journey that ends it. */
export function BesideTheDates({ dates }: { dates: Dates }) {
  const said = dates.awaitingDecisionSince === null ? sentencesOf(dates) : [];
  if (said.length === 0) return null;
  return (
    <Stack component="ul" spacing={1} sx={{ maxWidth: '68ch', pl: 2.5, listStyle: 'disc' }}>
      {said.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </Stack>
  );
}

function sentencesOf(dates: Dates): readonly string[] {
  const { practicalEarliestApplicationDate: practical, applyBy, eligibleUntil, eligibleAgainFrom } = dates;
  const { requiredYears } = dates;
  return [
    ...(practical === null
      ? []
      : [
          `GOV.UK lets you apply from ${formatLongDate(practical)} (not confirmed by the text of the Rules). The day above is the safe one: it is right by the letter of the Rules.`,
        ]),
    ...(applyBy === null ? [] : [lastDay(applyBy, requiredYears)]),
    ...(eligibleUntil === null
      ? []
      : [
          `Because of your journeys, an application is good up to ${formatLongDate(eligibleUntil)}${
            eligibleAgainFrom === null ? '.' : `, and then again from ${formatLongDate(eligibleAgainFrom)}.`
          }`,
        ]),
  ];
}

/** The last day to apply: after a discharge from HM Armed Forces (no years asked), or the end of protection. */
const lastDay = (applyBy: string, requiredYears: number | null): string =>
  requiredYears === 0
    ? `Apply by ${formatLongDate(applyBy)}, ${inLetters(valueOn(serviceRules.yearsAfterDischarge, applyBy))} years after your discharge.`
    : `Apply by ${formatLongDate(applyBy)}, before your permission ends: in its last ${inWordsOn(absenceRules.lastDaysOfProtection, applyBy)}. After that day you would be here without permission.`;
