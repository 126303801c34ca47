import type { Form } from '@countersign/contract';
import { type CheckMarkSlice, checkMarkSlices, completeCheckMark } from '@countersign/domain';
import { type CSSProperties, useMemo } from 'react';
import type { ViewPage } from '../../../parts/pdf-view/pdf-view.tsx';
import { useText } from '../../../text/text.ts';
import { classes } from '../../../ui/classes.ts';
import { Icon } from '../../../ui/icon.tsx';
import fieldStyles from './field-box.module.css';
import styles from './check-mark.module.css';
import { type FieldValue, isOpenField } from './model/fields.ts';
import { placeOf } from './model/place.ts';
import { signText } from './text.ts';

interface CheckMarkProps {
  form: Form;
  value: FieldValue | undefined;
  page: ViewPage;
  /** Sizes of the document's pages, by which the seal is cut. */
  sizes: readonly { readonly width: number; readonly height: number }[];
  scale: number;
  isCurrent: boolean;
  onOpen: (form: Form) => void;
  onFocus: (form: Form) => void;
}

/** What one page gets of a seal that rides over the edges of several, drawn as it will be printed (ux 11). */
export function CheckMark(props: CheckMarkProps) {
  const { form, page, sizes } = props;
  const slices = useMemo(() => {
    const judged = checkMarkSlices(completeCheckMark(form), sizes);
    return judged.ok ? judged.value : [];
  }, [form, sizes]);
  const slice = form.fileWsid === page.docId ? slices.find((one) => one.page === page.page) : undefined;
  return slice === undefined ? null : <Slice {...props} slice={slice} count={slices.length} />;
}

function Slice(props: CheckMarkProps & { slice: CheckMarkSlice; count: number }) {
  const { form, value, page, scale, isCurrent, onOpen, onFocus, slice, count } = props;
  const text = useText(signText);
  const pageInfo = { width: page.width, height: page.height };
  const { x, y, width, height } = placeOf({ ...form, page: page.page, position: slice.position, pageInfo });
  const style: CSSProperties = { left: x * scale, top: y * scale, width: width * scale, height: height * scale };
  const { part } = slice;
  const whole = { width: style.width as number, height: style.height as number };
  const frame = { width: whole.width / (part.right - part.left), height: whole.height / (part.top - part.bottom) };
  const picture: CSSProperties = { ...frame, left: -part.left * frame.width, top: -(1 - part.top) * frame.height };
  const label = text.fieldOnPage(text.checkMark(count), form.page, form.required);
  const source = value?.kind === 'seal' ? value.picture : null;
  return (
    <div
      className={classes(
        fieldStyles.field,
        isCurrent && fieldStyles.current,
        form.required && fieldStyles.required,
        source !== null && fieldStyles.filled,
        !isOpenField(form) && fieldStyles.fixed,
      )}
      style={style}
      data-field={slice.isCert ? form.formWsid : undefined}
    >
      {source !== null && (
        <span className={styles.window}>
          <img src={source} alt="" className={styles.seal} style={picture} draggable={false} />
        </span>
      )}
      {/* One of the slices is the field for those who use the keys; a touch on any of them opens it. */}
      <button
        type="button"
        className={fieldStyles.button}
        tabIndex={slice.isCert ? undefined : -1}
        aria-hidden={slice.isCert ? undefined : true}
        aria-label={source === null ? label : `${label} · ${text.fieldDone}`}
        onFocus={() => onFocus(form)}
        onClick={() => onOpen(form)}
      >
        {source === null && <Icon name="seal" size={14} />}
      </button>
    </div>
  );
}
