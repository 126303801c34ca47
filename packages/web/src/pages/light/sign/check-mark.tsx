import type { Form } from '@countersign/contract';
import { type CheckMarkSlice, checkMarkSlices, completeCheckMark } from '@countersign/domain';
import { type CSSProperties, useMemo } from 'react';
import type { ViewPage } from '../../../parts/pdf-view/pdf-view.tsx';
import { Icon, Text, classes } from '../../../ui/index.ts';
import fieldStyles from './field-box.module.css';
import styles from './check-mark.module.css';
import { type FieldValue, isOpenField } from './model/fields.ts';
import { placeOf } from './model/place.ts';
import { useSignText } from './text.ts';

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

type Place = Pick<CheckMarkProps, 'form' | 'page' | 'sizes'>;
/** The slice of one page, and how many there are. */
function useSlice({ form, page, sizes }: Place): { slice: CheckMarkSlice; count: number } | null {
  const slices = useMemo(() => {
    const judged = checkMarkSlices(completeCheckMark(form), sizes);
    return judged.ok ? judged.value : [];
  }, [form, sizes]);
  const slice = form.fileWsid === page.docId ? slices.find((one) => one.page === page.page) : undefined;
  return slice === undefined ? null : { slice, count: slices.length };
}

/** The box of a slice on the screen, and the offset of the whole seal behind it. */
function layOut({ form, page, scale }: Pick<CheckMarkProps, 'form' | 'page' | 'scale'>, slice: CheckMarkSlice) {
  const pageInfo = { width: page.width, height: page.height };
  const { x, y, width, height } = placeOf({ ...form, page: page.page, position: slice.position, pageInfo });
  const box = { left: x * scale, top: y * scale, width: width * scale, height: height * scale };
  const { left, bottom, right, top } = slice.part;
  const frame = { width: box.width / (right - left), height: box.height / (top - bottom) };
  const picture = { ...frame, left: -left * frame.width, top: -(1 - top) * frame.height };
  return { box, picture };
}

const SealPart = ({ source, picture }: { source: string; picture: CSSProperties }) => (
  <Text position="absolute" cover overflow="hidden">
    <img src={source} alt="" className={styles.seal} style={picture} draggable={false} />
  </Text>
);

/** The slice of a check-mark seal on one page, drawn as it will be printed (ux 11). */
export function CheckMark(props: CheckMarkProps) {
  const found = useSlice(props);
  return found && <Slice {...props} {...found} />;
}

/** The same, read-only. */
export function CheckMarkPreview(props: Pick<CheckMarkProps, 'form' | 'value' | 'page' | 'sizes' | 'scale'>) {
  const found = useSlice(props);
  if (found === null) return null;
  const { box, picture } = layOut(props, found.slice);
  return (
    <span className={classes(fieldStyles.field, props.form.required && fieldStyles.required)} style={box}>
      {props.value?.kind === 'seal' && <SealPart source={props.value.picture} picture={picture} />}
    </span>
  );
}

function Slice(props: CheckMarkProps & { slice: CheckMarkSlice; count: number }) {
  const { form, value, isCurrent, onOpen, onFocus, slice, count } = props;
  const text = useSignText();
  const { box, picture } = layOut(props, slice);
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
      style={box}
      data-field={slice.isCert ? form.formWsid : undefined}
    >
      {source !== null && <SealPart source={source} picture={picture} />}
      {/* One of the slices is the field for keyboard users; a touch on any of them opens it. */}
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
