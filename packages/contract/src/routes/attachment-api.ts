import type { Api } from '../calls/index.ts';
import type { Route } from '../endpoint.ts';
import { attachmentRoutes } from './attachments.ts';

export type AttachmentCallName = keyof typeof attachmentRoutes;

/** The calls of files that signers attach, like `api`; apart, because few contracts have any. */
export const attachmentApi: { readonly [N in AttachmentCallName]: Route<Api[N]> } = attachmentRoutes;
