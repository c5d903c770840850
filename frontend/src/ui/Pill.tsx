import Chip, { type ChipProps } from '@mui/material/Chip';
import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon';

export type Tone = 'within' | 'soon' | 'over' | 'plain';

const kinds: Readonly<Record<Tone, { color: NonNullable<ChipProps['color']>; shape: IconName | null }>> = {
  within: { color: 'success', shape: 'check' },
  soon: { color: 'warning', shape: 'clock' },
  over: { color: 'error', shape: 'alert' },
  plain: { color: 'default', shape: null },
};

interface PillProps {
  tone?: Tone;
  /** A shape in place of the tone's own. */
  icon?: IconName;
  children: ReactNode;
}

/** A state in a word with a shape of its own; the colour only repeats it. */
export function Pill({ tone = 'plain', icon, children }: PillProps) {
  const { color, shape } = kinds[tone];
  const drawn = icon ?? shape;
  return (
    <Chip
      component="span"
      color={color}
      label={children}
      {...(drawn !== null && { icon: <Icon name={drawn} size={16} /> })}
    />
  );
}
