import MaterialButton, { type ButtonProps as MaterialButtonProps } from '@mui/material/Button';
import MaterialIconButton, {
  type IconButtonProps as MaterialIconButtonProps,
} from '@mui/material/IconButton';
import type { ComponentProps, MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { Icon, type IconName } from './Icon';

interface Look {
  /** `primary` is the page's one main act; `danger` takes something away. */
  look?: 'primary' | 'quiet' | 'plain' | 'danger';
  icon?: IconName;
  iconAfter?: IconName;
}

const dress: Readonly<Record<NonNullable<Look['look']>, Pick<MaterialButtonProps, 'variant' | 'color'>>> = {
  primary: { variant: 'contained' },
  quiet: { variant: 'outlined' },
  plain: { variant: 'text' },
  danger: { variant: 'contained', color: 'error' },
};

const dressOf = (look: Look['look'] = 'primary', icon?: IconName, iconAfter?: IconName) => ({
  ...dress[look],
  ...(icon !== undefined && { startIcon: <Icon name={icon} /> }),
  ...(iconAfter !== undefined && { endIcon: <Icon name={iconAfter} size={18} /> }),
});

/**
 * Leaves the focus where it is until the button is let go: a field that says what is wrong with it when it is left would
 * otherwise move the button away from under the pointer, and the press would be lost.
 */
export const keepInPlace = (event: MouseEvent) => event.preventDefault();

type ButtonProps = Look & Omit<MaterialButtonProps, 'variant' | 'color'> & { busy?: boolean };

/**
 * A button that says its act. While `busy` it stays focusable but does nothing, so that a second click sends nothing.
 * One that sends a form leaves the focus in the form while it is pressed.
 */
export function Button({
  look,
  icon,
  iconAfter,
  busy = false,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <MaterialButton
      {...dressOf(look, icon, iconAfter)}
      {...(type === 'submit' && { onMouseDown: keepInPlace })}
      {...rest}
      type={type}
      aria-disabled={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}

type ButtonLinkProps = Look & Omit<ComponentProps<typeof Link>, 'color'> & Pick<MaterialButtonProps, 'sx'>;

/** A link that leads to the page's main act, drawn as a button. */
export function ButtonLink({ look, icon, iconAfter, ...rest }: ButtonLinkProps) {
  return <MaterialButton component={Link} {...dressOf(look, icon, iconAfter)} {...rest} />;
}

type DownloadLinkProps = Look &
  Omit<MaterialButtonProps<'a'>, 'variant' | 'color' | 'component'> & { href: string };

/** A link to a file that the browser saves, drawn as a button. */
export function DownloadLink({ look = 'quiet', icon = 'download', iconAfter, ...rest }: DownloadLinkProps) {
  return <MaterialButton component="a" download {...dressOf(look, icon, iconAfter)} {...rest} />;
}

type IconButtonProps = Omit<MaterialIconButtonProps, 'aria-label'> & { icon: IconName; label: string };

/** A square button with a picture only; `label` says the act. */
export function IconButton({ icon, label, ...rest }: IconButtonProps) {
  return (
    <MaterialIconButton title={label} {...rest} aria-label={label}>
      <Icon name={icon} />
    </MaterialIconButton>
  );
}
