import type { EnterpriseMember } from '@countersign/contract';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useEnterprise } from '../../../../api/accounts.ts';
import { ListView } from '../../../../parts/data-table/list-view.tsx';
import { formatDistance, formatTime } from '../../../../text/format.ts';
import { attempt } from '../../../../parts/trouble/attempt.ts';
import { Avatar, Button, ConfirmDialog, EmptyState, Hint } from '../../../../ui/index.ts';
import { ListRow, RowList } from '../../../../ui/row-list.tsx';
import { useAddressed } from '../../../../ui/use-addressed.ts';
import { Page } from '../../parts/page.tsx';
import { SearchField } from '../../parts/search-field.tsx';
import { useNow } from '../../parts/use-now.ts';
import styles from './forbidden.module.css';
import { HandoverDialog } from '../members/handover-dialog.tsx';
import { MemberSkeleton } from '../members/member-list.tsx';
import { enableMember, forbiddenQuery, keyOf } from '../members/model/member-queries.ts';
import { readForbiddenSearch, writeForbiddenSearch } from './forbidden-search.ts';
import { useForbiddenText } from './forbidden-text.ts';

/** The disabled members, who can be restored (Spec §4 "Enterprise membership", §6 "forbidden-members page"). */
export function ForbiddenPage() {
  const words = useForbiddenText();
  const enterprise = useEnterprise();
  return (
    <Page title={words.title} lead={words.lead} narrow>
      {enterprise ? <List enterpriseWsid={enterprise.enterpriseWsid} /> : <MemberSkeleton rows={3} />}
    </Page>
  );
}

function List({ enterpriseWsid }: { enterpriseWsid: string }) {
  const words = useForbiddenText();
  const navigate = useNavigate();
  const [search, change] = useAddressed(
    readForbiddenSearch(useSearch({ strict: false }) as Record<string, unknown>),
    (next, { page }) =>
      navigate({
        to: '/enterprise/forbidden-members',
        search: writeForbiddenSearch(next),
        replace: page === undefined,
      }),
    { page: 1 },
  );
  const list = useQuery(forbiddenQuery(enterpriseWsid, search));
  const [restoring, setRestoring] = useState<EnterpriseMember | null>(null);
  const [handing, setHanding] = useState<EnterpriseMember | null>(null);
  const isSearched = search.search !== '';
  return (
    <>
      {(isSearched || (list.data?.page.totalElements ?? 0) > 0) && (
        <div className={styles.bar} role="search">
          <SearchField label={words.search} value={search.search} onChange={(text) => change({ search: text })} />
        </div>
      )}
      <ListView
        query={list}
        page={search.page}
        onPage={(page) => change({ page })}
        isEmpty={({ members }) => members.length === 0}
        empty={<EmptyState drawing="done" title={words.none} why={words.noneWhy} />}
        onClear={isSearched ? () => change({ search: '' }) : null}
        count={words.count}
        waiting={<MemberSkeleton rows={3} />}
      >
        {({ members }) => (
          <RowList>
            {members.map((member) => (
              <Row
                key={keyOf(member)}
                member={member}
                onRestore={() => setRestoring(member)}
                onHandOver={() => setHanding(member)}
              />
            ))}
          </RowList>
        )}
      </ListView>
      {handing && <HandoverDialog enterpriseWsid={enterpriseWsid} member={handing} onClose={() => setHanding(null)} />}
      {restoring && <Restore enterpriseWsid={enterpriseWsid} member={restoring} onClose={() => setRestoring(null)} />}
    </>
  );
}

interface RowProps {
  member: EnterpriseMember;
  onRestore: () => void;
  onHandOver: () => void;
}
function Row({ member, onRestore, onHandOver }: RowProps) {
  const words = useForbiddenText();
  const now = useNow();
  const { name, phone, email, departmentName, disabledDatetime } = member;
  const about = [phone ?? email, departmentName].filter((part) => part !== null);
  return (
    <ListRow
      lead={<Avatar name={name} size={40} />}
      acts={
        <>
          <Button
            size="s"
            icon="inbox"
            label={words.handOver}
            aria-label={words.handOverWhom(name)}
            onClick={onHandOver}
          />
          <Button size="s" icon="undo" label={words.restore} aria-label={words.restoreWhom(name)} onClick={onRestore} />
        </>
      }
    >
      <strong>{name}</strong>
      <Hint>
        {about.join(' · ')}
        {disabledDatetime !== null && (
          <time dateTime={disabledDatetime} title={formatTime(disabledDatetime)}>
            {about.length > 0 && ' · '}
            {words.disabledAt(formatDistance(disabledDatetime, now))}
          </time>
        )}
      </Hint>
    </ListRow>
  );
}

interface RestoreProps {
  enterpriseWsid: string;
  member: EnterpriseMember;
  onClose: () => void;
}
function Restore({ enterpriseWsid, member: { memberWsid, name }, onClose }: RestoreProps) {
  const words = useForbiddenText();
  const restore = async () => {
    await attempt(() => enableMember(enterpriseWsid, memberWsid ?? ''), words.restored(name));
  };
  return (
    <ConfirmDialog
      onClose={onClose}
      title={words.restoreTitle(name)}
      description={words.restoreWhy}
      act={words.restore}
      onConfirm={restore}
    />
  );
}
