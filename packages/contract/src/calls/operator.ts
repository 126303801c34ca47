import {
  COMPLAINT_TEXT_MAX,
  NAME_MAX,
  OPAQUE_ID_MAX,
  OPERATOR_ROLES,
  PAGE_SIZE,
  REASON_MAX,
} from '@countersign/domain';
import { z } from 'zod';
import { endpoints } from '../endpoint.ts';
import { operatorRoutes } from '../routes/operator.ts';
import {
  applicationReview,
  blacklisted,
  certificateRow,
  complaint,
  deadJob,
  operator,
  operatorApplication,
  operatorUser,
  returnedContact,
  serviceHealth,
} from '../shapes/people.ts';
import { operatorRequest } from '../shapes/operator-requests.ts';
import { lineText, listQuery, noOffset, page } from '../shapes/basics.ts';
import { contactText, opaque, wirePassword } from './sessions.ts';

const id = (name: string) => z.object({ [name]: z.string().max(OPAQUE_ID_MAX) });
const login = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9][a-z0-9._-]{2,31}$/);
const roles = z.array(z.enum(OPERATOR_ROLES)).min(1).max(OPERATOR_ROLES.length);
const list = z.looseObject(listQuery(PAGE_SIZE));
/** A list that is paged by the key of its last row: `page.next` is given back as `before`. */
const keyedList = z.looseObject({ ...listQuery(PAGE_SIZE), offset: noOffset, before: z.string().max(80).default('') });
const nextPage = z.object({ next: z.string().nullable() });
const reason = z.string().trim().min(1).max(REASON_MAX);

