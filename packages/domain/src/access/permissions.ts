/**
 * Permission keys (Spec §6): the calls that each key opens, its page, and what the key permits on that page. The
 * server's authoriser, the pages and the access matrix read only this table. If several keys name a call or a page, any
 * of them opens it. The owner holds all keys; a personal account holds none.
 */
export interface Permission {
  readonly key: string;
  readonly area: PermissionArea;
  /** Path of the page that it opens; null for an action on a page that another key opens. */
  readonly page: string | null;
  /** Names of the calls (Spec §7) it opens. */
  readonly calls: readonly string[];
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

/** Calls for every member who manages roles in any way: list the roles, their keys and their holders. */
const ROLE_READS = ['listPolicyRoles', 'listRolesWithAuthors', 'getRolePrivileges', 'listRoleAuthors'] as const;

/** Finding and reading a template to edit it, and every way to change it. */
const EDIT_BST_CALLS: readonly string[] = [
  'listBsts',
  'listBstGroups',
  'getBst',
  'updateBst',
  'renameBst',
  'addBstDocuments',
  'uploadBstAvatar',
  'downloadBstFile',
  'getTemplate',
  'saveTemplate',
  'openBstEditing',
];

export const PERMISSIONS = [
  {
    key: 'enterprises:envelopes:view',
    area: 'ENVELOPES',
    page: '/enterprise-envelopes',
    calls: ['listEnterpriseEnvelopes'],
  },
  {
    key: 'enterprises:data:export',
    area: 'ENVELOPES',
    page: '/enterprise/data',
    // The export contains the envelopes that its maker may see by the key above.
    calls: ['listEnterpriseExports', 'createEnterpriseExport', 'getEnterpriseExport', 'deleteEnterpriseExport'],
  },
  {
    key: 'enterprises:retention:manage',
    area: 'ENVELOPES',
    page: '/enterprise/retention',
    calls: ['getEnterpriseRetention', 'setEnterpriseRetention', 'previewEnterpriseRetention'],
  },
  {
    key: 'enterprises:holds:manage',
    area: 'ENVELOPES',
    page: '/enterprise/retention',
    calls: ['listEnterpriseHolds', 'placeEnterpriseHold', 'releaseEnterpriseHold'],
  },

  {
    key: 'businessScenarioTemplates:use',
    area: 'TEMPLATES',
    page: '/enterprise/templates',
    calls: ['listBsts', 'getBst', 'useBst', 'listBstGroups', 'downloadBstFile', 'listBstUseRecords'],
  },
  {
    key: 'businessScenarioTemplates:manage',
    area: 'TEMPLATES',
    page: '/enterprise/templates',
    calls: [
      'listBsts',
      'getBst',
      'listBstGroups',
      'downloadBstFile',
      'listBstUseRecords',
      'createBstGroup',
      'updateBstGroup',
      'deleteBstGroup',
    ],
  },
  {
    key: 'businessScenarioTemplates:create',
    area: 'TEMPLATES',
    page: '/enterprise/templates',
    // Template authors may edit their own templates; the key below covers those of others.
    calls: ['createBst', ...EDIT_BST_CALLS],
  },
  // `{wsid}` stands for every template; the author of a template holds the key with its id.
  {
    key: 'businessScenarioTemplates:{wsid}:update',
    area: 'TEMPLATES',
    page: '/enterprise/templates',
    calls: EDIT_BST_CALLS,
  },
  { key: 'businessScenarioTemplates:recycled', area: 'TEMPLATES', page: null, calls: ['deleteBst'] },
  { key: 'businessScenarioTemplates:disable', area: 'TEMPLATES', page: null, calls: ['disableBst'] },
  { key: 'businessScenarioTemplates:enable', area: 'TEMPLATES', page: null, calls: ['enableBst'] },

  {
    key: 'officeSeals:manage',
    area: 'OFFICE_SEALS',
    page: '/enterprise/seals',
    calls: ['listOfficeSealsAdmin', 'listSealUseRecords', 'listAllSealUseRecords', 'listSealGroups'],
  },
  {
    key: 'officeSeals:formUpload',
    area: 'OFFICE_SEALS',
    page: null,
    calls: ['createOfficeSeal', 'previewOfficeSeal', 'uploadOfficeSeal', 'listSealGroups'],
  },
  { key: 'officeSeals:name:update', area: 'OFFICE_SEALS', page: null, calls: ['renameOfficeSeal'] },
  { key: 'officeSeals:abandon', area: 'OFFICE_SEALS', page: null, calls: ['abandonOfficeSeal'] },
  { key: 'officeSeals:groups:move', area: 'OFFICE_SEALS', page: null, calls: ['moveOfficeSeal', 'listSealGroups'] },
  { key: 'officeSeals:groups:create', area: 'OFFICE_SEALS', page: null, calls: ['createSealGroup', 'listSealGroups'] },
  {
    key: 'officeSeals:groups:name:update',
    area: 'OFFICE_SEALS',
    page: null,
    calls: ['renameSealGroup', 'listSealGroups'],
  },
  { key: 'officeSeals:groups:delete', area: 'OFFICE_SEALS', page: null, calls: ['deleteSealGroup', 'listSealGroups'] },
  { key: 'officeSeals:authorize', area: 'OFFICE_SEALS', page: null, calls: ['authorizeOfficeSeal'] },
  { key: 'officeSeals:authorize:cancel', area: 'OFFICE_SEALS', page: null, calls: ['revokeOfficeSealAuthorization'] },
  { key: 'officeSeals:apply', area: 'OFFICE_SEALS', page: null, calls: ['applyForOfficeSeal'] },
  {
    key: 'officeSeals:applications:approve:view',
    area: 'OFFICE_SEALS',
    page: '/enterprise/seal-audit',
    calls: [],
  },
  { key: 'officeSeals:applications:handle', area: 'OFFICE_SEALS', page: null, calls: ['handleSealApplications'] },

  { key: 'departments:create', area: 'DEPARTMENTS', page: null, calls: ['createDepartment'] },
  { key: 'departments:update', area: 'DEPARTMENTS', page: null, calls: ['updateDepartment'] },
  { key: 'departments:delete', area: 'DEPARTMENTS', page: null, calls: ['deleteDepartment'] },
  {
    key: 'departments:members:transfer',
    area: 'DEPARTMENTS',
    page: null,
    calls: ['transferMembers', 'listMembers', 'getMember'],
  },

  { key: 'members:manage', area: 'MEMBERS', page: '/enterprise/members', calls: ['listMembers', 'getMember'] },
  { key: 'members:batchExport', area: 'MEMBERS', page: null, calls: ['exportMembers'] },
  {
    key: 'members:batchImport',
    area: 'MEMBERS',
    page: null,
    calls: ['importMembers', 'getMemberImport', 'getMemberImportReport'],
  },
  { key: 'members:batchTemplates:download', area: 'MEMBERS', page: null, calls: ['getMemberTemplate'] },
  {
    key: 'members:update',
    area: 'MEMBERS',
    page: '/enterprise/forbidden-members',
    calls: [
      'disableMember',
      'listMembers',
      'getMember',
      'listForbiddenMembers',
      'updateMember',
      'enableMember',
      'getHandover',
      'handOverMember',
    ],
  },
  {
    key: 'members:applications:handle',
    area: 'MEMBERS',
    page: '/enterprise/invitations',
    calls: [
      'listJoinApplications',
      'handleJoinApplication',
      'listInvitations',
      'createInvitations',
      'resendInvitation',
      'getInvitationLink',
    ],
  },
  { key: 'members:invitations:delete', area: 'MEMBERS', page: null, calls: ['listInvitations', 'deleteInvitation'] },
  {
    key: 'members:invitations:link:switch',
    area: 'MEMBERS',
    page: null,
    calls: ['getInvitationLink', 'setInvitationLink'],
  },

  {
    key: 'privileges:manage',
    area: 'ROLES',
    page: '/enterprise/roles',
    calls: [...ROLE_READS, 'setRolePrivileges', 'createRole', 'renameRole', 'deleteRole'],
  },
  {
    key: 'enterpriseRoles:authors:bind',
    area: 'ROLES',
    page: null,
    calls: [...ROLE_READS, 'listRoleCandidates', 'bindRoleAuthors'],
  },
  {
    key: 'enterpriseRoles:authors:delete',
    area: 'ROLES',
    page: null,
    calls: [...ROLE_READS, 'unbindRoleAuthors'],
  },

  {
    key: 'contractNumbers:set',
    area: 'CONTRACT_NUMBERS',
    page: '/enterprise/contract-numbers',
    calls: [
      'checkContractNumber',
      'createContractNumber',
      'enableContractNumber',
      'disableContractNumber',
      'listContractNumbers',
    ],
  },

  {
    key: 'applications:manage',
    area: 'APPLICATIONS',
    page: '/enterprise/applications',
    calls: [
      'listApiClients',
      'createApiClient',
      'updateApiClient',
      'rotateApiClient',
      'revokeApiClient',
      'listWebhooks',
      'createWebhook',
      'updateWebhook',
      'deleteWebhook',
      'rotateWebhookSecret',
      'testWebhook',
      'listWebhookDeliveries',
      'replayWebhookDelivery',
    ],
    ownerOnly: true,
  },

  {
    key: 'bills:manage',
    area: 'FINANCE',
    page: '/enterprise/finance',
    calls: ['listEnterpriseOrders', 'listEnterpriseBills', 'getEnterpriseBill', 'getEnterpriseUsage'],
  },
  {
    key: 'ccs:consume:record',
    area: 'FINANCE',
    page: '/enterprise/finance',
    calls: ['listEnterpriseConsumptions', 'exportEnterpriseConsumptions', 'getEnterpriseUsage'],
  },
  {
    key: 'ccs:consume:purchase',
    area: 'FINANCE',
    page: '/enterprise/finance',
    calls: ['createEnterpriseOrder', 'listEnterpriseOrders', 'cancelEnterpriseOrder'],
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

/** Whether one of the keys that open the call is held. */
export const mayCall = (privileges: Privileges, call: string): boolean =>
  ALL.some((one) => one.calls.includes(call) && holds(privileges, one));

/** Whether one of the keys that open the page is held. */
export const mayOpen = (privileges: Privileges, page: string): boolean =>
  ALL.some((one) => one.page === page && holds(privileges, one));

/** Names of the calls that some key opens. */
export const PERMITTED_CALLS: ReadonlySet<string> = new Set(ALL.flatMap(({ calls }) => calls));
