import {
  BST_CONFIG_CHARACTERS,
  BST_DESCRIPTION_MAX,
  BST_NAME_MAX,
  DEFAULT_SORT,
  NAME_MAX,
  PAGE_SIZE,
  PAGE_SIZE_SMALL,
  SUBJECT_MAX,
  TITLE_MAX,
} from '@countersign/domain';
import { z } from 'zod';
import { endpoints } from '../endpoint.ts';
import { templateRoutes } from '../routes/templates.ts';
import { envelope } from '../shapes/entities.ts';
import { bst, bstGroup, bstRow, bstUseRecord, configContent, template } from '../shapes/templates.ts';
import { lineText, listQuery, page, wireDateIn } from '../shapes/basics.ts';
import { documentContents } from './documents.ts';
import { wsid } from './envelope-params.ts';
import { contactIn, participantFields } from './participants.ts';

const bstParams = z.object({ bstWsid: wsid });
const groupParams = z.object({ bstGroupWsid: wsid });
const name = lineText(BST_NAME_MAX);
const description = z.string().trim().max(BST_DESCRIPTION_MAX);
/** As a JSON value, or as text. */
const configIn = z.union([configContent, z.string().max(BST_CONFIG_CHARACTERS)]);
const configVersion = z.number().int().min(0).max(1_000_000_000);
const one = z.object({ bst });
const groups = z.object({ bstGroups: z.array(bstGroup) });

/** The person who takes a role of the template in the envelope that is made from it. */
const rolePerson = z.strictObject({
  roleId: wsid,
  name: lineText(NAME_MAX).optional(),
  contact: contactIn.optional(),
  identifyingContact: participantFields.identifyingContact,
  memberWsid: participantFields.memberWsid,
  enterpriseName: lineText(100, 0).nullable().optional(),
  enterpriseWsid: wsid.nullable().optional(),
  enterpriseRoleWsid: wsid.nullable().optional(),
  message: participantFields.message,
  language: participantFields.language,
  externalId: participantFields.externalId,
});
/** A text or date set in advance, for the form of this id or for every form with this tag. */
const prefilled = z
  .strictObject({
    formId: wsid.optional(),
    tagId: wsid.optional(),
    initialValue: z.string().max(2000).nullable(),
  })
  .refine(({ formId, tagId }) => formId !== undefined || tagId !== undefined, { path: ['formId'] });

