import { NAME_MAX } from '@countersign/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Suspense, lazy, useState } from 'react';
import { messageOf } from '../../../api/client.ts';
import { uploadPersonSeal } from '../../../api/upload-seal.ts';
import { type InkPicture, blobOf } from '../../../parts/signature/ink-picture.ts';
import type { SealWay } from '../../../parts/signature/seal-maker.tsx';
import { Fault } from '../../../ui/fault.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { TextField, bound } from '../../../ui/field.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { sealsQuery } from './model/queries.ts';
import { Hint, Paragraph, Stack } from '../../../ui/layout.tsx';
import { usePictureText } from './picture-text.ts';

const SealMaker = lazy(() =>
  import('../../../parts/signature/seal-maker.tsx').then(({ SealMaker: component }) => ({ default: component })),
);

/** A seal being made; its button is in the footer of the surrounding sheet. */
export function useNewSeal(onStored: (personSealWsid: string) => void) {
  const text = usePictureText();
  const queries = useQueryClient();
  const [way, setWay] = useState<SealWay>('TYPE');
  const [picture, setPicture] = useState<InkPicture | null>(null);
  const [name, setName] = useState(text.seal.defaultName);
  const [fault, setFault] = useState<string | null>(null);
  const take = async (personSealWsid: string): Promise<void> => {
    await queries.invalidateQueries({ queryKey: sealsQuery.queryKey });
    setPicture(null);
    setWay('TYPE');
    onStored(personSealWsid);
  };
  const storing = useMutation({
    mutationFn: (made: InkPicture) =>
      uploadPersonSeal(
        name.trim() || text.seal.defaultName,
        blobOf(made.writeData),
        way === 'SCAN' ? 'UPLOAD' : way,
        made.strokes,
      ),
    onSuccess: ({ personSealWsid }) => take(personSealWsid),
  });
  return {
    way,
    name,
    setName,
    fault,
    take,
    refusal: storing.error,
    isStoring: storing.isPending,
    changeWay: (next: SealWay) => {
      setWay(next);
      setFault(null);
    },
    change: (made: InkPicture | null) => {
      setPicture(made);
      setFault(null);
    },
    store: () => (picture === null ? setFault(text.seal.needsPicture) : storing.mutate(picture)),
  };
}

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
      {isFirst && <Paragraph>{text.seal.none}</Paragraph>}
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
      <Hint mt={1.5}>{text.asGiven}</Hint>
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
