import { isolate } from '../../../../../text/isolate.ts';
import type { text as Shape } from '../../../../zh-CN/pages/console/parts/retention-text.ts';

export const text: typeof Shape = {
  title: '保存ポリシー',
  why: '期間を過ぎたものは自動的に削除されます。終了した契約書はこのアカウントからのみ削除され、ほかの当事者の分は残ります。証明書と監査ログは常に残ります。',
  change: 'ポリシーを変更',
  kinds: {
    drafts: '下書き',
    contracts: '終了した契約書',
    messages: 'お知らせ',
    logs: 'Webhookのログ',
    sessions: 'ログインしたことのあるブラウザー',
  },
  hints: {
    drafts: '最後の変更からの日数。',
    contracts: '終了からの日数。',
    messages: '受信からの日数。',
    logs: '送信からの日数。',
    sessions: '最後の使用からの日数。',
  },
  after: (days: number | null) => (days === null ? '未設定：プラットフォームの保存期間のみ適用' : `${days}日後に削除`),
  changedBy: (name: string, when: string) => `${isolate(name)}が変更、${when}`,
  sheetWhy: (days: number) =>
    `期限を設けない場合は空欄にしてください。新規または短縮されたポリシーでは、下書きと契約書は${days}日間削除されません。契約書の削除の30日前と7日前に通知します。`,
  range: (min: number, max: number) => `${min}〜${max}日。`,
  bounds: (min: number, max: number) => `${min}〜${max}の整数を入力するか、空欄にしてください`,
  keep: '未設定：プラットフォームの保存期間のみ適用',
  preview: '削除されるものを表示',
  save: '保存',
  saved: '保存ポリシーを保存しました',
  next: 'このポリシーによる削除',
  count: {
    contracts: (now: string, soon: string, isMore: boolean) =>
      `契約書：現在${now}件、30日以内に${soon}件${isMore ? '以上' : ''}`,
    drafts: (now: string, soon: string, isMore: boolean) =>
      `下書き：現在${now}件、30日以内に${soon}件${isMore ? '以上' : ''}`,
  },
  held: (count: string) => `ほか${count}件はリーガルホールド中のため保持されます`,
  onHold: 'リーガルホールド',
  untitled: '無題',
};
