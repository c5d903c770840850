import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { IconButton } from '../../../ui/Button';
import { copyText } from './copyText';

interface CopyableIdProps {
  /** What it is the id of, within a sentence: `event`, `correlation`. */
  of: string;
  id: string;
}

/** An id in full, small, to be copied with one press. */
export function CopyableId({ of, id }: CopyableIdProps) {
  return <CopyableText name={`${of} id`} text={id} />;
}

interface CopyableTextProps {
  /** What it is, within a sentence: `hash of the newest head`. */
  name: string;
  text: string;
}

/** Something else that is copied rather than read: a hash. */
export function CopyableText({ name, text }: CopyableTextProps) {
  return (
    <Stack
      component="span"
      direction="row"
      spacing={0.5}
      sx={{ display: 'inline-flex', alignItems: 'center', maxWidth: '100%' }}
    >
      <Box component="code" title={text} sx={textSx}>
        {text}
      </Box>
      <IconButton
        icon="copy"
        label={`Copy the ${name}`}
        sx={{ flex: 'none', my: '-10px !important' }}
        onClick={() => void copyText(name, text)}
      />
    </Stack>
  );
}

const textSx = {
  minWidth: 0,
  fontSize: '0.8125rem',
  overflowWrap: 'anywhere',
  // In a table it takes one line; the whole of it is copied, and told to a pointer that rests on it.
  'td &': { maxWidth: '38ch', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
} as const;
