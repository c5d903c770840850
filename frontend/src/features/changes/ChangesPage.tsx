import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { CivilDate } from '@settlewise/rules/calendar';
import { type ChangeOnDay, scenarios } from '@settlewise/rules/parameters';
import { useId, type ReactNode } from 'react';
import { formatLongDate } from '../../ui/dates/formatDate';
import { useToday } from '../../ui/dates/useToday';
import { Notice } from '../../ui/Notice';
import { Page } from '../../ui/Page';
import { RegulatedAdviser } from '../../ui/sources/RegulatedAdviser';
import { Disclosure } from '../../ui/Disclosure';
import { FoldsOnPhone } from '../../ui/FoldsOnPhone';
import { RulesNote } from '../../ui/sources/RulesNote';
import { useChanges } from '../../ui/changes/useChanges';
import { ChangeCard } from './ChangeCard';
import { partsOf } from '../../ui/changes/sentences';

/** /changes: which rules have changed, which will, and what is only announced. */
export function ChangesPage() {
  const today = useToday();
  const { inForce, toCome, announced } = partsOf(useChanges(today), today);
  return (
    <Page
      width="reading"
      title="What is changing"
      lead={
        <>
          The rules on visas, settlement (ILR) and citizenship change often. Here is what has changed lately,
          what will change, and what is only a plan. <RulesNote />. Today is {formatLongDate(today)}.
        </>
      }
    >
      <Stack spacing={3}>
        <Part
          title="To come"
          lead="These days are known. The soonest is first."
          changes={toCome}
          today={today}
        >
          {toCome.length === 0 && <p>No change with a day is known.</p>}
        </Part>
        <Part
          title="In force"
          lead="These rules hold now. The latest is first."
          changes={inForce}
          today={today}
          folds
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
      </Stack>
    </Page>
  );
}

interface PartProps {
  title: string;
  lead: string;
  changes: readonly ChangeOnDay[];
  today: CivilDate;
  /** On a phone its changes are opened by those who want them. */
  folds?: boolean;
  children?: ReactNode;
}

function Part({ title, lead, changes, today, folds = false, children }: PartProps) {
  const titleId = useId();
  const list = (
    <Stack component="ul" spacing={2}>
      {changes.map((change) => (
        <ChangeCard key={change.key} change={change} today={today} />
      ))}
    </Stack>
  );
  return (
    <Stack component="section" aria-labelledby={titleId} spacing={1.5} sx={{ mt: 1.5 }}>
      <h2 id={titleId}>{title}</h2>
      <Typography color="textSecondary">{lead}</Typography>
      {folds ? (
        <FoldsOnPhone summary={`Show the ${changes.length} changes in force`}>{list}</FoldsOnPhone>
      ) : (
        list
      )}
      {children}
    </Stack>
  );
}

/** What the papers propose, in their own order. */
function Proposals() {
  return scenarios.map(({ key, title, label, changes }) => (
    <Disclosure key={key} summary={`${title}: what the paper proposes`}>
      <Typography color="textSecondary">{label}</Typography>
      <Box component="ul" sx={{ display: 'grid', gap: 0.75, mt: 1, pl: '1.2em', listStyle: 'disc' }}>
        {changes.map((change) => (
          <li key={change.key}>{proposalInWords(change)}</li>
        ))}
      </Box>
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
