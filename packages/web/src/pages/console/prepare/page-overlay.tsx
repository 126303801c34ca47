import { memo } from 'react';
import { FormBox, Guides } from '../../../parts/form-layer/form-box.tsx';
import type { ViewPage } from '../../../parts/pdf-view/pdf-view.tsx';
import { Icon, Text, box } from '../../../ui/index.ts';
import { personColour } from '../../../ui/person-colours.ts';
import type { FoundWords } from './field-editor.tsx';
import { FIELD_ICONS } from './field-icons.ts';
import styles from './page-overlay.module.css';
import type { Slice } from './model/check-marks.ts';
import type { Field } from './model/fields.ts';
import { pageKey } from './model/on-page.ts';
import type { Signer } from './palette.tsx';
import { SealSlice } from './seal-slice.tsx';
import { usePrepareText } from './text.ts';
import type { Editor } from './use-editor.ts';
import { useFrame } from './use-frame.ts';

interface OverlayProps {
  page: ViewPage;
  scale: number;
  editor: Editor;
  signers: readonly Signer[];
  /** The search results and the current one. */
  marks: FoundWords;
}
const NOTHING = { fields: [], slices: [] };
/**
 * The overlay of one page while fields are placed: fields, slices of check-mark seals, search results. It is re-rendered when
 * one of them changes, not while the pages are scrolled.
 */
export const PageOverlay = memo(function PageOverlay({ page, scale, editor, signers, marks }: OverlayProps) {
  const key = pageKey(page);
  const { fields, slices } = editor.onPage.get(key) ?? NOTHING;
  const signerOf = ({ participantWsid }: Field) => signers.find((item) => item.participantWsid === participantWsid);
  return (
    <>
      <Sheet page={page} scale={scale} editor={editor} />
      {marks.found.map(({ docId, page: number, box }, at) =>
        docId === page.docId && number === page.page ? (
          <Text
            key={`${box.x} ${box.y}`}
            position="absolute"
            radius="xs"
            className={styles.found}
            data-current={at === marks.current || undefined}
            style={{ left: box.x * scale, top: box.y * scale, width: box.width * scale, height: box.height * scale }}
          />
        ) : null,
      )}
      {fields.map((field) => (
        <PlacedField key={field.id} field={field} scale={scale} editor={editor} signer={signerOf(field)} />
      ))}
      {slices.map(({ field, slice }) => (
        <PlacedSlice
          key={field.id}
          field={field}
          slice={slice}
          scale={scale}
          editor={editor}
          signer={signerOf(field)}
        />
      ))}
      {editor.guidePage === key && <Guides {...editor.guides} scale={scale} />}
    </>
  );
});

/** The empty page: a click places the armed kind or clears the selection, a mouse drag selects with a frame. */
function Sheet({ page, scale, editor }: { page: ViewPage; scale: number; editor: Editor }) {
  const { frame, wasFramed, armed, press } = useFrame({ page, scale, editor });
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- Enter on the palette does the same */}
      <div
        className={box({ position: 'absolute', cover: true }, styles.sheet)}
        data-armed={armed ?? undefined}
        onPointerDown={press}
        onClick={(event) => {
          if (wasFramed.current) return;
          if (armed === null) return editor.clear();
          const box = event.currentTarget.getBoundingClientRect();
          const at = {
            docId: page.docId,
            page: page.page,
            x: (event.clientX - box.left) / scale,
            y: (event.clientY - box.top) / scale,
          };
          if (armed === 'move') editor.moveTo(at);
          else if (armed === 'MULTI_CHECK_MARK') editor.placeCheckMark(at);
          else editor.place(armed, at);
        }}
      />
      {frame !== null && (
        <span
          className={styles.frame}
          style={{
            left: frame.x * scale,
            top: frame.y * scale,
            width: frame.width * scale,
            height: frame.height * scale,
          }}
        />
      )}
    </>
  );
}

interface PlacedProps {
  field: Field;
  scale: number;
  editor: Editor;
  signer: Signer | undefined;
}
function PlacedField({ field, scale, editor, signer }: PlacedProps) {
  const words = usePrepareText();
  const flag = editor.flags.get(field.id);
  const name = signer?.name ?? '';
  const isRoomy = field.height * scale >= 17 && field.width * scale >= 44;
  const caption =
    field.initialValue ||
    field.choice?.options.join(' / ') ||
    (field.tagId === '' ? name : field.type === 'ATTACHMENT' ? field.tagId : `{${field.tagId}}`);
  return (
    <FormBox
      id={field.id}
      box={field}
      scale={scale}
      colour={personColour(signer?.index ?? 0)}
      label={`${words.fieldLabel(words.type[field.type], name, field.page)}${caption === name ? '' : ` ${caption}`}${flag ? `, ${words[flag]}` : ''}${field.rules ? `, ${words.ruled}` : ''}`}
      selected={editor.selection.includes(field.id)}
      flagged={flag !== undefined}
      keepFocusApart={editor.isMany}
      onSelect={(additive) => editor.select(field.id, additive)}
      onDrag={(drag) => editor.drag(field, drag)}
      onNudge={(mode, dx, dy) => editor.nudge(field, mode, dx, dy)}
      onDelete={() => editor.remove(editor.selection.includes(field.id) ? editor.selection : [field.id])}
    >
      {flag ? <Icon name="warning" size={14} /> : isRoomy && <Icon name={FIELD_ICONS[field.type]} size={14} />}
      {field.rules && <Icon name="link" size={12} />}
      <span className={styles.caption}>
        {caption}
        {field.required && !field.rules?.computed && <span aria-hidden="true"> *</span>}
      </span>
    </FormBox>
  );
}

/** The slice of a check-mark seal on one page; dragging it moves all slices (ux 11). */
function PlacedSlice({ field, slice, scale, editor, signer }: PlacedProps & { slice: Slice }) {
  const words = usePrepareText();
  const name = signer?.name ?? '';
  return (
    <FormBox
      id={field.id}
      box={slice}
      scale={scale}
      colour={personColour(signer?.index ?? 0)}
      label={words.fieldLabel(words.type.MULTI_CHECK_MARK, name, slice.page)}
      selected={editor.selection.includes(field.id)}
      keepFocusApart={editor.isMany}
      look="bare"
      onSelect={(additive) => editor.select(field.id, additive)}
      onDrag={(drag) => editor.drag(field, drag)}
      onNudge={(mode, dx, dy) => editor.nudge(field, mode, dx, dy)}
      onDelete={() => editor.remove([field.id])}
    >
      <SealSlice part={slice.part} width={slice.width * scale} height={slice.height * scale} name={name} />
    </FormBox>
  );
}
