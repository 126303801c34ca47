import { NAME_MAX } from '@countersign/domain';
import { Suspense, lazy, useState } from 'react';
import { messageOf } from '../../../api/client.ts';
import { Banner, Fault, Hint, Paragraph, Skeleton, Stack, TextField, bound } from '../../../ui/index.ts';
import { usePictureText } from './picture-text.ts';
import type { useNewSeal } from './use-new-seal.ts';

const SealMaker = lazy(() =>
  import('../../../parts/signature/seal-maker.tsx').then(({ SealMaker: component }) => ({ default: component })),
);

interface NewSealProps {
  making: ReturnType<typeof useNewSeal>;
  person: string;
  isFirst: boolean;
}
export function NewSeal({ making, person, isFirst }: NewSealProps) {
  const text = usePictureText();
  // The phone is told the complete name, not each letter.
  const [settledName, setSettledName] = useState(making.name);
  return (
    <Stack gap={4}>
      {isFirst && <Paragraph text={text.seal.none} />}
      <Suspense fallback={<Skeleton height={320} radius={12} />}>
        <SealMaker
          person={person}
          way={making.way}
          onWay={making.changeWay}
          onChange={making.change}
          name={settledName.trim()}
          onScanned={(personSealWsid) => void making.take(personSealWsid)}
        />
      </Suspense>
      <Hint mt={1.5} text={text.asGiven} />
      <TextField
        label={text.seal.naming}
        {...bound(making.name, making.setName)}
        maxLength={NAME_MAX}
        onBlur={() => setSettledName(making.name)}
      />
      {making.refusal !== null && <Banner tone="danger">{messageOf(making.refusal)}</Banner>}
      <Fault>{making.fault}</Fault>
    </Stack>
  );
}
