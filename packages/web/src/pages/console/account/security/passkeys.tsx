import { type Passkey, type User, api } from '@countersign/contract';
import { PASSKEYS_MAX } from '@countersign/domain';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call, messageOf, queryClient, requestIdOf } from '../../../../api/client.ts';
import { canUsePasskeys } from '../../../../parts/passkey/authenticator.ts';
import { formatDay, formatDistance } from '../../../../text/format.ts';
import { useText } from '../../../../text/text.ts';
import { Button, IconButton } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/dialog.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { toast } from '../../../../ui/toast.tsx';
import { Loaded } from '../../../../parts/trouble/loaded.tsx';
import { useNow } from '../../parts/use-now.ts';
import { Card } from '../card.tsx';
import { self } from '../own-user.tsx';
import { PasskeySheet } from './passkey-sheet.tsx';
import { passkeysText } from './passkeys-text.ts';
import { Box, Row, Stack, Text } from '../../../../ui/layout.tsx';
import styles from './security.module.css';

const passkeysQuery = queryOptions({
  queryKey: ['passkeys'],
  queryFn: async ({ signal }) => (await call(api.listPasskeys, { params: self(), signal })).passkeys,
});
const refetchPasskeys = () => queryClient.invalidateQueries({ queryKey: passkeysQuery.queryKey });

/** The passkeys of the user: deleted in any browser, added only in one that supports passkeys. */
export function Passkeys({ user }: { user: User }) {
  const words = useText(passkeysText);
  const query = useQuery(passkeysQuery);
  const [adding, setAdding] = useState(false);
  const [toDelete, setToDelete] = useState<Passkey | null>(null);
  const remove = async ({ passkeyWsid }: Passkey) => {
    try {
      await call(api.deletePasskey, { params: { ...self(), passkeyWsid } });
      toast('success', words.removed);
    } catch (cause) {
      toast('warning', messageOf(cause), requestIdOf(cause));
    }
    await refetchPasskeys();
  };
  const isFull = (query.data?.length ?? 0) >= PASSKEYS_MAX;
  const hint = !canUsePasskeys() ? words.unsupported : isFull ? words.limit : null;
  return (
    <Card
      title={words.title}
      why={words.why}
      act={
        hint === null && (
          <Button icon="plus" onClick={() => setAdding(true)}>
            {words.add}
          </Button>
        )
      }
    >
      {hint && (
        <Text as="p" mb={3} size="m" tone="ink-2" className={styles.hint}>
          {hint}
        </Text>
      )}
      <Loaded query={query} waiting={<Skeleton height={64} radius={10} />}>
        {(passkeys) => <PasskeyList passkeys={passkeys} onDelete={setToDelete} />}
      </Loaded>
      {adding && <PasskeySheet user={user} onMade={refetchPasskeys} onClose={() => setAdding(false)} />}
      <ConfirmDialog
        open={toDelete !== null}
        onOpenChange={(open) => !open && setToDelete(null)}
        title={toDelete === null ? '' : words.removeTitle(toDelete.name)}
        description={words.removeWhy}
        act={words.remove}
        danger
        onConfirm={async () => {
          if (toDelete) await remove(toDelete);
        }}
      />
    </Card>
  );
}

function PasskeyList({ passkeys, onDelete }: { passkeys: readonly Passkey[]; onDelete: (passkey: Passkey) => void }) {
  const words = useText(passkeysText);
  const now = useNow();
  if (passkeys.length === 0) return <p className={styles.nothing}>{words.none}</p>;
  return (
    <Box as="ul" borderTop divided className={styles.rows} aria-label={words.list}>
      {passkeys.map((passkey) => (
        <Row as="li" key={passkey.passkeyWsid} gap={3} justify="between" py={2.5} className={styles.row}>
          <Stack minWidth={0}>
            <Text as="strong" weight={550}>
              {passkey.name}
            </Text>
            <Text as="small" size="s" tone="ink-3">
              {words.made(formatDay(passkey.createdDatetime))} ·{' '}
              {passkey.lastUsedDatetime === null
                ? words.unused
                : words.used(formatDistance(passkey.lastUsedDatetime, now))}
            </Text>
          </Stack>
          <IconButton icon="trash" size={18} label={words.removeOf(passkey.name)} onClick={() => onDelete(passkey)} />
        </Row>
      ))}
    </Box>
  );
}
