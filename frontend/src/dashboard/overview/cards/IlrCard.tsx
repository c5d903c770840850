import type { CitizenshipOutlook, IlrEligibility } from '@settlewise/contract';
import { daysAfterApplication, inWordsOn } from '@settlewise/rules';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../../../ui/Icon';
import { Pill } from '../../../ui/Pill';
import { formatLongDate } from '../../../ui/dates/formatDate';
import { useToday } from '../../../ui/dates/useToday';
import { OpenQuestions } from '../../openQuestion/OpenQuestions';
import { BesideTheDates } from '../../progress/BesideTheDates';
import { Meanwhile } from '../../progress/Meanwhile';
import { OverviewCard } from '../OverviewCard';
import { counted, formatFullDate, timeLeftInWords } from '../labels';
import { CitizenshipSection } from './CitizenshipSection';
import styles from './IlrCard.module.css';
import { IlrProgressBar } from './IlrProgressBar';
import { ilrHeadline, missingInWords } from './ilrWords';

interface IlrCardProps {
  ilr: IlrEligibility;
  citizenship: CitizenshipOutlook | null;
  className?: string | undefined;
}

/** The one idea first: when can I apply for ILR? Then how far, on what, and what comes after it. */
export function IlrCard({ ilr, citizenship, className }: IlrCardProps) {
  const { tone, headline } = ilrHeadline(ilr);
  const headlineRef = useRef<HTMLParagraphElement>(null);
  return (
    <OverviewCard title="ILR progress" className={className}>
      <div className={styles['top']}>
        <p ref={headlineRef} tabIndex={-1} className={styles['headline']}>
          {headline}
        </p>
        <Pill tone={tone}>{ilr.status}</Pill>
      </div>
      {ilr.hasILR ? (
        <Granted ilr={ilr} />
      ) : ilr.needsNoIlr ? (
        <p className={styles['said']}>{ilr.note}</p>
      ) : (
        <OnTheWay ilr={ilr} onAnswered={() => headlineRef.current?.focus()} />
      )}
      <CitizenshipSection citizenship={citizenship} />
      <p className={styles['links']}>
        <Link to="/dashboard/progress">
          View your progress <Icon name="arrowRight" size={18} />
        </Link>
        <Link to="/dashboard/ilr-calculator">
          ILR calculator <Icon name="arrowRight" size={18} />
        </Link>
      </p>
    </OverviewCard>
  );
}

function Granted({ ilr }: { ilr: IlrEligibility }) {
  return (
    <p className={styles['said']}>
      {ilr.ilrGrantDate === null
        ? 'Your ILR has been granted. You can live in the UK without a time limit.'
        : `Your ILR was granted on ${formatLongDate(ilr.ilrGrantDate)}. You can live in the UK without a time limit.`}
    </p>
  );
}

interface OnTheWayProps {
  ilr: IlrEligibility;
  /** The buttons go with the question that they answer. */
  onAnswered: () => void;
}

function OnTheWay({ ilr, onAnswered }: OnTheWayProps) {
  const { estimatedEligibilityDate: date, earliestApplicationDate: earliest } = ilr;
  const unsettled = ilr.outcomes.length > 0 || ilr.verdict === 'not_enough';
  const today = useToday();
  return (
    <>
      {!unsettled && <IlrProgressBar percent={ilr.progress} />}
      <OpenQuestions questions={ilr.questions} outcomes={ilr.outcomes} onAnswered={onAnswered} />
      <dl className={styles['facts']}>
        <Fact name="Visa type" value={ilr.visaType ?? 'Not added yet'} />
        <Fact
          name="Required years"
          value={ilr.requiredYears === null ? 'None leads to ILR' : counted(ilr.requiredYears, 'year')}
        />
        <Fact
          name="Estimated eligibility date"
          value={date !== null ? formatFullDate(date) : noDateWords(ilr)}
        />
        {ilr.timeLeft !== null && <Fact name="Time left" value={timeLeftInWords(ilr.timeLeft)} />}
      </dl>
      {ilr.missing.length > 0 && (
        <p className={styles['said']}>
          Add {missingInWords(ilr.missing)} and your date shows here.{' '}
          <Link to="/dashboard/immigration-profile">Add your visa</Link>
        </p>
      )}
      {ilr.verdict === 'not_enough' && (
        <p className={styles['said']}>
          {ilr.missingFacts.map(({ message }) => message).join(' ')}{' '}
          <Link to="/dashboard/immigration-profile">Add it to your immigration profile</Link>
        </p>
      )}
      <BesideTheDates dates={ilr} />
      <Meanwhile reasons={ilr.meanwhile} />
      {ilr.eligibleNow && (
        <p className={styles['said']}>
          {earliest !== null && `You could apply since ${formatLongDate(earliest)}. `}By your time here and
          your days away. What else an application asks for is on your progress page.
        </p>
      )}
      {!ilr.eligibleNow && mayComeEarlier(ilr) && (
        <p className={styles['said']}>
          An application can be made up to {inWordsOn(daysAfterApplication, today)} before the eligibility
          date.
        </p>
      )}
      {ilr.note !== null && ilr.verdict !== 'not_enough' && <p className={styles['said']}>{ilr.note}</p>}
      {ilr.homeOfficeSays !== null && <p className={styles['said']}>{ilr.homeOfficeSays}</p>}
    </>
  );
}

/** An application may come before the years are complete, where nothing else is to say of the day. */
const mayComeEarlier = ({
  estimatedEligibilityDate: date,
  earliestApplicationDate: earliest,
  awaitingDecisionSince,
  applyBy,
}: IlrEligibility) =>
  date !== null && earliest !== null && earliest < date && awaitingDecisionSince === null && applyBy === null;

const noDateWords = ({ verdict, outcomes }: IlrEligibility) =>
  verdict === 'no_route'
    ? 'None on this permission'
    : outcomes.length > 0
      ? 'Depends on your answer'
      : 'Not known yet';

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
