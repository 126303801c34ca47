import type { WrittenSection } from '../../../text/written-section.ts';

export const review: WrittenSection = {
  title: '검토와 거절',
  blocks: [
    {
      kind: 'points',
      items: [
        '검토자는 계약서를 통과시키거나 1~500자의 사유와 함께 거부합니다. 거부하면 계약이 종료됩니다.',
        '서명자도 사유와 함께 계약서를 거절할 수 있습니다. 그러면 계약이 종료되고 발신자에게 알립니다.',
        '검토는 문서를 바꾸지 않습니다. 검토자가 어느 버전을 보았는지 증거 보고서에 기재됩니다.',
      ],
    },
    {
      kind: 'text',
      text: '발신자는 완료되기 전에 사유와 함께 계약서를 회수할 수 있습니다. 기한까지 완료되지 않은 계약서는 자동으로 만료됩니다. 완료된 계약서는 회수할 수 없습니다.',
    },
  ],
};
