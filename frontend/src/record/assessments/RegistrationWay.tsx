import Stack from '@mui/material/Stack';
import type { CitizenshipResponse } from '@settlewise/contract/assessments';
import { formatLongDate } from '../../ui/dates/formatDate';
import { Pill, type Tone } from '../../ui/Pill';
import { SectionCard } from '../../ui/SectionCard';
import { Disclosure } from '../../ui/Disclosure';
import { ReasonList } from './reasons/ReasonList';

type Registration = NonNullable<CitizenshipResponse['registration']>;

const words: Readonly<Record<Registration['verdict'], { readonly tone: Tone; readonly pill: string }>> = {
  eligible: { tone: 'within', pill: 'By time and absences, yes' },
  discretion: { tone: 'soon', pill: 'Over a limit: ask an adviser' },
  not_yet: { tone: 'soon', pill: 'Not yet' },
  refused: { tone: 'over', pill: 'Normally refused' },
  not_enough: { tone: 'soon', pill: 'More is needed to say' },
};

interface RegistrationWayProps {
  registration: Registration;
  /** Nobody was asked for the status: a visa says it, and families hold the same visa. */
  followsFromVisa?: boolean;
}

/** The other way of British Nationals (Overseas), with its own verdict, date and cost. */
export function RegistrationWay({ registration, followsFromVisa = false }: RegistrationWayProps) {
  const { verdict, firstGoodDate, reasons } = registration;
  const { tone, pill } = words[verdict];
  const fee = reasons.find(({ code }) => code === 'registration_fee');
  return (
    <SectionCard title="Your other way: registration">
      <p>
        {followsFromVisa
          ? 'You have held a visa for British Nationals (Overseas). If you are one yourself, you can become British by registration as well, under section 4(2) of the British Nationality Act 1981. Family members who are not cannot.'
          : 'As a British National (Overseas) you can become British by registration as well, under section 4(2).'}{' '}
        No English and no Life in the UK test are asked for.
      </p>
      <Stack component="p" direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Pill tone={tone}>{pill}</Pill>
        <strong>
          {firstGoodDate === null
            ? 'No day can be named yet'
            : `First day by time and absences: ${formatLongDate(firstGoodDate)}`}
        </strong>
      </Stack>
      {fee !== undefined && <p>{fee.message}</p>}
      <Disclosure summary="Show why">
        <ReasonList title="Registration: why" reasons={reasons} />
      </Disclosure>
    </SectionCard>
  );
}
