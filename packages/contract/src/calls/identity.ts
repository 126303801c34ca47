import {
  COMPLAINT_TEXT_MAX,
  ENTERPRISE_NAME_MAX,
  IDENTITY_PAPERS,
  IDENTITY_PAPERS_MAX,
  NAME_MAX,
  OPAQUE_ID_MAX,
} from '@countersign/domain';
import { z } from 'zod';
import { endpoints } from '../endpoint.ts';
import { identityRoutes } from '../routes/identity.ts';
import { account, complaint, enterprise, identityApplication, identityPaper } from '../shapes/people.ts';
import { contactText, opaque } from './sessions.ts';
import { userParams } from './users.ts';
import { lineText } from '../shapes/basics.ts';

const enterpriseParams = z.object({ enterpriseWsid: z.string().max(OPAQUE_ID_MAX) });
const papers = z.array(opaque).max(IDENTITY_PAPERS_MAX);

/** Rulings §4: an application with documents, decided by an operator or a provider. */
export const identityCalls = endpoints(identityRoutes, {
  uploadIdentityPaper: {
    access: 'account',
    summary: 'Upload a picture of an identity document for a later application; stored encrypted',
    multipart: true,
    body: z.strictObject({ kind: z.enum(IDENTITY_PAPERS) }),
    response: z.object({ paper: identityPaper }),
  },
  getIdentityPaper: {
    access: 'account',
    summary: 'An identity document that the caller has uploaded, available until the application is decided',
    params: z.object({ paperWsid: z.string().max(OPAQUE_ID_MAX) }),
    produces: 'image/png',
  },
  getIdentity: {
    access: 'self',
    summary: "The caller's last application as a person; null if there is none",
    params: userParams,
    response: z.object({ application: identityApplication.nullable() }),
  },
  applyIdentity: {
    access: 'self',
    summary: 'Apply for identity verification as a person: NO → WAITING',
    params: userParams,
    body: z.strictObject({
      realName: lineText(NAME_MAX),
      numberKind: z.enum(['ID_CARD', 'PASSPORT']),
      number: z.string().trim().min(1).max(40),
      papers,
    }),
    response: z.object({ application: identityApplication }),
  },
  createEnterprise: {
    access: 'account',
    summary: 'Found an enterprise account; the caller becomes its owner',
    body: z.strictObject({
      name: lineText(ENTERPRISE_NAME_MAX),
      adminName: lineText(NAME_MAX, 0).optional(),
    }),
    response: z.object({ enterprise, account }),
  },
  getEnterprise: {
    access: 'enterprise:member',
    summary: 'The enterprise of the active account',
    params: enterpriseParams,
    response: z.object({ enterprise }),
  },
  getEnterpriseIdentity: {
    access: 'enterprise:owner',
    summary: 'The last application of the enterprise; null if there is none',
    params: enterpriseParams,
    response: z.object({ application: identityApplication.nullable() }),
  },
  applyEnterpriseIdentity: {
    access: 'enterprise:owner',
    summary:
      'Apply for identity verification of the enterprise: INCOMPLETE → WAITING; a caller who is not its legal representative adds a letter of authorisation (paper AUTHORISATION)',
    params: enterpriseParams,
    body: z.strictObject({
      name: lineText(ENTERPRISE_NAME_MAX),
      numberKind: z.enum(['UNIFIED_SOCIAL_CODE', 'REGIST_CODE']),
      number: z.string().trim().min(1).max(40),
      /** The legal representative. */
      legalName: lineText(NAME_MAX),
      papers,
    }),
    response: z.object({ application: identityApplication }),
  },
  disableMember: {
    access: 'enterprise:permitted',
    summary: 'Remove a member: their sessions in this account end at once',
    params: enterpriseParams.extend({ memberWsid: z.string().max(OPAQUE_ID_MAX) }),
    response: z.object({}),
  },
  createComplaint: {
    access: 'public',
    summary: 'Report codes or messages that the caller did not ask for, or ask for help; an operator reads it',
    body: z.strictObject({ contact: contactText, text: z.string().trim().min(1).max(COMPLAINT_TEXT_MAX) }),
    response: z.object({ complaint: complaint.pick({ complaintWsid: true }) }),
  },
});
