import { FORM_TYPES, OPAQUE_ID_MAX } from '@countersign/domain';
import { z } from 'zod';
import { endpoints } from '../endpoint.ts';
import { formRoutes } from '../routes/forms.ts';
import { form, position } from '../shapes/entities.ts';
import { attachmentFields, checkMark, choiceFields } from '../shapes/form-fields.ts';
import { ruleFields } from '../shapes/form-rules.ts';
import { envelopeParams, participantParams, wsid } from './envelope-params.ts';

const checkMarkLayout = checkMark.partial().shape;
export const formFields = {
  fileWsid: wsid,
  participantWsid: wsid,
  formType: z.enum(FORM_TYPES),
  /**
   * Page and position are required, except for a MULTI_CHECK_MARK: there both follow from its layout, and given values are
   * ignored.
   */
  page: z.number().int().min(1).max(3000).optional(),
  position: position.optional(),
  required: z.boolean().default(true),
  revisable: z.boolean().default(true),
  scale: z.number().nullable().optional(),
  format: z.string().max(32).nullable().optional(),
  fontSize: z.number().min(6).max(72).optional(),
  multiLine: z.boolean().optional(),
  tagId: z.string().max(OPAQUE_ID_MAX).nullable().optional(),
  /**
   * A text, date or choice set in advance; for a MULTI_CHECK_MARK its layout, which may also be given as a separate field (Spec §3).
   */
  initialValue: z
    .union([z.string().max(2000), z.strictObject(checkMarkLayout)])
    .nullable()
    .optional(),
  ...checkMarkLayout,
  ...choiceFields,
  ...attachmentFields,
  ...ruleFields,
};
const forms = z.object({ forms: z.array(form) });
const placedForm = z
  .strictObject(formFields)
  .refine(({ formType, page }) => formType === 'MULTI_CHECK_MARK' || page !== undefined, { path: ['page'] })
  .refine(({ formType, position: at }) => formType === 'MULTI_CHECK_MARK' || at !== undefined, { path: ['position'] });
const addBody = z.strictObject({ forms: z.array(placedForm).min(1).max(500) });
const updateBody = z.strictObject({
  forms: z
    .array(
      z.strictObject({
        ...z.object(formFields).partial().shape,
        required: z.boolean().optional(),
        revisable: z.boolean().optional(),
        formWsid: wsid,
      }),
    )
    .min(1)
    .max(500),
});
const deleteBody = z.strictObject({
  forms: z
    .array(z.strictObject({ formWsid: wsid }))
    .min(1)
    .max(500),
});
export const formCalls = endpoints(formRoutes, {
  listForms: {
    access: 'envelope:reader',
    summary: 'The forms of the envelope; of one participant if participantWsid is given',
    params: envelopeParams,
    query: z.looseObject({ participantWsid: wsid.optional() }),
    response: forms,
  },
  addForms: {
    access: 'envelope:sender',
    summary: 'Place forms on the documents of a draft',
    params: envelopeParams,
    body: addBody,
    response: forms,
  },
  updateForms: {
    access: 'envelope:sender',
    summary: 'Change forms of a draft by formWsid',
    params: envelopeParams,
    body: updateBody,
    response: forms,
  },
  deleteForms: {
    access: 'envelope:sender',
    summary: 'Remove forms from a draft',
    params: envelopeParams,
    body: deleteBody,
    response: forms,
  },
  listParticipantForms: {
    access: 'envelope:reader',
    summary: 'The forms of one participant',
    params: participantParams,
    response: forms,
  },
  appendForms: {
    access: 'envelope:participant',
    summary:
      'Place fields as a participant, if the envelope has allowAppendForms or the sender gave the participant no fields',
    params: participantParams,
    body: addBody,
    response: forms,
  },
  updateAppendedForms: {
    access: 'envelope:participant',
    summary: 'Change fields that the participant has placed',
    params: participantParams,
    body: updateBody,
    response: forms,
  },
  deleteAppendedForms: {
    access: 'envelope:participant',
    summary: 'Remove fields that the participant has placed',
    params: participantParams,
    body: deleteBody,
    response: forms,
  },
  setNoAppearance: {
    access: 'envelope:participant',
    summary: 'Set whether a signer to whom the sender gave no fields signs without any appearance',
    params: participantParams,
    body: z.strictObject({ enableNoAppearance: z.boolean() }),
    response: z.object({ enableNoAppearance: z.boolean() }),
  },
});
