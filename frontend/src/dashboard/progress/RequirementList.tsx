import type { ProgressRequirement } from '@settlewise/contract';
import { Icon, type IconName } from '../../ui/Icon';
import styles from './RequirementList.module.css';

type State = ProgressRequirement['state'];

const looks: Readonly<Record<State, { icon: IconName; word: string; tone: string }>> = {
  met: { icon: 'check', word: 'Met', tone: 'met' },
  not_met: { icon: 'clock', word: 'Not met yet', tone: 'notMet' },
  not_asked: { icon: 'check', word: 'Not asked for', tone: 'quiet' },
  unknown: { icon: 'info', word: 'Not known yet', tone: 'quiet' },
};

/** What is asked for, and for each of it in a word how it stands. */
export function RequirementList({ requirements }: { requirements: readonly ProgressRequirement[] }) {
  return (
    <ul className={styles['list']}>
      {requirements.map(({ key, title, state, detail }) => {
        const { icon, word, tone } = looks[state];
        return (
          <li key={key} className={styles['item']}>
            <span className={[styles['shape'], styles[tone]].join(' ')}>
              <Icon name={icon} size={18} />
            </span>
            <div className={styles['words']}>
              <p className={styles['head']}>
                <strong>{title}</strong>
                <span className={[styles['word'], styles[`${tone}Word`]].join(' ')}>{word}</span>
              </p>
              <p className={styles['detail']}>{detail}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
