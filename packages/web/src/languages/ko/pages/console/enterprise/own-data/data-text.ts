import type { text as Shape } from '../../../../../zh-CN/pages/console/enterprise/own-data/data-text.ts';

export const text: typeof Shape = {
  title: '기업 데이터',
  lead: '플랫폼이 기업을 위해 보관하는 모든 계약서와 데이터를 가져갑니다.',
  exportWhy:
    '완료된 모든 계약서와 증거, 진행 중 계약서의 현재 상태, 구성원, 부서, 역할, 템플릿 목록, 도장 그림을 한 파일로 제공합니다. 다른 사람의 정보가 들어 있으니 안전하게 보관해 주십시오.',
};
