import { PERMISSIONS, type PermissionKey, type Privileges, mayDo } from './permissions.ts';

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

/**
 * Names of the calls (Spec §7) that each key opens. The server's authoriser and the access matrix read only this table. If several
 * keys name a call, any of them opens it.
 */
export const PERMISSION_CALLS: Readonly<Record<PermissionKey, readonly string[]>> = {
  'enterprises:envelopes:view': ['listEnterpriseEnvelopes'],
  // The export contains the envelopes that its maker may see by the key above.
  'enterprises:data:export': [
    'listEnterpriseExports',
    'createEnterpriseExport',
    'getEnterpriseExport',
    'deleteEnterpriseExport',
  ],
  'enterprises:retention:manage': ['getEnterpriseRetention', 'setEnterpriseRetention', 'previewEnterpriseRetention'],
  'enterprises:holds:manage': ['listEnterpriseHolds', 'placeEnterpriseHold', 'releaseEnterpriseHold'],
  'businessScenarioTemplates:use': [
    'listBsts',
    'getBst',
    'useBst',
    'listBstGroups',
    'downloadBstFile',
    'listBstUseRecords',
  ],
  'businessScenarioTemplates:manage': [
    'listBsts',
    'getBst',
    'listBstGroups',
    'downloadBstFile',
    'listBstUseRecords',
    'createBstGroup',
    'updateBstGroup',
    'deleteBstGroup',
  ],
  // Template authors may edit their own templates; the key below covers those of others.
  'businessScenarioTemplates:create': ['createBst', ...EDIT_BST_CALLS],
  'businessScenarioTemplates:{wsid}:update': EDIT_BST_CALLS,
  'businessScenarioTemplates:recycled': ['deleteBst'],
  'businessScenarioTemplates:disable': ['disableBst'],
  'businessScenarioTemplates:enable': ['enableBst'],
  'officeSeals:manage': ['listOfficeSealsAdmin', 'listSealUseRecords', 'listAllSealUseRecords', 'listSealGroups'],
  'officeSeals:formUpload': ['createOfficeSeal', 'previewOfficeSeal', 'uploadOfficeSeal', 'listSealGroups'],
  'officeSeals:name:update': ['renameOfficeSeal'],
  'officeSeals:abandon': ['abandonOfficeSeal'],
  'officeSeals:groups:move': ['moveOfficeSeal', 'listSealGroups'],
  'officeSeals:groups:create': ['createSealGroup', 'listSealGroups'],
  'officeSeals:groups:name:update': ['renameSealGroup', 'listSealGroups'],
  'officeSeals:groups:delete': ['deleteSealGroup', 'listSealGroups'],
  'officeSeals:authorize': ['authorizeOfficeSeal'],
  'officeSeals:authorize:cancel': ['revokeOfficeSealAuthorization'],
  'officeSeals:apply': ['applyForOfficeSeal'],
  'officeSeals:applications:approve:view': [],
  'officeSeals:applications:handle': ['handleSealApplications'],
  'departments:create': ['createDepartment'],
  'departments:update': ['updateDepartment'],
  'departments:delete': ['deleteDepartment'],
  'departments:members:transfer': ['transferMembers', 'listMembers', 'getMember'],
  'members:manage': ['listMembers', 'getMember'],
  'members:batchExport': ['exportMembers'],
  'members:batchImport': ['importMembers', 'getMemberImport', 'getMemberImportReport'],
  'members:batchTemplates:download': ['getMemberTemplate'],
  'members:update': [
    'disableMember',
    'listMembers',
    'getMember',
    'listForbiddenMembers',
    'updateMember',
    'enableMember',
    'getHandover',
    'handOverMember',
  ],
  'members:applications:handle': [
    'listJoinApplications',
    'handleJoinApplication',
    'listInvitations',
    'createInvitations',
    'resendInvitation',
    'getInvitationLink',
  ],
  'members:invitations:delete': ['listInvitations', 'deleteInvitation'],
  'members:invitations:link:switch': ['getInvitationLink', 'setInvitationLink'],
  'privileges:manage': [...ROLE_READS, 'setRolePrivileges', 'createRole', 'renameRole', 'deleteRole'],
  'enterpriseRoles:authors:bind': [...ROLE_READS, 'listRoleCandidates', 'bindRoleAuthors'],
  'enterpriseRoles:authors:delete': [...ROLE_READS, 'unbindRoleAuthors'],
  'contractNumbers:set': [
    'checkContractNumber',
    'createContractNumber',
    'enableContractNumber',
    'disableContractNumber',
    'listContractNumbers',
  ],
  'applications:manage': [
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
  'bills:manage': ['listEnterpriseOrders', 'listEnterpriseBills', 'getEnterpriseBill', 'getEnterpriseUsage'],
  'ccs:consume:record': ['listEnterpriseConsumptions', 'exportEnterpriseConsumptions', 'getEnterpriseUsage'],
  'ccs:consume:purchase': ['createEnterpriseOrder', 'listEnterpriseOrders', 'cancelEnterpriseOrder'],
};

/** Whether one of the keys that open the call is held. */
export const mayCall = (privileges: Privileges, call: string): boolean =>
  PERMISSIONS.some(({ key }) => PERMISSION_CALLS[key].includes(call) && mayDo(privileges, key));

/** Names of the calls that some key opens. */
export const PERMITTED_CALLS: ReadonlySet<string> = new Set(Object.values(PERMISSION_CALLS).flat());
