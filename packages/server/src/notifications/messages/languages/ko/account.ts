import { quotedText } from '@countersign/domain';
import { changeOf, deviceOf } from '../account-facts.ts';
import type { AccountNotice } from '../../account-words.ts';
import type { Words } from '../../envelope-words.ts';
import { instantText } from '../instant-text.ts';
import type { AccountTexts } from '../../notice-texts.ts';

const ZONE = 'Asia/Shanghai';

function words(notice: AccountNotice, when: string): Words {
  const name = 'name' in notice ? quotedText(notice.name, 'name', 'ko') : '';
  switch (notice.kind) {
    case 'NEW_DEVICE':
      return {
        subject: '새 기기에서 로그인',
        sentence: `새 기기에서 계정에 로그인했습니다. ${when}(${deviceOf(notice, (browser, system) => `${system}의 ${browser}`, '알 수 없는 기기')}, IP ${notice.ip})`,
      };
    case 'PASSWORD_CHANGED':
      return {
        subject: '로그인 비밀번호가 변경되었습니다',
        sentence: `${when}에 로그인 비밀번호가 변경되어 다른 모든 기기가 로그아웃되었습니다${notice.keysRemoved ? '. 패스키와 서명용 휴대전화도 제거되었습니다' : ''}`,
      };
    case 'SIGN_PASSWORD_SET':
      return {
        subject: '서명 비밀번호가 설정되었습니다',
        sentence: `${when}에 계정의 서명 비밀번호가 설정되었습니다`,
      };
    case 'SIGN_PASSWORD_CHANGED':
      return {
        subject: '서명 비밀번호가 변경되었습니다',
        sentence: `${when}에 서명 비밀번호가 변경되었습니다`,
      };
    case 'PASSKEY_CREATED':
      return {
        subject: '계정에 패스키가 추가되었습니다',
        sentence: `${when}에 패스키 ${name} 항목이 계정에 추가되었으며 로그인에 사용할 수 있습니다`,
      };
    case 'SHIELD_CREATED':
      return {
        subject: '계정에 휴대전화가 추가되었습니다',
        sentence: `${when}에 휴대전화 ${name} 항목이 계정에 추가되었으며 계약서 서명에 사용할 수 있습니다`,
      };
    case 'CONTACT_CHANGED':
      return {
        subject: '연락처가 변경되었습니다',
        sentence: `${when}에 계정의 연락처가 변경되었습니다: ${changeOf(notice, '없음')}`,
      };
    case 'DELETION_CHANGED': {
      const { deleteAt, reason } = notice;
      if (deleteAt !== null)
        return {
          subject: '계정 삭제를 요청하셨습니다',
          sentence: `${when}에 계정 삭제를 요청하셨습니다. 계정은 ${instantText(new Date(deleteAt), ZONE, 'ko')}에 삭제되며 그 전에 로그인하면 취소됩니다`,
        };
      return {
        subject: '계정 삭제가 취소되었습니다',
        sentence: `${when}에 계정 삭제가 취소되었습니다: ${reason === 'LOGIN' ? '다시 로그인하셨습니다' : '소유한 기업이나 진행 중인 계약서가 있습니다'}`,
      };
    }
    case 'RETENTION_DUE': {
      const whose = notice.enterpriseName === null ? '본인 계정' : quotedText(notice.enterpriseName, 'name', 'ko');
      const from = instantText(new Date(notice.deleteAt), ZONE, 'ko');
      return {
        subject: `보존 기간 정책에 따라 삭제될 계약서: ${notice.count}건`,
        sentence: `보존 기간 정책에 따라 ${whose}의 종료된 계약서 ${notice.count}건이 ${from}부터 삭제됩니다. 다른 당사자는 계속 보관합니다`,
      };
    }
    default:
      return notice satisfies never;
  }
}

/** Notices about an account. */
export const account: AccountTexts = {
  words,
  warn: '본인이 아니면 지금 비밀번호를 변경하고 그 기기를 로그아웃시켜 주십시오',
  warnOfKey: '본인이 아니면 지금 여기에서 제거하고 비밀번호를 변경해 주십시오',
  warnOfRetention: '보관하려면 그 전에 내보내거나 정책을 변경해 주십시오',
  check: '계정 확인',
  see: '정책 보기',
  message: (by, sentence, warn, link) => `[${by}] ${sentence}. ${warn}: ${link}`,
};
