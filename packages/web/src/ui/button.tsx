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

/** What a button and a link that looks like one have in common. */
interface Face {
  /** What it shows; none if the icon says it all. */
  label?: ReactNode;
  variant?: ButtonVariant;
  size?: ButtonSize;
  block?: boolean;
  icon?: IconName;
  trailingIcon?: IconName;
}
const contentOf = ({ label, size, icon, trailingIcon }: Face) => (
  <>
    {icon && <Icon name={icon} size={size === 's' ? 16 : 18} />}
    {label !== undefined && <span className={styles.label}>{label}</span>}
    {trailingIcon && <Icon name={trailingIcon} size={size === 's' ? 16 : 18} />}
  </>
);

interface ButtonProps extends Face, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** Shows that the act is under way; the button keeps its width and its focus, and does nothing. */
  busy?: boolean;
  ref?: Ref<HTMLButtonElement>;
}
export function Button({ busy = false, className, onClick, type = 'button', ...props }: ButtonProps) {
  const { label, variant, size, block, icon, trailingIcon, ...rest } = props;
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
      {contentOf({ label, size, icon, trailingIcon })}
    </button>
  );
}

interface AnchorButtonProps extends Face, Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'children' | 'className'> {
  ref?: Ref<HTMLAnchorElement>;
}
/** A link that looks like a button: a download, or a page that the browser loads. */
export const AnchorButton = ({ label, variant, size, block, icon, trailingIcon, ...anchor }: AnchorButtonProps) => (
  <a {...anchor} className={buttonClass(variant, size, block)}>
    {contentOf({ label, size, icon, trailingIcon })}
  </a>
);

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: IconName;
  /** The accessible label; also the tooltip. */
  label: string;
  size?: number;
  ref?: Ref<HTMLButtonElement>;
  badge?: ReactNode;
}
export const IconButton = ({ icon, label, size = 20, className, type = 'button', badge, ...rest }: IconButtonProps) => (
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
