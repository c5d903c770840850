import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon';
import styles from './Pill.module.css';

export type Tone = 'within' | 'soon' | 'over' | 'plain';

const shapeOf: Readonly<Record<Tone, IconName | null>> = {
  within: 'check',
  soon: 'clock',
  over: 'alert',
  plain: null,
};

interface PillProps {
  tone?: Tone;
  /** A shape in place of the tone's own. */
  icon?: IconName;
  children: ReactNode;
}

/** A state in a word with a shape of its own; the colour only repeats it. */
export function Pill({ tone = 'plain', icon, children }: PillProps) {
  const shape = icon ?? shapeOf[tone];
  return (
    <span className={[styles['pill'], styles[tone]].join(' ')}>
      {shape !== null && <Icon name={shape} size={16} />}
      {children}
    </span>
  );
}
