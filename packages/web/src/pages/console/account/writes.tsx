import { api } from '@countersign/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call, queryClient } from '../../../api/client.ts';
import { wireInk } from '../../../parts/signature/ink-picture.ts';
import { type InkPicture, SignatureMaker } from '../../../parts/signature/signature-maker.tsx';
import { useAct } from '../../../parts/trouble/use-act.ts';
import { formatDay } from '../../../text/format.ts';
import { Fault, Sheet, Stack, toast } from '../../../ui/index.ts';
import { DialogActs } from '../../../ui/dialog-acts.tsx';
import { writesQuery } from '../model/queries.ts';
import { PictureList } from './seals-list.tsx';
import { useSealsText } from './seals-text.ts';

/** The saved signatures. */
export function Writes({ name }: { name: string }) {
  const words = useSealsText();
  const query = useQuery(writesQuery);
  const [adding, setAdding] = useState(false);
  return (
    <PictureList
      title={words.writes}
      why={words.writesWhy}
      query={query}
      pictureOf={({ writeWsid, link, createdDatetime }, at) => ({
        wsid: writeWsid,
        href: link.href,
        alt: words.writePicture(at + 1),
        facts: [words.addedOn(formatDay(createdDatetime))],
        deleteLabel: words.deleteWrite(at + 1),
      })}
      nothing={words.noWrites}
      add={words.addWrite}
      onAdd={() => setAdding(true)}
      deleteTitle={words.deleteWriteTitle}
      deleteWhy={words.deleteWriteWhy}
      onDelete={async (writeWsid) => {
        await call(api.deletePersonWrite, { params: { writeWsid } });
        await queryClient.invalidateQueries({ queryKey: writesQuery.queryKey });
      }}
    >
      {adding && <WriteSheet name={name} onClose={() => setAdding(false)} />}
    </PictureList>
  );
}

function WriteSheet({ name, onClose }: { name: string; onClose: () => void }) {
  const words = useSealsText();
  const [picture, setPicture] = useState<InkPicture | null>(null);
  const act = useAct();
  const finish = async (): Promise<void> => {
    await queryClient.invalidateQueries({ queryKey: writesQuery.queryKey });
    toast('success', words.writeDone);
    onClose();
  };
  const save = async (): Promise<void> => {
    if (picture === null) return act.setFault(words.writeMissing);
    await act.run(async () => {
      await call(api.createPersonWrite, { body: wireInk(picture) });
      await finish();
    });
  };
  return (
    <Sheet
      onClose={onClose}
      locked={act.busy}
      title={words.addWrite}
      footer={<DialogActs act={words.saveWrite} busy={act.busy} onClose={onClose} onAct={() => void save()} />}
    >
      <Stack gap={4}>
        <SignatureMaker
          name={name}
          onChange={(made) => {
            setPicture(made);
            act.setFault(null);
          }}
          onScanned={() => void finish()}
        />
        <Fault>{act.fault}</Fault>
      </Stack>
    </Sheet>
  );
}
