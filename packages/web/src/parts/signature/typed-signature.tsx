import { useEffect, useId, useRef, useState } from 'react';
import { NAME_MAX } from '@countersign/domain';
import { useText } from '../../text/text.ts';
import { TextField } from '../../ui/field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { loadHandwriting } from './handwriting.ts';
import { type InkPicture, pictureOfText } from './ink-picture.ts';
import styles from './signature.module.css';
import { signatureText } from './text.ts';

/** A name in handwriting; the fonts come only when this is opened. */
export function TypedSignature({ name, onChange }: { name: string; onChange: (picture: InkPicture | null) => void }) {
  const words = useText(signatureText);
  const [text, setText] = useState(name);
  const [drawn, setDrawn] = useState<{ text: string; picture: InkPicture | null } | null>(null);
  const id = useId();
  const report = useRef(onChange);
  useEffect(() => {
    report.current = onChange;
  });
  useEffect(() => {
    let isStale = false;
    const typed = text.trim();
    const draw = async () => {
      const made = typed === '' ? null : pictureOfText(typed, await loadHandwriting(typed));
      if (isStale) return;
      setDrawn({ text, picture: made });
      report.current(made);
    };
    // Without the font there is no picture; the other ways to sign remain.
    draw().catch(() => !isStale && setDrawn({ text, picture: null }));
    return () => {
      isStale = true;
    };
  }, [text]);
  const picture = drawn?.picture ?? null;
  const isBusy = drawn?.text !== text;
  return (
    <div className={styles.drawing}>
      <TextField
        label={words.name}
        value={text}
        maxLength={NAME_MAX}
        onChange={(event) => setText(event.currentTarget.value)}
        autoComplete="name"
      />
      <div className={styles.preview} aria-labelledby={id}>
        <span id={id} className="visually-hidden">
          {words.preview}
        </span>
        {picture ? (
          <img src={picture.writeData} alt={text} />
        ) : (
          isBusy && text.trim() !== '' && <Skeleton width={180} height={64} />
        )}
      </div>
    </div>
  );
}
