import type { AdminRuleResponse } from '@settlewise/contract/admin';
import { useToday } from '../../../ui/dates/useToday';
import { Pill } from '../../../ui/Pill';
import { LaterFees } from '../../../ui/sources/LaterFees';
import { lastRead } from '../../../ui/sources/readInWords';
import { Beside, Together } from '../ui/Beside';
import { periodText, statusPills } from './labels';

type Rule = AdminRuleResponse;

export function RuleStatusPill({ rule: { standing } }: { rule: Rule }) {
  const { tone, word, icon } = statusPills[standing];
  return (
    <Together>
      <Pill tone={tone} {...(icon !== undefined && { icon })}>
        {word}
      </Pill>
    </Together>
  );
}

/** A value, and beside a fee that is still charged that a later list of them exists. */
export function Value({ rule: { area, value, to } }: { rule: Rule }) {
  const today = useToday();
  return (
    <>
      {value}
      {area === 'Fees' && to === null && (
        <>
          {' '}
          <Beside>
            <LaterFees paidOn={today} />
          </Beside>
        </>
      )}
    </>
  );
}

/** When a value holds, and that its day is not certain where it is not. */
export function Period({ rule }: { rule: Rule }) {
  return (
    <>
      {periodText(rule)}
      {!rule.confirmed && (
        <>
          {' '}
          <Together>
            <Pill tone="soon" icon="warning">
              Not confirmed
            </Pill>
          </Together>
        </>
      )}
    </>
  );
}

/** Where a value is from, and when somebody last read it there. */
export function Source({ rule: { parameter, source } }: { rule: Rule }) {
  const today = useToday();
  return (
    <>
      <a href={source.url} target="_blank" rel="noreferrer" aria-label={`${source.title}: ${parameter}`}>
        {source.title}
      </a>{' '}
      <Beside>{lastRead(source, today)}</Beside>
    </>
  );
}
