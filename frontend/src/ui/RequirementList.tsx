import { Icon, type IconName } from './Icon';
import styles from './RequirementList.module.css';

/** How something that is asked for stands, in a word and in a shape. */
export interface RequirementStatus {
  readonly word: string;
  readonly icon: IconName;
  readonly tone: 'within' | 'soon' | 'over' | 'quiet';
}

interface Requirement {
  readonly key: string;
  readonly title: string;
  readonly detail: string;
  readonly status: RequirementStatus;
}

/** What is asked for, and for each of it in a word how it stands. */
export function RequirementList({ requirements }: { requirements: readonly Requirement[] }) {
  return (
    <ul>
      {requirements.map(({ key, title, detail, status: { word, icon, tone } }) => (
        <li key={key} className={[styles['item'], styles[tone]].join(' ')}>
          <span className={styles['shape']}>
            <Icon name={icon} size={18} />
          </span>
          <div className={styles['words']}>
            <p className={styles['head']}>
              <strong>{title}</strong>
              <span className={styles['word']}>{word}</span>
            </p>
            <p className={styles['detail']}>{detail}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
