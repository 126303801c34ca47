import type { text as Shape } from '../../../../../zh-CN/pages/console/account/security/passkeys-text.ts';
import { PASSKEYS_MAX } from '@countersign/domain';

export const text: typeof Shape = {
  title: '패스키',
  why: '지문, 얼굴 또는 화면 잠금으로 로그인합니다. 비밀번호를 외울 필요가 없고 피싱에 안전합니다. 패스키는 로그인만 대신하며 서명 비밀번호를 대신하지 않습니다.',
  add: '패스키 추가',
  none: '패스키가 없습니다',
  list: '내 패스키',
  unsupported:
    '이 브라우저에서는 패스키를 사용할 수 없습니다. 최신 Chrome, Edge, Safari 또는 Firefox와 https 접속, 화면 잠금·지문·얼굴 인식이 있는 기기가 필요합니다.',
  limit: `패스키는 최대 ${PASSKEYS_MAX}개입니다. 하나를 삭제한 뒤 추가해 주십시오.`,
  name: '이름',
  nameHint: '나중에 어느 기기인지 알아볼 수 있도록',
  nameMissing: '이름을 입력해 주십시오',
  nameOn: (browser, system) => `${browser}(${system})`,
  nameDefault: '내 패스키',
  password: '로그인 비밀번호',
  passwordMissing: '로그인 비밀번호를 입력해 주십시오',
  addWhy: '로그인 비밀번호를 입력하면 브라우저가 지문, 얼굴 또는 화면 잠금을 요청하여 패스키를 만듭니다.',
  addWhyBare: '브라우저가 지문, 얼굴 또는 화면 잠금을 요청하여 패스키를 만듭니다.',
  goOn: '계속',
  addDone: '패스키를 추가했습니다',
  fault: {
    refused: '취소되거나 시간이 초과되어 패스키를 만들지 못했습니다. 다시 시도할 수 있습니다.',
    known: '이 기기에는 이 계정의 패스키가 이미 있습니다.',
    unfit: '이 기기에서는 이 사이트의 패스키를 만들 수 없습니다. 화면 잠금이 있는 기기에서 https로 열어 주십시오.',
  },
  made: (when) => `추가 ${when}`,
  used: (when) => `사용 ${when}`,
  unused: '사용한 적 없음',
  remove: '삭제',
  removeOf: (name) => `패스키 ${name} 삭제`,
  removeTitle: (name) => `“${name}” 패스키를 삭제하시겠습니까?`,
  removeWhy: '더 이상 이 패스키로 로그인할 수 없습니다. 기기에 있는 사본은 비밀번호 관리자에서 따로 삭제해 주십시오.',
  removed: '패스키를 삭제했습니다',
};
