import Link from '@mui/material/Link';
import type { AddressPeriod } from '@settlewise/rules/addressHistory';
import { isConfirmed } from '@settlewise/rules/parameters';
import { fullNameOf } from '../../record/dependants/labels';
import { BulletList } from '../../ui/BulletList';
import { Disclosure } from '../../ui/Disclosure';
import { Note } from '../../ui/Note';
import { Notice } from '../../ui/Notice';
import { SectionCard } from '../../ui/SectionCard';
import { RegulatedAdviser } from '../../ui/sources/RegulatedAdviser';
import { SourceNote } from '../../ui/sources/SourceNote';
import { findingsOf } from './findings';
import type { FormCheck } from './checkForForm';
import { days, fromTo } from './sentences';

interface WhatIsMissingProps {
  check: FormCheck;
  /** The person adds the address of days that have none; left out of a check that was saved. */
  onAdd?: (missing: AddressPeriod) => void;
}

/** Whether the addresses cover what the form asks for; if not, which days are missing; and what contradicts itself. */
export function WhatIsMissing({ check, onAdd }: WhatIsMissingProps) {
  const { checked, checkedTo, period, rule, inLaw, asked, whose } = check;
  const { toCorrect, inOrder } = findingsOf(check);
  return (
    <SectionCard
      title={`What ${asked.form} asks for`}
      lead={`${whose === null ? 'The days' : `For ${fullNameOf(whose)}, the days`} ${fromTo(period)}.`}
    >
      <Verdict
        whose={whose}
        missingDays={checked.missingDays}
        toCorrect={toCorrect.length}
        isUpToToday={checkedTo < period.to}
      />
      {toCorrect.length > 0 && (
        <BulletList>
          {toCorrect.map(({ sentence, missing }) => (
            <li key={sentence}>
              {sentence}{' '}
              {onAdd !== undefined && missing !== null && whose === null && (
                <Link
                  component="button"
                  type="button"
                  className="noPrint"
                  aria-label={`Add the address ${fromTo(missing)}`}
                  onClick={() => onAdd(missing)}
                  sx={{ minHeight: 44, fontWeight: 600 }}
                >
                  Add the address
                </Link>
              )}
            </li>
          ))}
        </BulletList>
      )}
      {inOrder.length > 0 && (
        <Disclosure summary={`What is in order, though it may look odd (${inOrder.length})`}>
          <BulletList>
            {inOrder.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </BulletList>
        </Disclosure>
      )}
      {asked.spouse && inLaw !== null && (
        <p>
          You are married to a British citizen by your record: for you the law counts three years,{' '}
          {fromTo(inLaw)}. The online form asks for five all the same.
        </p>
      )}
      <Note>
        {rule.asks} {isConfirmed(rule.confidence) ? '' : 'Not confirmed: '}
        <SourceNote source={rule.source} throughOthers={!isConfirmed(rule.confidence)} />. Look at the form
        itself before you send it. This is guidance, not legal advice: for advice, ask <RegulatedAdviser />.
      </Note>
    </SectionCard>
  );
}

interface VerdictProps {
  missingDays: number;
  toCorrect: number;
  /** The form asks for days to come as well. */
  isUpToToday: boolean;
  whose: FormCheck['whose'];
}

/** Never good news beside something to correct. */
function Verdict({ missingDays, toCorrect, isUpToToday, whose }: VerdictProps) {
  if (missingDays > 0)
    return (
      <Notice tone="soon" title={`${days(missingDays)} missing`}>
        <p>
          {whose === null
            ? 'Add the address where you lived on these days.'
            : `If ${whose.firstName} lived with you on these days, change the address below and say so.`}
        </p>
      </Notice>
    );
  if (toCorrect > 0)
    return (
      <Notice tone="soon" title="No day is missing, but your dates do not agree">
        <p>Two things that you recorded cannot both be right.</p>
      </Notice>
    );
  return (
    <Notice tone="within" title={isUpToToday ? 'No day is missing so far' : 'No day is missing'}>
      <p>
        {isUpToToday
          ? 'Your addresses cover every day up to today. The other days that the form asks about are to come.'
          : 'Your addresses cover every day that the form asks about.'}
      </p>
    </Notice>
  );
}
