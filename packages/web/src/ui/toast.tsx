import { WARNING_TOAST_MS } from '@countersign/domain';
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useSharedText } from '../text/shared.ts';
import { IconButton } from './button.tsx';
import { Icon } from './icon.tsx';
import { Row, Stack, box } from './layout.tsx';
import { TONE_COLOURS, TONE_ICONS, type Tone } from './tones.ts';
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

const TONES: Record<ToastKind, Tone> = { info: 'info', success: 'good', warning: 'warn', error: 'danger' };
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** How high the bars at the foot of the window reach (`data-foot`): they contain the next act, which no notice covers (ux 48). */
const feetHeight = (): number => {
  const tops = [...document.querySelectorAll('[data-foot]')].map((foot) => foot.getBoundingClientRect().top);
  return innerHeight - Math.min(innerHeight, ...tops.filter((top) => top > innerHeight / 2));
};

export function Toaster() {
  const shown = useSyncExternalStore(subscribe, () => toasts);
  const text = useSharedText();
  const stack = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const lift = () => stack.current?.style.setProperty('--lift', `${feetHeight()}px`);
    lift();
    window.addEventListener('resize', lift);
    return () => window.removeEventListener('resize', lift);
  }, [shown]);
  return (
    <Stack gap={2} ref={stack} className={styles.stack} role="status" aria-live="polite">
      {shown.map((item) => {
        const tone = TONES[item.kind];
        const close = () => dismiss(item.id);
        return (
          <Row
            key={item.id}
            gap={2.5}
            p={1}
            pl={4}
            border
            radius="m"
            fill="surface"
            shadow={2}
            className={styles.toast}
          >
            <Icon name={TONE_ICONS[tone]} className={box({ tone: TONE_COLOURS[tone].tone })} />
            <Stack grow align="start" py={2} leading={1.5}>
              <p>{item.text}</p>
              {item.act && <ActButton act={item.act} onDone={close} />}
              {item.requestId && (
                <button
                  type="button"
                  className={box({ py: 1, px: 0, size: 'xs', tone: 'ink-3', underlined: true, textAlign: 'left' })}
                  onClick={() => void navigator.clipboard?.writeText(item.requestId ?? '')}
                >
                  {text.requestId} {item.requestId}
                </button>
              )}
            </Stack>
            <IconButton icon="close" size={16} label={text.close} onClick={close} />
          </Row>
        );
      })}
    </Stack>
  );
}

function ActButton({ act, onDone }: { act: ToastAct; onDone: () => void }) {
  const select = () => {
    act.onSelect();
    onDone();
  };
  return (
    <button
      type="button"
      className={box({
        p: 0,
        minWidth: 'touch',
        minHeight: 'touch-line',
        weight: 600,
        tone: 'brand-strong',
        underlined: true,
        textAlign: 'left',
      })}
      onClick={select}
    >
      {act.label}
    </button>
  );
}
