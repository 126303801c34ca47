import { useRef, useState } from 'react';
import { useText } from '../../text/text.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { type InkPicture, pictureOfFile } from './ink-picture.ts';
import styles from './signature.module.css';
import { signatureText } from './text.ts';

/** A photo or scan of a signature or a seal, its paper taken away. */
export function UploadedSignature({ onChange }: { onChange: (picture: InkPicture | null) => void }) {
  const words = useText(signatureText);
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [keepPaper, setKeepPaper] = useState(false);
  const [picture, setPicture] = useState<InkPicture | null>(null);
  const [error, setError] = useState<string | null>(null);

  const read = async (next: File, keep: boolean) => {
    setFile(next);
    setError(null);
    const made = await pictureOfFile(next, { keepPaper: keep }).catch(() => undefined);
    if (made === undefined) setError(words.unreadable);
    if (made === null) setError(words.noInk);
    setPicture(made ?? null);
    onChange(made ?? null);
  };
  return (
    <div className={styles.drawing}>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/png,image/jpeg"
        aria-label={words.choose}
        onChange={(event) => {
          const chosen = event.currentTarget.files?.[0];
          event.currentTarget.value = '';
          if (chosen) void read(chosen, keepPaper);
        }}
      />
      <div className={styles.preview}>
        {picture ? (
          <img src={picture.writeData} alt={words.preview} />
        ) : (
          <p className={styles.padHint}>{words.chooseHint}</p>
        )}
      </div>
      <div aria-live="polite">{error && <p className={styles.error}>{error}</p>}</div>
      <div className={styles.tools}>
        <Button icon="image" onClick={() => input.current?.click()}>
          {file ? words.other : words.choose}
        </Button>
        {file && (
          <Checkbox
            checked={keepPaper}
            onChange={(event) => {
              setKeepPaper(event.currentTarget.checked);
              void read(file, event.currentTarget.checked);
            }}
          >
            {words.keepPaper}
          </Checkbox>
        )}
      </div>
    </div>
  );
}
