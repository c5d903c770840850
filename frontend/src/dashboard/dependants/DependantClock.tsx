import type { DependantProgressResponse, ReasonResponse } from '@settlewise/contract';
import { Disclosure } from '../../public/calculators/Disclosure';
import { Icon, type IconName } from '../../ui/Icon';
import type { Tone } from '../../ui/Pill';
import { registrationWords, settlementWords, type ClockWords } from './clockWords';
import { SourceNote } from '../../ui/sources/SourceNote';
import styles from './DependantClock.module.css';

const shapes: Readonly<Record<Tone, IconName>> = {
  within: 'check',
  soon: 'clock',
  over: 'alert',
  plain: 'info',
};

interface DependantClockProps {
  name: string;
  progress: DependantProgressResponse;
  /** The level of the headings, below that of the name. */
  heading: 'h3' | 'h4';
}

/** A dependant's own clock: settlement from their own visa and journeys, and a child's registration as British. */
export function DependantClock({ name, progress, heading }: DependantClockProps) {
  const { settlement, registration, asOf } = progress;
  const decisive = registration?.ways.find(({ section }) => section === registration.section);
  return (
    <div className={styles['clock']}>
      <Answer
        title="Settlement"
        heading={heading}
        about={name}
        words={settlementWords(settlement, name, asOf)}
        reasons={settlement.reasons}
      />
      {registration !== null && (
        <Answer
          title="Registration as British"
          heading={heading}
          about={name}
          words={registrationWords(registration)}
          reasons={[
            ...(decisive?.reasons ?? []),
            ...registration.reasons,
            ...registration.ways.filter((way) => way !== decisive).flatMap(({ reasons }) => reasons),
          ]}
        />
      )}
    </div>
  );
}

interface AnswerProps {
  title: string;
  heading: 'h3' | 'h4';
  about: string;
  words: ClockWords;
  reasons: readonly ReasonResponse[];
}

function Answer({ title, heading: Heading, about, words: { headline, tone, todo }, reasons }: AnswerProps) {
  return (
    <div className={styles['answer']}>
      <Heading className={styles['title']}>{title}</Heading>
      <p className={[styles['headline'], styles[tone]].join(' ')}>
        <Icon name={shapes[tone]} size={18} />
        <span>{headline}</span>
      </p>
      {todo.map((sentence) => (
        <p key={sentence} className={styles['todo']}>
          {sentence}
        </p>
      ))}
      {reasons.length > 0 && (
        <Disclosure summary={`Why: ${title.charAt(0).toLowerCase()}${title.slice(1)} of ${about}`}>
          {title === 'Settlement' && (
            <p className={styles['source']}>
              “You” here means {about}. The main applicant is the person whose record this is.
            </p>
          )}
          <ul className={styles['reasons']}>
            {reasons.map((reason, position) => (
              // The same code may stand there twice, with other dates.
              <li key={`${reason.code} ${position}`}>
                <p>{reason.message}</p>
                <p className={styles['source']}>
                  <SourceNote source={reason.source} />
                </p>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  );
}
