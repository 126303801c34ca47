import { useRef, useState } from 'react';
import { Button, Fault, Row, Stack } from '../../ui/index.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { PictureInput } from '../crop/picture-input.tsx';
import { CropFrame } from './crop-frame.tsx';
import { type InkPicture, WHOLE } from './ink-picture.ts';
import type { Box } from './paper.ts';
import { PaperPreview } from './paper-preview.tsx';
import { useSignatureText } from './text.ts';
import { useReadPicture } from './uploaded-picture.ts';

interface UploadedSignatureProps {
  onChange: (picture: InkPicture | null) => void;
  /** A seal may be recoloured in seal red. */
  ofSeal?: boolean;
}

/** A photo or scan of a signature or a seal: cropped, its paper removed, shown on white and on text. */
export function UploadedSignature({ onChange, ofSeal = false }: UploadedSignatureProps) {
  const words = useSignatureText();
  const input = useRef<HTMLInputElement>(null);
  const [isCropping, setCropping] = useState(false);
  const { file, options, picture, error, read, changeOptions } = useReadPicture(onChange, ofSeal);
  return (
    <Stack gap={3}>
      <PictureInput
        ref={input}
        label={words.choose}
        onFile={(chosen) => {
          setCropping(false);
          void read(chosen, { ...options, crop: WHOLE });
        }}
      />
      {file && isCropping ? (
        <CropFrame file={file} box={options.crop} onBox={(crop) => changeOptions({ crop })} />
      ) : (
        <PaperPreview picture={picture?.writeData ?? null} placeholder={words.chooseHint} />
      )}
      <Fault>{error && words[error]}</Fault>
      <Row gapY={1.5} gapX={3} wrap>
        <Button icon="image" label={file ? words.other : words.choose} onClick={() => input.current?.click()} />
        {file && (
          <Button
            label={isCropping ? words.cropDone : words.crop}
            aria-pressed={isCropping}
            onClick={() => {
              if (!isCropping && options.crop === WHOLE) changeOptions({ crop: FIRST_CROP });
              setCropping(!isCropping);
            }}
          />
        )}
      </Row>
      {file && (
        <Row gapY={1.5} gapX={3} wrap>
          <Checkbox
            label={words.keepPaper}
            checked={options.keepPaper}
            onChange={(event) => changeOptions({ keepPaper: event.currentTarget.checked })}
          />
          {ofSeal && !options.keepPaper && (
            <Checkbox
              label={words.inRed}
              checked={options.inRed}
              onChange={(event) => changeOptions({ inRed: event.currentTarget.checked })}
            />
          )}
        </Row>
      )}
    </Stack>
  );
}

/** Its corners are inside the picture, where they can be grabbed. */
const FIRST_CROP: Box = { x: 0.06, y: 0.06, width: 0.88, height: 0.88 };
