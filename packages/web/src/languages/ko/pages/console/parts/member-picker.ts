import { orMail } from '../../../../../text/channels.ts';
import type { text as Shape } from '../../../../zh-CN/pages/console/parts/member-picker.ts';

export const text: typeof Shape = {
  search: '이름 또는 사번',
  searchAll: orMail('이름, 전화번호 또는 이메일', '이름 또는 이메일'),
  none: '구성원을 찾을 수 없습니다.',
  failed: '불러오지 못했습니다. 나중에 다시 시도해 주십시오.',
};
