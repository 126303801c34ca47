import { CHECK_MARK_DIRECTIONS, OPTIONS_MAX, OPTION_MAX } from '@countersign/domain';
import { z } from 'zod';

const checkMarkPages = z.array(z.number().int().min(1).max(3000)).min(1).max(3000).nullable();
/** Layout of a MULTI_CHECK_MARK (Spec §3); the domain's CheckMark says what each means. */
export const checkMark = z.strictObject({
  direction: z.enum(CHECK_MARK_DIRECTIONS),
  percent: z.number().gt(0).max(1),
  margin: z.number().min(0).max(2000),
  pages: checkMarkPages,
  certPages: z.number().int().min(1).max(3000),
  offset: z.number().min(-20_000).max(20_000),
  resizable: z.boolean(),
  resizeWidth: z.number().min(10).max(2000),
  resizeHeight: z.number().min(10).max(2000),
});

/** What a choice has: DROPDOWN and RADIO need options; a CHECKBOX without any is a single box, whose value is YES. */
export const choiceFields = {
  options: z
    .array(z.string().min(1).max(OPTION_MAX))
    .max(OPTIONS_MAX)
    .nullable()
    .optional()
    .describe(
      'Of DROPDOWN, RADIO and CHECKBOX, in their order; the value of a CHECKBOX has a line for each chosen one',
    ),
  minChosen: z.number().int().min(0).max(OPTIONS_MAX).nullable().optional().describe('Of a CHECKBOX with options'),
  maxChosen: z.number().int().min(1).max(OPTIONS_MAX).nullable().optional().describe('Of a CHECKBOX with options'),
};
