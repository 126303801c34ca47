import type { Enterprise, EnterpriseMember } from '@countersign/contract';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useEnterprise } from '../../../../api/accounts.ts';
import { useMay } from '../../../../api/privileges.ts';
import { ListView } from '../../../../parts/data-table/list-view.tsx';
import { Box, EmptyState, Grid } from '../../../../ui/index.ts';
import { useAddressed } from '../../../../ui/use-addressed.ts';
import { useMedia } from '../../../../ui/use-media.ts';
import { Page } from '../../parts/page.tsx';
import { DepartmentSheet } from './department-sheets.tsx';
import { DepartmentPicker, DepartmentTree } from './department-tree.tsx';
import { MemberBar } from './member-bar.tsx';
import { MemberList, MemberSkeleton } from './member-list.tsx';
import { MemberSheet } from './member-sheet.tsx';
import styles from './members.module.css';
import { MembersActs } from './members-acts.tsx';
import { useMembersText } from './members-text.ts';
import { departmentsQuery } from './model/department-calls.ts';
import { membersQuery } from './model/member-queries.ts';
import {
  EMPTY_MEMBER_SEARCH,
  type MemberSearch,
  isNarrowed,
  readMemberSearch,
  writeMemberSearch,
} from './model/member-search.ts';
import { SelectionBar } from './selection-bar.tsx';
import type { DepartmentActs } from './use-department-acts.ts';
import { useMemberSelection } from './use-member-selection.ts';
import { ABOVE_LAPTOP } from '../../../../ui/breakpoints.ts';

/** The members and departments of the enterprise (Spec §2 "Enterprise pages", §6 "Departments", "Members"). */
export function MembersPage() {
  const words = useMembersText();
  const enterprise = useEnterprise();
  return (
    <Page title={words.title} lead={words.lead} action={enterprise && <MembersActs enterprise={enterprise} />}>
      {enterprise ? <Desk enterprise={enterprise} /> : <MemberSkeleton />}
    </Page>
  );
}

function Desk({ enterprise: { enterpriseWsid } }: { enterprise: Enterprise }) {
  const navigate = useNavigate();
  const [search, change] = useAddressed(
    readMemberSearch(useSearch({ strict: false }) as Record<string, unknown>),
    (next, { page, department }) =>
      navigate({
        to: '/enterprise/members',
        search: writeMemberSearch(next),
        replace: page === undefined && department === undefined,
      }),
    { page: 1 },
  );
  const isWide = useMedia(ABOVE_LAPTOP);
  const { data: departments = [] } = useQuery(departmentsQuery(enterpriseWsid));
  const [act, setAct] = useState<DepartmentActs | null>(null);
  const tree = {
    departments,
    chosen: search.department,
    onChoose: (department: string) => change({ department }),
    onAct: setAct,
  };
  return (
    <Grid gap={5} align="start" className={styles.layout}>
      {isWide ? <DepartmentTree {...tree} /> : <DepartmentPicker {...tree} />}
      <Box minWidth={0}>
        <MemberBar enterpriseWsid={enterpriseWsid} search={search} onChange={change} />
        <People enterpriseWsid={enterpriseWsid} search={search} onChange={change} />
      </Box>
      {act && (
        <DepartmentSheet
          act={act}
          enterpriseWsid={enterpriseWsid}
          departments={departments}
          onClose={() => setAct(null)}
        />
      )}
    </Grid>
  );
}

interface PeopleProps {
  enterpriseWsid: string;
  search: MemberSearch;
  onChange: (next: Partial<MemberSearch>) => void;
}
function People({ enterpriseWsid, search, onChange }: PeopleProps) {
  const words = useMembersText();
  const mayTransfer = useMay('departments:members:transfer');
  const selection = useMemberSelection(JSON.stringify({ ...search, page: 1 }));
  const [open, setOpen] = useState<EnterpriseMember | null>(null);
  return (
    <>
      <ListView
        query={useQuery(membersQuery(enterpriseWsid, search))}
        page={search.page}
        onPage={(page) => onChange({ page })}
        isEmpty={({ members }) => members.length === 0}
        empty={<EmptyState title={words.noMembers} why={words.noMembersWhy} />}
        onClear={
          isNarrowed(search) || search.department === ''
            ? () => onChange({ ...EMPTY_MEMBER_SEARCH, department: search.department })
            : null
        }
        count={words.count}
        waiting={<MemberSkeleton />}
      >
        {({ members }) => <MemberList members={members} selection={mayTransfer ? selection : null} onOpen={setOpen} />}
      </ListView>
      {mayTransfer && <SelectionBar enterpriseWsid={enterpriseWsid} selection={selection} />}
      {open && <MemberSheet enterpriseWsid={enterpriseWsid} member={open} onClose={() => setOpen(null)} />}
    </>
  );
}
