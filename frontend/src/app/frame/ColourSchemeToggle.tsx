import { IconButton } from '../../ui/Button';
import { chooseColourScheme, useColourScheme } from '../../ui/colourScheme';

/** Switches between light and dark; until somebody presses it the page follows the system. */
export function ColourSchemeToggle() {
  const scheme = useColourScheme();
  const other = scheme === 'dark' ? 'light' : 'dark';
  return (
    <IconButton
      icon={scheme === 'dark' ? 'sun' : 'moon'}
      label={`Use ${other} colours`}
      onClick={() => chooseColourScheme(other)}
    />
  );
}
