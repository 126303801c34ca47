import { contractsErrors } from '@countersign/contract/languages/de/errors/contracts';
import type { text as Shape } from '../../../zh-CN/parts/uploader/refusals.ts';

export const text: typeof Shape = filesErrors;
