import { type PersonSeal, api } from '@countersign/contract';
import { useQuery } from '@tanstack/react-query';
import { Suspense, lazy, useState } from 'react';
import { call, queryClient } from '../../../api/client.ts';
import { formatDay } from '../../../text/format.ts';
import { sealsQuery } from '../model/queries.ts';
import { type KeptPicture, PictureList } from './seals-list.tsx';
import { sealSize } from './seals-size.ts';
import { useSealsText } from './seals-text.ts';

const SealSheet = lazy(async () => ({ default: (await import('./seals-sheet.tsx')).SealSheet }));

/** The personal seals of the caller, with their size in millimetres (ux 35). */
export function Seals({ person }: { person: string }) {
  const words = useSealsText();
  const query = useQuery(sealsQuery);
  const [adding, setAdding] = useState(false);
  const show = ({ personSealWsid, name, from, link, createdDatetime, ...pixels }: PersonSeal): KeptPicture => {
    const { width, height } = sealSize(pixels);
    const origins: Readonly<Record<string, string | undefined>> = words.origins;
    const origin = origins[from];
    return {
      wsid: personSealWsid,
      href: link.href,
      alt: name,
      title: name,
      facts: [
        origin === undefined ? words.sizeOf(width, height) : `${words.sizeOf(width, height)} · ${origin}`,
        words.addedOn(formatDay(createdDatetime)),
      ],
      deleteLabel: words.deleteSeal(name),
    };
  };
  return (
    <PictureList
      title={words.seals}
      why={words.sealsWhy}
      query={query}
      pictureOf={show}
      nothing={words.noSeals}
      add={words.addSeal}
      onAdd={() => setAdding(true)}
      deleteTitle={words.deleteSealTitle}
      deleteWhy={words.deleteSealWhy}
      onDelete={async (personSealWsid) => {
        await call(api.deletePersonSeal, { params: { personSealWsid } });
        await queryClient.invalidateQueries({ queryKey: sealsQuery.queryKey });
      }}
    >
      {adding && (
        <Suspense>
          <SealSheet person={person} words={words} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </PictureList>
  );
}
