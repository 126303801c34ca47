import { SEAL_INK } from '@countersign/domain';
import { Suspense, lazy, useState } from 'react';
import { Fault, Skeleton, Stack } from '../../ui/index.ts';
import { type TabItem, Tabs } from '../../ui/tabs.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { DrawPad } from './draw-pad.tsx';
import type { InkPicture } from './ink-picture.ts';
import { useSignatureText } from './text.ts';
import { TypedSeal } from './typed-seal.tsx';
import { PictureUpload } from './picture-upload.tsx';
import { ABOVE_PHONE } from '../../ui/breakpoints.ts';

const ScanPanel = lazy(() => import('../scan/scan-panel.tsx'));

/** The origin of the seal; a seal drawn on a phone is stored by the phone itself. */
type SealOrigin = 'DRAW' | 'TYPE' | 'UPLOAD';
export type SealWay = SealOrigin | 'SCAN';

interface SealMakerProps {
  /** The owner of the seal: the initial text of a name seal. */
  person: string;
  way: SealWay;
  onWay: (way: SealWay) => void;
  /** The current picture, null as long as there is no valid one. */
  onChange: (picture: InkPicture | null) => void;
  /** The name of the seal, passed to the phone. */
  name: string;
  onScanned: (personSealWsid: string) => void;
}

/** A seal made from a name, drawn, taken from a picture, or drawn on the phone. */
export function SealMaker({ person, way, onWay, onChange, name, onScanned }: SealMakerProps) {
  const words = useSignatureText();
  const isWide = useMedia(ABOVE_PHONE);
  const [fault, setFault] = useState<string | null>(null);
  const change = (next: SealWay) => {
    setFault(null);
    onChange(null);
    onWay(next);
  };
  const drawPad = (
    <DrawPad
      ink={SEAL_INK}
      label={words.sealPad}
      hint={words.sealHint}
      onChange={(picture, why) => {
        setFault(why === null || why === 'empty' ? null : words.sealFault[why]);
        onChange(picture);
      }}
    />
  );
  const scanPanel = (
    <Suspense fallback={<Skeleton height={246} radius={12} />}>
      <ScanPanel purpose="SEAL" name={name} onDrawn={onScanned} />
    </Suspense>
  );
  const items: TabItem<SealWay>[] = [
    { value: 'TYPE', label: words.chop, content: <TypedSeal name={person} onChange={onChange} /> },
    { value: 'DRAW', label: words.drawSeal, content: drawPad },
    { value: 'UPLOAD', label: words.upload, content: <PictureUpload ofSeal onChange={onChange} /> },
  ];
  // On the phone itself, the pad is shown here.
  if (isWide) items.push({ value: 'SCAN', label: words.phone, content: scanPanel });
  return (
    <Stack gap={2}>
      <Tabs label={words.sealWays} value={way} onChange={change} items={items} />
      <Fault>{fault}</Fault>
    </Stack>
  );
}
