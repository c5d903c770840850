import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import type { ComparisonListResponse } from '@settlewise/contract/addressComparisons';
import { addresses, cohabitation } from '@settlewise/contract/collections';
import {
  addressFormRule,
  type AddressPeriod,
  type DaysApart,
  periodSinceGrant,
} from '@settlewise/rules/addressHistory';
import { isCivilDate } from '@settlewise/rules/calendar';
import { isConfirmed } from '@settlewise/rules/parameters';
import { useState } from 'react';
import { useComparedAddresses } from '../../../record/addressComparisons/comparisonQueries';
import { addressForm } from '../../../record/addresses/addressForm';
import { addressQueries, placeInWords } from '../../../record/addresses/addressPart';
import type { Address } from '../../../record/addresses/staysOf';
import {
  cohabitationQueries,
  partnerAddressInWords,
  type PartnerAddress,
} from '../../../record/cohabitation/cohabitationPart';
import { partnerAddressForm } from '../../../record/cohabitation/partnerAddressForm';
import { CollectionDialog } from '../../../record/collections/CollectionDialog';
import { CollectionList } from '../../../record/collections/CollectionList';
import { BulletList } from '../../../ui/BulletList';
import { DateField } from '../../../ui/dates/DateField';
import { Note } from '../../../ui/Note';
import { Notice } from '../../../ui/Notice';
import { SectionCard } from '../../../ui/SectionCard';
import { SourceNote } from '../../../ui/sources/SourceNote';
import type { Asked } from '../FormAsked';
import { agreedIn, PartnerAccount } from '../partner/PartnerAccount';
import { fromTo } from '../sentences';
import { compareHomes, shownHomes, type ComparedHomes } from './compareHomes';
import { ShownHomes } from './ShownHomes';
import { SharedHomes } from './SharedHomes';
import { apartInWords, verdictOn } from './togetherInWords';
import { TogetherYears } from './TogetherYears';

interface LivedTogetherCardProps {
  asked: Asked;
  own: readonly Address[];
  partner: readonly PartnerAddress[];
  comparisons: ComparisonListResponse;
  /** When the present permission began, by the record. */
  visaStart: string | null;
}

/** For the forms of partners: how long both have lived at one address, and what is still missing to say so. */
export function LivedTogetherCard({ asked, visaStart, ...props }: LivedTogetherCardProps) {
  const [grantedOn, setGrantedOn] = useState(visaStart ?? '');
  if (!isCivilDate(asked.applicationOn)) return null;
  return <OnADay {...props} asked={asked} grantedOn={grantedOn} onGrantedOn={setGrantedOn} />;
}

interface OnADayProps extends Omit<LivedTogetherCardProps, 'visaStart'> {
  grantedOn: string;
  onGrantedOn: (typed: string) => void;
}

function OnADay({ asked, own, partner: typed, comparisons, grantedOn, onGrantedOn }: OnADayProps) {
  const [missing, setMissing] = useState<DaysApart | null>(null);
  const known = isCivilDate(grantedOn) ? grantedOn : null;
  const period = periodSinceGrant(asked.form, asked.applicationOn, known);
  const agreed = agreedIn(comparisons);
  const shown = useComparedAddresses(agreed?.id ?? null);
  const partner = [...typed, ...shownHomes(shown.data)];
  const compared = compareHomes({ ...asked, grantedOn: known }, own, partner);
  const rule = addressFormRule(asked.form, asked.applicationOn);
  const begin = missing === null ? undefined : { from: missing.from, to: missing.to };
  const close = () => setMissing(null);
  return (
    <Stack spacing={3}>
      <SectionCard title="Living with your partner" lead={`The days ${fromTo(period)}.`}>
        <Box className="noPrint" sx={{ maxWidth: 400 }}>
          <DateField
            label="Your last permission began"
            optional
            why="The form asks about the time since then."
            value={grantedOn}
            onChange={onGrantedOn}
            earliest="2000-01-01"
            latest={asked.applicationOn}
          />
        </Box>
        {partner.length > 0 && (
          <Findings compared={compared} own={own} partner={partner} onAdd={setMissing} />
        )}
        <Note>
          {rule.asks} {isConfirmed(rule.confidence) ? '' : 'Not confirmed: '}
          <SourceNote source={rule.source} throughOthers={!isConfirmed(rule.confidence)} />. Look at the form
          itself before you send it.
        </Note>
      </SectionCard>
      <Box className="noPrint" sx={{ display: 'grid', gap: 2 }}>
        <PartnerAccount
          list={comparisons}
          form={asked.form === 'FLR(M)' ? 'FLR(M)' : 'SET(M)'}
          applicationOn={asked.applicationOn}
        />
        {agreed !== null && <ShownHomes shown={shown} />}
        {agreed !== null && !covers(agreed.period, period) && (
          <Note>
            You agreed on the days {fromTo(agreed.period)}. For the other days of this form add where your
            partner lived, or stop comparing and ask again.
          </Note>
        )}
        <CollectionList
          collection={cohabitation}
          queries={cohabitationQueries}
          form={partnerAddressForm}
          inWords={partnerAddressInWords}
          icon="people"
          empty="Add where your partner lived. Where it was your address, say so once for all that time. Only you can see it: no lawyer is shown it."
          items={typed}
        />
      </Box>
      {missing?.why === 'own_missing' && (
        <CollectionDialog
          collection={addresses}
          queries={addressQueries}
          form={addressForm}
          item={null}
          onClose={close}
          {...(begin !== undefined && { begin })}
        />
      )}
      {missing?.why === 'partner_missing' && (
        <CollectionDialog
          collection={cohabitation}
          queries={cohabitationQueries}
          form={partnerAddressForm}
          item={null}
          onClose={close}
          {...(begin !== undefined && { begin })}
        />
      )}
    </Stack>
  );
}

interface FindingsProps extends Pick<LivedTogetherCardProps, 'own' | 'partner'> {
  compared: ComparedHomes;
  /** The person adds an address that is missing, their own or the partner's. */
  onAdd: (missing: DaysApart) => void;
}

function Findings({ compared: { together, homes, alike }, own, partner, onAdd }: FindingsProps) {
  const { tone, title, text } = verdictOn(together);
  return (
    <>
      <Notice tone={tone} title={title}>
        <p>{text}</p>
      </Notice>
      <TogetherYears together={together} own={own} partner={partner} />
      {together.apart.length + alike.length > 0 && (
        <BulletList>
          {together.apart.map((days) => (
            <li key={days.from}>
              {apartInWords(days)}{' '}
              {days.why !== 'two_addresses' && (
                <Link
                  component="button"
                  type="button"
                  className="noPrint"
                  aria-label={`Add ${whoseAddress[days.why]} ${fromTo(days)}`}
                  onClick={() => onAdd(days)}
                  sx={{ minHeight: 44, fontWeight: 600 }}
                >
                  Add the address
                </Link>
              )}
            </li>
          ))}
          {alike.map(([mine, theirs]) => (
            <li key={theirs.id}>
              You wrote “{placeInWords(mine)}” for you and “{partnerAddressInWords(theirs).title}” for your
              partner. The postcode is the same. If it is one home, write it in the same way.
            </li>
          ))}
        </BulletList>
      )}
      {homes.length > 0 && <SharedHomes homes={homes} />}
    </>
  );
}

/** Whether all days of a form are among those that both agreed on. */
const covers = (agreed: AddressPeriod, asked: AddressPeriod): boolean =>
  agreed.from <= asked.from && asked.to <= agreed.to;

const whoseAddress = { own_missing: 'your address', partner_missing: 'your partner’s address' } as const;
