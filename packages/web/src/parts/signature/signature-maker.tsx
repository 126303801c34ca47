import { useState } from 'react';
import { useText } from '../../text/text.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { DrawPad } from './draw-pad.tsx';
import type { InkPicture } from './ink-picture.ts';
import styles from './signature.module.css';
import { signatureText } from './text.ts';
import { TypedSignature } from './typed-signature.tsx';
import { UploadedSignature } from './uploaded-signature.tsx';

export type { InkPicture } from './ink-picture.ts';
type Way = 'draw' | 'type' | 'upload';

interface SignatureMakerProps {
  /** What the typed signature begins with. */
  name: string;
  /** The picture as it stands, null as long as there is none that can be taken. */
  onChange: (picture: InkPicture | null) => void;
}

/** A signature drawn, typed or taken from a picture (ux 19, 20). */
export function SignatureMaker({ name, onChange }: SignatureMakerProps) {
  const words = useText(signatureText);
  const [way, setWay] = useState<Way>('draw');
  const [fault, setFault] = useState<string | null>(null);
  const change = (next: Way) => {
    setWay(next);
    setFault(null);
    onChange(null);
  };
  const items = [
    {
      value: 'draw' as const,
      label: words.draw,
      content: (
        <DrawPad
          onChange={(picture, why) => {
            setFault(why === null || why === 'empty' ? null : words.fault[why]);
            onChange(picture);
          }}
        />
      ),
    },
    { value: 'type' as const, label: words.type, content: <TypedSignature name={name} onChange={onChange} /> },
    { value: 'upload' as const, label: words.upload, content: <UploadedSignature onChange={onChange} /> },
  ];
  return (
    <div>
      <Tabs label={words.ways} value={way} onChange={change} items={items} />
      <div aria-live="polite">{fault && <p className={styles.error}>{fault}</p>}</div>
    </div>
  );
}
