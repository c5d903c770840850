import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { RefereesOfApplicant } from '@settlewise/rules/documentChecklist';
import { isConfirmed, type Source } from '@settlewise/rules/parameters';
import type { CheckedReferee, RefereeFinding, RefereeState } from '@settlewise/rules/referees';
import { Disclosure } from '../../../../ui/Disclosure';
import { Note } from '../../../../ui/Note';
import { Pill, type Tone } from '../../../../ui/Pill';
import { SourceNote } from '../../../../ui/sources/SourceNote';
import { SectionCard } from '../../../../ui/SectionCard';
import { applicantLabel, type RecordedReferee } from '../../../../record/referees/refereePart';
import { refereesInWords } from './refereesOf';

const states: Readonly<Record<RefereeState, { readonly word: string; readonly tone: Tone }>> = {
  met: { word: 'Fits', tone: 'within' },
  open: { word: 'Open', tone: 'soon' },
  not_met: { word: 'Does not fit', tone: 'soon' },
};

/** `2 rules are open.` */
export function standingOf({ state, findings }: CheckedReferee): string {
  if (state === 'met') return 'Every rule is met.';
  if (state === 'not_met') return 'Cannot be a referee here.';
  const open = findings.filter((finding) => finding.state === 'open').length;
  return open === 1 ? '1 rule is open.' : `${open} rules are open.`;
}

interface RefereeRulesProps {
  applicant: string;
  of: RefereesOfApplicant<RecordedReferee>;
}

/** The referees of an applicant: who the two can be, and opened, each rule for each. */
export function RefereeRules({ applicant, of }: RefereeRulesProps) {
  const { list, checked, form } = of;
  return (
    <SectionCard
      title={
        applicant === 'you'
          ? `Your application, form ${form}`
          : `${applicantLabel(applicant)}’s application, form ${form}`
      }
      acts={
        <Pill tone={states[checked.state].tone}>{checked.state === 'met' ? 'Complete' : 'Not complete'}</Pill>
      }
    >
      {refereesInWords(of).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {list.map((referee) => {
        const found = checked.referees.find(({ id }) => id === referee.id);
        return found === undefined ? null : (
          <Disclosure key={referee.id} summary={`${referee.fullName}: ${standingOf(found)}`}>
            <Findings findings={found.findings} />
          </Disclosure>
        );
      })}
    </SectionCard>
  );
}

function Findings({ findings }: { findings: readonly RefereeFinding[] }) {
  return (
    <Stack spacing={1.5} sx={{ pb: 1.5 }}>
      <Stack component="ul" spacing={1}>
        {findings.map(({ rule, title, state, text }) => (
          <li key={rule}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '4px 12px', alignItems: 'center' }}>
              <strong>{title}</strong>
              <Pill tone={states[state].tone}>{states[state].word}</Pill>
            </Box>
            {text !== '' && <p>{text}</p>}
          </li>
        ))}
      </Stack>
      {bySource(findings).map(({ source, isRead, titles }, _place, all) => (
        <Note key={`${source.title} ${isRead}`}>
          {all.length === 1 ? '' : `${titles.join('. ')}. `}
          {isRead ? '' : 'Not confirmed: '}
          <SourceNote source={source} throughOthers={!isRead} />.
        </Note>
      ))}
    </Stack>
  );
}

/** Rules that were read in the same place, told together: most stand in one guide. */
function bySource(findings: readonly RefereeFinding[]) {
  const places = new Map<string, { source: Source; isRead: boolean; titles: string[] }>();
  for (const { title, source, confidence } of findings) {
    const isRead = isConfirmed(confidence);
    const key = `${source.title} ${isRead}`;
    const known = places.get(key);
    if (known === undefined) places.set(key, { source, isRead, titles: [title] });
    else known.titles.push(title);
  }
  return [...places.values()];
}
