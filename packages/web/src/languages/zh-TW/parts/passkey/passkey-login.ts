import type { text as Shape } from '../../../zh-CN/parts/passkey/passkey-login.ts';

const REFUSED = '未使用通行密鑰。您可以再試一次，或換一種方式登入。';

export const text: typeof Shape = {
  enter: '使用通行密鑰登入',
  fault: {
    refused: REFUSED,
    known: REFUSED,
    unfit: '這台裝置無法在本網站使用通行密鑰，請換一種方式登入。',
  },
};
