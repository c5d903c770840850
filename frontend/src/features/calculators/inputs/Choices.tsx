import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { FieldError } from '../../../ui/form/Field';
import { Icon, type IconName } from '../../../ui/Icon';
import { phoneWidth } from '../../../ui/theme/tokens';

/** The label around a radio button, drawn as a box that can be pressed anywhere. */
export const ChoiceBox = styled('label')({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 48,
  padding: '8px 16px',
  border: '1.5px solid var(--edge)',
  borderRadius: 10,
  background: 'var(--surface)',
  cursor: 'pointer',
  '&:hover': { borderColor: 'var(--ink2)' },
  '&:has(:checked)': { borderColor: 'var(--action)', background: 'var(--actionSoft)' },
  '&:has(:focus-visible)': { outline: '3px solid var(--action)', outlineOffset: 2 },
  '& > input': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
  },
  '@media (forced-colors: active)': { '&:has(:checked)': { borderColor: 'Highlight', borderWidth: 3 } },
});

type Answer = 'yes' | 'no' | 'not_sure';

const choices: readonly { readonly value: Answer; readonly word: string; readonly icon: IconName }[] = [
  { value: 'yes', word: 'Yes', icon: 'check' },
  { value: 'no', word: 'No', icon: 'close' },
  { value: 'not_sure', word: 'Not sure', icon: 'info' },
];

/** A yes or no of the form, as the choice that it is. */
export const yesOrNo = (answer: boolean | null): Answer | null =>
  answer === null ? null : answer ? 'yes' : 'no';

interface ChoicesProps {
  /** Of the first choice. */
  id: string;
  question: string;
  hint: string;
  /** Null until it is answered. */
  answer: Answer | null;
  error?: string | undefined;
  /** Whether nobody has to know. */
  canBeUnsure?: boolean;
  /** The choices under the words, not beside them. */
  below?: boolean;
  onAnswer: (answer: Answer) => void;
}

/** A question that is answered with yes or no, and by neither until the person says so. */
export function Choices(props: ChoicesProps) {
  const { id, question, hint, answer, error, canBeUnsure = false, below = false, onAnswer } = props;
  return (
    <Box
      component="fieldset"
      aria-describedby={error === undefined ? `${id}-hint` : `${id}-hint ${id}-error`}
      sx={below ? underEachOther : questionSx}
    >
      <legend>{question}</legend>
      <Typography id={`${id}-hint`} variant="body2" color="textSecondary" sx={{ gridColumn: 1 }}>
        {hint}
      </Typography>
      <div>
        {choices
          .filter(({ value }) => canBeUnsure || value !== 'not_sure')
          .map(({ value, word, icon }) => (
            <ChoiceBox key={value}>
              <input
                type="radio"
                id={value === 'yes' ? id : `${id}-${value}`}
                name={id}
                checked={answer === value}
                onChange={() => onAnswer(value)}
              />
              <span>{answer === value && <Icon name={icon} size={16} />}</span>
              {word}
            </ChoiceBox>
          ))}
      </div>
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </Box>
  );
}

const underEachOther = {
  display: 'grid',
  gap: 0.5,
  minWidth: 0,
  m: 0,
  p: '20px 0',
  border: 0,
  '& + &': { borderTop: 1, borderColor: 'divider' },
  // A legend is no cell of the grid unless it floats.
  '& > legend': { float: 'left', p: 0, fontWeight: 600 },
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.75 },
  [`@media (max-width: ${phoneWidth}px)`]: { '& > div > label': { flex: 1 } },
  '& label': { minWidth: 96, fontWeight: 600 },
  '& label > span': {
    display: 'inline-grid',
    flex: 'none',
    placeItems: 'center',
    width: 24,
    height: 24,
    border: '1.5px solid var(--edge)',
    borderRadius: '50%',
  },
  '& :checked + span': { borderColor: 'var(--action)', bgcolor: 'var(--action)', color: 'var(--actionInk)' },
} as const;

const questionSx = {
  ...underEachOther,
  [`@media (min-width: ${phoneWidth + 1}px)`]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '4px 32px',
    alignItems: 'center',
    '& > div': { flexWrap: 'nowrap', gridRow: '1 / span 2', gridColumn: 2, mt: 0 },
    '& > legend': { gridColumn: 1 },
  },
} as const;
