import { type SealAuthorization, api } from '@countersign/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call, messageOf, requestIdOf } from '../../../../api/client.ts';
import { useMay } from '../../../../api/privileges.ts';
import { Trouble } from '../../../../parts/trouble/trouble.tsx';
import { formatDay, formatNumber, formatTime } from '../../../../text/format.ts';
import { useText } from '../../../../text/text.ts';
import { Avatar } from '../../../../ui/avatar.tsx';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/dialog.tsx';
import { Pager } from '../../../../ui/pager.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { toast } from '../../../../ui/toast.tsx';
import { authorizeText } from './authorize-text.ts';
import { Box, Card, Stack, Text } from '../../../../ui/layout.tsx';
import styles from './authorizations.module.css';
import { authorizationsQuery, refreshSeals } from './queries.ts';
import records from './use-records.module.css';

/** The current authorisations of a seal with their scope, end and remaining uses; each can be revoked with immediate effect. */
export function Authorizations({ officeSealWsid }: { officeSealWsid: string }) {
  const words = useText(authorizeText);
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery(authorizationsQuery(officeSealWsid, page));
  const mayRevoke = useMay('officeSeals:authorize:cancel');
  const [leaving, setLeaving] = useState<SealAuthorization | null>(null);
  if (data === undefined)
    return error ? <Trouble error={error} onRetry={() => void refetch()} /> : <Skeleton height={72} radius={14} />;
  if (data.page.totalElements === 0) return <p className={records.nothing}>{words.none}</p>;
  const revoke = async ({ authorizationWsid }: SealAuthorization) => {
    try {
      const body = { authorizationWsids: [authorizationWsid] };
      await call(api.revokeOfficeSealAuthorization, { params: { officeSealWsid }, body });
      toast('success', words.revoked);
    } catch (cause) {
      toast('warning', messageOf(cause), requestIdOf(cause));
    }
    await refreshSeals();
  };
  return (
    <>
      <Card as="ul">
        {data.authorizations.map((one) => (
          <Row key={one.authorizationWsid} one={one} onRevoke={mayRevoke ? () => setLeaving(one) : null} />
        ))}
      </Card>
      <Pager
        page={page}
        total={data.page.totalElements}
        count={words.count(formatNumber(data.page.totalElements))}
        onPage={setPage}
      />
      {leaving && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setLeaving(null)}
          title={words.revokeTitle(leaving.memberName)}
          description={words.revokeWhy}
          act={words.revoke}
          danger
          onConfirm={() => revoke(leaving)}
        />
      )}
    </>
  );
}

function Row({ one, onRevoke }: { one: SealAuthorization; onRevoke: (() => void) | null }) {
  const words = useText(authorizeText);
  const { memberName, scope, endDatetime, usedCount, count, createdDatetime } = one;
  const facts = [
    words.scopes[scope],
    endDatetime === null ? words.noEnd : words.until(formatTime(endDatetime)),
    words.used(usedCount, count),
    words.since(formatDay(createdDatetime)),
  ];
  return (
    <Box as="li" gapY={2.5} gapX={3} wrap py={3} px={4} row className={styles.row}>
      <Avatar name={memberName} size={36} />
      <Stack minWidth={0} className={styles.words}>
        <strong>{memberName}</strong>
        <Text size="s" tone="ink-3">
          {facts.join(' · ')}
        </Text>
      </Stack>
      {onRevoke && (
        <Button size="s" aria-label={words.revokeWhom(memberName)} onClick={onRevoke}>
          {words.revoke}
        </Button>
      )}
    </Box>
  );
}
