import type { text as Shape } from '../../../../../zh-CN/pages/console/enterprise/seals/pick-text.ts';

export const text: typeof Shape = {
  trouble: '불러오지 못했습니다. 나중에 다시 시도해 주십시오.',
  members: '구성원',
  envelopes: '계약서',
  envelopeSearch: '제목으로 계약서 검색',
  noEnvelopes: '계약서를 찾을 수 없습니다.',
  templates: '템플릿',
  templateSearch: '이름으로 템플릿 검색',
  noTemplates: '템플릿을 찾을 수 없습니다.',
};
