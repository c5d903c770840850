import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon, type IconName } from './Icon';
import styles from './Button.module.css';

interface Look {
  /** `primary` is the page's one main act; `danger` takes something away. */
  look?: 'primary' | 'quiet' | 'plain' | 'danger';
  icon?: IconName;
  iconAfter?: IconName;
  children: ReactNode;
}

function classOf({ look = 'primary', className }: { look?: Look['look']; className?: string | undefined }) {
  return [styles['button'], styles[look], className].filter(Boolean).join(' ');
}

function Content({ icon, iconAfter, children }: Look) {
  return (
    <>
      {icon !== undefined && <Icon name={icon} />}
      {children}
      {iconAfter !== undefined && <Icon name={iconAfter} size={18} />}
    </>
  );
}

/**
 * Leaves the focus where it is until the button is let go: a field that says what is wrong with it when it is left would
 * otherwise move the button away from under the pointer, and the press would be lost.
 */
export const keepInPlace = (event: MouseEvent) => event.preventDefault();

type ButtonProps = Look & ComponentProps<'button'> & { busy?: boolean };

/**
 * A button that says its act. While `busy` it stays focusable but does nothing, so that a second click sends nothing.
 * One that sends a form leaves the focus in the form while it is pressed.
 */
export function Button({
  look,
  icon,
  iconAfter,
  children,
  busy = false,
  className,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...(type === 'submit' && { onMouseDown: keepInPlace })}
      {...rest}
      type={type}
      className={classOf({ look, className })}
      aria-disabled={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      <Content icon={icon} iconAfter={iconAfter}>
        {children}
      </Content>
    </button>
  );
}

type ButtonLinkProps = Look & ComponentProps<typeof Link>;

/** A link that leads to the page's main act, drawn as a button. */
export function ButtonLink({ look, icon, iconAfter, children, className, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={classOf({ look, className })}>
      <Content icon={icon} iconAfter={iconAfter}>
        {children}
      </Content>
    </Link>
  );
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & { icon: IconName; label: string };

/** A square button with a picture only; `label` says the act. */
export function IconButton({ icon, label, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={[styles['iconButton'], className].filter(Boolean).join(' ')}
    >
      <Icon name={icon} />
    </button>
  );
}
