import {
  NAME_MAX,
  OPAQUE_ID_MAX,
  PAGE_SIZE,
  PAGE_SIZE_SMALL,
  SEAL_AUTHORIZE_MEMBERS_MAX,
  SEAL_SCOPES,
  SEAL_SCOPE_MAX,
  SEAL_SIZE_MM,
  SEAL_USES_MAX,
} from '@countersign/domain';
import { z } from 'zod';
import { endpoints } from '../endpoint.ts';
import { officeSealRoutes } from '../routes/office-seals.ts';
import {
  generalOfficeSeal,
  handledApplication,
  officeSeal,
  sealApplication,
  sealAuthorization,
  sealGroup,
  sealPattern,
  sealUseRecord,
} from '../shapes/office-seals.ts';
import { lineText, listQuery, page, wireDateIn } from '../shapes/basics.ts';
import { participantParams, reason, wsid } from './envelope-params.ts';

const name = lineText(NAME_MAX);
const sealParams = z.object({ officeSealWsid: wsid });
const groupParams = z.object({ groupWsid: wsid });
const count = z.number().int().min(1).max(SEAL_USES_MAX);
const metadata = z.record(z.string().max(OPAQUE_ID_MAX), z.string().max(500));
const sizeText = z.coerce.number().min(SEAL_SIZE_MM.min).max(SEAL_SIZE_MM.max);
const scopeIds = z.array(wsid).max(SEAL_SCOPE_MAX);
const groups = z.object({ groups: z.array(sealGroup) });
const seals = z.object({ officeSeals: z.array(officeSeal), page });
const seal = z.object({ officeSeal });

