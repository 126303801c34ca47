import { NAME_MAX } from '@countersign/domain';
import { useRef, useState } from 'react';
import { queryClient } from '../../../api/client.ts';
import { uploadPersonSeal } from '../../../api/upload-seal.ts';
import { type InkPicture, blobOf } from '../../../parts/signature/ink-picture.ts';
import { SealMaker, type SealWay } from '../../../parts/signature/seal-maker.tsx';
import { useAct } from '../../../parts/trouble/use-act.ts';
import { useSharedText } from '../../../text/shared.ts';
import { Button, Fault, Sheet, Stack, TextField, toast } from '../../../ui/index.ts';
import { sealsQuery } from '../model/queries.ts';
import type { useSealsText } from './seals-text.ts';

interface SealSheetProps {
  person: string;
  /** Given by the page, so that this script has none of its own. */
  words: ReturnType<typeof useSealsText>;
  onClose: () => void;
}
/** The sheet that creates a seal and names it. */
export function SealSheet({ person, words, onClose }: SealSheetProps) {
  const shared = useSharedText();
  const [name, setName] = useState(() => words.defaultSealName(person).slice(0, NAME_MAX));
  // The phone gets the name once it is complete, not letter by letter.
  const [settledName, setSettledName] = useState(name);
  const [way, setWay] = useState<SealWay>('TYPE');
  const [picture, setPicture] = useState<InkPicture | null>(null);
  const act = useAct();
  const [isNameMissing, setNameMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const finish = async (): Promise<void> => {
    await queryClient.invalidateQueries({ queryKey: sealsQuery.queryKey });
    toast('success', words.sealDone);
    onClose();
  };
  const save = async (): Promise<void> => {
    if (way === 'SCAN') return;
    setNameMissing(name.trim() === '');
    act.setFault(picture === null ? words.sealMissing[way] : null);
    if (name.trim() === '') return field.current?.focus();
    if (picture === null) return;
    await act.run(async () => {
      await uploadPersonSeal(name.trim(), blobOf(picture.writeData), way, picture.strokes);
      await finish();
    });
  };
  return (
    <Sheet
      onClose={onClose}
      locked={act.busy}
      title={words.addSeal}
      footer={
        <>
          <Button variant="quiet" label={shared.cancel} disabled={act.busy} onClick={onClose} />
          {way !== 'SCAN' && (
            <Button variant="primary" label={words.saveSeal} busy={act.busy} onClick={() => void save()} />
          )}
        </>
      }
    >
      <Stack gap={4}>
        <SealMaker
          person={person}
          way={way}
          onWay={(next) => {
            setWay(next);
            act.setFault(null);
          }}
          onChange={(made) => {
            setPicture(made);
            act.setFault(null);
          }}
          name={settledName.trim()}
          onScanned={() => void finish()}
        />
        <TextField
          ref={field}
          label={words.sealName}
          hint={words.sealNameHint}
          maxLength={NAME_MAX}
          value={name}
          error={isNameMissing ? words.sealNameMissing : undefined}
          onChange={(event) => {
            setName(event.currentTarget.value);
            setNameMissing(false);
          }}
          onBlur={() => setSettledName(name)}
        />
        <Fault>{act.fault}</Fault>
      </Stack>
    </Sheet>
  );
}
