import { type SealAuthorization, api } from '@countersign/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../../api/client.ts';
import { useMay } from '../../../../api/privileges.ts';
import { ListView } from '../../../../parts/data-table/list-view.tsx';
import { formatDay, formatTime } from '../../../../text/format.ts';
import { attempt } from '../../../../parts/trouble/attempt.ts';
import { Avatar, Button, ConfirmDialog, Hint, Nothing, Skeleton } from '../../../../ui/index.ts';
import { useAuthorizeText } from './authorize-text.ts';
import { ListRow, RowList } from '../../../../ui/row-list.tsx';
import { authorizationsQuery, refreshSeals } from './queries.ts';

/** The current authorisations of a seal with their scope, end and remaining uses; each can be revoked with immediate effect. */
export function Authorizations({ officeSealWsid }: { officeSealWsid: string }) {
  const words = useAuthorizeText();
  const [page, setPage] = useState(1);
  const mayRevoke = useMay('officeSeals:authorize:cancel');
  const [leaving, setLeaving] = useState<SealAuthorization | null>(null);
  const revoke = async ({ authorizationWsid }: SealAuthorization) => {
    await attempt(async () => {
      const body = { authorizationWsids: [authorizationWsid] };
      await call(api.revokeOfficeSealAuthorization, { params: { officeSealWsid }, body });
    }, words.revoked);
    await refreshSeals();
  };
  return (
    <>
      <ListView
        query={useQuery(authorizationsQuery(officeSealWsid, page))}
        page={page}
        onPage={setPage}
        isEmpty={({ page: { totalElements } }) => totalElements === 0}
        empty={<Nothing>{words.none}</Nothing>}
        count={words.count}
        waiting={<Skeleton height={72} radius={14} />}
      >
        {({ authorizations }) => (
          <RowList>
            {authorizations.map((one) => (
              <Row key={one.authorizationWsid} one={one} onRevoke={mayRevoke ? () => setLeaving(one) : null} />
            ))}
          </RowList>
        )}
      </ListView>
      {leaving && (
        <ConfirmDialog
          onClose={() => setLeaving(null)}
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
  const words = useAuthorizeText();
  const { memberName, scope, endDatetime, usedCount, count, createdDatetime } = one;
  const facts = [
    words.scopes[scope],
    endDatetime === null ? words.noEnd : words.until(formatTime(endDatetime)),
    words.used(usedCount, count),
    words.since(formatDay(createdDatetime)),
  ];
  return (
    <ListRow
      lead={<Avatar name={memberName} size={36} />}
      acts={
        onRevoke && (
          <Button size="s" label={words.revoke} aria-label={words.revokeWhom(memberName)} onClick={onRevoke} />
        )
      }
    >
      <strong>{memberName}</strong>
      <Hint size="s" text={facts.join(' · ')} />
    </ListRow>
  );
}
