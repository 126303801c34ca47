import { type User, api } from '@countersign/contract';
import { PASSKEYS_MAX } from '@countersign/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../../api/client.ts';
import { canUsePasskeys } from '../../../../parts/passkey/authenticator.ts';
import { formatDay, formatDistance } from '../../../../text/format.ts';
import { Button } from '../../../../ui/index.ts';
import { useNow } from '../../parts/use-now.ts';
import { self } from '../own-user.tsx';
import { KeyCard } from './key-card.tsx';
import { PasskeySheet } from './passkey-sheet.tsx';
import { usePasskeysText } from './passkeys-text.ts';

/** The passkeys of the user: deleted in any browser, added only in one that supports passkeys. */
export function Passkeys({ user }: { user: User }) {
  const words = usePasskeysText();
  const now = useNow();
  const query = useQuery({
    queryKey: ['passkeys'],
    queryFn: async ({ signal }) => (await call(api.listPasskeys, { params: self(), signal })).passkeys,
  });
  const [adding, setAdding] = useState(false);
  const isFull = (query.data?.length ?? 0) >= PASSKEYS_MAX;
  const hint = !canUsePasskeys() ? words.unsupported : isFull ? words.limit : null;
  return (
    <KeyCard
      words={words}
      query={query}
      idOf={({ passkeyWsid }) => passkeyWsid}
      nameOf={({ name }) => name}
      factsOf={({ createdDatetime, lastUsedDatetime }) => [
        words.made(formatDay(createdDatetime)),
        lastUsedDatetime === null ? words.unused : words.used(formatDistance(lastUsedDatetime, now)),
      ]}
      remove={(passkeyWsid) => call(api.deletePasskey, { params: { ...self(), passkeyWsid } })}
      hint={hint}
      act={hint === null && <Button icon="plus" label={words.add} onClick={() => setAdding(true)} />}
    >
      {adding && <PasskeySheet user={user} onMade={query.refetch} onClose={() => setAdding(false)} />}
    </KeyCard>
  );
}