/** The console of the certificate authority's staff (Rulings §4): a separate role with a separate login. */
export const operatorCalls = endpoints(operatorRoutes, {
  createOperatorSession: {
    access: 'public',
    summary:
      'Log in as an operator; verificationCode is the image captcha of service OPERATOR, required after failures',
    body: z.strictObject({
      login: z.string().min(1).max(64),
      password: wirePassword,
      /** Six digits of the authenticator app, if the operator has set one up (ERROR_OPERATOR_CODE_MISSING). */
      totp: z.string().max(8).optional(),
      verificationCode: z.string().max(8).optional(),
      deviceId: opaque.optional(),
    }),
    response: z.object({ operator }),
  },
  getOperatorSession: {
    access: 'operator:any',
    summary: 'The operator who is logged in; with mustSetSecondFactor no call is allowed except those that set it up',
    response: z.object({ operator }),
  },
  deleteOperatorSession: {
    access: 'operator:any',
    summary: 'Log out',
    response: z.object({}),
  },
  changeOperatorPassword: {
    access: 'operator:any',
    summary: "Change the operator's own password; the other sessions end",
    body: z.strictObject({ oldPassword: wirePassword, newPassword: wirePassword }),
    response: z.object({ operator }),
  },
  beginSecondFactor: {
    access: 'operator:any',
    summary:
      'A secret for an authenticator app (RFC 6238), shown once in return for the password; its first code turns it on',
    body: z.strictObject({ password: wirePassword }),
    response: z.object({ secret: z.string(), uri: z.string() }),
  },
  confirmSecondFactor: {
    access: 'operator:any',
    summary: 'Turn the second factor on with its first code; the other sessions end',
    body: z.strictObject({ totp: z.string().max(8) }),
    response: z.object({ operator }),
  },
  listOperators: {
    access: 'operator:operators.read',
    summary: 'The operators',
    response: z.object({ operators: z.array(operator) }),
  },
  createOperator: {
    access: 'operator:operators.change',
    summary:
      'Request a further operator; a second operator confirms it. Each of the two receives half of the one-time password',
    body: z.strictObject({ login, name: lineText(NAME_MAX), roles }),
    response: z.object({ request: operatorRequest }),
  },
  setOperatorRoles: {
    access: 'operator:operators.change',
    summary:
      'Change the roles of an operator; giving a role, or taking that of an administrator, is confirmed by a second administrator (request), where there is or was one',
    params: id('operatorWsid'),
    body: z.strictObject({ roles }),
    response: z.object({ operator, request: operatorRequest.nullable() }),
  },
  disableOperator: {
    access: 'operator:operators.change',
    summary: 'Disable another operator at once; their waiting requests are closed. OPERATOR_ENABLE enables them again',
    params: id('operatorWsid'),
    response: z.object({ operator }),
  },
  listIdentityApplications: {
    access: 'operator:identity.read',
    recordsRead: true,
    summary:
      'Applications, waiting ones first; filters kind, status, name, numberHeld (true: another verified holder has the number)',
    query: list,
    response: z.object({ applications: z.array(operatorApplication), page }),
  },
  getIdentityApplication: {
    access: 'operator:identity.read',
    summary: 'One application, with earlier ones and others that have its number or name; viewing it is recorded',
    params: id('applicationWsid'),
    response: z.object({ application: operatorApplication, review: applicationReview }),
  },
  getApplicationPaper: {
    access: 'operator:identity.read',
    summary: 'An identity document of an application',
    params: id('paperWsid'),
    produces: 'image/png',
  },
  decideIdentityApplication: {
    access: 'operator:identity.decide',
    summary: 'Approve, or return with a reason; an enterprise may pass without a certificate (SENIOR_NO_CERT)',
    params: id('applicationWsid'),
    body: z.strictObject({
      approved: z.boolean(),
      withoutCertificate: z.boolean().default(false),
      reason: z.string().trim().max(REASON_MAX).optional(),
    }),
    response: z.object({ application: operatorApplication }),
  },
  searchCertificates: {
    access: 'operator:certificates.read',
    recordsRead: true,
    summary:
      'Certificates of the authority, newest first; filters serial, subject, kind, revoked, envelopeWsid; "page.next" is given back as "before" for what follows',
    query: keyedList,
    response: z.object({ certificates: z.array(certificateRow), page: nextPage }),
  },
  revokeCertificate: {
    access: 'operator:certificates.revoke',
    summary: 'Request the revocation of a certificate (RFC 5280 §5.3.1 reasons); a second operator confirms it',
    params: id('serial'),
    body: z.strictObject({
      reason: z.enum([
        'keyCompromise',
        'affiliationChanged',
        'superseded',
        'cessationOfOperation',
        'privilegeWithdrawn',
      ]),
      note: reason,
    }),
    response: z.object({ request: operatorRequest }),
  },
  listUsers: {
    access: 'operator:directory.read',
    recordsRead: true,
    summary:
      'People, newest first; filters contact, name, status; "page.next" is given back as "before" for what follows',
    query: keyedList,
    response: z.object({ users: z.array(operatorUser), page: nextPage }),
  },
  setUserDisabled: {
    access: 'operator:accounts.lock',
    summary: 'Disable an account, which ends its sessions at once; or enable it again',
    params: id('userWsid'),
    body: z.strictObject({ disabled: z.boolean(), reason }),
    response: z.object({ user: operatorUser }),
  },
  listComplaints: {
    access: 'operator:complaints.read',
    recordsRead: true,
    summary: 'Complaints, the open ones first; filters status, contact',
    query: list,
    response: z.object({ complaints: z.array(complaint), page }),
  },
  handleComplaint: {
    access: 'operator:complaints.handle',
    summary: 'Put the contact of a complaint on the blacklist, or dismiss the complaint',
    params: id('complaintWsid'),
    body: z.strictObject({ blacklist: z.boolean(), note: z.string().trim().max(COMPLAINT_TEXT_MAX).default('') }),
    response: z.object({ complaint }),
  },
  listBlacklist: {
    access: 'operator:complaints.read',
    recordsRead: true,
    summary: 'Contacts to which no codes are sent',
    query: list,
    response: z.object({ blacklist: z.array(blacklisted), page }),
  },
  addToBlacklist: {
    access: 'operator:complaints.handle',
    summary: 'Block codes to this contact',
    body: z.strictObject({ contact: contactText, reason }),
    response: z.object({ blacklisted }),
  },
  removeFromBlacklist: {
    access: 'operator:complaints.handle',
    summary: 'Unblock codes to this contact',
    body: z.strictObject({ contact: contactText }),
    response: z.object({}),
  },
  listReturnedContacts: {
    access: 'operator:complaints.read',
    summary:
      'Contacts whose person complained about notices and gets none of their kind (COMPLAINED), and those from which a message came back for good in the last 90 days (BOUNCED); filters contact, reason',
    query: list,
    response: z.object({ returned: z.array(returnedContact), page }),
  },
  resumeNotices: {
    access: 'operator:complaints.handle',
    summary: 'Send notices to this contact again',
    body: z.strictObject({ contact: contactText }),
    response: z.object({}),
  },
  getHealth: {
    access: 'operator:health.read',
    summary: 'The state of each service, and the jobs that failed permanently',
    response: z.object({ services: z.array(serviceHealth), deadJobs: z.array(deadJob) }),
  },
  retryJob: {
    access: 'operator:jobs.retry',
    summary: 'Retry a job that failed permanently',
    params: id('jobWsid'),
    response: z.object({}),
  },
});
