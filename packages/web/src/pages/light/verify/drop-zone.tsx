import { type DragEvent, useRef, useState } from 'react';
import { useText } from '../../../text/text.ts';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { verifyText } from './text.ts';
import styles from './verify.module.css';

const isPdf = (file: File): boolean => file.type === 'application/pdf' || /\.pdf$/i.test(file.name);

/** Takes one PDF by dropping it anywhere on the panel, or by choosing it. */
export function DropZone({ onFile, isSmall }: { onFile: (file: File) => void; isSmall: boolean }) {
  const text = useText(verifyText);
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  const take = (files: readonly File[]): void => {
    const [file] = files;
    if (!file) return;
    const wrong = files.length > 1 ? text.tooMany : isPdf(file) ? null : text.notPdf;
    setFault(wrong);
    if (wrong === null) onFile(file);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    take([...event.dataTransfer.files]);
  };
  return (
    <div
      className={classes(styles.drop, isSmall && styles.dropSmall, isOver && styles.dropOver)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {!isSmall && <PaperDrawing />}
      <p className={styles.dropWords} aria-hidden={isSmall}>
        {isOver ? text.dropNow : text.drop}
      </p>
      {!isSmall && <p className={styles.or}>{text.or}</p>}
      <Button variant={isSmall ? 'secondary' : 'primary'} icon="upload" onClick={() => input.current?.click()}>
        {isSmall ? text.another : text.choose}
      </Button>
      <input
        ref={input}
        type="file"
        accept="application/pdf,.pdf"
        hidden
        onChange={(event) => {
          take([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
      />
      <p role="alert" className={styles.fault}>
        {fault}
      </p>
    </div>
  );
}

function PaperDrawing() {
  return (
    <svg
      width="132"
      height="112"
      viewBox="0 0 132 112"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path
        d="M22 22h50l18 18v62H22z"
        fill="var(--sunk)"
        stroke="#d6cfc0"
        strokeWidth="2"
        transform="rotate(-6 56 62)"
      />
      <path d="M34 10h50l18 18v70H34z" fill="#fff" stroke="#cfc8b9" strokeWidth="2" />
      <path d="M84 10v18h18" stroke="#cfc8b9" strokeWidth="2" />
      <path d="M44 34h26M44 44h46M44 54h40" stroke="#e0dacd" strokeWidth="2.500" />
      <path d="M46 80c6-8 9-8 10-1s6 5 9-1 6-2 8 1" stroke="var(--ink)" strokeWidth="2.400" />
      <circle cx="96" cy="84" r="20" fill="var(--surface)" stroke="var(--seal)" strokeWidth="2.600" />
      <path d="M87 84l7 7 12-14" stroke="var(--seal)" strokeWidth="3.200" />
    </svg>
  );
}
