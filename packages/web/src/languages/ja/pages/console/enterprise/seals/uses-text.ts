import type { text as Shape } from '../../../../../zh-CN/pages/console/enterprise/seals/uses-text.ts';

export const text: typeof Shape = {
  title: '印鑑の使用記録',
  lead: '印鑑の使用はすべてここに記録されます。記録の変更や削除はできません。',
  back: '印鑑に戻る',
  when: '署名日時',
  seal: '印鑑',
  who: '使用者',
  contract: '契約書',
  selfApproved: '作成者本人が承認した印鑑',
  none: '使用記録はまだありません。',
  count: (count) => `使用${count}件`,
};
