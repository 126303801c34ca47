import { type ReactNode, useRef, useState } from 'react';
import { takenExtensions } from '../../../text/office.ts';
import { Grid, Icon, IconButton, Row, Small, Stack, Text } from '../../../ui/index.ts';
import { Menu } from '../../../ui/menu.tsx';
import { useMedia } from '../../../ui/use-media.ts';
import { DocumentRemarks } from './document-remarks.tsx';
import styles from './documents-step.module.css';
import type { DraftDocument } from './model/draft.ts';
import { removedNote, useRemovedText } from './removed-content.ts';
import { usePrepareText } from './text.ts';
import { useDraft, useDraftState } from './use-draft.ts';
import { UP_TO_PHONE } from '../../../ui/breakpoints.ts';
import { type Direction, useDocumentOrder } from './use-document-order.ts';

/** The files in order: they can be dragged or moved by keys, renamed in place, replaced, removed and restored. */
export function DocumentList({ documents, onEmptied }: { documents: readonly DraftDocument[]; onEmptied: () => void }) {
  const words = usePrepareText();
  const { list, setMoved, move, sorting, remove } = useDocumentOrder({ documents, onEmptied });
  return (
    <Stack as="ol" gap={2.5} mb={3} ref={list}>
      {documents.map((document, at) => (
        <DocumentRow
          key={document.fileWsid}
          document={document}
          at={at}
          count={documents.length}
          dragged={sorting.dragged === at}
          handle={
            <Grid
              as="span"
              rigid
              center
              height="touch"
              tone="ink-3"
              className={styles.handle}
              {...sorting.handle(at)}
              title={words.drag}
            >
              <Icon name="drag" />
            </Grid>
          }
          onMove={(direction) => {
            move(at, direction === 'up' ? at - 1 : at + 1);
            setMoved({ fileWsid: document.fileWsid, direction });
          }}
          onRemove={() => remove(document)}
        />
      ))}
    </Stack>
  );
}

interface RowProps {
  document: DraftDocument;
  at: number;
  count: number;
  dragged: boolean;
  handle: ReactNode;
  onMove: (direction: Direction) => void;
  onRemove: () => void;
}
function DocumentRow({ document, at, count, dragged, handle, onMove, onRemove }: RowProps) {
  const words = usePrepareText();
  const draft = useDraft();
  const fields = useDraftState((state) => state.fields.now);
  const isNarrow = useMedia(UP_TO_PHONE);
  const picker = useRef<HTMLInputElement>(null);
  const { fileWsid, fileName } = document;
  const placed = fields.filter(({ docId }) => docId === fileWsid).length;
  const rename = (name: string) =>
    draft.changeDocuments(
      draft.store
        .getState()
        .documents.map((other) => (other.fileWsid === fileWsid ? { ...other, fileName: name } : other)),
    );
  const note = removedNote(useRemovedText(), document.removed);
  const pick = () => picker.current?.click();
  return (
    <Row
      as="li"
      card
      gap={1}
      py={2}
      pr={2}
      pl={1}
      className={styles.row}
      data-file={fileWsid}
      data-dragged={dragged || undefined}
    >
      {handle}
      <Grid as="span" rigid center mr={2} ml={1} radius="m" fill="sunk" tone="ink-2" className={styles.icon}>
        <Icon name="file" />
      </Grid>
      <Stack as="span" gap={0.5} grow minWidth={0}>
        <NameInput label={words.fileName(at + 1)} name={fileName} onChange={rename} />
        <Small pl={1.5}>
          {words.pages(document.pages.length)}
          {placed > 0 && ` · ${words.count(placed)}`}
        </Small>
        {note !== null && <Text as="small" pl={1.5} size="s" tone="ink-2" text={note} />}
        <DocumentRemarks document={document} />
      </Stack>
      {isNarrow ? (
        <Menu
          trigger={<IconButton icon="more" label={words.moreFor(fileName)} />}
          items={[
            at > 0 && { key: 'up', icon: 'arrowUp', label: words.moveUp(''), onSelect: () => onMove('up') },
            at < count - 1 && {
              key: 'down',
              icon: 'arrowDown',
              label: words.moveDown(''),
              onSelect: () => onMove('down'),
            },
            { key: 'replace', icon: 'rotate', label: words.replaceShort, onSelect: pick },
            { key: 'remove', icon: 'trash', label: words.dismiss, danger: true, onSelect: onRemove },
          ]}
        />
      ) : (
        <>
          <IconButton
            icon="arrowUp"
            label={words.moveUp(fileName)}
            data-move="up"
            disabled={at === 0}
            onClick={() => onMove('up')}
          />
          <IconButton
            icon="arrowDown"
            label={words.moveDown(fileName)}
            data-move="down"
            disabled={at === count - 1}
            onClick={() => onMove('down')}
          />
          <IconButton icon="rotate" label={words.replace(fileName)} onClick={pick} />
          <IconButton icon="trash" label={words.remove(fileName)} onClick={onRemove} />
        </>
      )}
      <input
        ref={picker}
        type="file"
        hidden
        accept={takenExtensions()
          .map((extension) => `.${extension}`)
          .join(',')}
        data-testid={`replace-${at + 1}`}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          event.currentTarget.value = '';
          if (file) draft.replaceDocument(fileWsid, file);
        }}
      />
    </Row>
  );
}

/** Edits the name without its extension, which does not change; an empty name is not accepted. */
function NameInput({ label, name, onChange }: { label: string; name: string; onChange: (name: string) => void }) {
  const dot = name.lastIndexOf('.');
  const [base, extension] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Row as="span" minWidth={0} tone="ink-3" className={styles.name}>
      <Text inlineGrid weight={550} className={styles.typed} data-typed={typed ?? base}>
        <input
          aria-label={label}
          value={typed ?? base}
          maxLength={40}
          onChange={(event) => {
            const next = event.currentTarget.value;
            setTyped(next);
            if (next.trim() !== '') onChange(`${next.trim()}${extension}`);
          }}
          onBlur={() => setTyped(null)}
        />
      </Text>
      <Text rigid text={extension} />
    </Row>
  );
}
