import type { ViewPage } from '../../../parts/pdf-view/pdf-view.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { personColour } from '../../../ui/person-colours.ts';
import { FIELD_ICONS } from './field-icons.ts';
import { Row, Text } from '../../../ui/layout.tsx';
import overlay from './page-overlay.module.css';
import styles from './signer-preview.module.css';
import type { Field } from './model/fields.ts';
import { guidedOrder } from './model/guided-order.ts';
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

/** One page as a signer will see it: only their own fields, in the order of guidance. */
export function SignerPreview({ page, scale, editor, signer }: PreviewProps) {
  const words = usePrepareText();
  const own = guidedOrder(editor.fields, editor.pages, signer.participantWsid);
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
          role="img"
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
          <Icon name={FIELD_ICONS[field.type]} size={14} />
          <span className={overlay.caption}>
            {field.initialValue || field.choice?.options.join(' / ') || words.type[field.type]}
            {field.required && ' *'}
          </span>
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
