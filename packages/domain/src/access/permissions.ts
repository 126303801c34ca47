/**
 * Permission keys (Spec §6): the page that each key opens, and what it permits on that page; the calls that it opens are in
 * permission-calls.ts, which few pages load. If several keys name a page, any of them opens it. The owner holds all keys; a
 * personal account holds none.
 */
export interface Permission {
  readonly key: string;
  readonly area: PermissionArea;
  /** Path of the page that it opens; null for an action on a page that another key opens. */
  readonly page: string | null;
  /** Only the owner may hold it. */
  readonly ownerOnly?: true;
}

export const PERMISSION_AREAS = [
  'ENVELOPES',
  'TEMPLATES',
  'OFFICE_SEALS',
  'DEPARTMENTS',
  'MEMBERS',
  'ROLES',
  'CONTRACT_NUMBERS',
  'APPLICATIONS',
  'FINANCE',
] as const;
export type PermissionArea = (typeof PERMISSION_AREAS)[number];

export const PERMISSIONS = [
  {
    key: 'enterprises:envelopes:view',
    area: 'ENVELOPES',
    page: '/enterprise-envelopes',
  },
  {
    key: 'enterprises:data:export',
    area: 'ENVELOPES',
    page: '/enterprise/data',
  },
  {
    key: 'enterprises:retention:manage',
    area: 'ENVELOPES',
    page: '/enterprise/retention',
  },
  {
    key: 'enterprises:holds:manage',
    area: 'ENVELOPES',
    page: '/enterprise/retention',
  },

  {
    key: 'businessScenarioTemplates:use',
    area: 'TEMPLATES',
    page: '/enterprise/templates',
  },
  {
    key: 'businessScenarioTemplates:manage',
    area: 'TEMPLATES',
    page: '/enterprise/templates',
  },
  {
    key: 'businessScenarioTemplates:create',
    area: 'TEMPLATES',
    page: '/enterprise/templates',
  },
  // `{wsid}` stands for every template; the author of a template holds the key with its id.
  {
    key: 'businessScenarioTemplates:{wsid}:update',
    area: 'TEMPLATES',
    page: '/enterprise/templates',
  },
  { key: 'businessScenarioTemplates:recycled', area: 'TEMPLATES', page: null },
  { key: 'businessScenarioTemplates:disable', area: 'TEMPLATES', page: null },
  { key: 'businessScenarioTemplates:enable', area: 'TEMPLATES', page: null },

  {
    key: 'officeSeals:manage',
    area: 'OFFICE_SEALS',
    page: '/enterprise/seals',
  },
  {
    key: 'officeSeals:formUpload',
    area: 'OFFICE_SEALS',
    page: null,
  },
  { key: 'officeSeals:name:update', area: 'OFFICE_SEALS', page: null },
  { key: 'officeSeals:abandon', area: 'OFFICE_SEALS', page: null },
  { key: 'officeSeals:groups:move', area: 'OFFICE_SEALS', page: null },
  { key: 'officeSeals:groups:create', area: 'OFFICE_SEALS', page: null },
  {
    key: 'officeSeals:groups:name:update',
    area: 'OFFICE_SEALS',
    page: null,
  },
  { key: 'officeSeals:groups:delete', area: 'OFFICE_SEALS', page: null },
  { key: 'officeSeals:authorize', area: 'OFFICE_SEALS', page: null },
  { key: 'officeSeals:authorize:cancel', area: 'OFFICE_SEALS', page: null },
  { key: 'officeSeals:apply', area: 'OFFICE_SEALS', page: null },
  {
    key: 'officeSeals:applications:approve:view',
    area: 'OFFICE_SEALS',
    page: '/enterprise/seal-audit',
  },
  { key: 'officeSeals:applications:handle', area: 'OFFICE_SEALS', page: null },

  { key: 'departments:create', area: 'DEPARTMENTS', page: null },
  { key: 'departments:update', area: 'DEPARTMENTS', page: null },
  { key: 'departments:delete', area: 'DEPARTMENTS', page: null },
  {
    key: 'departments:members:transfer',
    area: 'DEPARTMENTS',
    page: null,
  },

  { key: 'members:manage', area: 'MEMBERS', page: '/enterprise/members' },
  { key: 'members:batchExport', area: 'MEMBERS', page: null },
  {
    key: 'members:batchImport',
    area: 'MEMBERS',
    page: null,
  },
  { key: 'members:batchTemplates:download', area: 'MEMBERS', page: null },
  {
    key: 'members:update',
    area: 'MEMBERS',
    page: '/enterprise/forbidden-members',
  },
  {
    key: 'members:applications:handle',
    area: 'MEMBERS',
    page: '/enterprise/invitations',
  },
  { key: 'members:invitations:delete', area: 'MEMBERS', page: null },
  {
    key: 'members:invitations:link:switch',
    area: 'MEMBERS',
    page: null,
  },

  {
    key: 'privileges:manage',
    area: 'ROLES',
    page: '/enterprise/roles',
  },
  {
    key: 'enterpriseRoles:authors:bind',
    area: 'ROLES',
    page: null,
  },
  {
    key: 'enterpriseRoles:authors:delete',
    area: 'ROLES',
    page: null,
  },

  {
    key: 'contractNumbers:set',
    area: 'CONTRACT_NUMBERS',
    page: '/enterprise/contract-numbers',
  },

  {
    key: 'applications:manage',
    area: 'APPLICATIONS',
    page: '/enterprise/applications',

    ownerOnly: true,
  },

  {
    key: 'bills:manage',
    area: 'FINANCE',
    page: '/enterprise/finance',
  },
  {
    key: 'ccs:consume:record',
    area: 'FINANCE',
    page: '/enterprise/finance',
  },
  {
    key: 'ccs:consume:purchase',
    area: 'FINANCE',
    page: '/enterprise/finance',
  },
] as const satisfies readonly Permission[];

export type PermissionKey = (typeof PERMISSIONS)[number]['key'];
export const PERMISSION_KEYS: readonly PermissionKey[] = PERMISSIONS.map(({ key }) => key);
const ALL: readonly Permission[] = PERMISSIONS;

/** What an account may do: its keys, and whether it is the owner's, which implies every key. */
export interface Privileges {
  readonly isOwner: boolean;
  readonly keys: ReadonlySet<string>;
}

const holds = ({ isOwner, keys }: Privileges, { key, ownerOnly }: Permission): boolean =>
  isOwner || (ownerOnly !== true && keys.has(key));

/** Whether the holder has the key. */
export const mayDo = (privileges: Privileges, key: PermissionKey): boolean =>
  ALL.some((one) => one.key === key && holds(privileges, one));

/** Whether one of the keys that open the page is held. */
export const mayOpen = (privileges: Privileges, page: string): boolean =>
  ALL.some((one) => one.page === page && holds(privileges, one));
