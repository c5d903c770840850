import { changesOn, scenarios, type ChangeOnDay, type CivilDate } from '@settlewise/rules';
import { useId, type ReactNode } from 'react';
import { formatLongDate } from '../../ui/dates/formatDate';
import { useToday } from '../../ui/dates/useToday';
import { Notice } from '../../ui/Notice';
import { PageTitle } from '../../ui/PageTitle';
import { RegulatedAdviser } from '../../ui/sources/RegulatedAdviser';
import { Disclosure } from '../calculators/Disclosure';
import { ChangeCard } from './ChangeCard';
import { partsOf } from './changeWords';
import styles from './ChangesPage.module.css';

/** /changes: which rules have changed, which will, and what is only announced. */
export function ChangesPage() {
  const today = useToday();
  const { inForce, toCome, announced } = partsOf(changesOn(today), today);
  return (
    <div className={`wrap ${styles['page']}`}>
      <PageTitle documentTitle="What is changing">What is changing</PageTitle>
      <p className={styles['lead']}>
        The rules on visas, settlement (ILR) and citizenship change often. Here is what has changed lately,
        what will change, and what is only a plan. Today is {formatLongDate(today)}.
      </p>
      <Part title="To come" lead="These days are known. The soonest is first." changes={toCome} today={today}>
        {toCome.length === 0 && <p>No change with a day is known.</p>}
      </Part>
      <Part
        title="In force"
        lead="These rules hold now. The latest is first."
        changes={inForce}
        today={today}
      />
      <Part
        title="Announced, not the law"
        lead="These are plans. They change no date, no fee and no answer here."
        changes={announced}
        today={today}
      >
        <Proposals />
      </Part>
      <Notice title="Guidance, not legal advice">
        <p>
          Each change has a link to its source, and the day on which we last read it or, where we have not,
          the day up to which we know it. Before you act on one, ask <RegulatedAdviser />.
        </p>
      </Notice>
    </div>
  );
}

interface PartProps {
  title: string;
  lead: string;
  changes: readonly ChangeOnDay[];
  today: CivilDate;
  children?: ReactNode;
}

function Part({ title, lead, changes, today, children }: PartProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles['part']}>
      <h2 id={titleId}>{title}</h2>
      <p className={styles['note']}>{lead}</p>
      <ul className={styles['list']}>
        {changes.map((change) => (
          <ChangeCard key={change.key} change={change} today={today} />
        ))}
      </ul>
      {children}
    </section>
  );
}

/** What the papers propose, in their own order. */
function Proposals() {
  return scenarios.map(({ key, title, label, changes }) => (
    <Disclosure key={key} summary={`${title}: what the paper proposes`}>
      <p className={styles['note']}>{label}</p>
      <ul className={styles['proposals']}>
        {changes.map((change) => (
          <li key={change.key}>{proposalInWords(change)}</li>
        ))}
      </ul>
    </Disclosure>
  ));
}

function proposalInWords({
  title,
  proposal,
  effect,
  years,
}: (typeof scenarios)[number]['changes'][number]): string {
  if (years === null || proposal !== title) return proposal;
  const count = years === 1 ? '1 year' : `${years} years`;
  const words = {
    total: `${count} in all`,
    shorter_by: `${count} less`,
    longer_by: `${count} more`,
    unchanged: `${count}, as today`,
    closes: 'closes',
  } as const;
  return `${title}: ${words[effect]}`;
}
