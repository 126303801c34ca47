import {
  ATTACHMENT_FILES_MAX,
  ATTACHMENT_KINDS,
  ATTACHMENT_MB_MAX,
  CHECK_MARK_DIRECTIONS,
  OPTIONS_MAX,
  OPTION_MAX,
} from '@countersign/domain';
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

/** What an ATTACHMENT asks for; its `tagId` names it. */
export const attachmentFields = {
  fileKinds: z
    .array(z.enum(ATTACHMENT_KINDS))
    .min(1)
    .max(ATTACHMENT_KINDS.length)
    .optional()
    .describe('Of an ATTACHMENT: the files that it takes, pictures (PNG, JPEG) or PDFs; both, if not given'),
  maxFiles: z.number().int().min(1).max(ATTACHMENT_FILES_MAX).optional().describe('Of an ATTACHMENT; 1, if not given'),
  maxFileMb: z
    .number()
    .int()
    .min(1)
    .max(ATTACHMENT_MB_MAX)
    .optional()
    .describe('Of an ATTACHMENT: the largest file in MB; 10, if not given'),
};
