import type { Handlers } from '../../platform/http/handlers.ts';
import { getFile, uploadFragment } from './upload-fragment.ts';

export const fileCalls = { uploadFragment, getFile } satisfies Partial<Handlers>;