/** Spec §7 "Seals": the office seals of the active enterprise (Rulings §2). */
export const officeSealCalls = endpoints(officeSealRoutes, {
  listOfficeSealsAdmin: {
    access: 'enterprise:permitted',
    summary: 'Every seal, newest first; filters groupWsid (NONE: in no group), checkStatus, status, name',
    query: z.looseObject(listQuery(PAGE_SIZE_SMALL)),
    response: seals,
  },
  listOfficeSealsGeneral: {
    access: 'enterprise:member',
    summary: 'The seals that the caller may use now, then those they may apply for; filters usable=true|false, name',
    query: z.looseObject(listQuery(PAGE_SIZE_SMALL)),
    response: z.object({ officeSeals: z.array(generalOfficeSeal), page }),
  },
  createOfficeSeal: {
    access: 'enterprise:permitted',
    summary:
      'Make a seal from a pattern, drawn with the verified name of the enterprise; text may be left out. It waits to be checked',
    body: z.strictObject({
      name,
      pattern: sealPattern,
      groupWsid: wsid.nullable().default(null),
      metadata: metadata.default({}),
    }),
    response: seal,
  },
  previewOfficeSeal: {
    access: 'enterprise:permitted',
    summary: 'A preview of a pattern; nothing is stored',
    body: z.strictObject({ pattern: sealPattern }),
    produces: 'image/png',
  },
  uploadOfficeSeal: {
    access: 'enterprise:permitted',
    summary:
      'Make a seal from a PNG or JPEG picture of one, whose background is removed; it waits to be checked, and then for an operator who compares it with the verified name',
    multipart: true,
    body: z.strictObject({
      name,
      widthMm: sizeText,
      groupWsid: wsid.optional(),
      removeBackground: z.enum(['true', 'false']).default('true'),
    }),
    response: seal,
  },
  abandonOfficeSeal: {
    access: 'enterprise:permitted',
    summary: 'Abandon a seal permanently: it can no longer sign',
    params: sealParams,
    body: z.strictObject({}).optional(),
    response: seal,
  },
  authorizeOfficeSeal: {
    access: 'enterprise:permitted',
    summary: 'Let members use a seal: until when, for what, how often; replaces their earlier authorisation',
    params: sealParams,
    body: z.strictObject({
      memberWsids: z.array(wsid).min(1).max(SEAL_AUTHORIZE_MEMBERS_MAX),
      endDatetime: wireDateIn.nullable().default(null),
      scope: z.enum(SEAL_SCOPES).default('ALL'),
      envelopeWsids: scopeIds.default([]),
      bstWsids: scopeIds.default([]),
      count: count.nullable().default(null),
    }),
    response: z.object({ authorizations: z.array(sealAuthorization) }),
  },
  revokeOfficeSealAuthorization: {
    access: 'enterprise:permitted',
    summary: 'Withdraw authorisations of members to use a seal, at once',
    params: sealParams,
    body: z.strictObject({
      authorizationWsids: z.array(wsid).max(SEAL_AUTHORIZE_MEMBERS_MAX).default([]),
      memberWsids: z.array(wsid).max(SEAL_AUTHORIZE_MEMBERS_MAX).default([]),
    }),
    response: z.object({ authorizations: z.array(sealAuthorization) }),
  },
  listOfficeSealAuthorizations: {
    access: 'enterprise:member',
    summary:
      'Authorisations to use seals, newest first; without a permission key only the caller’s own; filters officeSealWsid, memberWsid, live',
    query: z.looseObject(listQuery(PAGE_SIZE)),
    response: z.object({ authorizations: z.array(sealAuthorization), page }),
  },
  renameOfficeSeal: {
    access: 'enterprise:permitted',
    summary: 'Rename a seal',
    params: sealParams,
    body: z.strictObject({ name }),
    response: seal,
  },
  listAllSealUseRecords: {
    access: 'enterprise:permitted',
    summary: 'Every use of every seal, newest first; filters officeSealWsid, memberWsid, envelopeWsid',
    query: z.looseObject(listQuery(PAGE_SIZE)),
    response: z.object({ useRecords: z.array(sealUseRecord), page }),
  },
  listSealUseRecords: {
    access: 'enterprise:permitted',
    summary: 'The uses of one seal, newest first; filters memberWsid, envelopeWsid',
    params: sealParams,
    query: z.looseObject(listQuery(PAGE_SIZE)),
    response: z.object({ useRecords: z.array(sealUseRecord), page }),
  },
  listSealApplications: {
    access: 'enterprise:member',
    summary:
      'Applications, newest first: the caller’s own, or all with the key of the seal-audit page; filters status, kind, mine',
    query: z.looseObject(listQuery(PAGE_SIZE)),
    response: z.object({ sealApplications: z.array(sealApplication), page }),
  },
  handleSealApplications: {
    access: 'enterprise:permitted',
    summary: 'Approve or refuse applications, each once; a refusal needs a reason; returns the outcome of each',
    body: z.strictObject({
      enterpriseWsid: wsid,
      handledApplications: z
        .array(
          z.strictObject({
            sealApplicationWsid: wsid,
            passed: z.boolean(),
            reason: z.string().trim().max(500).optional(),
            endDatetime: wireDateIn.nullable().optional(),
            count: count.nullable().optional(),
          }),
        )
        .min(1)
        .max(100),
    }),
    response: z.object({ handledApplications: z.array(handledApplication) }),
  },
  listUsableOfficeSeals: {
    access: 'enterprise:member',
    summary: 'The seals that the caller may use now; filters checkStatus=CHECKED, status=NORMAL',
    query: z.looseObject(listQuery(PAGE_SIZE_SMALL)),
    response: z.object({ officeSeals: z.array(generalOfficeSeal), page }),
  },
  listSealGroups: {
    access: 'enterprise:permitted',
    summary: 'The groups of seals, by name',
    response: groups,
  },
  createSealGroup: {
    access: 'enterprise:permitted',
    summary: 'Add a group; returns all',
    body: z.strictObject({ name }),
    response: groups,
  },
  renameSealGroup: {
    access: 'enterprise:permitted',
    summary: 'Rename a group; returns all',
    params: groupParams,
    body: z.strictObject({ name }),
    response: groups,
  },
  deleteSealGroup: {
    access: 'enterprise:permitted',
    summary: 'Delete a group; its seals then belong to no group; returns all',
    params: groupParams,
    response: groups,
  },
  moveOfficeSeal: {
    access: 'enterprise:permitted',
    summary: 'Move seals into another group, or into none',
    params: sealParams,
    body: z.strictObject({ groupWsid: wsid.nullable() }),
    response: seal,
  },
  applyForOfficeSeal: {
    access: 'enterprise:permitted',
    summary: 'Apply to use a seal: why, until when, for which envelope, how often',
    params: sealParams,
    body: z.strictObject({
      reason,
      endDatetime: wireDateIn.nullable().default(null),
      envelopeWsid: wsid.nullable().default(null),
      count: count.nullable().default(null),
    }),
    response: z.object({ sealApplication }),
  },
  getOfficeSeal: {
    access: 'enterprise:member',
    summary: 'One seal, for members who administer, audit or may use it',
    params: sealParams,
    response: seal,
  },
  getOfficeSealPicture: {
    access: 'enterprise:member',
    summary: 'The picture of a seal, for members who administer, audit or may use it',
    params: sealParams,
    produces: 'image/png',
  },
  getSigningSealPicture: {
    access: 'envelope:participant',
    summary: 'The picture of a seal that the participant may sign with now',
    params: participantParams.extend({ officeSealWsid: wsid }),
    produces: 'image/png',
  },
});
