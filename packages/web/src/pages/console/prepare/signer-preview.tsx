import type { Form } from '@countersign/contract';
import { applyRules, isTextFormat, readBy, spelledIn } from '@countersign/domain';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { kinds } from '../../../parts/field-kinds/kinds.ts';
import type { ViewPage } from '../../../parts/pdf-view/pdf-view.tsx';
import { Icon, Row, Text } from '../../../ui/index.ts';
import { personColour } from '../../../ui/person-colours.ts';
import { FIELD_ICONS } from './field-icons.ts';
import overlay from './page-overlay.module.css';
import styles from './signer-preview.module.css';
import type { Field } from './model/fields.ts';
import { guidedOrder } from './model/guided-order.ts';
import { ruledForm } from './model/ruled-fields.ts';
import { fontSizeOf, wireOf } from './model/wire-forms.ts';
import type { Signer } from './palette.tsx';
import { SealSlice } from './seal-slice.tsx';
import { usePrepareText } from './text.ts';
import type { Editor } from './use-editor.ts';

interface PreviewProps {
  page: ViewPage;
  scale: number;
  editor: Editor;
  signer: Signer;
}

/** What the sender tries in the preview, by field, as long as the editor is open. */
const trials = createStore<Readonly<Record<string, string>>>(() => ({}));

/** What the rules make of the fields, with what the sender has prefilled and tries (ux 56). */
function useRuled({ fields }: Editor) {
  const tried = useStore(trials);
  return useMemo(() => {
    const values = new Map(fields.map(({ id, initialValue }) => [id, tried[id] ?? initialValue]));
    const read = new Set(fields.flatMap(({ rules }) => readBy(rules ?? undefined)));
    return { ...applyRules(fields.map(ruledForm), values), read, values };
  }, [fields, tried]);
}

/** One page as a signer will see it: only their own fields, in the order of guidance. Those that rules read can be tried. */
export function SignerPreview({ page, scale, editor, signer }: PreviewProps) {
  const words = usePrepareText();
  const { hidden, required, computed, read, values } = useRuled(editor);
  const own = guidedOrder(editor.fields, editor.pages, signer.participantWsid).filter(({ id }) => !hidden.has(id));
  const { solid, tint } = personColour(signer.index);
  const isHere = (field: Field) => field.checkMark === null && field.docId === page.docId && field.page === page.page;
  return (
    <>
      {own.filter(isHere).map((field) => (
        <Row
          as="span"
          key={field.id}
          gap={1}
          position="absolute"
          px={1.5}
          radius="xs"
          size="xs"
          whiteSpace="nowrap"
          className={styles.asked}
          role={read.has(field.id) && !computed.has(field.id) ? 'group' : 'img'}
          aria-label={words.fieldLabel(words.type[field.type], signer.name, field.page)}
          style={{
            left: field.x * scale,
            top: field.y * scale,
            width: field.width * scale,
            height: field.height * scale,
            borderColor: solid,
            background: tint,
          }}
        >
          {read.has(field.id) && !computed.has(field.id) ? (
            <Tried
              field={field}
              scale={scale}
              editor={editor}
              value={values.get(field.id) ?? ''}
              label={words.fieldLabel(words.type[field.type], signer.name, field.page)}
            />
          ) : (
            <>
              <Icon name={FIELD_ICONS[field.type]} size={14} />
              <span className={overlay.caption}>
                {computed.get(field.id) ||
                  field.initialValue ||
                  field.choice?.options.join(' / ') ||
                  words.type[field.type]}
                {required.has(field.id) && ' *'}
              </span>
            </>
          )}
          <span className={styles.place} style={{ background: solid }}>
            {own.indexOf(field) + 1}
          </span>
        </Row>
      ))}
      {own.flatMap((field) =>
        (field.docId === page.docId ? (editor.slices.get(field.id) ?? []) : [])
          .filter((slice) => slice.page === page.page)
          .map(({ x, y, width, height, part }) => (
            <Text
              key={`${field.id} slice`}
              position="absolute"
              style={{ left: x * scale, top: y * scale, width: width * scale, height: height * scale }}
            >
              <SealSlice part={part} width={width * scale} height={height * scale} name={signer.name} />
            </Text>
          )),
      )}
    </>
  );
}

interface TriedProps {
  field: Field;
  scale: number;
  editor: Editor;
  value: string;
  label: string;
}
/** A field that rules read, as the signer fills it in; nothing of it is kept. */
function Tried({ field, scale, editor, value, label }: TriedProps) {
  const set = (next: string) => trials.setState({ [field.id]: next });
  const page = editor.pages.find(({ docId, page: number }) => docId === field.docId && number === field.page);
  const Control = kinds()?.ChoiceControl;
  if (field.choice !== null && page && Control) {
    const { width, height } = page;
    const form = {
      ...wireOf(field, page),
      formWsid: field.id,
      pageInfo: { width, height },
      fontSize: fontSizeOf(field),
    };
    return (
      <Control
        form={form as unknown as Form}
        value={value}
        label={label}
        scale={scale}
        isFixed={false}
        isInvalid={false}
        onText={set}
        onFocus={() => {}}
      />
    );
  }
  const { format } = field;
  return (
    <input
      className={styles.tried}
      style={{ fontSize: fontSizeOf(field) * scale }}
      aria-label={label}
      value={value}
      onChange={(event) => set(event.currentTarget.value)}
      onBlur={() => format !== null && isTextFormat(format) && set(spelledIn(format, value) ?? value)}
    />
  );
}
