/**
 * What an API key of an enterprise may be allowed to do (Spec §6 "Applications"): scope → names of the calls that it
 * opens. An API key opens no other call: no account, session, password, seal picture or operator call, and it cannot
 * sign. The server's authoriser, the page and the access tests read this table.
 */
export interface ApiScope {
  readonly scope: string;
  /** Names of the calls (Spec §7) it opens. */
  readonly calls: readonly string[];
}

export const API_SCOPES = [
  {
    scope: 'envelopes:read',
    calls: [
      'listEnvelopes',
      'listEnterpriseEnvelopes',
      'countEnvelopes',
      'getEnvelope',
      'listDocuments',
      'getDocumentContent',
      'listAttachments',
      'getAttachmentContent',
      'listParticipants',
      'listForms',
      'listParticipantForms',
      'listActivities',
      'listRelated',
      'listNotices',
      'listReturned',
      'getArchive',
      'getEvidence',
      'getMultiSend',
      'getMultiSendTemplate',
      'listMultiSendJobs',
      'listAllMultiSendJobs',
      'getMultiSendJob',
      'listExecutions',
      'getExecution',
    ],
  },
  {
    scope: 'envelopes:write',
    calls: [
      'createEnvelope',
      'updateEnvelope',
      'startEnvelope',
      'revokeEnvelope',
      'remindEnvelope',
      'prolongEnvelope',
      'recycleEnvelope',
      'restoreEnvelope',
      'cancelEnvelope',
      'copyEnvelope',
      'retryNotice',
      'addDocuments',
      'replaceDocuments',
      'deleteDocument',
      'addParticipants',
      'updateParticipants',
      'deleteParticipants',
      'replaceParticipant',
      'addForms',
      'updateForms',
      'deleteForms',
      'setMultiSend',
      'uploadMultiSend',
      'startMultiSend',
      'steerMultiSendJob',
    ],
  },
  { scope: 'files:write', calls: ['uploadFragment', 'getFile'] },
  {
    scope: 'members:read',
    calls: ['getEnterprise', 'listEnterpriseRoles', 'listMembers', 'getMember', 'pickMembers', 'listDepartments'],
  },
  { scope: 'templates:use', calls: ['listBsts', 'getBst', 'useBst', 'listBstGroups', 'listBstUseRecords'] },
  { scope: 'verify', calls: ['verifyPdf'] },
] as const satisfies readonly ApiScope[];

export type ApiScopeName = (typeof API_SCOPES)[number]['scope'];
export const API_SCOPE_NAMES = API_SCOPES.map(({ scope }) => scope) as [ApiScopeName, ...ApiScopeName[]];
const ALL: readonly ApiScope[] = API_SCOPES;

/** Names of the scopes that open the call; empty if no API key may make it. */
export const scopesOpening = (call: string): readonly string[] =>
  ALL.filter(({ calls }) => calls.includes(call)).map(({ scope }) => scope);

/** Whether one of the scopes of an API key opens the call; denied by default. */
export const mayCallByKey = (scopes: readonly string[], call: string): boolean =>
  scopesOpening(call).some((scope) => scopes.includes(scope));
