import {
  COMPUTED_KINDS,
  CONDITION_KINDS,
  OPAQUE_ID_MAX,
  RULE_CONDITIONS_MAX,
  RULE_DAYS_MAX,
  RULE_DECIMALS_MAX,
  RULE_SOURCES_MAX,
  RULE_VALUE_MAX,
} from '@countersign/domain';
import { z } from 'zod';

const formId = z.string().min(1).max(OPAQUE_ID_MAX);

const condition = z.strictObject({
  form: formId.describe('The formWsid of the field that is read; in a template its formId'),
  is: z.enum(CONDITION_KINDS),
  value: z.string().max(RULE_VALUE_MAX).optional().describe('Of IS and IS_NOT; one of the options of a choice'),
});

const several = z.array(condition).min(1).max(RULE_CONDITIONS_MAX).readonly();
/** One condition, or several of which all or any one has to hold. */
const conditions = z.union([condition, z.strictObject({ all: several }), z.strictObject({ any: several })]);

const computed = z
  .strictObject({
    by: z.enum(COMPUTED_KINDS),
    of: z.array(formId).min(1).max(RULE_SOURCES_MAX).readonly().describe('One field for DAYS and CAPITALS'),
    factor: z
      .string()
      .max(20)
      .regex(/^-?\d{1,12}(\.\d{1,6})?$/)
      .optional()
      .describe('Of a PRODUCT: a further factor, such as a rate'),
    days: z.number().int().min(-RULE_DAYS_MAX).max(RULE_DAYS_MAX).optional().describe('Of DAYS: how many are added'),
    decimals: z.number().int().min(0).max(RULE_DECIMALS_MAX).optional().describe('Of a NUMBER; an amount has two'),
  })
  .refine(({ by, of }) => of.length === 1 || by === 'SUM' || by === 'PRODUCT', { path: ['of'] });

/** What a field does depending on others, which belong to the same participant or to earlier sequences. */
export const ruleFields = {
  rules: z
    .strictObject({
      shownIf: conditions.optional(),
      requiredIf: conditions.optional(),
      equalTo: formId.optional().describe('The field whose value has to be the same'),
      computed: computed.optional(),
    })
    .nullable()
    .optional()
    .describe('Judged when the envelope starts; null removes them'),
};
