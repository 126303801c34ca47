import { byLevel } from '../../../../text/level.ts';
import type { text as Shape } from '../../../zh-CN/parts/entry/text.ts';

export const text: typeof Shape = {
  asideTitle: 'Every signature with a certificate behind it',
  asideA: 'One certificate for each signature, issued on the spot; its key is destroyed after use',
  asideB: 'PAdES, the international standard: can be verified offline too',
  asideC: byLevel({
    'B-LTA': 'Time-stamps and full evidence, kept within the file',
    'B-B': 'A full evidence report, to be downloaded with the contract',
  }),
};
