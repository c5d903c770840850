import type { OpenAnswer } from '@settlewise/contract';
import { Icon } from '../../../ui/Icon';
import styles from './YesNo.module.css';

interface OpenChoiceProps {
  /** Of the first of the three choices. */
  id: string;
  question: string;
  hint: string;
  /** Null until it is answered. */
  answer: OpenAnswer | null;
  onAnswer: (answer: OpenAnswer) => void;
}

const choices = [
  { value: 'yes', word: 'Yes', icon: 'check' },
  { value: 'no', word: 'No', icon: 'close' },
  { value: 'not_sure', word: 'Not sure', icon: 'info' },
] as const;

/** A question to which "not sure" is an answer: then both outcomes are shown. */
export function OpenChoice({ id, question, hint, answer, onAnswer }: OpenChoiceProps) {
  return (
    <fieldset className={[styles['question'], styles['open']].join(' ')} aria-describedby={`${id}-hint`}>
      <legend className={styles['legend']}>{question}</legend>
      <p id={`${id}-hint`} className={styles['hint']}>
        {hint}
      </p>
      <div className={styles['choices']}>
        {choices.map(({ value, word, icon }) => (
          <label key={value} className={styles['choice']}>
            <input
              type="radio"
              id={value === 'yes' ? id : `${id}-${value}`}
              name={id}
              checked={answer === value}
              onChange={() => onAnswer(value)}
            />
            <span className={styles['shape']}>{answer === value && <Icon name={icon} size={16} />}</span>
            {word}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
