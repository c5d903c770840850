import { useId } from 'react';
import { changePractice, useKeptPractice, type PracticeOptions } from '../../../record/practice/keptPractice';
import { SwitchField } from '../../../ui/form/SwitchField';
import { Note } from '../../../ui/Note';
import { SectionCard } from '../../../ui/SectionCard';
import { canReadAloud } from '../round/speech';

/** How somebody wants to practise; kept in this browser. */
export function Settings({ isKept }: { isKept: boolean }) {
  const id = useId();
  const { options } = useKeptPractice();
  const turn = (option: keyof PracticeOptions) => ({
    id: `${id}-${option}`,
    checked: options[option],
    onChange: () =>
      changePractice((before) => ({ options: { ...before.options, [option]: !before.options[option] } })),
  });
  return (
    <SectionCard title="How you practise" foldsTo="Print, time, sound">
      <SwitchField
        {...turn('largePrint')}
        label="Large print"
        hint="Questions and answers are written larger."
      />
      <SwitchField
        {...turn('timer')}
        label="Timer in mock tests"
        hint="Turn it off to take all the time that you need."
      />
      {canReadAloud() && (
        <SwitchField
          {...turn('aloud')}
          label="Read each question aloud"
          hint="With the voice of this device."
        />
      )}
      {isKept && <Note>The questions are kept on this device. They work without a connection.</Note>}
    </SectionCard>
  );
}
