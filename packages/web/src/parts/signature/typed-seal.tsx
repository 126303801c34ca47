import { useEffect, useRef, useState } from 'react';
import { useText } from '../../text/text.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { TextField } from '../../ui/field.tsx';
import { Choice } from './choice.tsx';
import { loadHandwriting } from './handwriting.ts';
import type { InkPicture } from './ink-picture.ts';
import { CHOP_NAME_MAX, CHOP_SHAPES, type ChopShape, chopCharacters, chopName } from './name-chop.ts';
import { CHOP_CUTS, type ChopCut, pictureOfChop } from './name-chop-picture.ts';
import { PaperPreview } from './paper-preview.tsx';
import { loadIfRare } from './rare-characters.ts';
import styles from './signature.module.css';
import { signatureText } from './text.ts';

const FACES = ['brush', 'serif'] as const;
type Face = (typeof FACES)[number];
const SERIF =
  '"Noto Serif SC", "Noto Serif CJK SC", "Source Han Serif SC", "Songti SC", SimSun, Georgia, HanaMin, serif';

interface Wishes {
  readonly name: string;
  readonly shape: ChopShape;
  readonly cut: ChopCut;
  readonly face: Face;
  readonly withSuffix: boolean;
}

/** A name seal, cut as one types. */
export function TypedSeal({ name, onChange }: { name: string; onChange: (picture: InkPicture | null) => void }) {
  const words = useText(signatureText);
  const [wishes, setWishes] = useState<Wishes>(() => ({
    name: chopName(name),
    shape: 'square',
    cut: 'red',
    face: 'brush',
    withSuffix: /^\p{Script=Han}{1,3}$/u.test(chopName(name)),
  }));
  const wish = (change: Partial<Wishes>) => setWishes({ ...wishes, ...change });
  const picture = useChop(wishes, onChange);
  return (
    <div className={styles.drawing}>
      <TextField
        label={words.sealName}
        hint={words.chopHint}
        value={wishes.name}
        // A rare character counts as two where a browser counts.
        maxLength={2 * CHOP_NAME_MAX}
        error={wishes.name.trim() === '' ? words.chopMissing : undefined}
        onChange={(event) => wish({ name: event.currentTarget.value })}
      />
      <div className={styles.choices}>
        <Choice
          label={words.shape}
          value={wishes.shape}
          options={CHOP_SHAPES.map((value) => ({ value, label: words.shapes[value] }))}
          onChange={(shape) => wish({ shape })}
        />
        <Choice
          label={words.cut}
          value={wishes.cut}
          options={CHOP_CUTS.map((value) => ({ value, label: words.cuts[value] }))}
          onChange={(cut) => wish({ cut })}
        />
        <Choice
          label={words.face}
          value={wishes.face}
          options={FACES.map((value) => ({ value, label: words.faces[value] }))}
          onChange={(face) => wish({ face })}
        />
      </div>
      <Checkbox checked={wishes.withSuffix} onChange={(event) => wish({ withSuffix: event.currentTarget.checked })}>
        {words.suffix}
      </Checkbox>
      <PaperPreview picture={picture?.writeData ?? null} placeholder={words.chopMissing} />
    </div>
  );
}

function useChop(wishes: Wishes, onChange: (picture: InkPicture | null) => void): InkPicture | null {
  const [picture, setPicture] = useState<InkPicture | null>(null);
  const report = useRef(onChange);
  useEffect(() => {
    report.current = onChange;
  });
  useEffect(() => {
    let isStale = false;
    const { name, withSuffix, shape, cut, face } = wishes;
    const characters = chopCharacters(name, withSuffix);
    const draw = async (): Promise<void> => {
      if (face === 'serif') await loadIfRare(characters.join(''));
      const font = face === 'serif' ? SERIF : await loadHandwriting(characters.join(''));
      if (isStale) return;
      const made = pictureOfChop({ characters, shape, cut, font });
      setPicture(made);
      report.current(made);
    };
    // Without the font the other style and the other ways remain.
    draw().catch(() => {
      if (isStale) return;
      setPicture(null);
      report.current(null);
    });
    return () => {
      isStale = true;
    };
  }, [wishes]);
  return picture;
}
