import type { text as Shape } from '../../../zh-CN/parts/attachments/text.ts';
import { ATTACHMENT_KIND_HINTS } from '@countersign/contract/languages/en/labels';

export const text: typeof Shape = {
  title: 'Attach a file',
  kinds: ATTACHMENT_KIND_HINTS,
  takes: (kinds: string, size: string, most: number) =>
    `Send ${kinds}${most === 1 ? '' : `, at most ${most} files`}, each up to ${size}.`,
  why: 'The file is kept with the contract, and its parties can see it; your signature covers its fingerprint. Where and when a picture was taken is removed from it.',
  camera: 'Take a picture',
  choose: 'Choose a file',
  replace: 'Replace',
  remove: (name: string) => `Remove ${name}`,
  sending: (name: string) => `Sending ${name}`,
  done: 'Done',
  view: (name: string) => `View ${name}`,
};
