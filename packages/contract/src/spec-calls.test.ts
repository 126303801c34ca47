import { describe, expect, it } from 'vitest';
import { api, attachmentApi, operatorApi, retentionApi } from './index.ts';

/** The calls of Spec §7 and Rulings §2 as written there; `:x` stands for any parameter. */
const CALLS = `
POST /api/users/sessions
POST /api/users/sessions-verification-code
POST /api/users/sessions-signing-object
POST /api/users/security-token/sessions
GET /api/users/sessions
DELETE /api/users/sessions
GET /api/ping
POST /api/opcode
POST /api/captcha/email-code
POST /api/captcha/sms-code
POST /api/captcha/voice-code
GET /api/captcha/image-code
GET /api/users/account-exists
POST /api/users/check-account
PUT /api/users/retrieve-password
POST /api/users
GET /api/users/:x
PATCH /api/users/:x
GET /api/users/:x/accounts
POST /api/users/:x/accounts/change
PUT /api/users/:x/accounts/default
POST /api/users/verify-password
PUT /api/users/:x/reset-password
POST /api/users/:x/sign-password
PUT /api/users/:x/sign-password
POST /api/users/:x/sign-password/verify
PUT /api/users/:x/sign-password/retrieve
POST /api/users/:x/avatars/form-upload
POST /api/users/:x/bind-contact
DELETE /api/users/:x/unbind-wechat
GET /api/users/:x/messages
GET /api/users/:x/charges
POST /api/users/security-token
GET /api/enterprise-roles/users/:x/privileges
GET /api/enterprise-roles/:x/privileges
GET /api/enterprise-roles/authors/:x
GET /api/policy/enterprise-roles
GET /api/policy/enterprise-roles-list
GET /api/policy/enterprise-roles/author
GET /api/policy/:x/authors
POST /api/policy/:x/authors
DELETE /api/policy/:x/authors
POST /api/enterprise/:x/contract-number/contract-number-check
POST /api/enterprise/:x/contract-number/contract-number-create
POST /api/enterprise/:x/contract-number/:x/contract-number-enable
POST /api/enterprise/:x/contract-number/:x/contract-number-disable
GET /api/envelopes
GET /api/envelopes/:x/enterprise
GET /api/envelopes/:x
POST /api/envelopes
PUT /api/envelopes/:x
POST /api/envelopes/:x/start
POST /api/envelopes/:x/recycled
POST /api/envelopes/:x/restore
POST /api/envelopes/:x/multisend-start
GET /api/envelopes/:x/multisend-jobs
GET /api/envelopes/:x/multisend-jobs/:x/executions/:x
GET /api/envelopes/:x/participants
POST /api/envelopes/:x/participants
PUT /api/envelopes/:x/participants
DELETE /api/envelopes/:x/participants
POST /api/envelopes/:x/participants/:x/multi-send
GET /api/envelopes/:x/participants/:x/multi-send
POST /api/envelopes/:x/participants/:x/sign
POST /api/envelopes/:x/participants/:x/check
POST /api/envelopes/:x/participants/:x/reject
POST /api/envelopes/:x/participants/:x/authorize
POST /api/envelopes/:x/participants/:x/return
POST /api/envelopes/:x/revoke
POST /api/envelopes/:x/remind
POST /api/envelopes/:x/prolong
POST /api/envelopes/:x/cancel
GET /api/envelopes/:x/forms
POST /api/envelopes/:x/forms
PUT /api/envelopes/:x/forms
DELETE /api/envelopes/:x/forms
GET /api/envelopes/:x/participants/:x/forms
POST /api/envelopes/:x/participants/:x/forms
PUT /api/envelopes/:x/participants/:x/forms
DELETE /api/envelopes/:x/participants/:x/forms
POST /api/envelopes/:x/participants/:x/forms/no-appearance
GET /api/envelopes/:x/participants/:x/forms/:x/external-signature/mobile-shield
POST /api/envelopes/:x/participants/:x/forms/:x/external-signature/mobile-shield
GET /api/envelopes/:x/documents
DELETE /api/envelopes/:x/documents/:x
PUT /api/envelopes/:x/documents
POST /api/envelopes/:x/contents/wsid-upload
GET /api/envelopes/:x/documents/:x/content
GET /api/envelopes/:x/evidence
GET /api/envelopes/:x/archive
PUT /api/envelopes/labels
POST /files/fragment-upload
GET /files/:x
GET /api/seals/person-seals/author-person-seals
POST /api/seals/person-seals/form-upload
DELETE /api/seals/person-seals/:x
GET /api/seals/office-seals/admin
GET /api/seals/office-seals/general
POST /api/seals/office-seals/general
POST /api/seals/office-seals/form-upload
POST /api/seals/office-seals/seal-abandon/:x
POST /api/seals/office-seals/seal-authorize/:x
POST /api/seals/office-seals/seal-authorize-revoke/:x
GET /api/seals/office-seals/seal-authorize
PATCH /api/seals/office-seals/modify-seal-name/:x
GET /api/seals/office-seals/:x/use-records
GET /api/seals/office-seals/office-seal-apply-record
POST /api/seals/office-seals/handle-application
GET /api/seals/office-seals/usable
GET /api/seals/office-seals/:x
POST /api/seals/office-seals/:x/move
POST /api/seals/office-seals/:x/apply
GET /api/seals/office-seals/groups
POST /api/seals/office-seals/groups
GET /api/templates/bsts
POST /api/templates/bsts
GET /api/templates/bsts/:x
PUT /api/templates/bsts/:x
PATCH /api/templates/bsts/:x
POST /api/templates/bsts/:x/enable
POST /api/templates/bsts/:x/disable
POST /api/templates/template
GET /api/templates/template
POST /api/templates/bsts/:x/envelopes
POST /api/templates/:x/documents
GET /api/templates/bsts/source-files/:x/download
DELETE /api/templates/bsts/:x/delete
POST /api/templates/bsts/:x/bst-avatars/form-upload
GET /api/templates/bst-groups
POST /api/templates/bst-groups
GET /api/message-pusher/:x
GET /api/message-pusher/:x/message-pull
PUT /api/message-pusher/:x/notifications
PUT /api/message-pusher/:x/message-read-all
GET /api/message-pusher/:x/preferences
PUT /api/message-pusher/:x/preferences
GET /api/labels
POST /api/labels
PUT /api/labels
DELETE /api/labels/:x
POST /api/verify
`
  .trim()
  .split('\n');

const made: ReadonlySet<string> = new Set(
  Object.values({ ...api, ...attachmentApi, ...operatorApi, ...retentionApi }).map(
    ({ method, path }) => `${method} ${path.replace(/:\w+/g, ':x')}`,
  ),
);

describe('Spec §7: the calls that it names, and those that the rulings add', () => {
  it.each(CALLS)('%s', (call) => {
    expect(made).toContain(call);
  });
});
