import { useState } from 'react';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Row, Stack, TextField, bound } from '../../ui/index.ts';
import { Choice } from './choice.tsx';
import { loadHandwriting } from './handwriting.ts';
import type { InkPicture } from './ink-picture.ts';
import { CHOP_NAME_MAX, CHOP_SHAPES, type ChopShape, chopCharacters, chopName, isCutShort } from './name-chop.ts';
import { characterWithoutGlyph } from './missing-glyph.ts';
import { CHOP_CUTS, type ChopCut, pictureOfChop } from './name-chop-picture.ts';
import { PaperPreview } from './paper-preview.tsx';
import { loadPaperFonts } from './rare-characters.ts';
import { useSignatureText } from './text.ts';
import { type DrawnText, useDrawnText } from './use-drawn-text.ts';

const FACES = ['brush', 'serif'] as const;
type Face = (typeof FACES)[number];
const SERIF =
  '"Noto Serif SC", "Noto Serif CJK SC", "Source Han Serif SC", "Songti SC", SimSun, Georgia, HanaMin, Paper, serif';

interface Wishes {
  readonly name: string;
  readonly shape: ChopShape;
  readonly cut: ChopCut;
  readonly face: Face;
  readonly withSuffix: boolean;
}

/** The system fonts, and the fonts of the documents for what these lack. */
async function loadSerif(text: string): Promise<string> {
  await loadPaperFonts(text);
  return SERIF;
}

async function drawChop({ name, withSuffix, shape, cut, face }: Wishes): Promise<DrawnText> {
  const characters = chopCharacters(name, withSuffix);
  const text = characters.join('');
  if (text === '') return { picture: null, missing: null };
  const font = await (face === 'serif' ? loadSerif(text) : loadHandwriting(text));
  const missing = characterWithoutGlyph(text, font);
  return { picture: missing === null ? pictureOfChop({ characters, shape, cut, font }) : null, missing };
}

/** A name seal, made while the name is typed. */
export function TypedSeal({ name, onChange }: { name: string; onChange: (picture: InkPicture | null) => void }) {
  const words = useSignatureText();
  const [wishes, setWishes] = useState<Wishes>(() => ({
    name: chopName(name),
    shape: 'square',
    cut: 'red',
    face: 'brush',
    withSuffix: /^\p{Script=Han}{1,3}$/u.test(chopName(name)),
  }));
  const wish = (change: Partial<Wishes>) => setWishes({ ...wishes, ...change });
  const { picture, fault } = useDrawnText(wishes, drawChop, onChange);
  const isMissing = wishes.name.trim() === '';
  return (
    <Stack gap={3}>
      <TextField
        label={words.sealName}
        hint={isCutShort(wishes.name) ? words.chopTooLong : words.chopHint}
        {...bound(wishes.name, (next) => wish({ name: next }))}
        // A word of joined letters counts as one character.
        maxLength={10 * CHOP_NAME_MAX}
        error={isMissing ? words.chopMissing : fault}
      />
      <Row gapY={3} gapX={6} align="stretch" wrap>
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
      </Row>
      <Checkbox
        label={words.suffix}
        checked={wishes.withSuffix}
        onChange={(event) => wish({ withSuffix: event.currentTarget.checked })}
      />
      <PaperPreview picture={picture?.writeData ?? null} placeholder={isMissing && words.chopMissing} />
    </Stack>
  );
}
