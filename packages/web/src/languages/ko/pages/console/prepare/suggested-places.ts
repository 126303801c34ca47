import type { text as Shape } from '../../../../zh-CN/pages/console/prepare/suggested-places.ts';

export const text: typeof Shape = {
  title: '추천 위치',
  found: (count) => `추천 입력란 ${count}개`,
  placeAll: (count) => (count === 1 ? '배치하기' : `${count}개 모두 배치`),
  next: '다음 보기',
  dismiss: '추천 사용 안 함',
  placed: (count) => `입력란 ${count}개를 배치했습니다. 실행 취소할 수 있습니다`,
  place: (type, name, label) => `“${label}” 자리에 ${name} 님의 ${type} 배치`,
};
