import { Suspense, lazy, useState } from 'react';
import { Fault, Skeleton, Stack } from '../../ui/index.ts';
import { type TabItem, Tabs } from '../../ui/tabs.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { DrawPad } from './draw-pad.tsx';
import type { InkPicture } from './ink-picture.ts';
import { useSignatureText } from './text.ts';
import { TypedSignature } from './typed-signature.tsx';
import { PictureUpload } from './picture-upload.tsx';
import { ABOVE_PHONE } from '../../ui/breakpoints.ts';

export type { InkPicture } from './ink-picture.ts';
type Way = 'draw' | 'type' | 'upload' | 'phone';
const ScanPanel = lazy(() => import('../scan/scan-panel.tsx'));

interface SignatureMakerProps {
  /** The initial text of the typed signature. */
  name: string;
  /** The current picture, null as long as there is no valid one. */
  onChange: (picture: InkPicture | null) => void;
  /** Offers the phone on a computer; the phone's drawing is stored on the server under this writeWsid. */
  onScanned: (writeWsid: string) => void;
  /** A session of a link, which has no list of stored signatures. */
  isFree?: boolean;
}

/** A signature drawn, typed or taken from a picture (ux 19, 20). */
export function SignatureMaker({ name, onChange, onScanned, isFree = false }: SignatureMakerProps) {
  const words = useSignatureText();
  const isWide = useMedia(ABOVE_PHONE);
  const [way, setWay] = useState<Way>('draw');
  const [fault, setFault] = useState<string | null>(null);
  const change = (next: Way) => {
    setWay(next);
    setFault(null);
    onChange(null);
  };
  const drawPad = (
    <DrawPad
      onChange={(picture, why) => {
        setFault(why === null || why === 'empty' ? null : words.fault[why]);
        onChange(picture);
      }}
    />
  );
  const scanPanel = (
    <Suspense fallback={<Skeleton height={246} radius={12} />}>
      <ScanPanel purpose="WRITE" canList={!isFree} onDrawn={onScanned} />
    </Suspense>
  );
  const items: TabItem<Way>[] = [
    { value: 'draw', label: words.draw, content: drawPad },
    { value: 'type', label: words.type, content: <TypedSignature name={name} onChange={onChange} /> },
    { value: 'upload', label: words.upload, content: <PictureUpload onChange={onChange} /> },
  ];
  // On the phone itself, the pad is shown here (ux 21).
  if (isWide) items.push({ value: 'phone', label: words.phone, content: scanPanel });
  return (
    <Stack gap={2}>
      <Tabs label={words.ways} value={way} onChange={change} items={items} />
      <Fault>{fault}</Fault>
    </Stack>
  );
}
