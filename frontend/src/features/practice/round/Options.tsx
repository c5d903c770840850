import Box from '@mui/material/Box';
import type { Question } from '@settlewise/practice';
import { Icon } from '../../../ui/Icon';

interface OptionsProps {
  question: Question;
  chosen: readonly number[];
  onChoose: (chosen: readonly number[]) => void;
  /** Its answer is on show: nothing can be chosen any more, and each option says how it stands. */
  answered: boolean;
}

const option = {
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: 1.5,
  minHeight: 52,
  p: '12px 14px',
  border: '1.5px solid var(--edge)',
  borderRadius: '12px',
  background: 'var(--surface)',
  cursor: 'pointer',
  '&:hover:not([data-answered])': { background: 'var(--actionSoft)' },
  '&:has(input:checked)': { borderColor: 'var(--action)', boxShadow: 'inset 0 0 0 1px var(--action)' },
  '&:has(input:focus-visible)': { outline: '3px solid var(--action)', outlineOffset: '2px' },
  '&[data-answered]': { cursor: 'default' },
  '&[data-answered="right"]': { borderColor: 'var(--within)', background: 'var(--withinSoft)' },
  '&[data-answered="wrong"]': { borderColor: 'var(--soon)', background: 'var(--soonSoft)' },
  '& input': { flex: 'none', width: 22, height: 22, m: 0, accentColor: 'var(--action)' },
  '@media (forced-colors: active)': { '&:has(input:checked)': { outline: '2px solid Highlight' } },
} as const;

/** The options of a question: one of them, or two, can be chosen. */
export function Options({ question, chosen, onChoose, answered }: OptionsProps) {
  const { id, kind, options, right } = question;
  const many = kind === 'two';
  const turn = (index: number) => {
    if (!many) return onChoose([index]);
    onChoose(chosen.includes(index) ? chosen.filter((each) => each !== index) : [...chosen, index]);
  };
  return options.map((words, index) => {
    const state = answered ? stateOf(right.includes(index), chosen.includes(index)) : null;
    return (
      <Box component="label" key={index} sx={option} data-answered={state?.key}>
        <input
          type={many ? 'checkbox' : 'radio'}
          name={id}
          checked={chosen.includes(index)}
          disabled={answered}
          onChange={() => turn(index)}
        />
        <span>
          {words}
          {state !== null && state.words !== null && (
            <Box
              component="strong"
              sx={{ display: 'flex', gap: 0.75, alignItems: 'center', fontSize: '0.9375rem' }}
            >
              <Icon name={state.key === 'right' ? 'check' : 'close'} size={16} />
              {state.words}
            </Box>
          )}
        </span>
      </Box>
    );
  });
}

function stateOf(isRight: boolean, isChosen: boolean) {
  if (isRight) return { key: 'right', words: isChosen ? 'Right, your answer' : 'Right answer' } as const;
  return isChosen
    ? ({ key: 'wrong', words: 'Your answer' } as const)
    : ({ key: 'other', words: null } as const);
}
