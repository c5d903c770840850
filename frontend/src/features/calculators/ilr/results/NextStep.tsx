import { firstDaysApart, type IlrCalculationResponse } from '@settlewise/contract/assessments';
import { adviser } from '@settlewise/rules/assessment';
import { saysPermissionGoesOn } from '@settlewise/rules/settlement';
import { Link } from 'react-router-dom';
import { toneOfIlr } from '../../../../record/summary/sentences';
import { formatLongDate } from '../../../../ui/dates/formatDate';
import { Notice } from '../../../../ui/Notice';
import { bothFirstDays } from '../../../../record/assessments/firstDays';
import { applyingEndedOn, wayToIlr, type WayToIlr } from './wayToIlr';

/** The one thing to do now, by where somebody stands. */
export function NextStep({ result }: { result: IlrCalculationResponse }) {
  const { isEligible, suggestedEligibilityDate, verdict, otherOutcome, appliedOn, applyBy } = result;
  const way = wayToIlr(result);
  if (way !== 'by_years' && way !== 'by_discharge') return <WithoutYears way={way} />;
  if (verdict === 'not_enough')
    return (
      <Notice tone="soon" title="We cannot say yet">
        <p>Add what is missing first. Do not apply because of this page.</p>
      </Notice>
    );
  if (otherOutcome !== null && result.questions.some(({ code }) => code === 'bno_child'))
    return (
      <Notice tone="soon" title="A child can perhaps apply now">
        <p>Check the rule on GOV.UK, or ask {adviser}, before you pay for another visa.</p>
      </Notice>
    );
  if (otherOutcome !== null)
    return (
      <Notice tone="soon" title="One answer decides your date">
        <p>
          {otherOutcome.earliestApplicationDate === null || result.earliestApplicationDate === null
            ? 'Answer the question above. Until then, do not count on the date.'
            : 'Answer the question above. Until then, take the later date as yours.'}
        </p>
      </Notice>
    );
  if (appliedOn !== null)
    return (
      <Notice title="You have applied">
        <p>Wait for the decision, and do not leave the Common Travel Area before it.</p>
      </Notice>
    );
  if (saysPermissionGoesOn(result.reasons)) return <WithExtension result={result} />;
  const endedOn = applyingEndedOn(result);
  if (isEligible && endedOn !== null)
    return (
      <Notice tone="soon" title={`The days to apply ended on ${formatLongDate(endedOn)}`}>
        <p>Do not pay for an application before you have taken advice: ask {adviser}.</p>
      </Notice>
    );
  if (isEligible)
    return (
      <Notice tone="within" title="You are eligible to apply for ILR">
        <p>
          {way === 'by_discharge' && applyBy !== null
            ? `Gather the papers below before you pay, and apply by ${formatLongDate(applyBy)}.`
            : 'Gather the papers below before you pay, and apply before your present permission ends.'}
        </p>
      </Notice>
    );
  const days = firstDaysApart(result);
  if (days !== null)
    return (
      <Notice tone="soon" title={bothFirstDays(days, result.calculationDate)}>
        <p>
          {days.inPractice > result.calculationDate &&
            `Do not apply before ${formatLongDate(days.inPractice)}. `}
          If you apply before the safe day, ask {adviser} first: a refused application’s fee is not paid back.
          If your permission ends earlier, extend it in time.
        </p>
      </Notice>
    );
  if (suggestedEligibilityDate !== null)
    return (
      <Notice
        tone={toneOfIlr(result)}
        title={`You may be eligible from ${formatLongDate(suggestedEligibilityDate)}`}
      >
        <p>
          Do not apply before that day: a refused application’s fee is not paid back. Extend your permission
          if it ends earlier.
        </p>
      </Notice>
    );
  return (
    <Notice tone={toneOfIlr(result)} title="You do not meet the requirements at present">
      <p>Look at what is not met yet. Ask an adviser before you pay for an application.</p>
    </Notice>
  );
}

/** What to do while an extension that was applied for in time has no decision. */
function WithExtension({ result }: { result: IlrCalculationResponse }) {
  const { isEligible, suggestedEligibilityDate: first } = result;
  return (
    <Notice
      tone={isEligible ? 'within' : toneOfIlr(result)}
      title={
        isEligible
          ? 'You can apply for ILR before the decision on your extension'
          : first === null
            ? 'You have applied to extend your visa'
            : `You may be eligible from ${formatLongDate(first)}`
      }
    >
      <p>
        {isEligible || first === null
          ? 'Do not withdraw the extension, and do not leave the Common Travel Area before a decision.'
          : 'Do not apply for ILR before that day, and do not leave the Common Travel Area before a decision. You need not extend again.'}
      </p>
    </Notice>
  );
}

function WithoutYears({ way }: { way: Exclude<WayToIlr, 'by_years' | 'by_discharge'> }) {
  switch (way) {
    case 'by_conditions':
      return (
        <Notice tone="soon" title="Check the conditions first">
          <p>
            No years are asked, so this page cannot say that you can apply. Ask {adviser} if you are not sure.
          </p>
        </Notice>
      );
    case 'nowhere':
      return (
        <Notice tone="soon" title="This visa does not lead to ILR by itself">
          <p>
            Do not pay for an ILR application on it. Another visa or long residence may lead there: ask{' '}
            {adviser} which way is open to you.
          </p>
        </Notice>
      );
    case 'not_needed':
      return (
        <Notice tone="within" title="You do not need ILR">
          <p>
            There is nothing to apply for. You can see in the{' '}
            <Link to="/citizenship">citizenship calculator</Link> when you can become British, if you want to.
          </p>
        </Notice>
      );
    case 'not_known':
      return (
        <Notice tone="soon" title="We cannot say when you can apply">
          <p>We do not have the rules for this. Do not apply because of this page: ask {adviser}.</p>
        </Notice>
      );
  }
}
