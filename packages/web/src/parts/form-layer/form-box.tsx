import { Row, classes } from '../../ui/index.ts';
import styles from './form-layer.module.css';
import { type FormBoxProps, useFormBox } from './use-form-box.ts';

/** One form on its page: moved and resized by mouse, finger, pen and keys. Its owner decides what each gesture means. */
export function FormBox(props: FormBoxProps) {
  const { id, label, selected, flagged, keepFocusApart, look = 'box', onSelect, children } = props;
  const { pressing, press, keyDown, style } = useFormBox(props);
  return (
    <Row
      justify="center"
      position="absolute"
      radius="xs"
      size="xs"
      leading={1.2}
      tone="ink"
      data-form={id}
      role="button"
      tabIndex={0}
      aria-label={label}
      aria-pressed={selected}
      className={classes(
        styles.box,
        selected && styles.selected,
        flagged && styles.flagged,
        look === 'bare' && styles.bare,
      )}
      style={style}
      onFocus={() => !selected && !keepFocusApart && !pressing.current && onSelect(false)}
      onPointerDown={(event) => press(event, 'move')}
      onClick={(event) => event.stopPropagation()}
      onKeyDown={keyDown}
    >
      {look === 'bare' ? (
        children
      ) : (
        <Row as="span" gap={1} truncate maxWidth="full" px={1} radius="xs" className={styles.content}>
          {children}
        </Row>
      )}
      {selected && look === 'box' && (
        <span className={styles.handle} aria-hidden="true" onPointerDown={(event) => press(event, 'resize')} />
      )}
    </Row>
  );
}

/** Lines a moving box has snapped to, in points of its page. */
export const Guides = ({ x, y, scale }: { x: number | null; y: number | null; scale: number }) => (
  <>
    {x !== null && <span className={styles.guideX} style={{ left: x * scale }} aria-hidden="true" />}
    {y !== null && <span className={styles.guideY} style={{ top: y * scale }} aria-hidden="true" />}
  </>
);
