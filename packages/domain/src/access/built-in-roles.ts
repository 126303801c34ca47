import { SUPER_ADMINISTRATOR } from '../vocabulary.ts';
import { PERMISSIONS, type Permission, type PermissionArea, type PermissionKey } from './permissions.ts';

/** Alias of the role that every active member has without being bound to it. */
export const MEMBER_ROLE = 'MEMBER';

export const BUILT_IN_ALIASES = [
  SUPER_ADMINISTRATOR,
  'ADMINISTRATOR',
  'SEAL_ADMINISTRATOR',
  'TEMPLATE_ADMINISTRATOR',
  'FINANCE_ADMINISTRATOR',
  MEMBER_ROLE,
] as const;
export type BuiltInAlias = (typeof BUILT_IN_ALIASES)[number];

export interface BuiltInRole {
  readonly alias: BuiltInAlias;
  /** Its name in the database; users see a translation chosen by the alias. */
  readonly name: string;
  /** Its initial keys. The owner role implies every key and stores none (Spec §6). */
  readonly keys: readonly PermissionKey[];
}

/** Keys that a role may have: all except those reserved for the owner. */
export const GRANTABLE_KEYS: readonly PermissionKey[] = (
  PERMISSIONS as readonly (Permission & { readonly key: PermissionKey })[]
)
  .filter(({ ownerOnly }) => ownerOnly !== true)
  .map(({ key }) => key);

const inArea = (area: PermissionArea): readonly PermissionKey[] =>
  PERMISSIONS.filter((one) => one.area === area)
    .map(({ key }) => key)
    .filter((key) => GRANTABLE_KEYS.includes(key));

/** The roles that every enterprise has, in the order in which they are listed. */
export const BUILT_IN_ROLES: readonly BuiltInRole[] = [
  { alias: SUPER_ADMINISTRATOR, name: '超级管理员', keys: [] },
  { alias: 'ADMINISTRATOR', name: '管理员', keys: GRANTABLE_KEYS },
  { alias: 'SEAL_ADMINISTRATOR', name: '印章管理员', keys: inArea('OFFICE_SEALS') },
  { alias: 'TEMPLATE_ADMINISTRATOR', name: '模板管理员', keys: inArea('TEMPLATES') },
  { alias: 'FINANCE_ADMINISTRATOR', name: '财务管理员', keys: inArea('FINANCE') },
  { alias: MEMBER_ROLE, name: '成员', keys: ['businessScenarioTemplates:use', 'officeSeals:apply'] },
];

export const isBuiltInAlias = (alias: string | null): alias is BuiltInAlias =>
  (BUILT_IN_ALIASES as readonly (string | null)[]).includes(alias);
