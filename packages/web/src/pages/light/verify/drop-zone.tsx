import { Button, Fault, Hint, Text, box } from '../../../ui/index.ts';
import { useVerifyText } from './text.ts';
import styles from './drop-zone.module.css';
import { FILES_MAX, useGivenFiles } from './use-given-files.ts';

/** Takes PDFs, or a ZIP file that contains some, by dropping them anywhere on the panel or by choosing them. */
export function DropZone({ onFiles, isSmall }: { onFiles: (files: readonly File[]) => void; isSmall: boolean }) {
  const text = useVerifyText();
  const { input, isOver, setOver, fault, most, take, drop } = useGivenFiles(onFiles);
  return (
    <div
      className={box(
        isSmall
          ? {
              card: true,
              row: true,
              wrap: true,
              textAlign: 'center',
              justify: 'center',
              gapX: 4,
              gapY: 1.5,
              py: 3,
              px: 5,
            }
          : { card: true, stack: true, textAlign: 'center', align: 'center', gap: 2, pt: 10, pb: 6, px: 5 },
        styles.drop,
        isOver && styles.over,
      )}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {!isSmall && <PaperDrawing />}
      <Text
        as="p"
        size={isSmall ? 'base' : 'l'}
        tone={isSmall ? 'ink-3' : 'ink'}
        className={styles.words}
        aria-hidden={isSmall}
        text={isOver ? text.dropNow : text.drop}
      />
      {!isSmall && <Hint size="s" className={styles.words} text={text.or} />}
      <Button
        variant={isSmall ? 'secondary' : 'primary'}
        icon="upload"
        label={isSmall ? text.another : text.choose}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        accept="application/pdf,.pdf,.zip"
        multiple
        hidden
        onChange={(event) => {
          void take([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
      />
      {!isSmall && <Hint mt={0.5} size="s" text={text.limits(most, FILES_MAX)} />}
      <Fault>{fault}</Fault>
    </div>
  );
}

const PaperDrawing = () => (
  <svg
    data-paper
    width="132"
    height="112"
    viewBox="0 0 132 112"
    fill="none"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d="M22 22h50l18 18v62H22z" fill="var(--sunk)" stroke="#d6cfc0" strokeWidth="2" transform="rotate(-6 56 62)" />
    <path d="M34 10h50l18 18v70H34z" fill="#fff" stroke="#cfc8b9" strokeWidth="2" />
    <path d="M84 10v18h18" stroke="#cfc8b9" strokeWidth="2" />
    <path d="M44 34h26M44 44h46M44 54h40" stroke="#e0dacd" strokeWidth="2.500" />
    <path d="M46 80c6-8 9-8 10-1s6 5 9-1 6-2 8 1" stroke="var(--ink)" strokeWidth="2.400" />
    <circle cx="96" cy="84" r="20" fill="var(--surface)" stroke="var(--seal)" strokeWidth="2.600" />
    <path d="M87 84l7 7 12-14" stroke="var(--seal)" strokeWidth="3.200" />
  </svg>
);
