import { type PolicyRole, type RoleAuthor, api } from '@countersign/contract';
import { MEMBER_ROLE, type Privileges, type RoleFacts, SUPER_ADMINISTRATOR, judgeAuthors } from '@countersign/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../../api/client.ts';
import { useMay } from '../../../../api/privileges.ts';
import { currentUserWsid } from '../../../../api/session.ts';
import { attempt } from '../../../../parts/trouble/attempt.ts';
import { Loaded } from '../../../../parts/trouble/loaded.tsx';
import { Avatar, Button, ConfirmDialog, Grid, Hint, IconButton, Row, Skeleton, Text } from '../../../../ui/index.ts';
import { SectionCard } from '../../../../ui/section-card.tsx';
import { formatNumber } from '../../../../text/format.ts';
import { Pager } from '../../../../ui/pager.tsx';
import { BindSheet } from './bind-sheet.tsx';
import { HandOverSheet } from './hand-over-sheet.tsx';
import { HOLDERS_AT_ONCE, holdersQuery, refreshRoles } from './queries.ts';
import styles from './roles.module.css';
import { useRolesText } from './roles-text.ts';

interface RoleHoldersProps {
  role: PolicyRole;
  by: Privileges;
  facts: RoleFacts;
}

/** The members bound to the role. The owner role moves only with the ownership. */
export function RoleHolders({ role, by, facts }: RoleHoldersProps) {
  const words = useRolesText();
  const [isOpen, setOpen] = useState(false);
  const mayBind = useMay('enterpriseRoles:authors:bind') && judgeAuthors(by, facts, { isSelf: false }).ok;
  const isOwners = role.alias === SUPER_ADMINISTRATOR;
  return (
    <SectionCard
      heading="h3"
      title={words.members}
      why={role.alias === MEMBER_ROLE ? words.allMembers : words.membersWhy}
      act={
        isOwners
          ? by.isOwner && <Button size="s" label={words.handOver} onClick={() => setOpen(true)} />
          : mayBind && <Button size="s" icon="plus" label={words.bind} onClick={() => setOpen(true)} />
      }
    >
      {role.alias !== MEMBER_ROLE && <Holders role={role} by={by} facts={facts} />}
      {isOpen &&
        (isOwners ? (
          <HandOverSheet role={role} onClose={() => setOpen(false)} />
        ) : (
          <BindSheet role={role} by={by} facts={facts} onClose={() => setOpen(false)} />
        ))}
    </SectionCard>
  );
}

function Holders({ role, by, facts }: RoleHoldersProps) {
  const words = useRolesText();
  const [page, setPage] = useState(1);
  const [leaving, setLeaving] = useState<RoleAuthor | null>(null);
  const mayUnbind = useMay('enterpriseRoles:authors:delete');
  const query = useQuery(holdersQuery(role.enterpriseRoleWsid, page));
  return (
    <>
      <Loaded query={query} waiting={<Skeleton height={56} />}>
        {({ authors, page: at }) =>
          at.totalElements === 0 ? (
            <Hint text={words.noMembers} />
          ) : (
            <>
              <Grid as="ul" gapY={1} gapX={5} className={styles.holders}>
                {authors.map((author) => {
                  const { memberWsid, name, contact } = author;
                  const isSelf = memberWsid === currentUserWsid();
                  return (
                    <Row as="li" key={memberWsid} gap={2.5} className={styles.holder}>
                      <Avatar name={name} size={32} />
                      <Text grow minWidth={0} leading={1.35}>
                        <strong>{name}</strong>
                        {isSelf && (
                          <Text tone="ink-3" size="m">
                            {' '}
                            · {words.you}
                          </Text>
                        )}
                        {contact !== name && (
                          <Text tone="ink-3" size="m">
                            {' '}
                            {contact}
                          </Text>
                        )}
                      </Text>
                      {mayUnbind && judgeAuthors(by, facts, { isSelf }).ok && (
                        <IconButton
                          icon="close"
                          label={words.unbind(name)}
                          size={16}
                          onClick={() => setLeaving(author)}
                        />
                      )}
                    </Row>
                  );
                })}
              </Grid>
              {at.totalElements > HOLDERS_AT_ONCE && (
                <Pager
                  page={page}
                  size={HOLDERS_AT_ONCE}
                  total={at.totalElements}
                  count={words.holdersCount(formatNumber(at.totalElements))}
                  onPage={setPage}
                />
              )}
            </>
          )
        }
      </Loaded>
      {leaving && <Unbind role={role} author={leaving} onClose={() => setLeaving(null)} />}
    </>
  );
}

interface UnbindProps {
  role: PolicyRole;
  author: RoleAuthor;
  onClose: () => void;
}
function Unbind({ role, author: { memberWsid, name }, onClose }: UnbindProps) {
  const words = useRolesText();
  const unbind = async () => {
    const about = { params: { roleId: role.enterpriseRoleWsid }, body: { memberWsids: [memberWsid] } };
    if (await attempt(() => call(api.unbindRoleAuthors, about), words.unbound(name))) await refreshRoles();
  };
  return (
    <ConfirmDialog
      onClose={onClose}
      title={words.unbindTitle(name)}
      description={words.unbindWhy}
      act={words.unbindAct}
      danger
      onConfirm={unbind}
    />
  );
}
