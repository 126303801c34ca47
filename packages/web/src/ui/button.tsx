import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { box, kitClass } from './box.ts';
import styles from './button.module.css';
import { classes } from './classes.ts';
import { Icon, type IconName } from './icon.tsx';
import { Spinner } from './spinner.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 's' | 'm' | 'l';

/** The style of a button, for links that lead on. */
export const buttonClass = (variant: ButtonVariant = 'secondary', size: ButtonSize = 'm', block = false): string =>
  classes(styles.button, styles[variant], styles[size], kitClass('width', block && 'full'));

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** What it shows; none if the icon says it all. */
  label?: ReactNode;
  variant?: ButtonVariant;
  size?: ButtonSize;
  block?: boolean;
  /** Shows that the act is under way; the button keeps its width and its focus, and does nothing. */
  busy?: boolean;
  icon?: IconName;
  trailingIcon?: IconName;
  ref?: Ref<HTMLButtonElement>;
}

export function Button(props: ButtonProps) {
  const {
    variant = 'secondary',
    size = 'm',
    block = false,
    busy = false,
    icon,
    trailingIcon,
    className,
    label,
    onClick,
    type = 'button',
    ...rest
  } = props;
  return (
    <button
      {...rest}
      type={type}
      className={classes(buttonClass(variant, size, block), busy && styles.busy, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    >
      {busy && <Spinner className={styles.spinner} />}
      {icon && <Icon name={icon} size={size === 's' ? 16 : 18} />}
      {label !== undefined && <span className={styles.label}>{label}</span>}
      {trailingIcon && <Icon name={trailingIcon} size={size === 's' ? 16 : 18} />}
    </button>
  );
}

interface AnchorButtonProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'children' | 'className'> {
  label?: ReactNode;
  variant?: ButtonVariant;
  size?: ButtonSize;
  block?: boolean;
  icon?: IconName;
  trailingIcon?: IconName;
  ref?: Ref<HTMLAnchorElement>;
}
/** A link that looks like a button: a download, or a page that the browser loads. */
export function AnchorButton(props: AnchorButtonProps) {
  const { label, variant, size = 'm', block, icon, trailingIcon, ...anchor } = props;
  return (
    <a {...anchor} className={buttonClass(variant, size, block)}>
      {icon && <Icon name={icon} size={size === 's' ? 16 : 18} />}
      {label}
      {trailingIcon && <Icon name={trailingIcon} size={size === 's' ? 16 : 18} />}
    </a>
  );
}

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: IconName;
  /** The accessible label; also the tooltip. */
  label: string;
  size?: number;
  ref?: Ref<HTMLButtonElement>;
  badge?: ReactNode;
}
export function IconButton({ icon, label, size = 20, className, type = 'button', badge, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={box({ iconBox: true, position: 'relative', tone: 'ink-2' }, styles.icon, className)}
      aria-label={label}
      title={label}
    >
      <Icon name={icon} size={size} />
      {badge}
    </button>
  );
}
