import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { uploadPersonSeal } from '../../../api/upload-seal.ts';
import { type InkPicture, blobOf } from '../../../parts/signature/ink-picture.ts';
import type { SealWay } from '../../../parts/signature/seal-maker.tsx';
import { sealsQuery } from './model/queries.ts';
import { usePictureText } from './picture-text.ts';

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
