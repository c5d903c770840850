import { Icon } from '../../../ui/Icon';
import styles from './YesNo.module.css';

interface YesNoProps {
  /** Of the first of the two choices. */
  id: string;
  question: string;
  hint: string;
  /** Null until it is answered. */
  answer: boolean | null;
  error: string | undefined;
  onAnswer: (answer: boolean) => void;
  /** A third choice, where nobody has to know. */
  notSure?: { readonly chosen: boolean; readonly onChoose: () => void };
}

const choices = [
  { value: true, word: 'Yes', icon: 'check' },
  { value: false, word: 'No', icon: 'close' },
] as const;

/** A question that is answered with yes or no, and by neither until the person says so. */
export function YesNo({ id, question, hint, answer, error, onAnswer, notSure }: YesNoProps) {
  return (
    <fieldset
      className={styles['question']}
      aria-describedby={[`${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean).join(' ')}
    >
      <legend className={styles['legend']}>{question}</legend>
      <p id={`${id}-hint`} className={styles['hint']}>
        {hint}
      </p>
      <div className={styles['choices']}>
        {choices.map(({ value, word, icon }) => (
          <label key={word} className={styles['choice']}>
            <input
              type="radio"
              id={value ? id : `${id}-no`}
              name={id}
              checked={answer === value}
              onChange={() => onAnswer(value)}
            />
            <span className={styles['shape']}>{answer === value && <Icon name={icon} size={16} />}</span>
            {word}
          </label>
        ))}
        {notSure !== undefined && (
          <label className={styles['choice']}>
            <input
              type="radio"
              id={`${id}-not-sure`}
              name={id}
              checked={notSure.chosen}
              onChange={notSure.onChoose}
            />
            <span className={styles['shape']}>{notSure.chosen && <Icon name="info" size={16} />}</span>
            Not sure
          </label>
        )}
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} className={styles['error']}>
          <Icon name="alert" size={18} />
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  );
}
