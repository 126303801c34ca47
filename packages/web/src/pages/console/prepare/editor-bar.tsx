import type { ReactNode } from 'react';
import type { ViewDocument } from '../../../parts/pdf-view/pdf-view.tsx';
import type { ViewPosition } from '../../../parts/pdf-view/use-view.ts';
import { Avatar, Button, IconButton, Row, Text } from '../../../ui/index.ts';
import styles from './editor-bar.module.css';
import type { Signer } from './palette.tsx';
import { usePrepareText } from './text.ts';
import type { Editor } from './use-editor.ts';

interface BarProps {
  editor: Editor;
  documents: readonly ViewDocument[];
  position: ViewPosition | null;
  onDocument: (docId: string) => void;
  searching: boolean;
  onSearch: () => void;
  signers: readonly Signer[];
  /** The signer whose view is shown; null while fields are placed. */
  preview: string | null;
  onPreview: (participantWsid: string | null) => void;
  children: ReactNode;
}

/** Undo, multi-select, keyword search, the view of each signer, and the choice of the file (ux 12, 13). */
export function EditorBar(props: BarProps) {
  const { editor, documents, position, onDocument, searching, onSearch, signers, preview, onPreview, children } = props;
  const words = usePrepareText();
  return (
    <Row px={2} fill="paper" borderBottom className={styles.bar} role="toolbar" aria-label={words.tools}>
      {preview === null ? (
        <>
          <IconButton icon="undo" label={words.undo} disabled={!editor.canUndo} onClick={editor.undo} />
          <IconButton icon="redo" label={words.redo} disabled={!editor.canRedo} onClick={editor.redo} />
          <IconButton
            icon="files"
            label={words.chooseMany}
            aria-pressed={editor.isMany}
            onClick={() => editor.setMany(!editor.isMany)}
          />
          <IconButton icon="search" label={words.findWords} aria-pressed={searching} onClick={onSearch} />
          <IconButton
            icon="eye"
            label={words.previewAs}
            onClick={() => onPreview(signers[0]?.participantWsid ?? null)}
          />
          <Text pl={2} size="m" tone="ink-2" className={styles.total} text={words.count(editor.fields.length)} />
        </>
      ) : (
        <PreviewChoice signers={signers} preview={preview} onPreview={onPreview} />
      )}
      <Text grow />
      {documents.length > 1 && (
        <select
          className={styles.switcher}
          aria-label={words.switchFile}
          value={position?.docId ?? documents[0]?.id}
          onChange={(event) => onDocument(event.currentTarget.value)}
        >
          {documents.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
      {children}
    </Row>
  );
}

function PreviewChoice({ signers, preview, onPreview }: Pick<BarProps, 'signers' | 'onPreview'> & { preview: string }) {
  const words = usePrepareText();
  return (
    <Row gap={1.5} minWidth={0} overflowX="auto" role="radiogroup" aria-label={words.previewAs}>
      {signers.map(({ participantWsid, name, index }) => (
        <label key={participantWsid} className={styles.viewerAs}>
          <input
            type="radio"
            name="preview"
            className="visually-hidden"
            checked={participantWsid === preview}
            onChange={() => onPreview(participantWsid)}
          />
          <Avatar name={name} index={index} size={26} />
          <span>{name}</span>
        </label>
      ))}
      <Button size="s" icon="close" label={words.endPreview} onClick={() => onPreview(null)} />
    </Row>
  );
}
