import { byLevel } from '../../../../text/level.ts';
import type { text as Shape } from '../../../zh-CN/parts/entry/text.ts';

export const text: typeof Shape = {
  asideTitle: '모든 서명을 인증서가 뒷받침합니다',
  asideA: '서명마다 인증서 하나를 즉시 발급하고, 키는 사용 후 폐기합니다',
  asideB: '국제 표준 PAdES: 오프라인에서도 검증할 수 있습니다',
  asideC: byLevel({
    'B-LTA': '타임스탬프와 전체 증거를 파일 안에 보관합니다',
    'B-B': '전체 증거 보고서를 계약서와 함께 내려받습니다',
  }),
};
