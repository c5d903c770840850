import { copyText } from '../../ui/copyText';
import { Button } from '../../ui/Button';

interface CopyAnswerProps {
  /** What it is, for screen readers and for what is said afterwards. */
  name: string;
  text: string;
  isCopied: boolean;
  onCopied: () => void;
}

/** Puts one answer on the clipboard; what is said of it is read out. Afterwards the button says that it was copied, and copies again. */
export function CopyAnswer({ name, text, isCopied, onCopied }: CopyAnswerProps) {
  const copy = async () => {
    const done = await copyText(text, {
      done: [`Copied: ${name}`, 'Paste it into the form.'],
      failed: ['Nothing was copied', 'Please select the text and copy it yourself.'],
    });
    if (done) onCopied();
  };
  return (
    <Button
      look="quiet"
      className="noPrint"
      icon={isCopied ? 'check' : 'copy'}
      aria-label={`${isCopied ? 'Copied, copy again' : 'Copy'}: ${name}`}
      onClick={() => void copy()}
      sx={{ flex: 'none', alignSelf: 'flex-start' }}
    >
      {isCopied ? 'Copied' : 'Copy'}
    </Button>
  );
}