/** Spec §7 "Templates", Rulings §2; all calls concern the active enterprise. */
export const templateCalls = endpoints(templateRoutes, {
  listBsts: {
    access: 'enterprise:permitted',
    summary:
      'Templates, newest first; filters status, name, bstGroupWsid (NONE: in no group). Without the key manage: enabled ones, and the caller’s own',
    query: z.looseObject({ ...listQuery(PAGE_SIZE_SMALL), sorts: z.string().max(200).default(DEFAULT_SORT) }),
    response: z.object({ bsts: z.array(bstRow), page }),
  },
  createBst: {
    access: 'enterprise:permitted',
    summary:
      'Make a template, disabled at first: empty, from a configContent, or from an envelope that the caller has sent',
    idempotent: true,
    body: z.strictObject({
      name,
      description: description.optional(),
      bstGroupWsid: wsid.nullable().optional(),
      envelopeWsid: wsid.optional(),
      configContent: configIn.optional(),
    }),
    response: one,
  },
  getBst: {
    access: 'enterprise:permitted',
    summary: 'One template with its configContent',
    params: bstParams,
    response: one,
  },
  updateBst: {
    access: 'enterprise:permitted',
    summary: 'Replace the configContent; a configVersion other than the current one is answered with 409',
    params: bstParams,
    body: z.strictObject({
      bstWsid: wsid.optional(),
      configContent: configIn,
      configVersion: configVersion.optional(),
    }),
    response: one,
  },
  renameBst: {
    access: 'enterprise:permitted',
    summary: 'Rename a template, describe it, or move it to another group',
    params: bstParams,
    body: z.strictObject({
      name: name.optional(),
      description: description.optional(),
      bstGroupWsid: wsid.nullable().optional(),
    }),
    response: one,
  },
  enableBst: {
    access: 'enterprise:permitted',
    summary: 'Enable a template for members; it needs a document and a role that signs',
    params: bstParams,
    body: z.strictObject({}).optional(),
    response: one,
  },
  disableBst: {
    access: 'enterprise:permitted',
    summary: 'Disable a template; envelopes made from it continue',
    params: bstParams,
    body: z.strictObject({}).optional(),
    response: one,
  },
  deleteBst: {
    access: 'enterprise:permitted',
    summary: 'Delete a template; envelopes made from it remain',
    params: bstParams,
    response: z.object({}),
  },
  useBst: {
    access: 'enterprise:permitted',
    summary:
      'Make a draft of an enabled template: people for its roles, values set in advance. A role without a person stays open in the draft; a BULK_PERSON gets its list by multi-send',
    idempotent: true,
    params: bstParams,
    body: z
      .strictObject({
        title: lineText(TITLE_MAX, 0).optional(),
        subject: z.string().trim().max(SUBJECT_MAX).optional(),
        expireDatetime: wireDateIn.optional(),
        roles: z.array(rolePerson).max(100).default([]),
        values: z.array(prefilled).max(2000).default([]),
      })
      .default({ roles: [], values: [] }),
    response: z.object({ envelope }),
  },
  addBstDocuments: {
    access: 'enterprise:permitted',
    summary: 'Append uploaded files of the caller to the documents of a template',
    params: bstParams,
    body: z.strictObject({
      contents: documentContents.min(1).max(50),
      configVersion: configVersion.optional(),
    }),
    response: one,
  },
  downloadBstFile: {
    access: 'enterprise:permitted',
    summary: 'A document of a template as uploaded, or its picture; for the active enterprise only',
    params: z.object({ fileWsid: wsid }),
    produces: 'application/pdf',
  },
  uploadBstAvatar: {
    access: 'enterprise:permitted',
    summary: 'Set the picture of a template, from a PNG or JPEG, which the server re-encodes',
    multipart: true,
    params: bstParams,
    body: z.strictObject({}),
    response: one,
  },
  getTemplate: {
    access: 'enterprise:permitted',
    summary: 'The editing view of a template, with the draft in which the caller edits its layout, if there is one',
    query: z.looseObject({ templateId: wsid }),
    response: z.object({ template }),
  },
  saveTemplate: {
    access: 'enterprise:permitted',
    summary: 'Save the editing view: a name, and the given configContent or the content of the caller’s draft',
    body: z.strictObject({
      templateId: wsid,
      templateName: name.optional(),
      configContent: configIn.optional(),
      /** The draft that openBstEditing answered; used if no configContent is given. */
      envelopeWsid: wsid.optional(),
      configVersion: configVersion.optional(),
    }),
    response: z.object({ template }),
  },
  openBstEditing: {
    access: 'enterprise:permitted',
    summary:
      'Open the caller’s own draft of a template, whose layout the envelope calls edit; unsaved changes are kept in it. It is in no list and cannot be sent',
    params: bstParams,
    body: z.strictObject({}).optional(),
    response: z.object({ template }),
  },
  listBstGroups: {
    access: 'enterprise:permitted',
    summary: 'The groups of templates by name',
    response: groups,
  },
  createBstGroup: {
    access: 'enterprise:permitted',
    summary: 'Add a group; returns all',
    body: z.strictObject({ name }),
    response: groups,
  },
  updateBstGroup: {
    access: 'enterprise:permitted',
    summary: 'Rename a group; returns all',
    params: groupParams,
    body: z.strictObject({ name }),
    response: groups,
  },
  deleteBstGroup: {
    access: 'enterprise:permitted',
    summary: 'Delete a group; its templates then belong to no group; returns all',
    params: groupParams,
    response: groups,
  },
  listBstUseRecords: {
    access: 'enterprise:permitted',
    summary: 'What was made from a template, newest first; without the key manage: only by the caller',
    params: bstParams,
    query: z.looseObject({ ...listQuery(PAGE_SIZE), sorts: z.string().max(200).default(DEFAULT_SORT) }),
    response: z.object({ useRecords: z.array(bstUseRecord), page }),
  },
});
