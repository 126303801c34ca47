import type { Enterprise } from '@countersign/contract';
import { AUTH_LEVELS, PARTICIPANT_TYPES, type ParticipantType, SECURE_LEVELS } from '@countersign/domain';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useEnterprise } from '../../../api/accounts.ts';
import { Grid, SelectField, TextField, bound } from '../../../ui/index.ts';
import { rolesQuery } from '../model/enterprise-roles.ts';
import { useRoleNameOf } from '../parts/role-name.ts';
import { SecondContact } from '../parts/second-contact.tsx';
import { type PersonRow, changeRow, isTyped, troublesOf, withType } from './model/people-rows.ts';
import styles from './person-more.module.css';
import { usePeopleText } from './text-people.ts';
import { useDraft } from './use-draft.ts';

interface Props {
  row: PersonRow;
  rows: readonly PersonRow[];
}

/** The rare settings of a participant: whom they act for, how their identity is verified, which certificate they sign with. */
export function PersonMore({ row, rows }: Props) {
  const words = usePeopleText();
  const draft = useDraft();
  const own = useEnterprise() ?? null;
  const change = (part: Partial<PersonRow>) => draft.changeRows(changeRow(rows, row.key, part));
  const become = (type: ParticipantType) => {
    const next = withType(row, type);
    const isOwn =
      own !== null && (type === 'ENTERPRISE_ROLE' || (type === 'ENTERPRISE_MEMBER' && row.memberWsid !== null));
    change(isOwn ? { ...next, enterpriseName: own.name, enterpriseWsid: own.enterpriseWsid } : next);
  };
  const ofEnterprise = row.type === 'ENTERPRISE_MEMBER' || row.type === 'ENTERPRISE_ROLE';
  const troubles = troublesOf(row, rows);
  return (
    <Grid columns={2} gap={4} mx={1.5} mt={1} pt={4} pb={3} borderTop className={styles.more}>
      <SelectField
        label={words.type}
        {...bound(row.type, (next) => become(next as ParticipantType))}
        error={troubles.more === 'listAgain' ? words.trouble.listAgain : undefined}
        options={PARTICIPANT_TYPES.filter((type) => isOffered(type, { row, rows, own })).map((type) => [
          type,
          words.typeOf[type],
        ])}
      />
      {row.type === 'ENTERPRISE_MEMBER' && row.memberWsid === null && (
        <EnterpriseField row={row} rows={rows} own={own} />
      )}
      {row.type === 'ENTERPRISE_ROLE' && <RoleField row={row} rows={rows} />}
      {isTyped(row) && <SecondContact typed={row} onChange={change} />}
      {row.role === 'SIGNER' && (
        <>
          <SelectField
            label={words.auth}
            {...bound(row.authLevel, (next) => change({ authLevel: next as PersonRow['authLevel'] }))}
            options={AUTH_LEVELS.map((level) => [level, words.authOf[level]])}
          />
          <SelectField
            label={words.secure}
            {...bound(row.secureLevel, (next) => change({ secureLevel: next as PersonRow['secureLevel'] }))}
            options={SECURE_LEVELS.filter((level) => level !== 'ENTERPRISE_CERT' || ofEnterprise).map((level) => [
              level,
              words.secureOf[level],
            ])}
          />
        </>
      )}
      <GroupField row={row} rows={rows} />
    </Grid>
  );
}

/** A role must be one of the enterprise of the sender; only one list of recipients is allowed. */
function isOffered(type: ParticipantType, { row, rows, own }: Props & { own: Enterprise | null }): boolean {
  if (type === row.type) return true;
  if (type === 'ENTERPRISE_ROLE') return own !== null;
  return type !== 'BULK_PERSON' || rows.every((other) => other.type !== 'BULK_PERSON');
}

/** The enterprise by name; the enterprise of the sender is also identified by its id. */
function EnterpriseField({ row, rows, own }: Props & { own: Enterprise | null }) {
  const words = usePeopleText();
  const draft = useDraft();
  const known = useId();
  const [isBlurred, setBlurred] = useState(false);
  const { more } = troublesOf(row, rows);
  const used = [own?.name, ...rows.map(({ enterpriseName }) => enterpriseName.trim())];
  const names = [...new Set(used.filter((name) => name !== undefined && name !== ''))];
  return (
    <>
      <TextField
        label={words.enterprise}
        hint={words.enterpriseHint}
        autoComplete="off"
        list={known}
        maxLength={100}
        value={row.enterpriseName}
        error={isBlurred && more === 'enterpriseMissing' ? words.trouble.enterpriseMissing : undefined}
        onBlur={() => setBlurred(true)}
        onChange={({ currentTarget: { value } }) =>
          draft.changeRows(
            changeRow(rows, row.key, {
              enterpriseName: value,
              enterpriseWsid: own !== null && value.trim() === own.name ? own.enterpriseWsid : null,
            }),
          )
        }
      />
      <datalist id={known}>
        {names.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
    </>
  );
}

const useRoles = (enterpriseWsid: string | null) =>
  useQuery({ ...rolesQuery(enterpriseWsid ?? ''), enabled: enterpriseWsid !== null });

/** The name of the role of a line; null if it has none, or the role is not known here. */
export function useRoleName({ type, enterpriseWsid, enterpriseRoleWsid }: PersonRow): string | null {
  const nameOf = useRoleNameOf();
  const { data = [] } = useRoles(type === 'ENTERPRISE_ROLE' ? enterpriseWsid : null);
  const found = data.find((role) => role.enterpriseRoleWsid === enterpriseRoleWsid);
  return found === undefined ? null : nameOf(found);
}

function RoleField({ row, rows }: Props) {
  const words = usePeopleText();
  const draft = useDraft();
  const nameOf = useRoleNameOf();
  const [isBlurred, setBlurred] = useState(false);
  const { data: roles = [], isPending } = useRoles(row.enterpriseWsid);
  const { more } = troublesOf(row, rows);
  return (
    <SelectField
      label={words.enterpriseRole}
      hint={words.roleHint}
      disabled={isPending}
      value={row.enterpriseRoleWsid ?? ''}
      error={isBlurred && more === 'roleMissing' ? words.trouble.roleMissing : undefined}
      onBlur={() => setBlurred(true)}
      onChange={({ currentTarget: { value } }) => {
        const chosen = roles.find((role) => role.enterpriseRoleWsid === value);
        const name = row.name.trim() === '' && chosen ? nameOf(chosen) : row.name;
        draft.changeRows(changeRow(rows, row.key, { enterpriseRoleWsid: chosen?.enterpriseRoleWsid ?? null, name }));
      }}
      none={words.chooseRole}
      options={roles.map((role) => [role.enterpriseRoleWsid, nameOf(role)])}
    />
  );
}

function GroupField({ row, rows }: Props) {
  const words = usePeopleText();
  const draft = useDraft();
  const known = useId();
  const names = [...new Set(rows.map(({ groupId }) => groupId.trim()).filter((name) => name !== ''))];
  return (
    <>
      <TextField
        label={words.group}
        optional
        hint={words.groupHint}
        autoComplete="off"
        list={known}
        maxLength={64}
        value={row.groupId}
        onChange={({ currentTarget: { value } }) => draft.changeRows(changeRow(rows, row.key, { groupId: value }))}
      />
      <datalist id={known}>
        {names.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
    </>
  );
}
