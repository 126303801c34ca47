import type { Handlers } from '../../platform/index.ts';
import { getFile, uploadFragment } from './upload-fragment.ts';

export const fileCalls = { uploadFragment, getFile } satisfies Partial<Handlers>;
