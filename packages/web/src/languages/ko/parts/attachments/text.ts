import type { text as Shape } from '../../../zh-CN/parts/attachments/text.ts';
import { ATTACHMENT_KIND_HINTS } from '@countersign/contract/languages/ko/labels';

export const text: typeof Shape = {
  title: '파일 첨부',
  kinds: ATTACHMENT_KIND_HINTS,
  takes: (kinds: string, size: string, most: number) =>
    `제출할 파일: ${kinds}${most === 1 ? '' : `, 최대 ${most}개`}, 파일당 ${size} 이하.`,
  why: '파일은 계약서와 함께 보관되며 당사자가 볼 수 있습니다. 서명에는 파일의 해시값이 포함됩니다. 사진의 촬영 위치와 시각은 삭제됩니다.',
  camera: '사진 찍기',
  choose: '파일 선택',
  replace: '바꾸기',
  remove: (name: string) => `${name} 삭제`,
  sending: (name: string) => `${name} 보내는 중`,
  done: '완료',
  view: (name: string) => `${name} 보기`,
};
