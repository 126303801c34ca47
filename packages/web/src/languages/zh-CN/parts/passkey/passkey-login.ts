import type { AuthenticatorFault } from '../../../../parts/passkey/authenticator.ts';

const REFUSED = '没有使用通行密钥。您可以再试一次，或换一种方式登录。';

export const text = {
  enter: '使用通行密钥登录',
  fault: {
    refused: REFUSED,
    known: REFUSED,
    unfit: '这台设备无法在本网站使用通行密钥，请换一种方式登录。',
  } as Readonly<Record<AuthenticatorFault, string>>,
};
