import { WARNING_TOAST_MS } from '@countersign/domain';
import { useSyncExternalStore } from 'react';
import { sharedText } from '../text/shared.ts';
import { useText } from '../text/text.ts';
import { IconButton } from './button.tsx';
import { classes } from './classes.ts';
import { Icon, type IconName } from './icon.tsx';
import styles from './toast.module.css';

export type ToastKind = 'info' | 'success' | 'warning' | 'error';
interface Toast {
  readonly id: number;
  readonly kind: ToastKind;
  readonly text: string;
  readonly requestId: string | null;
  readonly act: ToastAct | null;
}
/** The one way on from the notice. */
export interface ToastAct {
  readonly label: string;
  readonly onSelect: () => void;
}

/** Warnings and errors stay for ten seconds (Spec §9), successes for four. */
const LIFE_MS: Record<ToastKind, number> = {
  info: 4000,
  success: 4000,
  warning: WARNING_TOAST_MS,
  error: WARNING_TOAST_MS,
};
const MOST_AT_ONCE = 3;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
const publish = (next: readonly Toast[]): void => {
  toasts = next;
  listeners.forEach((listener) => listener());
};
const dismiss = (id: number): void => publish(toasts.filter((toast) => toast.id !== id));

/** Shows a brief notice; the same text twice is shown once. */
export function toast(
  kind: ToastKind,
  text: string,
  requestId: string | null = null,
  act: ToastAct | null = null,
): void {
  const id = ++lastId;
  const others = toasts.filter((shown) => shown.text !== text);
  publish([...others, { id, kind, text, requestId, act }].slice(-MOST_AT_ONCE));
  // A notice with an undo button stays long enough to use it.
  setTimeout(() => dismiss(id), act === null ? LIFE_MS[kind] : WARNING_TOAST_MS);
}

const ICONS: Record<ToastKind, IconName> = { info: 'info', success: 'check', warning: 'warning', error: 'warning' };
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export function Toaster() {
  const shown = useSyncExternalStore(subscribe, () => toasts);
  const text = useText(sharedText);
  return (
    <div className={styles.stack} role="status" aria-live="polite">
      {shown.map((item) => (
        <div key={item.id} className={classes(styles.toast, styles[item.kind])}>
          <Icon name={ICONS[item.kind]} />
          <div className={styles.words}>
            <p>{item.text}</p>
            {item.act && <ActButton act={item.act} onDone={() => dismiss(item.id)} />}
            {item.requestId && (
              <button
                type="button"
                className={styles.copy}
                onClick={() => void navigator.clipboard?.writeText(item.requestId ?? '')}
              >
                {text.requestId} {item.requestId}
              </button>
            )}
          </div>
          <IconButton icon="close" size={16} label={text.close} onClick={() => dismiss(item.id)} />
        </div>
      ))}
    </div>
  );
}

function ActButton({ act, onDone }: { act: ToastAct; onDone: () => void }) {
  const select = () => {
    act.onSelect();
    onDone();
  };
  return (
    <button type="button" className={styles.act} onClick={select}>
      {act.label}
    </button>
  );
}
