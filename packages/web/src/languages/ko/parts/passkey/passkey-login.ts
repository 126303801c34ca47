import type { text as Shape } from '../../../zh-CN/parts/passkey/passkey-login.ts';

const REFUSED_KO = '패스키를 사용하지 않았습니다. 다시 시도하거나 다른 방법으로 로그인해 주십시오.';

export const text: typeof Shape = {
  enter: '패스키로 로그인',
  fault: {
    refused: REFUSED_KO,
    known: REFUSED_KO,
    unfit: '이 기기에서는 이 사이트의 패스키를 사용할 수 없습니다. 다른 방법으로 로그인해 주십시오.',
  },
};
