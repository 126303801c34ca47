import type { ReactNode } from 'react';
import { useText } from '../../../text/text.ts';
import { IconButton } from '../../../ui/button.tsx';
import styles from './fields-step.module.css';
import { prepareText } from './text.ts';
import type { Editor } from './use-editor.ts';

export function EditorBar({ editor, children }: { editor: Editor; children: ReactNode }) {
  const words = useText(prepareText);
  return (
    <div className={styles.bar}>
      <IconButton icon="undo" label={words.undo} disabled={!editor.canUndo} onClick={editor.undo} />
      <IconButton icon="redo" label={words.redo} disabled={!editor.canRedo} onClick={editor.redo} />
      <span className={styles.total}>{words.count(editor.fields.length)}</span>
      <span className={styles.grow} />
      {children}
    </div>
  );
}
