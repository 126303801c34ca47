import { Grid } from '../../../ui/index.ts';
import type { Alignment } from './model/arrange.ts';
import styles from './properties.module.css';
import { usePrepareText } from './text.ts';
import type { Editor } from './use-editor.ts';

const ALIGNMENTS: readonly Alignment[] = ['left', 'centre', 'right', 'top', 'middle', 'bottom'];
/** Aligns or distributes the selected fields, separately on each page (ux 8). */
export default function ArrangeTools({ editor }: { editor: Editor }) {
  const words = usePrepareText();
  return (
    <Grid gap={1.5} className={styles.arrange} role="group" aria-label={words.arrange}>
      {ALIGNMENTS.map((how) => (
        <Tool key={how} how={how} label={words.align[how]} onPress={() => editor.align(how)} />
      ))}
      <Tool how="spreadX" label={words.distributeX} onPress={() => editor.distribute('x')} />
      <Tool how="spreadY" label={words.distributeY} onPress={() => editor.distribute('y')} />
    </Grid>
  );
}

const ALIGN_PATHS: Record<Alignment | 'spreadX' | 'spreadY', string> = {
  left: 'M3 2.500v15M6 5h10v3.500H6zM6 11.500h6V15H6z',
  centre: 'M10 2.500v2.500M5 5h10v3.500H5zM10 8.500v3M7 11.500h6V15H7zM10 15v2.500',
  right: 'M17 2.500v15M4 5h10v3.500H4zM8 11.500h6V15H8z',
  top: 'M2.500 3h15M5 6v10h3.500V6zM11.500 6v6H15V6z',
  middle: 'M2.500 10h2.500M5 5v10h3.500V5zM8.500 10h3M11.500 7v6H15V7zM15 10h2.500',
  bottom: 'M2.500 17h15M5 4v10h3.500V4zM11.500 8v6H15V8z',
  spreadX: 'M3 2.500v15M17 2.500v15M8 6h4v8H8z',
  spreadY: 'M2.500 3h15M2.500 17h15M6 8v4h8V8z',
};
const Tool = ({ how, label, onPress }: { how: keyof typeof ALIGN_PATHS; label: string; onPress: () => void }) => (
  <button type="button" className={styles.align} aria-label={label} title={label} onClick={onPress}>
    <svg
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.500"
      aria-hidden="true"
    >
      <path d={ALIGN_PATHS[how]} />
    </svg>
  </button>
);
