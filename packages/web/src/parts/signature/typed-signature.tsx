import { NAME_MAX } from '@countersign/domain';
import { useId, useState } from 'react';
import { Grid, Skeleton, Stack, TextField, bound } from '../../ui/index.ts';
import { loadHandwriting } from './handwriting.ts';
import { type InkPicture, pictureOfText } from './ink-picture.ts';
import { characterWithoutGlyph } from './missing-glyph.ts';
import styles from './signature.module.css';
import { useSignatureText } from './text.ts';
import { type DrawnText, useDrawnText } from './use-drawn-text.ts';

async function drawSignature(text: string): Promise<DrawnText> {
  const typed = text.trim();
  if (typed === '') return { picture: null, missing: null };
  const font = await loadHandwriting(typed);
  const missing = characterWithoutGlyph(typed, font);
  return { picture: missing === null ? pictureOfText(typed, font) : null, missing };
}

/** A name in handwriting; the fonts are loaded only when this is opened. */
export function TypedSignature({ name, onChange }: { name: string; onChange: (picture: InkPicture | null) => void }) {
  const words = useSignatureText();
  const [text, setText] = useState(name);
  const id = useId();
  const { picture, isBusy, fault } = useDrawnText(text, drawSignature, onChange);
  return (
    <Stack gap={3}>
      <TextField label={words.name} {...bound(text, setText)} maxLength={NAME_MAX} error={fault} autoComplete="name" />
      <Grid
        center
        position="relative"
        p={5}
        border
        radius="m"
        fill="sheet"
        className={styles.preview}
        aria-labelledby={id}
      >
        <span id={id} className="visually-hidden">
          {words.preview}
        </span>
        {picture ? (
          <img src={picture.writeData} alt={text} />
        ) : (
          isBusy && text.trim() !== '' && <Skeleton width={180} height={64} />
        )}
      </Grid>
    </Stack>
  );
}
